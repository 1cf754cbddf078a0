import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { DELIVER_QUEUE } from './delivery-jobs.ts';
import { guestsToTell, insertDeliveries } from './repository.ts';

/**
 * Queues the mail that tells guests already invited of a change or a cancellation, in the
 * transaction that makes it. The mail says how the event stands when it leaves.
 *
 * @returns how many guests will be told
 */
export async function queueEventMail(
  ctx: Context,
  tx: Db,
  { eventId, kind }: { eventId: string; kind: 'update' | 'cancellation' },
): Promise<number> {
  const guests = await guestsToTell(tx, eventId, kind);
  const deliveries = guests.map((guest) => ({
    event_id: eventId,
    guest_id: guest.id,
    kind,
    channel: 'email' as const,
    address: guest.email,
    status: 'queued' as const,
  }));
  const ids = await insertDeliveries(tx, deliveries, ctx.now());
  if (ids.length > 0) await ctx.jobs.enqueue(tx, DELIVER_QUEUE, ids.map((deliveryId) => ({ deliveryId })));
  return ids.length;
}
