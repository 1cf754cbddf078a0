import { appLanguage } from '#messages/app-language/en.ts';
import { locales } from '#messages/language.ts';
import { cardTitle, WALLET_TIME_ZONE } from '#app/gift-cards/card-summary.ts';
import type { GiftCard } from '#contract/money/gift-cards.ts';

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

const monthFormat = new Intl.DateTimeFormat(locales[appLanguage], {
  month: 'long',
  year: 'numeric',
  timeZone: WALLET_TIME_ZONE,
});

/** Exact: paise. Above zero for money that came. */
const paiseOf = ({ type, amount }: GiftCard['transactions'][number]) =>
  (type === 'credit' ? 1 : -1) * Math.round(amount * 100);

/**
 * Adds up what each card was issued with, less what went back to the giver; vouchers and
 * what came back of them change nothing. A gift counts in the month in which it was given,
 * by India's calendar.
 *
 * @param now decides which month is this one
 */
export function earningsOf(cards: readonly EarningCard[], now: Date): Earnings {
  const issued = cards
    .flatMap(({ eventId, transactions }) => {
      const given = transactions.filter(({ kind }) => kind === 'issue' || kind === 'refund');
      const paise = given.reduce((sum, line) => sum + paiseOf(line), 0);
      const first = given.at(-1);
      return first && paise > 0 ? [{ eventId, paise, at: new Date(first.timestamp) }] : [];
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
    byEvent: [...events]
      .map(([id, { name, paise }]) => ({ id, name, amount: paise / 100 }))
      .sort((a, b) => b.amount - a.amount),
  };
}
