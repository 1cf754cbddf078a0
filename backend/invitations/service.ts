import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { DELIVER_QUEUE } from './delivery-jobs.ts';
import { guestsToTell, insertDeliveries } from './repository.ts';

/** A message to a guest that is to be noted, and sent when it is `queued`. */
export interface DeliveryWish {
  guest: { id: string; event_id: string; email: string; phone: string };
  kind: 'invitation' | 'update' | 'cancellation';
  status: 'queued' | 'link_ready' | 'unsubscribed';
}

/** Notes deliveries and queues the mails among them, in the transaction that asks for them. */
export async function queueDeliveries(ctx: Context, tx: Db, wishes: readonly DeliveryWish[]): Promise<void> {
  const ids = await insertDeliveries(
    tx,
    wishes.map(({ guest, kind, status }) => ({
      event_id: guest.event_id,
      guest_id: guest.id,
      kind,
      channel: guest.email ? 'email' : 'phone',
      address: guest.email || guest.phone,
      status,
    })),
    ctx.now(),
  );
  const jobs = ids.filter((_, place) => wishes[place]?.status === 'queued').map((deliveryId) => ({ deliveryId }));
  if (jobs.length > 0) await ctx.jobs.enqueue(tx, DELIVER_QUEUE, jobs);
}

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
  await queueDeliveries(ctx, tx, guests.map((guest) => ({ guest, kind, status: 'queued' })));
  return guests.length;
}
