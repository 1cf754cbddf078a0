import { setTimeout as wait } from 'node:timers/promises';
import { paymentWords } from '#messages/payments/by-language.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import type { Redemption, RedeemForm } from '#contract/money/redemptions.ts';
import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, hasProblems, notFound, Problem, refusal } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import { lockBalance } from '#backend/money/ledger/service.ts';
import { paiseOf } from '#backend/platform/money.ts';
import type { Offer } from './catalogue-service.ts';
import { sendOrder } from './redemption-order.ts';
import {
  findRedemptionByRequestKey,
  findRedemption,
  insertRedemption,
  type RedemptionRow,
} from './redemption-repository.ts';
import { judge, refuseAbove, requireUsable } from './redemption-rules.ts';
import { holdMoney } from './redemption-settle.ts';
import { presentRedemption } from './redemption-view.ts';
import { findCard, lockCard, setCardState } from './repository.ts';
import { cardAccount } from './service.ts';
import type { VoucherContext } from './voucher-context.ts';

/** When somebody goes on with a redemption whose request died. */
const FIRST_CHECK_MS = 30_000;
/** How long a repeated request waits for what the first one is told, from its beginning on. */
const REPEAT_PATIENCE_MS = 12_000;
const LOOK_AGAIN_MS = 200;
const REDEMPTIONS = { limit: 60, windowSeconds: 3600 };

type Answer = { success: true; redemption: Redemption };

/**
 * Buys a voucher with a gift card (spec sections 5 and 7): sets the money aside, orders, and
 * the money goes to the shop or comes back. The same request key with the same request is
 * the same redemption. Its status is `processing` when the shop gave no clear answer; then a
 * job finds out. Call outside a transaction.
 *
 * @throws {Problem} 400 on `amount` or `recipientEmail`, 403 for another recipient after too long a session, 404, 409 when the card is not active, the key was used
 * with another request or the shop refuses, 429, 503 when the shop cannot be reached; nothing was bought
 */
export async function redeem(
  context: VoucherContext,
  viewer: SignedIn,
  form: RedeemForm,
  requestKey: string | undefined,
): Promise<Answer> {
  const { ctx } = context;
  const started = performance.now();
  if (requestKey !== undefined && !/^[A-Za-z0-9_-]{8,100}$/.test(requestKey))
    throw new Problem(400, 'invalid', (language) => paymentWords[language].badKey);
  const amountPaise = paiseOf(form.amount);
  const requestHash = sha256(
    JSON.stringify([form.giftCardId, form.productId, amountPaise, form.recipientEmail]),
  );
  const repeated = async (earlier: RedemptionRow): Promise<Answer> => {
    if (earlier.request_hash !== requestHash)
      throw conflict((language) => paymentWords[language].differentRequest, 'idempotency_conflict');
    return answer(await orderedBySomebody(ctx, earlier, started + REPEAT_PATIENCE_MS));
  };
  const earlier =
    requestKey === undefined
      ? undefined
      : await findRedemptionByRequestKey(ctx.db, viewer.userId, requestKey);
  if (earlier) return repeated(earlier);

  await limitRate(ctx, 'redeem', viewer.userId, REDEMPTIONS);
  const card = requireUsable(ctx, viewer, await findCard(ctx.db, form.giftCardId));
  const { problems, offer, recipientEmail, isOwn } = await judge(context, viewer, card, form);
  // what goes to others does not come back (docs/decisions/0098)
  if (!isOwn) requireRecentSignIn(ctx, viewer);
  if (hasProblems(problems) || !offer) throw refusal(problems);

  const { row, isNew } = await ctx.db.transaction().execute((tx) =>
    setAside(context, tx, viewer, {
      cardId: card.id,
      amountPaise,
      recipientEmail,
      requestHash,
      requestKey: requestKey ?? null,
      offer,
    }),
  );
  if (!isNew) return repeated(row);
  return answer(
    await sendOrder(context, row.id, { announce: false }).catch((err: unknown) =>
      leaveToJob(ctx, row.id, err),
    ),
  );
}

/**
 * What is wrong with a redemption, of those fields that can be read.
 *
 * @throws {Problem} 404, 409 when the card cannot be used, 429
 */
export async function wrongInRedemption(
  context: VoucherContext,
  viewer: SignedIn,
  form: ValidParts<RedeemForm>,
): Promise<FieldErrors> {
  const { ctx } = context;
  if (form.giftCardId === undefined) return {};
  await limitRate(ctx, 'redeem', viewer.userId, REDEMPTIONS);
  const card = requireUsable(ctx, viewer, await findCard(ctx.db, form.giftCardId));
  const judged = await judge(context, viewer, card, form).catch((err: unknown) => {
    // a shop that is away says nothing of this form
    if (err instanceof Problem) return { problems: {} };
    throw err;
  });
  return judged.problems;
}

/**
 * What became of one of the user's own redemptions.
 *
 * @throws {Problem} 404
 */
export async function getRedemption(ctx: Context, viewer: SignedIn, id: string): Promise<Answer> {
  const row = await findRedemption(ctx.db, id);
  if (row?.user_id !== viewer.userId) throw notFound(cardWords.redemptionGone);
  return { success: true, redemption: presentRedemption(row) };
}

interface Wanted {
  cardId: string;
  amountPaise: number;
  recipientEmail: string;
  requestHash: string;
  requestKey: string | null;
  offer: Offer;
}

/** The first transaction: the money leaves the card and waits. Everything is checked again under the card's lock. */
async function setAside(
  { ctx, provider }: VoucherContext,
  tx: Db,
  viewer: SignedIn,
  wanted: Wanted,
): Promise<{ row: RedemptionRow; isNew: boolean }> {
  const { cardId, amountPaise, requestKey, offer } = wanted;
  const now = ctx.now();
  const card = await lockCard(tx, cardId);
  const earlier =
    requestKey === null ? undefined : await findRedemptionByRequestKey(tx, viewer.userId, requestKey);
  if (earlier) return { row: earlier, isNew: false };
  requireUsable(ctx, viewer, card);
  const held = await lockBalance(tx, { id: cardAccount(cardId), kind: 'gift_card' });
  refuseAbove(amountPaise, held);
  const row = await insertRedemption(tx, {
    id: newId(),
    card_id: cardId,
    user_id: viewer.userId,
    request_key: requestKey,
    request_hash: wanted.requestHash,
    product_id: offer.product.id,
    product_name: offer.product.name.slice(0, 200),
    brand_name: offer.brandName.slice(0, 200),
    amount_paise: amountPaise,
    recipient_email: wanted.recipientEmail,
    provider: provider.name,
    provider_order_id: null,
    created_at: now,
    ordered_at: null,
    completed_at: null,
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
    updated_at: now,
  });
  if (!row) return { row: await sameKey(tx, viewer, requestKey), isNew: false };
  await holdMoney(tx, row);
  if (held === amountPaise) await setCardState(tx, cardId, 'used');
  return { row, isNew: true };
}

/** Somebody used the key for another card a moment ago. */
async function sameKey(tx: Db, viewer: SignedIn, requestKey: string | null): Promise<RedemptionRow> {
  const row = await findRedemptionByRequestKey(tx, viewer.userId, requestKey ?? '');
  if (!row) throw new Error('A request key was used by nobody');
  return row;
}

/** Waits while another request has the order in hand. */
async function orderedBySomebody(ctx: Context, row: RedemptionRow, until: number): Promise<RedemptionRow> {
  let known = row;
  while ((known.status === 'held' || known.status === 'ordering') && performance.now() < until) {
    await wait(LOOK_AGAIN_MS);
    known = (await findRedemption(ctx.db, row.id)) ?? known;
  }
  return known;
}

/** The order may have been sent and its answer could not be noted: the job finds out. */
async function leaveToJob(ctx: Context, id: string, err: unknown): Promise<RedemptionRow> {
  ctx.log.error({ err, redemption: id }, 'what became of an order could not be noted');
  const row = await findRedemption(ctx.db, id);
  if (!row) throw err;
  return row;
}

/** @throws {Problem} 409 or 503 with why nothing was bought */
function answer(row: RedemptionRow): Answer {
  if (row.status === 'failed')
    throw row.failure_code === 'shop_unavailable'
      ? new Problem(503, 'vouchers_unavailable', row.failure)
      : conflict(row.failure, 'redemption_failed');
  return { success: true, redemption: presentRedemption(row) };
}
