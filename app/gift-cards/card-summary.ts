import { formatEventDate } from '#contract/common/format.ts';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** A card without what happened on it, but for whether all it held went back to its giver. */
export type CardSummary = Omit<GiftCard, 'transactions' | 'redemptions'> & { wentBack: boolean };

/** Whether a contribution that was taken back, or sent back, emptied the card: nobody used it then. */
export const wentBack = ({ originalAmount, transactions }: GiftCard): boolean =>
  originalAmount > 0 &&
  Math.round(
    transactions
      .filter(({ kind }) => kind === 'refund')
      .reduce((sum, { type, amount }) => sum + (type === 'debit' ? amount : -amount), 0) * 100,
  ) === Math.round(originalAmount * 100);

export const cardSummary = (card: GiftCard): CardSummary => {
  const { transactions: _, redemptions: __, ...summary } = card;
  return { ...summary, wentBack: wentBack(card) };
};

/** Wallets are in rupees, so their days and months are India's. */
export const WALLET_TIME_ZONE = 'Asia/Kolkata';

/** A day as the wallet writes it: `12 Dec 2026`. */
export const walletDate = (timestamp: string): string =>
  formatEventDate({ startsAt: timestamp, timeZone: WALLET_TIME_ZONE }, 'short');

/** What a card came from (spec section 2, Wallet). */
export const cardTitle = ({ eventId }: Pick<GiftCard, 'eventId'>): string =>
  eventId?.eventName ?? cardWords.generalCard;

/** A card in a sentence: what it came from and its last four digits. */
export const cardInWords = (card: Pick<GiftCard, 'eventId' | 'cardNumber'>): string =>
  cardWords.cardInWords(cardTitle(card), card.cardNumber.slice(-4));

/** Whole percent of a card that is used (spec section 9); null for a card that never held anything, which has no bar. */
export function percentUsed({
  amount,
  originalAmount,
}: Pick<GiftCard, 'amount' | 'originalAmount'>): number | null {
  return originalAmount > 0 ? Math.round(((originalAmount - amount) / originalAmount) * 100) : null;
}

/** The cards of one event; `eventId` is null for those of none. */
export interface EventCardGroup {
  eventId: string | null;
  title: string;
  /** What its active cards hold, in rupees. */
  balance: number;
  cards: CardSummary[];
}

/** Cards by the event they came from, in the order of the first card of each; those of no event come last. */
export function cardsByEvent(cards: readonly CardSummary[]): EventCardGroup[] {
  const groups = new Map<string | null, CardSummary[]>();
  for (const card of cards) {
    const event = card.eventId?._id ?? null;
    groups.set(event, [...(groups.get(event) ?? []), card]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([eventId, ofEvent]) => ({
      eventId,
      title: ofEvent[0] ? cardTitle(ofEvent[0]) : cardWords.generalCard,
      // in paise, because sums of fractions drift
      balance:
        ofEvent
          .filter(({ status }) => status === 'active')
          .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
      cards: ofEvent,
    }));
}

/** The address of a card's details. */
export const cardAddress = (cardId: string): string => `/wallet?${new URLSearchParams({ card: cardId })}`;

/** Where a press shows the whole number of a card. */
export const cardNumberAddress = (cardId: string): string => `/wallet/cards/${cardId}/number`;
