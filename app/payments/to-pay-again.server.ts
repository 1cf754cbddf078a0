import { backend } from '#app/server/backend.server.ts';
import { AGAIN, begunHere } from '#app/payments/way-back.server.ts';
import type { Language } from '#messages/language.ts';

/** What was to be given by a payment that came to nothing, in rupees, and the blessing written beside it. */
export interface ToPayAgain {
  amount: number;
  blessing: string;
}

/**
 * Reads the payment that the form's address leads back from. The token proves that whoever opens the address came back from
 * paying it, and the browser has to be the one that began it, by this guest's form and for the same; else the form is as new.
 * Who is signed in proves nothing here: a host may read every payment to them.
 */
export async function readToPayAgain(
  request: Request,
  { eventId, guestId, giftId }: { eventId: string; guestId: string; giftId?: string },
  language: Language,
): Promise<ToPayAgain | null> {
  const query = new URL(request.url).searchParams;
  const paymentId = query.get(AGAIN);
  const token = query.get('token');
  if (!paymentId || !token) return null;
  const begun = await begunHere(request, paymentId);
  if (begun?.eventId !== eventId || begun.guestId !== guestId || begun.giftId !== giftId) return null;
  const result = await backend(request, language).call('getPaymentStatus', {
    params: { paymentId },
    query: { token },
  });
  if (!result.ok) return null;
  const { payment } = result.data;
  const isPaid = payment.status === 'paid' || payment.status === 'refunded';
  if (isPaid || !payment.byLink || payment.eventId._id !== eventId || payment.gift?._id !== giftId)
    return null;
  return { amount: payment.amount, blessing: payment.blessing ?? '' };
}
