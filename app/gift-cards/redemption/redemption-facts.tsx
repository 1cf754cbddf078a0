import { Facts } from '#app/ui/facts.tsx';
import { formatRupees, voucherTitle } from '#contract/format.ts';
import type { Redemption } from '#contract/redemptions.ts';

/** What was bought, for whom, and under which order. */
export function RedemptionFacts({ redemption }: { redemption: Redemption }) {
  const { amount, recipientEmail, orderId } = redemption;
  return (
    <Facts
      facts={[
        { term: 'Voucher', value: voucherTitle(redemption) },
        { term: 'Amount', value: formatRupees(amount) },
        { term: 'Recipient e-mail', value: <span className="wrap-anywhere">{recipientEmail}</span> },
        { term: 'Order ID', value: orderId || 'Not known yet' },
      ]}
    />
  );
}
