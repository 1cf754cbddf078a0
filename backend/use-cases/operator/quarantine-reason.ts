import type { Selectable } from 'kysely';
import type { MoneySchema, QuarantineReason } from '#backend/platform/database/money-schema.ts';
import { inRupees, rupeesOf } from '#backend/platform/money.ts';

const sentences: Record<QuarantineReason, (providerId: string, amount: string) => string> = {
  amount: (id, amount) => `the provider says ${amount} (${id}), which is not what was asked for.`,
  currency: (id, amount) => `the provider says ${amount} (${id}), which is not in rupees.`,
  second_payment: (id, amount) => `${amount} were taken a second time (${id}).`,
  refunded_elsewhere: (id, amount) => `${amount} went back (${id}) without having been asked for here.`,
};

/** Why money was kept aside: the end of a sentence. */
export function quarantineReason(
  row: Pick<
    Selectable<MoneySchema['payment_quarantine']>,
    'reason' | 'provider_payment_id' | 'amount_paise' | 'currency'
  >,
): string {
  const amount =
    row.currency === 'INR'
      ? inRupees(row.amount_paise)
      : `${rupeesOf(row.amount_paise).toFixed(2)} ${row.currency}`;
  return sentences[row.reason](row.provider_payment_id, amount);
}
