import { randomInt } from 'node:crypto';
import * as words from '#messages/gift-cards/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { AccountKind } from '#backend/platform/database/money-schema.ts';
import { newId } from '#backend/platform/ids.ts';
import { lockBalance, transfer } from '#backend/money/ledger/service.ts';
import { paiseOf } from '#backend/platform/money.ts';
import { hasOpenRedemption } from './redemption-repository.ts';
import { cardsOfPayment, idsToExpire, insertCard, lockCard, setCardState } from './repository.ts';

const DAY_MS = 24 * 3600 * 1000;

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

/** Number and first amount of the cards a payment issued, whole: mask it for everybody but the owner. */
export async function cardsIssuedFor(
  db: Db,
  paymentId: string,
): Promise<{ number: string; amountPaise: number }[]> {
  return (await cardsOfPayment(db, paymentId)).map(({ number, original_paise: amountPaise }) => ({
    number,
    amountPaise,
  }));
}

/**
 * Ends cards whose time is over; what they still held is noted as expired. A card is left
 * alone while something bought with it is not over: the money may come back.
 */
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
  if (card?.status !== 'active' || card.expires_at > ctx.now() || (await hasOpenRedemption(tx, id))) return;
  const held = await lockBalance(tx, { id: cardAccount(id), kind: 'gift_card' });
  if (held > 0) {
    await transfer(tx, {
      key: `expire:${id}`,
      kind: 'expire',
      description: words.expiredEntry,
      postings: [
        { account: cardAccount(id), kind: 'gift_card', amountPaise: -held },
        { account: 'expired', kind: 'expired', amountPaise: held },
      ],
      now: ctx.now(),
    });
  }
  await setCardState(tx, id, 'expired');
}
