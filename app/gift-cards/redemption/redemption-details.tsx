import { DescriptionList } from '#app/ui/description-list.tsx';
import { formatRupees, voucherTitle } from '#contract/common/format.ts';
import type { Redemption } from '#contract/money/redemptions.ts';
import * as words from '#messages/gift-cards/en.ts';

/** What was bought, for whom, and under which order. */
export function RedemptionDetails({ redemption }: { redemption: Redemption }) {
  const { amount, recipientEmail, orderId } = redemption;
  return (
    <DescriptionList
      facts={[
        { term: words.voucherTerm, value: voucherTitle(redemption) },
        { term: words.amountTerm, value: formatRupees(amount) },
        { term: words.recipientTerm, value: <span className="wrap-anywhere">{recipientEmail}</span> },
        { term: words.orderTerm, value: orderId || words.orderUnknown },
      ]}
    />
  );
}
