import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { RedemptionFailure } from '#backend/platform/database/money-schema.ts';
import { findTransferId, providerAccount, reverse, transfer } from '#backend/money/ledger/service.ts';
import { announceEnd } from './redemption-mail.ts';
import { lockRedemption, updateRedemption, type RedemptionRow } from './redemption-repository.ts';
import { titleOf } from './redemption-view.ts';
import { lockCard, setCardState } from './repository.ts';
import { cardAccount } from './service.ts';
import type { VoucherContext } from './voucher-context.ts';

/** What is known of an order. */
export type Outcome =
  | { kind: 'delivered'; orderId: string; detail?: string }
  | { kind: 'processing'; orderId: string; askAt: Date; detail?: string }
  /** Nothing was bought: why, and `detail` for the operator. */
  | { kind: 'failed'; failure: RedemptionFailure; detail: string }
  | { kind: 'unknown'; askAt: Date; detail: string };

interface Settling {
  /** The state the outcome was found out about; in another one it changes nothing. Any state when left out. */
  from?: RedemptionRow['status'];
  /** Write to the owner when it ends: nobody waits for the answer any more. */
  announce: boolean;
}

/** The ledger's account of money set aside for a redemption. */
const holdAccount = (id: string) => ({ account: `redemption:${id}`, kind: 'hold' as const });
const holdKey = (id: string): string => `hold:${id}`;

/** Sets the card's money aside, in the transaction that stores the redemption. */
export async function holdMoney(tx: Db, row: RedemptionRow): Promise<void> {
  await transfer(tx, {
    key: holdKey(row.id),
    kind: 'hold',
    description: cardWords.voucherEntry(titleOf(row)),
    postings: [
      { account: cardAccount(row.card_id), kind: 'gift_card', amountPaise: -row.amount_paise },
      { ...holdAccount(row.id), amountPaise: row.amount_paise },
    ],
    now: row.created_at,
  });
}

/**
 * Notes what became of an order, in any order and any number of times: the money goes to
 * the shop once, or back to the card once, together with the state. Never asks the provider.
 *
 * @returns the redemption as it stands then
 */
export async function settleRedemption(
  { ctx }: VoucherContext,
  id: string,
  outcome: Outcome,
  { from, announce }: Settling,
): Promise<RedemptionRow> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockRedemption(tx, id);
    if (!row) throw new Error(`There is no redemption ${id}`);
    if (row.status === 'completed' || row.status === 'failed') return keepEnd(ctx, tx, row, outcome);
    if (from && row.status !== from) return row;
    if (outcome.kind === 'delivered') return post(ctx, tx, row, outcome, announce);
    if (outcome.kind === 'failed') return giveBack(ctx, tx, row, outcome, announce);
    const { askAt, detail = row.detail } = outcome;
    const known =
      outcome.kind === 'processing'
        ? { status: 'processing' as const, provider_order_id: outcome.orderId }
        : { status: 'unknown' as const };
    return updateRedemption(tx, id, { ...known, detail, next_check_at: askAt, updated_at: ctx.now() });
  });
}

async function post(
  ctx: Context,
  tx: Db,
  row: RedemptionRow,
  { orderId, detail = row.detail }: Outcome & { kind: 'delivered' },
  announce: boolean,
): Promise<RedemptionRow> {
  const now = ctx.now();
  await transfer(tx, {
    key: `redeem:${row.id}`,
    kind: 'redeem',
    description: cardWords.voucherEntry(titleOf(row)),
    postings: [
      { ...holdAccount(row.id), amountPaise: -row.amount_paise },
      { ...providerAccount(row.provider), amountPaise: row.amount_paise },
    ],
    now,
  });
  const ended = await updateRedemption(tx, row.id, {
    status: 'completed',
    provider_order_id: orderId,
    detail,
    completed_at: now,
    next_check_at: null,
    updated_at: now,
  });
  if (announce) await announceEnd(ctx, tx, ended);
  return ended;
}

async function giveBack(
  ctx: Context,
  tx: Db,
  row: RedemptionRow,
  { failure, detail }: Outcome & { kind: 'failed' },
  announce: boolean,
): Promise<RedemptionRow> {
  const now = ctx.now();
  const card = await lockCard(tx, row.card_id);
  const held = await findTransferId(tx, holdKey(row.id));
  if (!held) throw new Error(`Nothing was set aside for redemption ${row.id}`);
  await reverse(tx, held, { key: `void:${row.id}`, description: cardWords.voucherReturnedEntry, now });
  if (card?.status === 'used') await setCardState(tx, row.card_id, 'active');
  const ended = await updateRedemption(tx, row.id, {
    status: 'failed',
    failure_code: failure,
    failure: cardWords.redemptionFailures[failure],
    detail,
    completed_at: now,
    next_check_at: null,
    updated_at: now,
  });
  if (announce) await announceEnd(ctx, tx, ended);
  return ended;
}

/** What is over stays so; news that do not fit are for an operator. */
async function keepEnd(ctx: Context, tx: Db, row: RedemptionRow, outcome: Outcome): Promise<RedemptionRow> {
  const contradicts =
    row.status === 'failed'
      ? outcome.kind === 'delivered' || outcome.kind === 'processing'
      : outcome.kind === 'failed' || ('orderId' in outcome && outcome.orderId !== row.provider_order_id);
  if (!contradicts) return row;
  const news = 'orderId' in outcome ? `order ${outcome.orderId} is ${outcome.kind}` : outcome.detail;
  ctx.log.error(
    { redemption: row.id, status: row.status, news },
    'a redemption needs an operator: the voucher shop says otherwise after its end',
  );
  return updateRedemption(tx, row.id, {
    detail: row.detail ? `${row.detail}; after the end: ${news}` : `After the end: ${news}`,
    updated_at: ctx.now(),
  });
}
