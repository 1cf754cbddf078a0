import type { Db } from '#backend/platform/database/connect.ts';
import type { AccountKind } from '#backend/platform/database/money-schema.ts';
import { balancesOf, findTransferId, lockBalance, reverse, transfer } from '#backend/money/ledger/service.ts';
import type { CardRow } from './repository.ts';
import { cardAccount } from './service.ts';
import { findCardsOf, lockCardsOf, markUsed, reopenCards } from './clawback-repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** How long money that comes back to a card can be used at least. */
const DAYS_AFTER_RETURN = 30;

/** What the cards of one payment hold. */
interface Held {
  /** What cards that can still be used hold. */
  paise: number;
  /** Whether nothing of them was used and none ended. */
  whole: boolean;
  /** Whether one of them ended, by its last day, before it was used up. */
  ranOut: boolean;
}

const nothing: Held = { paise: 0, whole: false, ranOut: false };

/** What the cards issued for these payments hold now. A payment without cards holds nothing. */
export async function heldByPayments(
  db: Db,
  paymentIds: readonly string[],
  now: Date,
): Promise<Map<string, Held>> {
  const cards = await findCardsOf(db, paymentIds);
  const balances = await balancesOf(
    db,
    cards.map(({ id }) => cardAccount(id)),
  );
  return new Map(
    paymentIds.map((paymentId) => {
      const own = cards.filter((card) => card.payment_id === paymentId);
      return [paymentId, own.length === 0 ? nothing : heldOn(own, balances, now)];
    }),
  );
}

function heldOn(cards: readonly CardRow[], balances: ReadonlyMap<string, number>, now: Date): Held {
  const on = ({ id }: CardRow): number => balances.get(cardAccount(id)) ?? 0;
  const usable = cards.filter((card) => isUsable(card, now));
  return {
    paise: usable.reduce((sum, card) => sum + on(card), 0),
    whole: cards.every((card) => isUsable(card, now) && on(card) === card.original_paise),
    ranOut: cards.some((card) => card.status !== 'used' && !isUsable(card, now)),
  };
}

const isUsable = (card: CardRow, now: Date): boolean => card.status === 'active' && card.expires_at > now;

/** Locks a payment's cards and what they hold until the transaction ends. */
export async function lockHeld(tx: Db, paymentId: string, now: Date): Promise<Held> {
  const { cards, balances } = await lockCards(tx, paymentId);
  return cards.length === 0 ? nothing : heldOn(cards, balances, now);
}

async function lockCards(
  tx: Db,
  paymentId: string,
): Promise<{ cards: CardRow[]; balances: Map<string, number> }> {
  const cards = await lockCardsOf(tx, paymentId);
  const balances = new Map<string, number>();
  for (const account of cards.map(({ id }) => cardAccount(id)).sort())
    balances.set(account, await lockBalance(tx, { id: account, kind: 'gift_card' }));
  return { cards, balances };
}

/** Money to take off a payment's cards. */
interface Clawback {
  paymentId: string;
  /** Names the movement: taken back once, and given back by the same key. */
  key: string;
  /** What the cards' owner reads in their history. */
  description: string;
  destination: { account: string; kind: AccountKind };
  /** Less than this stays on the cards. */
  minimumPaise: number;
  now: Date;
}

/**
 * Moves what a payment's cards still hold elsewhere, by one transfer; cards that are
 * empty then count as used. Expired cards keep what they had.
 *
 * @returns the paise moved; 0 when nothing was
 */
export async function clawBackFromCards(
  tx: Db,
  { paymentId, key, description, destination, minimumPaise, now }: Clawback,
): Promise<number> {
  const { cards, balances } = await lockCards(tx, paymentId);
  const sources = cards.flatMap((card) => {
    const paise = isUsable(card, now) ? (balances.get(cardAccount(card.id)) ?? 0) : 0;
    return paise > 0 ? [{ id: card.id, paise }] : [];
  });
  const sum = sources.reduce((total, { paise }) => total + paise, 0);
  if (sum === 0 || sum < minimumPaise) return 0;
  await transfer(tx, {
    key,
    kind: 'take_back',
    description,
    postings: [
      ...sources.map(({ id, paise }) => ({
        account: cardAccount(id),
        kind: 'gift_card' as const,
        amountPaise: -paise,
      })),
      { ...destination, amountPaise: sum },
    ],
    now,
  });
  await markUsed(
    tx,
    sources.map(({ id }) => id),
  );
  return sum;
}

/**
 * Puts what was taken back under `key` on the cards again. They can be used for 30 days from then, also where their
 * last day has come meanwhile. An expired card that nothing was taken from stays so.
 */
export async function giveBackToCards(
  tx: Db,
  { paymentId, key, description, now }: Pick<Clawback, 'paymentId' | 'key' | 'description' | 'now'>,
): Promise<void> {
  const { balances: before } = await lockCards(tx, paymentId);
  const transferId = await findTransferId(tx, key);
  if (transferId === undefined) throw new Error('Nothing was taken back under this key');
  await reverse(tx, transferId, { key: `${key}:back`, description, now });
  const { cards, balances } = await lockCards(tx, paymentId);
  const on = (of: ReadonlyMap<string, number>, id: string): number => of.get(cardAccount(id)) ?? 0;
  const refilled = cards.map(({ id }) => id).filter((id) => on(balances, id) > on(before, id));
  await reopenCards(tx, refilled, new Date(now.getTime() + DAYS_AFTER_RETURN * DAY_MS));
}
