import type { RefundPreview } from '#contract/gifts/contributions.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { heldByPayments, lockHeld } from '#backend/money/gift-cards/clawback.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import {
  lockPayment,
  requestRefund,
  type PaymentContext,
  type PaymentRow,
} from '#backend/money/payments/service.ts';
import { paymentProvider } from '#backend/providers/set-up.ts';
import { announceNothingLeft } from './contribution-mail.ts';
import {
  contributionOfPayment,
  contributionsToReturn,
  markNothingLeftNotified,
} from './contribution-repository.ts';

/** Queue of events that were cancelled: what was given for them goes back. */
const RETURN_QUEUE = 'return-contributions';

type ReturnJob = { eventId: string };

const BATCH = 50;

/** States how the contributions of a cancelled event go back. Call before the jobs start. */
export function handleCancelledEvents(ctx: Context, paymentContext: PaymentContext): void {
  // a run that takes longer is joined by another, which goes on where it stands
  ctx.jobs.handle<ReturnJob>(
    RETURN_QUEUE,
    { retryLimit: 12, retryDelay: 5, expireInSeconds: 30, concurrency: 1 },
    ({ data }) => returnContributions(paymentContext, data.eventId),
    async ({ data }) =>
      ctx.log.error(
        { event: data.eventId },
        'contributions of a cancelled event were not all asked back: an operator has to look',
      ),
  );
}

/**
 * Asks for a refund of every contribution to a cancelled event, each in a transaction of its
 * own: begun again after a crash, it goes on where it stopped. Whose contribution is used up by then is told so, once.
 */
export async function returnContributions(paymentContext: PaymentContext, eventId: string): Promise<void> {
  const { ctx } = paymentContext;
  const { db } = ctx;
  for (let after = ''; ;) {
    const batch = await contributionsToReturn(db, eventId, { after, limit: BATCH });
    for (const { payment_id: paymentId } of batch) {
      await db.transaction().execute(async (tx) => {
        const payment = await lockPayment(tx, paymentId);
        if (payment?.status !== 'paid') return;
        const refund = await requestRefund(paymentContext, tx, payment, 'event_cancelled');
        if (!refund) await tellNothingLeft(ctx, tx, payment);
      });
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

/** Of what nothing can be sent back: it was used, has expired, or less is left than the provider sends. */
async function tellNothingLeft(ctx: Context, tx: Db, payment: PaymentRow): Promise<void> {
  const facts = await contributionOfPayment(tx, payment.id);
  if (!facts || !(await markNothingLeftNotified(tx, payment.id, ctx.now()))) return;
  const { paise: leftPaise } = await lockHeld(tx, payment.id, ctx.now());
  await announceNothingLeft(ctx, tx, payment, facts, leftPaise);
}

interface Share {
  givenPaise: number;
  /** What is on the cards. */
  heldPaise: number;
  /** What of it can be sent: less than the provider’s least amount cannot. */
  backPaise: number;
}

/** What each contribution of the event would bring back now. */
async function shares(ctx: Context, db: Db, eventId: string): Promise<Share[]> {
  const found: Share[] = [];
  const { minimumPaise } = paymentProvider(ctx.env);
  for (let after = ''; ;) {
    const batch = await contributionsToReturn(db, eventId, { after, limit: BATCH });
    const held = await heldByPayments(
      db,
      batch.map(({ payment_id }) => payment_id),
      ctx.now(),
    );
    for (const { payment_id: paymentId, amount_paise: givenPaise } of batch) {
      const heldPaise = held.get(paymentId)?.paise ?? 0;
      found.push({ givenPaise, heldPaise, backPaise: heldPaise < minimumPaise ? 0 : heldPaise });
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return found;
    after = last.id;
  }
}

function sumUp(all: readonly Share[]): RefundPreview {
  const sum = (paise: (share: Share) => number): number =>
    rupeesOf(all.reduce((total, share) => total + paise(share), 0));
  return {
    amount: sum(({ backPaise }) => backPaise),
    contributions: all.filter(({ backPaise }) => backPaise > 0).length,
    used: sum(({ givenPaise, heldPaise }) => givenPaise - heldPaise),
  };
}

/** What would go back to contributors if the event were cancelled now. */
export async function previewReturns(ctx: Context, eventId: string): Promise<RefundPreview> {
  return sumUp(await shares(ctx, ctx.db, eventId));
}

/**
 * Sends back what was given for an event, in the transaction that cancels it; a job does
 * the work, and tells those of whose contribution nothing is left by then.
 *
 * @returns what the organiser reads about it; empty when nobody gave anything
 */
export async function startReturns(ctx: Context, tx: Db, eventId: string): Promise<string> {
  const all = await shares(ctx, tx, eventId);
  if (all.length === 0) return '';
  await ctx.jobs.enqueue(tx, RETURN_QUEUE, [{ eventId } satisfies ReturnJob]);
  const { amount, contributions, used } = sumUp(all);
  return [
    contributions > 0 ? togetherWords.goesBack(amount, contributions) : '',
    used > 0 ? togetherWords.usedStays(used) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
