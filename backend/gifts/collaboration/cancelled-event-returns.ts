import type { RefundPreview } from '#contract/gifts/contributions.ts';
import type { EventNames } from '#backend/events/second-language.ts';
import * as words from '#messages/collaboration/en.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { heldByPayments } from '#backend/money/gift-cards/clawback.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import {
  lockPayment,
  payerOf,
  requestRefund,
  type PayerId,
  type PaymentContext,
} from '#backend/money/payments/service.ts';
import { announceNothingLeft } from './contribution-mail.ts';
import { contributionsToReturn } from './contribution-repository.ts';

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
 * own: begun again after a crash, it goes on where it stopped.
 */
export async function returnContributions(paymentContext: PaymentContext, eventId: string): Promise<void> {
  const { db } = paymentContext.ctx;
  for (let after = ''; ;) {
    const batch = await contributionsToReturn(db, eventId, { after, limit: BATCH });
    for (const { payment_id: paymentId } of batch) {
      await db.transaction().execute(async (tx) => {
        const payment = await lockPayment(tx, paymentId);
        if (payment) await requestRefund(paymentContext, tx, payment, 'event_cancelled');
      });
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

interface Share {
  giver: PayerId;
  /** A guest's, who gave without an account. */
  language: Language | null;
  givenPaise: number;
  heldPaise: number;
}

/** What each contribution of the event would bring back now. */
async function shares(ctx: Context, db: Db, eventId: string): Promise<Share[]> {
  const found: Share[] = [];
  for (let after = ''; ;) {
    const batch = await contributionsToReturn(db, eventId, { after, limit: BATCH });
    const held = await heldByPayments(
      db,
      batch.map(({ payment_id }) => payment_id),
      ctx.now(),
    );
    for (const { payment_id: paymentId, amount_paise: givenPaise, ...row } of batch) {
      const giver = payerOf({ payer_id: row.contributor_id, guest_payer_id: row.guest_payer_id });
      found.push({ giver, language: row.language, givenPaise, heldPaise: held.get(paymentId)?.paise ?? 0 });
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
    amount: sum(({ heldPaise }) => heldPaise),
    contributions: all.filter(({ heldPaise }) => heldPaise > 0).length,
    used: sum(({ givenPaise, heldPaise }) => givenPaise - heldPaise),
  };
}

/** What would go back to contributors if the event were cancelled now. */
export async function previewReturns(ctx: Context, eventId: string): Promise<RefundPreview> {
  return sumUp(await shares(ctx, ctx.db, eventId));
}

/**
 * Sends back what was given for an event, in the transaction that cancels it; a job does
 * the work. Those whose contribution was used up are told that nothing comes back.
 *
 * @returns what the organiser reads about it; empty when nobody gave anything
 */
export async function startReturns(
  ctx: Context,
  tx: Db,
  event: EventNames & { id: string },
): Promise<string> {
  const all = await shares(ctx, tx, event.id);
  if (all.length === 0) return '';
  await ctx.jobs.enqueue(tx, RETURN_QUEUE, [{ eventId: event.id } satisfies ReturnJob]);
  for (const { giver, language, givenPaise } of all.filter(({ heldPaise }) => heldPaise === 0)) {
    await announceNothingLeft(ctx, tx, giver, {
      event,
      paise: givenPaise,
      language,
    });
  }
  const { amount, contributions, used } = sumUp(all);
  return [
    contributions > 0 ? words.goesBack(amount, contributions) : '',
    used > 0 ? words.usedStays(used) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
