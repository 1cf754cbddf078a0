import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { joined } from '#backend/messaging/notifications/content.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { giversToTell, lockGivers, markNewsSent } from './new-giver-repository.ts';

/** Queue of gifts that somebody gives for the first time. */
const NEW_GIVERS_QUEUE = 'new-givers';

type NewGiversJob = { giftId: string };

/** States how those who give a gift learn who is new among them. Call before the jobs start. */
export function handleNewGivers(ctx: Context): void {
  ctx.jobs.handle<NewGiversJob>(
    NEW_GIVERS_QUEUE,
    { retryLimit: 8, retryDelay: 5, expireInSeconds: 60, concurrency: 1 },
    ({ data }) => tellOfNewGivers(ctx, data.giftId),
    async ({ data }) =>
      ctx.log.error({ gift: data.giftId }, 'those who give a gift were not told who is new'),
  );
}

/** Lets them be told once the caller's transaction commits. It waits for nobody: 50 may pay for one gift at once. */
export async function queueNewGivers(ctx: Context, tx: Db, giftId: string): Promise<void> {
  await ctx.jobs.enqueue(tx, NEW_GIVERS_QUEUE, [{ giftId } satisfies NewGiversJob]);
}

/**
 * Tells those who give a gift of each who is new, without the amount: of two, one is told of the
 * other. Each is told of once, however often this is called.
 */
export async function tellOfNewGivers(ctx: Context, giftId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const gift = await lockGivers(tx, giftId);
    if (!gift) return;
    const event = { id: gift.event_id, event_name: gift.event_name };
    const { known, newcomers } = await giversToTell(tx, giftId);
    if (newcomers.length === 0) return;
    const readers = known.map(({ id }) => id);
    for (const giver of newcomers) {
      await notify(ctx, tx, { userIds: [...readers], write: () => joined(event, gift, giver) });
      readers.push(giver.id);
    }
    // last, for it locks their rows: nothing is waited for after it
    await markNewsSent(
      tx,
      giftId,
      newcomers.map(({ id }) => id),
    );
  });
}
