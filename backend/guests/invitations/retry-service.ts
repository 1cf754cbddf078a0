import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { enqueueDeliveries } from './delivery-queue.ts';
import { queueFailedAgain } from './retry-repository.ts';

export { nothingNewer } from './retry-repository.ts';

/**
 * Sends a mail or message that failed once more, for an operator. Whatever keeps one back keeps this one too: an
 * event that is cancelled or over, a guest who wants none, an organiser who is stopped. One that bounced is not sent
 * again, since its mailbox said no, nor one that another of its kind followed.
 *
 * @returns the event it is of; undefined when there is none to send again
 */
export async function retryDelivery(ctx: Context, tx: Db, deliveryId: string): Promise<string | undefined> {
  const queued = await queueFailedAgain(tx, deliveryId, ctx.now());
  if (!queued) return undefined;
  await enqueueDeliveries(ctx, tx, [{ id: deliveryId, channel: queued.channel, from: null }]);
  return queued.event_id;
}
