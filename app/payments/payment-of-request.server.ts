import { backend } from '#app/server/backend.server.ts';
import { readLanguage } from '#app/frame/language.server.ts';
import type { PaymentReport } from '#contract/money/payments.ts';

/** What a payment page knows: the payment, that nobody may see one here, or that it could not be asked. */
export type PaymentLookup =
  | { kind: 'found'; report: PaymentReport }
  | { kind: 'unknown' }
  | { kind: 'unavailable' };

/** Reads the payment an address names by `payment_id` or `order_id`; `token` proves that the visitor came back from paying. */
export async function lookUpPayment(request: Request): Promise<PaymentLookup> {
  const { language } = await readLanguage(request);
  const query = new URL(request.url).searchParams;
  const paymentId = query.get('payment_id') || query.get('order_id');
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
