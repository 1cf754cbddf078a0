import { cardTitle, walletDate, wentBack } from '#app/gift-cards/card-summary.ts';
import { CardNumber } from '#app/gift-cards/card-number-form.tsx';
import { CardStatus } from '#app/gift-cards/card-status.tsx';
import { TransactionList } from '#app/gift-cards/transaction-list.tsx';
import { UseCard } from '#app/gift-cards/use-card.tsx';
import { VoucherList } from '#app/gift-cards/voucher-list.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import type { GiftCard } from '#contract/money/gift-cards.ts';
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
