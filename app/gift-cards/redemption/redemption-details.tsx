import { DescriptionList } from '#app/ui/description-list.tsx';
import { formatRupees, voucherTitle } from '#contract/common/format.ts';
import type { Redemption } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** What was bought, for whom, and under which order. */
export function RedemptionDetails({ redemption }: { redemption: Redemption }) {
  const { amount, recipientEmail, orderId } = redemption;
  return (
    <DescriptionList
      facts={[
        { term: cardWords.voucherTerm, value: voucherTitle(redemption) },
        { term: cardWords.amountTerm, value: formatRupees(amount) },
        { term: cardWords.recipientTerm, value: <span className="wrap-anywhere">{recipientEmail}</span> },
        { term: cardWords.orderTerm, value: orderId || cardWords.orderUnknown },
      ]}
    />
  );
}
