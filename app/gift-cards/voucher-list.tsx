import { Link } from '@remix-run/react';
import { walletDate } from '#app/gift-cards/card-summary.ts';
import { redemptionAddress } from '#app/gift-cards/addresses.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { formatRupees } from '#contract/common/format.ts';
import type { Redemption } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

const tones: Record<Redemption['status'], BadgeTone> = {
  processing: 'neutral',
  completed: 'yes',
  failed: 'no',
};

/** The vouchers bought with a card, each with its state; the name leads to what became of it. */
export function VoucherList({ redemptions }: { redemptions: readonly Redemption[] }) {
  return (
    <ul className="divide-y divide-line">
      {redemptions.map(({ _id, status, brand, product, amount, recipientEmail, orderId, createdAt }) => (
        <li key={_id} className="py-3 wrap-anywhere">
          <div className="flex items-start justify-between gap-4">
            <Link to={redemptionAddress(_id)} discover="none" preventScrollReset className="min-w-0 py-1">
              {product}
            </Link>
            <p className="flex-none py-1 font-semibold">{formatRupees(amount)}</p>
          </div>
          <p className="text-sm text-ink-soft">
            {brand} · <time dateTime={createdAt}>{walletDate(createdAt)}</time>
          </p>
          <p className="text-sm text-ink-soft">
            {recipientEmail}
            {orderId ? ` · ${cardWords.orderNumber(orderId)}` : ''}
          </p>
          <Badge tone={tones[status]}>{cardWords.voucherStatusNames[status]}</Badge>
        </li>
      ))}
    </ul>
  );
}
