import { backend } from '#app/backend.server.ts';
import type { PaymentReport } from '#contract/money/payments.ts';
import type { Language } from '#messages/language.ts';

/** What a payment page knows: the payment, that nobody may see one here, or that it could not be asked. */
type PaymentLookup = { kind: 'found'; report: PaymentReport } | { kind: 'unknown' } | { kind: 'unavailable' };

/** The payment an address names, if it names one. */
export function paymentNamed(request: Request): string | null {
  const query = new URL(request.url).searchParams;
  return query.get('payment_id') || query.get('order_id');
}

/** Reads the payment an address names by `payment_id` or `order_id`; `token` proves that the visitor came back from paying. */
export async function lookUpPayment(request: Request, language: Language): Promise<PaymentLookup> {
  const query = new URL(request.url).searchParams;
  const paymentId = paymentNamed(request);
  if (!paymentId) return { kind: 'unknown' };
  const result = await backend(request, language).call('getPaymentStatus', {
    params: { paymentId },
    query: { token: query.get('token') ?? undefined },
  });
  if (result.ok) return { kind: 'found', report: result.data };
  return result.status < 500 && result.status !== 429 ? { kind: 'unknown' } : { kind: 'unavailable' };
}

/** 200 for an answer about a payment, 404 when there is none to see, 503 when it has to be asked again. */
export const statusOf = ({ kind }: PaymentLookup): number =>
  ({ found: 200, unknown: 404, unavailable: 503 })[kind];
