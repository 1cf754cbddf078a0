import { Link } from '@remix-run/react';
import { cardTitle, walletDate, wentBack } from '#app/gift-cards/card-summary.ts';
import { CardNumber } from '#app/gift-cards/card-number-form.tsx';
import { CardStatus } from '#app/gift-cards/card-status.tsx';
import { TransactionList } from '#app/gift-cards/transaction-list.tsx';
import { UseCard } from '#app/gift-cards/use-card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { redemptionAddress } from '#app/gift-cards/addresses.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { Redemption } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** Everything about one card; its history scrolls in a box of its own (spec section 9). */
export function CardDetails({ card }: { card: GiftCard }) {
  return (
    <>
      <DescriptionList
        facts={[
          { term: cardWords.cardNumberTerm, value: <CardNumber card={card} /> },
          {
            term: cardWords.statusTerm,
            value: <CardStatus status={card.status} wentBack={wentBack(card)} />,
          },
          {
            term: cardWords.currentBalance,
            value: cardWords.balanceOfOriginal(card.amount, card.originalAmount),
          },
          { term: cardWords.expiryDate, value: walletDate(card.expiryDate) },
          { term: cardWords.eventTerm, value: cardTitle(card) },
        ]}
      />
      {card.status === 'active' ? (
        <p className="mt-4">
          <UseCard card={card} />
        </p>
      ) : null}
      {card.redemptions.length > 0 ? (
        <section aria-label={cardWords.vouchersBought}>
          <h3 className="mt-6 mb-2 text-lg">{cardWords.vouchersBought}</h3>
          <VoucherList redemptions={card.redemptions} />
        </section>
      ) : null}
      <h3 className="mt-6 mb-2 text-lg">{cardWords.historyTitle}</h3>
      {card.transactions.length === 0 ? (
        <p>{cardWords.noTransactions}</p>
      ) : (
        // a box that scrolls must be reachable by keyboard
        <div
          role="region"
          aria-label={cardWords.historyTitle}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-48 overflow-y-auto"
        >
          <TransactionList lines={card.transactions} />
        </div>
      )}
    </>
  );
}

const tones: Record<Redemption['status'], BadgeTone> = {
  processing: 'neutral',
  completed: 'yes',
  failed: 'no',
};

/** The vouchers bought with a card, each with its state; the name leads to what became of it. */
function VoucherList({ redemptions }: { redemptions: readonly Redemption[] }) {
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
