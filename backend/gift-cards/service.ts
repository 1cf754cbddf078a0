import { randomInt } from 'node:crypto';
import type { GiftCard, Wallet } from '#contract/gift-cards.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import type { AccountKind } from '../database/money-schema.ts';
import type { SignedIn } from '../http/viewer.ts';
import { newId } from '../ids.ts';
import { balancesOf, historyOf, lockBalance, transfer, type HistoryLine } from '../ledger/service.ts';
import { paiseOf, rupeesOf } from '../money.ts';
import { cardsOf, cardsOfPayment, idsToExpire, insertCard, lockCard, setCardState } from './repository.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The ledger's account of a card. */
export const cardAccount = (cardId: string): string => `card:${cardId}`;

/** Money to put on new cards. */
export interface CardOrder {
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
const newNumber = (): string => `${randomInt(10_000_000, 100_000_000)}${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Number and first amount of the cards a payment issued, whole: mask it for everybody but the owner. */
export async function cardsIssuedFor(db: Db, paymentId: string): Promise<{ number: string; amountPaise: number }[]> {
  return (await cardsOfPayment(db, paymentId)).map(({ number, original_paise: amountPaise }) => ({ number, amountPaise }));
}

/** The wallet of the signed-in user (spec section 7). A card whose time is over counts as expired before the job notes it. */
export async function getWallet(ctx: Context, viewer: SignedIn): Promise<Wallet> {
  const rows = await cardsOf(ctx.db, viewer.userId);
  const accounts = rows.map(({ id }) => cardAccount(id));
  const balances = await balancesOf(ctx.db, accounts);
  const history = new Map<string, HistoryLine[]>(accounts.map((account) => [account, []]));
  for (const line of await historyOf(ctx.db, accounts)) history.get(line.account)?.push(line);
  let total = 0;
  const giftCards = rows.map((row): GiftCard => {
    const paise = balances.get(cardAccount(row.id)) ?? 0;
    const status = row.status === 'active' && row.expires_at <= ctx.now() ? 'expired' : row.status;
    if (status === 'active') total += paise;
    return {
      _id: row.id,
      cardNumber: `•••• •••• •••• ${row.number.slice(-4)}`,
      amount: rupeesOf(paise),
      originalAmount: rupeesOf(row.original_paise),
      status,
      expiryDate: row.expires_at.toISOString(),
      ...(row.event_id !== null && row.event_name !== null ? { eventId: { _id: row.event_id, eventName: row.event_name } } : {}),
      transactions: (history.get(cardAccount(row.id)) ?? []).map(presentLine).reverse(),
      redemptions: [],
    };
  });
  return { giftCards, totalBalance: rupeesOf(total) };
}

const presentLine = ({ amountPaise, description, at }: HistoryLine): GiftCard['transactions'][number] => ({
  type: amountPaise > 0 ? 'credit' : 'debit',
  description,
  timestamp: at.toISOString(),
  amount: rupeesOf(Math.abs(amountPaise)),
});

/** Ends cards whose time is over; what they still held is noted as expired. */
export async function expireCards(ctx: Context): Promise<void> {
  const batch = 100;
  for (;;) {
    const ids = await idsToExpire(ctx.db, ctx.now(), batch);
    for (const id of ids) await ctx.db.transaction().execute((tx) => expireCard(ctx, tx, id));
    if (ids.length < batch) return;
  }
}

async function expireCard(ctx: Context, tx: Db, id: string): Promise<void> {
  const card = await lockCard(tx, id);
  if (card?.status !== 'active' || card.expires_at > ctx.now()) return;
  const held = await lockBalance(tx, { id: cardAccount(id), kind: 'gift_card' });
  if (held > 0) {
    await transfer(tx, {
      key: `expire:${id}`,
      kind: 'expire',
      description: 'Expired',
      postings: [
        { account: cardAccount(id), kind: 'gift_card', amountPaise: -held },
        { account: 'expired', kind: 'expired', amountPaise: held },
      ],
      now: ctx.now(),
    });
  }
  await setCardState(tx, id, 'expired');
}
