import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isSendingTime, laterInWords, moveUpDays, startsOf } from '#backend/messaging/sending/new-addresses.ts';
import { DELIVER_MESSAGE_QUEUE, DELIVER_QUEUE } from './delivery-jobs.ts';
import { findWaiting, lockWaiting, setWaiting } from './waiting-repository.ts';

export { findWaiting } from './waiting-repository.ts';

/** Sends what waits as soon as a day of its organiser comes free; in the daytime, like what waits for a morning. */
export async function moveUpWaiting(ctx: Context): Promise<void> {
  if (!isSendingTime(ctx.now())) return;
  for (const { organiser_id: organiserId } of await findWaiting(ctx.db, ctx.now())) {
    await ctx.db.transaction().execute(async (tx) => {
      await moveUpDays(ctx, tx, organiserId);
      await sendEarlier(ctx, tx, organiserId);
    });
  }
}

/** Sends all that waits of an organiser now, above the day's number. @returns how many mails and messages */
export async function releaseWaiting(ctx: Context, organiserId: string): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await moveUpDays(ctx, tx, organiserId, { all: true });
    return sendEarlier(ctx, tx, organiserId);
  });
}

/** Queues once more what waits longer than its address has to; the job of before finds it done. */
async function sendEarlier(ctx: Context, tx: Db, organiserId: string): Promise<number> {
  const waiting = await lockWaiting(tx, organiserId, ctx.now());
  const starts = await startsOf(ctx, tx, organiserId, waiting.map(({ address }) => address));
  const byStart = new Map<number, typeof waiting>();
  for (const delivery of waiting) {
    const start = starts.get(delivery.address);
    if (start === undefined || (start !== null && delivery.not_before !== null && start >= delivery.not_before)) continue;
    const at = start?.getTime() ?? 0;
    byStart.set(at, [...(byStart.get(at) ?? []), delivery]);
  }
  for (const [at, deliveries] of byStart) {
    const start = at === 0 ? null : new Date(at);
    await setWaiting(tx, deliveries.map(({ id }) => id), { notBefore: start, error: laterInWords(start ?? undefined) });
    const later = start ? { startAfterSeconds: Math.ceil((at - ctx.now().getTime()) / 1000) } : {};
    for (const queue of [DELIVER_QUEUE, DELIVER_MESSAGE_QUEUE]) {
      const jobs = deliveries.filter(({ channel }) => (channel === 'email') === (queue === DELIVER_QUEUE)).map(({ id }) => ({ deliveryId: id }));
      if (jobs.length > 0) await ctx.jobs.enqueue(tx, queue, jobs, later);
    }
  }
  return [...byStart.values()].flat().length;
}
