import type { GiftCard, Wallet } from '#contract/money/gift-cards.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { balancesOf, historyOf, type HistoryLine } from '#backend/money/ledger/service.ts';
import { maskedNumber, rupeesOf } from '#backend/platform/money.ts';
import { redemptionsOf } from './redemption-repository.ts';
import { presentRedemption } from './redemption-view.ts';
import { cardsOf } from './repository.ts';
import { cardAccount } from './service.ts';

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
