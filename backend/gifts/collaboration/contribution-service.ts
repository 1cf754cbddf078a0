import { HOUR_MS } from '#contract/common/durations.ts';
import type {
  Contribution,
  ContributionList,
  ContributionState,
  RefundPreview,
} from '#contract/gifts/contributions.ts';
import type { ShagunList } from '#contract/gifts/shagun.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { accessEvent, requireHost, type EventAccess } from '#backend/events/access.ts';
import { heldByPayments, lockHeld } from '#backend/money/gift-cards/clawback.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import {
  lockPayment,
  findStandingRefund,
  requestRefund,
  type PaymentContext,
} from '#backend/money/payments/service.ts';
import { pageWindow } from '#backend/platform/search.ts';
import {
  contributionsOf,
  ownContribution,
  sumNotReturned,
  type ContributionRow,
  type GivenFor,
} from './contribution-repository.ts';
import { withGuestNames } from './guest-names-repository.ts';
import { previewReturns } from './cancelled-event-returns.ts';
import type { GiftPlace } from './gift.ts';
import { lockGift, findGift } from './repository.ts';

const PER_PAGE = 25;

const stateOf = ({ refund_status: refund }: ContributionRow): ContributionState =>
  refund === null
    ? 'paid'
    : refund === 'processed'
      ? 'returned'
      : refund === 'failed'
        ? 'return_failed'
        : 'returning';

/** When the time to take it back is over; null when that is never allowed. */
function withdrawEnd({ env }: Context, { paid_at: paidAt }: ContributionRow): Date | null {
  return env.CONTRIBUTION_WITHDRAW_HOURS === 0 || !paidAt
    ? null
    : new Date(paidAt.getTime() + env.CONTRIBUTION_WITHDRAW_HOURS * HOUR_MS);
}

/** The person who gave, or a mark of the guest who did without an account. */
const giverId = ({ contributor_id: userId, guest_payer_id: guestPayerId }: ContributionRow): string =>
  userId ?? guestPayerId ?? '';

function present(row: ContributionRow, withdrawUntil: Date | null): Contribution {
  return {
    _id: row.id,
    contributor: {
      _id: giverId(row),
      firstName: row.first_name,
      lastName: row.last_name,
      profilePicture: row.profile_picture,
    },
    amount: rupeesOf(row.amount_paise),
    refundedAmount: rupeesOf(row.refunded_paise),
    state: stateOf(row),
    ...(row.blessing ? { blessing: row.blessing } : {}),
    ...(row.guest_payer_id === null ? {} : { byLink: true as const }),
    at: (row.paid_at ?? row.created_at).toISOString(),
    ...(withdrawUntil ? { withdrawUntil: withdrawUntil.toISOString() } : {}),
  };
}

/**
 * Contributions to a gift, newest first: the organiser gets all, anybody else their own.
 *
 * @throws {Problem} 404
 */
export async function listContributions(
  ctx: Context,
  viewer: SignedIn,
  place: GiftPlace,
  requestedPage: number,
): Promise<ContributionList> {
  const { relation } = await accessEvent(ctx.db, place.eventId, viewer);
  const gift = await findGift(ctx.db, place.eventId, place.giftId);
  if (!gift) throw notFound(togetherWords.giftGone);
  const given = { ...place, isBought: gift.purchased_at !== null };
  const { left: _, ...list } = await pageOfGiven(ctx, { viewer, relation }, given, requestedPage);
  return list;
}

/**
 * What was given for no gift, or for one that was removed while it was paid, newest first: the organiser gets all,
 * anybody else their own.
 *
 * @throws {Problem} 404
 */
export async function listShagun(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  requestedPage: number,
): Promise<ShagunList> {
  const { relation } = await accessEvent(ctx.db, eventId, viewer);
  const place = { eventId, giftId: null, isBought: false };
  const { left, ...list } = await pageOfGiven(ctx, { viewer, relation }, place, requestedPage);
  return {
    ...list,
    ...(relation === 'organiser' ? { received: { total: rupeesOf(left.paise), givers: left.givers } } : {}),
  };
}

async function pageOfGiven(
  ctx: Context,
  { viewer, relation }: { viewer: SignedIn; relation: EventAccess['relation'] },
  { isBought, ...place }: GivenFor & { isBought: boolean },
  requestedPage: number,
) {
  const found = await contributionsOf(ctx.db, place, relation === 'organiser' ? null : viewer.userId);
  const { page, pages, offset } = pageWindow(found.count, requestedPage, PER_PAGE);
  const rows = await found.page(PER_PAGE, offset);
  const givers = rows.map((row) => ({
    id: giverId(row),
    gift_id: row.gift_id,
    first_name: row.first_name,
    last_name: row.last_name,
  }));
  const named = await withGuestNames(ctx.db, givers, { relation }, place.eventId);
  const held = await heldByPayments(
    ctx.db,
    rows.map(({ payment_id }) => payment_id),
    ctx.now(),
  );
  const contributions = rows.map((read, place) => {
    const { first_name = read.first_name, last_name = read.last_name } = named[place] ?? {};
    const row = { ...read, first_name, last_name };
    const end = withdrawEnd(ctx, row);
    const state = stateOf(row);
    const isTheirs = row.contributor_id === viewer.userId && (state === 'paid' || state === 'return_failed');
    const may =
      isTheirs && !isBought && end !== null && end > ctx.now() && held.get(row.payment_id)?.whole === true;
    const fromOutside = relation === 'organiser' && row.gift_id !== null && row.from_outside;
    return { ...present(row, may ? end : null), ...(fromOutside ? { fromOutside } : {}) };
  });
  return { contributions, page, pageCount: pages, left: found.left };
}

/**
 * Takes one's own contribution back, to a gift or to none: while the gift is not bought, for a time
 * (CONTRIBUTION_WITHDRAW_HOURS) and while the organiser has used nothing of it. Asked
 * again, it answers what became of the first time.
 *
 * @throws {Problem} 404 for anybody else, 409 with the reason, 429
 */
export async function withdrawContribution(
  paymentContext: PaymentContext,
  viewer: SignedIn,
  place: GivenFor,
  contributionId: string,
): Promise<{ contribution: Contribution }> {
  const { ctx } = paymentContext;
  await limitRate(ctx, 'withdraw', viewer.userId, { limit: 60, windowSeconds: 3600 });
  const own = (db: Db) => ownContribution(db, { id: contributionId, ...place, contributorId: viewer.userId });
  const before = await own(ctx.db);
  if (!before) throw notFound(togetherWords.contributionGone);
  const after = await ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, before.payment_id);
    if (!payment) throw notFound(togetherWords.contributionGone);
    if (!(await findStandingRefund(tx, payment.id))) {
      await refuseWithdrawal(ctx, tx, place, before);
      await requestRefund(paymentContext, tx, payment, 'withdrawn');
    }
    return own(tx);
  });
  return { contribution: present(after ?? before, null) };
}

/** The payment is locked: here the gift and its cards follow. */
async function refuseWithdrawal(
  ctx: Context,
  tx: Db,
  { eventId, giftId }: GivenFor,
  row: ContributionRow,
): Promise<void> {
  const end = withdrawEnd(ctx, row);
  if (!end) throw conflict(togetherWords.withdrawNever, 'withdrawal_off');
  if (end <= ctx.now()) throw conflict(togetherWords.withdrawTooLate, 'too_late');
  if (giftId !== null) {
    await lockGift(tx, eventId, giftId);
    if ((await findGift(tx, eventId, giftId))?.purchased_at)
      throw conflict(togetherWords.withdrawPurchased, 'purchased');
  }
  if (!(await lockHeld(tx, row.payment_id, ctx.now())).whole)
    throw conflict(togetherWords.withdrawUsed, 'used');
}

/** What would go back if the event were cancelled now. Organiser only. */
export async function getRefundPreview(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<RefundPreview> {
  await requireHost(ctx.db, eventId, viewer, 'own');
  return previewReturns(ctx, eventId);
}

/** What could not be sent back to those who gave for an event, in rupees. */
export const countNotReturned = async (db: Db, eventId: string): Promise<number> =>
  rupeesOf(await sumNotReturned(db, eventId));
