import { cardTitle } from '#app/gift-cards/card-summary.ts';
import type { GiftCard } from '#contract/money/gift-cards.ts';

const PAGE_SIZE = 25;

/** One movement of money on one of the cards. */
export type HistoryEntry = GiftCard['transactions'][number] & {
  cardId: string;
  cardNumber: string;
  eventName: string;
};

/**
 * A page of what happened on all cards, newest first.
 *
 * @param page counted from 1, as it stands in the address; anything that is no page becomes the nearest one
 */
export function historyPage(
  cards: readonly GiftCard[],
  page: string | null,
): { entries: HistoryEntry[]; page: number; pageCount: number } {
  const all = cards
    .flatMap((card) =>
      card.transactions.map((line): HistoryEntry => ({
        ...line,
        cardId: card._id,
        cardNumber: card.cardNumber,
        eventName: cardTitle(card),
      })),
    )
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
  const pageCount = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const wanted = Math.min(pageCount, Math.max(1, Math.trunc(Number(page)) || 1));
  return { entries: all.slice((wanted - 1) * PAGE_SIZE, wanted * PAGE_SIZE), page: wanted, pageCount };
}
