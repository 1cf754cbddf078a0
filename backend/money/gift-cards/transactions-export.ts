import { DateTime } from 'luxon';
import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { csvFile, safeCell } from '#backend/platform/csv.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { historyOf } from '#backend/money/ledger/service.ts';
import { maskedNumber, rupeesOf } from '#backend/platform/money.ts';
import { cardsOf } from './repository.ts';
import { cardAccount } from './service.ts';

const WALLET_TIME_ZONE = 'Asia/Kolkata';

/** Everything that happened on the user's gift cards as CSV, newest first: rupees with two decimals, times of India. */
export async function exportTransactions(ctx: Context, viewer: SignedIn): Promise<string> {
  const { cards, history } = await ctx.database.read(async (db) => {
    const cards = new Map((await cardsOf(db, viewer.userId)).map((card) => [cardAccount(card.id), card]));
    return { cards, history: await historyOf(db, [...cards.keys()]) };
  });
  const balances = new Map<string, number>();
  const rows = history.map(({ account, amountPaise, description, at }) => {
    const card = cards.get(account);
    const balance = (balances.get(account) ?? 0) + amountPaise;
    balances.set(account, balance);
    return [
      DateTime.fromJSDate(at, { zone: WALLET_TIME_ZONE }).toISO({ suppressMilliseconds: true }) ?? '',
      safeCell(card?.event_name ?? cardWords.generalCard),
      maskedNumber(card?.number ?? ''),
      safeCell(description),
      amountPaise > 0 ? 'credit' : 'debit',
      written(Math.abs(amountPaise)),
      written(balance),
    ];
  });
  return csvFile([cardWords.exportColumns, ...rows.reverse()]);
}

/** For programs, which take no commas: `125000.50`. */
const written = (paise: number): string => rupeesOf(paise).toFixed(2);
