import { backend } from '#app/server/backend.server.ts';
import { AGAIN } from '#app/payments/gift-page.ts';
import { begunHere } from '#app/payments/way-back.server.ts';
import { withoutSession } from '#app/server/without-session.server.ts';
import { hasArrived } from '#contract/money/payments.ts';
import type { Language } from '#messages/language.ts';

/** What was to be given by a payment that came to nothing, in rupees, and the blessing written beside it. */
export interface ToPayAgain {
  amount: number;
  blessing: string;
}

type Purpose = { eventId: string; giftId?: string };

/**
 * Reads the payment that the form's address leads back from. The token proves that whoever opens the address came back from
 * paying it, and the browser has to be the one that began it, by this link and for the same; else the form is as new. The link's guest may
 * have been joined with another meanwhile.
 * Who is signed in proves nothing here: a host may read every payment to them.
 */
export async function readToPayAgain(
  request: Request,
  purpose: Purpose,
  language: Language,
): Promise<ToPayAgain | null> {
  const query = new URL(request.url).searchParams;
  const paymentId = query.get(AGAIN);
  const token = query.get('token');
  if (!paymentId || !token) return null;
  const begun = await begunHere(request, paymentId);
  if (begun?.eventId !== purpose.eventId || begun.key !== query.get('key') || begun.giftId !== purpose.giftId)
    return null;
  return readUnpaid(backend(withoutSession(request), language), { paymentId, token }, purpose);
}

/** The same where an account gives a shagun, as whom it is signed in. */
export async function readOwnToPayAgain(request: Request, eventId: string): Promise<ToPayAgain | null> {
  const paymentId = new URL(request.url).searchParams.get(AGAIN);
  return paymentId ? readUnpaid(backend(request), { paymentId }, { eventId }) : null;
}

async function readUnpaid(
  api: ReturnType<typeof backend>,
  { paymentId, token }: { paymentId: string; token?: string },
  { eventId, giftId }: Purpose,
): Promise<ToPayAgain | null> {
  const result = await api.call('getPaymentStatus', { params: { paymentId }, query: { token } });
  if (!result.ok) return null;
  const { payment } = result.data;
  if (hasArrived(payment) || payment.eventId._id !== eventId || payment.gift?._id !== giftId) return null;
  return { amount: payment.amount, blessing: payment.blessing ?? '' };
}
