import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  isSendingTime,
  laterInWords,
  moveUpDays,
  startsOf,
} from '#backend/messaging/sending/new-addresses.ts';
import { enqueueDeliveries } from './delivery-queue.ts';
import { findWaiting, lockWaiting, setWaiting } from './waiting-repository.ts';

export { findWaiting, listWaiting, whoWaits } from './waiting-repository.ts';

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
export async function releaseWaiting(ctx: Context, tx: Db, organiserId: string): Promise<number> {
  await moveUpDays(ctx, tx, organiserId, { all: true });
  return sendEarlier(ctx, tx, organiserId);
}

/** Queues once more what waits longer than its address has to; the job of before finds it done. */
async function sendEarlier(ctx: Context, tx: Db, organiserId: string): Promise<number> {
  const waiting = await lockWaiting(tx, organiserId, ctx.now());
  const starts = await startsOf(
    ctx,
    tx,
    organiserId,
    waiting.map(({ address }) => address),
  );
  const earlier = waiting.flatMap(({ id, channel, address, not_before: before }) => {
    const from = starts.get(address);
    return from === undefined || (from !== null && before !== null && from >= before)
      ? []
      : [{ id, channel, from }];
  });
  for (const at of new Set(earlier.map(({ from }) => from?.getTime()))) {
    const together = earlier.filter(({ from }) => from?.getTime() === at).map(({ id }) => id);
    const notBefore = at === undefined ? null : new Date(at);
    await setWaiting(tx, together, { notBefore, error: laterInWords(notBefore ?? undefined) });
  }
  await enqueueDeliveries(ctx, tx, earlier);
  return earlier.length;
}
