import { cardTitle, WALLET_TIME_ZONE } from '#app/gift-cards/card-facts.ts';
import type { GiftCard } from '#contract/gift-cards.ts';

/** What gifts brought in, in rupees. */
export interface Earnings {
  thisMonth: number;
  total: number;
  /** Events that brought something in. */
  eventCount: number;
  /** Newest first; months without earnings are left out. */
  byMonth: { name: string; amount: number }[];
  /** Largest first. */
  byEvent: { id: string; name: string; amount: number }[];
}

type EarningCard = Pick<GiftCard, 'eventId' | 'transactions'>;

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: WALLET_TIME_ZONE });

/**
 * Adds up what each card was issued with: its first credit. Money that later comes back to
 * a card was earned before. Months are those of India; sums are exact to the paisa.
 *
 * @param now decides which month is this one
 */
export function earningsOf(cards: readonly EarningCard[], now: Date): Earnings {
  const issued = cards
    .flatMap(({ eventId, transactions }) => {
      const credit = transactions.findLast(({ type }) => type === 'credit');
      return credit ? [{ eventId, paise: Math.round(credit.amount * 100), at: new Date(credit.timestamp) }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());

  const months = new Map<string, number>();
  const events = new Map<string, { name: string; paise: number }>();
  let total = 0;
  for (const { eventId, paise, at } of issued) {
    const month = monthFormat.format(at);
    months.set(month, (months.get(month) ?? 0) + paise);
    const id = eventId?._id ?? '';
    events.set(id, { name: cardTitle({ eventId }), paise: (events.get(id)?.paise ?? 0) + paise });
    total += paise;
  }
  return {
    thisMonth: (months.get(monthFormat.format(now)) ?? 0) / 100,
    total: total / 100,
    eventCount: events.size - (events.has('') ? 1 : 0),
    byMonth: [...months].map(([name, paise]) => ({ name, amount: paise / 100 })),
    byEvent: [...events].map(([id, { name, paise }]) => ({ id, name, amount: paise / 100 })).sort((a, b) => b.amount - a.amount),
  };
}
