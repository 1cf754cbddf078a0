import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { invited } from '../notifications/news.ts';
import { notify } from '../notifications/service.ts';
import { DELIVER_QUEUE } from './delivery-jobs.ts';
import { eventFacts, whenInWords, whereInWords } from './event-facts.ts';
import { hostName } from './mail/compose.ts';
import { accountsOf, eventWithHost, guestsToTell, insertDeliveries } from './repository.ts';

/** A message to a guest that is to be noted, and sent when it is `queued`. */
export interface DeliveryWish {
  guest: { id: string; event_id: string; email: string; phone: string };
  kind: 'invitation' | 'update' | 'cancellation';
  status: 'queued' | 'link_ready' | 'unsubscribed';
}

/**
 * Notes deliveries and queues the mails among them, in the transaction that asks for them.
 * Guests with an account find an invitation among their notifications as well.
 */
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
  await tellInvited(ctx, tx, wishes.filter(({ kind }) => kind === 'invitation'));
}

/** However many they are, with as many queries; the invitation is their mail, or they want none. */
async function tellInvited(ctx: Context, tx: Db, wishes: readonly DeliveryWish[]): Promise<void> {
  const eventId = wishes[0]?.guest.event_id;
  const accounts = eventId === undefined ? [] : await accountsOf(tx, wishes.map(({ guest }) => guest.id));
  if (eventId === undefined || accounts.length === 0) return;
  const event = await eventWithHost(tx, eventId);
  const facts = eventFacts(event);
  const words = invited(event, {
    host: hostName({ first_name: event.host_first_name, last_name: event.host_last_name }),
    when: whenInWords(facts),
    where: whereInWords(facts),
  });
  const mailedTo = new Set(wishes.filter(({ status }) => status === 'queued').map(({ guest }) => guest.id));
  for (const mail of ['sent', 'none'] as const) {
    const readers = accounts.filter(({ id, user_id: userId }) => userId !== event.organiser_id && mailedTo.has(id) === (mail === 'sent'));
    await notify(ctx, tx, { userIds: readers.map(({ user_id: userId }) => userId), mail, ...words });
  }
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
