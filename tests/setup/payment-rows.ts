import type { Insertable } from 'kysely';
import type { MoneySchema } from '#backend/platform/database/money-schema.ts';
import { newId } from '#backend/platform/ids.ts';

type Row = Insertable<MoneySchema['payments']>;

/** Who pays whom how many paise, and what else of the row matters. With `paidAt` the payment is a paid one. */
type PaymentInput = { payer: string | null; payee: string; paise: number; paidAt?: Date } & Partial<Row>;

/** The row of a payment, to be written to the database without a provider: begun, with half an hour left. */
export function paymentRow({
  payer,
  payee,
  paise,
  paidAt,
  ...rest
}: PaymentInput): Row & { provider_order_id: string } {
  const id = rest.id ?? newId();
  const name = id.replaceAll(/[^A-Za-z0-9]/g, '');
  const paid =
    paidAt &&
    ({ status: 'paid', provider_payment_id: `pay_${name}`, method: 'card', completed_at: paidAt } as const);
  return {
    id,
    payer_id: payer,
    payee_id: payee,
    request_key: null,
    request_hash: id,
    purpose: 'contribution',
    subject: JSON.stringify({}),
    description: 'A gift',
    amount_paise: paise,
    provider: 'razorpay',
    provider_payment_id: null,
    checkout: null,
    method: null,
    expires_at: new Date(Date.now() + 1_800_000),
    completed_at: null,
    next_check_at: null,
    ...paid,
    ...rest,
    provider_order_id: rest.provider_order_id ?? `order_${name}`,
  };
}
