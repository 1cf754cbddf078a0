import { randomInt } from 'node:crypto';
import { DAY_MS } from '#contract/common/durations.ts';
import type { GiftCard, Wallet } from '#contract/money/gift-cards.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { AccountKind } from '#backend/platform/database/money-schema.ts';
import { newId } from '#backend/platform/ids.ts';
import { balancesOf, historyOf, transfer, type HistoryLine } from '#backend/money/ledger/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { maskedNumber, paiseOf, rupeesOf } from '#backend/platform/money.ts';
import { redemptionsOf } from './redemption-repository.ts';
import { presentRedemption } from './redemption-view.ts';
import { cardsOf, cardsOfPayment, insertCard } from './repository.ts';

/** The ledger's account of a card. */
export const cardAccount = (cardId: string): string => `card:${cardId}`;

/** Money to put on new cards. */
interface CardOrder {
  ownerId: string;
  eventId: string | null;
  /** The payment it came with: it issues its cards once. */
  paymentId: string;
  amountPaise: number;
  /** What the owner reads in the card's history. */
  description: string;
  /** The ledger account it comes from. */
  source: { account: string; kind: AccountKind };
}

/**
 * Issues cards for a payment, in the transaction that notes it as paid: one, or several
 * when the amount is above what one card may hold (GIFT_CARD_MAX_RUPEES).
 */
export async function issueCards(ctx: Context, tx: Db, order: CardOrder): Promise<void> {
  const now = ctx.now();
  const cap = paiseOf(ctx.env.GIFT_CARD_MAX_RUPEES);
  for (let [left, part] = [order.amountPaise, 1]; left > 0; left -= cap, part += 1) {
    const amountPaise = Math.min(left, cap);
    const id = newId();
    const card = {
      id,
      owner_id: order.ownerId,
      event_id: order.eventId,
      payment_id: order.paymentId,
      part,
      original_paise: amountPaise,
      expires_at: new Date(now.getTime() + ctx.env.GIFT_CARD_VALID_DAYS * DAY_MS),
      created_at: now,
    };
    while (!(await insertCard(tx, { ...card, number: newNumber() })));
    await transfer(tx, {
      key: `issue:${order.paymentId}:${part}`,
      kind: 'issue',
      description: order.description,
      postings: [
        { ...order.source, amountPaise: -amountPaise },
        { account: cardAccount(id), kind: 'gift_card', amountPaise },
      ],
      now,
    });
  }
}

/** 16 digits, the first not zero. */
const newNumber = (): string =>
  `${randomInt(10_000_000, 100_000_000)}${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Number and first amount of the cards a payment issued, whole: mask it for everybody. */
export async function cardsIssuedFor(
  db: Db,
  paymentId: string,
): Promise<{ number: string; amountPaise: number }[]> {
  return (await cardsOfPayment(db, paymentId)).map(({ number, original_paise: amountPaise }) => ({
    number,
    amountPaise,
  }));
}

/** The wallet of the signed-in user (spec section 7). A card whose time is over counts as expired before the job notes it. */
export async function getWallet(ctx: Context, viewer: SignedIn): Promise<Wallet> {
  const rows = await cardsOf(ctx.db, viewer.userId);
  const accounts = rows.map(({ id }) => cardAccount(id));
  const balances = await balancesOf(ctx.db, accounts);
  const history = groupBy(await historyOf(ctx.db, accounts), ({ account }) => account);
  const redemptions = groupBy(
    await redemptionsOf(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    (row) => row.card_id,
  );
  let total = 0;
  const giftCards = rows.map((row): GiftCard => {
    const paise = balances.get(cardAccount(row.id)) ?? 0;
    const status = row.status === 'active' && row.expires_at <= ctx.now() ? 'expired' : row.status;
    if (status === 'active') total += paise;
    return {
      _id: row.id,
      cardNumber: maskedNumber(row.number),
      amount: rupeesOf(paise),
      originalAmount: rupeesOf(row.original_paise),
      status,
      expiryDate: row.expires_at.toISOString(),
      ...(row.event_id !== null && row.event_name !== null
        ? { eventId: { _id: row.event_id, eventName: row.event_name } }
        : {}),
      transactions: (history.get(cardAccount(row.id)) ?? []).map(presentLine).reverse(),
      redemptions: (redemptions.get(row.id) ?? []).map(presentRedemption),
    };
  });
  return { giftCards, totalBalance: rupeesOf(total) };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

type Transaction = GiftCard['transactions'][number];

/** What the ledger's transfers are to the owner of a card. */
const kinds: Readonly<Record<string, Transaction['kind']>> = {
  issue: 'issue',
  hold: 'voucher',
  take_back: 'refund',
  expire: 'expiry',
};

const presentLine = ({ kind, amountPaise, description, at }: HistoryLine): Transaction => ({
  type: amountPaise > 0 ? 'credit' : 'debit',
  kind: kinds[kind] ?? 'other',
  description,
  timestamp: at.toISOString(),
  amount: rupeesOf(Math.abs(amountPaise)),
});
