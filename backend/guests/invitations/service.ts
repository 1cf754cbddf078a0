import { eventIn } from '#backend/events/second-language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { pictureToSend } from '#backend/designs/service.ts';
import { readEventRow } from '#backend/events/access.ts';
import { laterInWords, waitingAddresses } from '#backend/messaging/sending/new-addresses.ts';
import { pausedAddresses, pausedInWords, takeTurns } from '#backend/messaging/sending/pauses.ts';
import { organiserOf } from '#backend/messaging/service.ts';
import { invited } from '#backend/messaging/notifications/content.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { chooseDelivery, readReach, type ChosenDelivery } from './channel-choice.ts';
import type { EventBefore } from './event-before.ts';
import { carriesPicture, enqueueDeliveries } from './delivery-queue.ts';
import { readersLanguage } from '#messages/readers-language.ts';
import { whenInWords, whereInWords } from './event-facts.ts';
import { invitingWords } from './inviting-words.ts';
import { accountsOf, eventWithHost, guestsToNotify, insertDeliveries } from './repository.ts';

export { hasOwnContact, isAccountKnown, tookPart, wantsNone, wasWritten } from './was-written-repository.ts';
export { countUntold } from './repository.ts';

/** A message to a guest that is to be noted, and sent when it is `queued`. */
interface DeliveryWish {
  guest: { id: string; event_id: string; email: string; phone: string };
  kind: 'invitation' | 'update' | 'cancellation' | 'reminder' | 'message';
  chosen: ChosenDelivery;
  /** The organiser's words, for a `message`. */
  messageId?: string;
  /** What the event said until now, for an `update`. */
  before?: EventBefore | undefined;
  /** Whether something about the event went to this address before. */
  written?: boolean;
}

/** Until when a guest's mail or message waits. */
export interface Wait {
  until: Date;
  /** What the host reads of it. */
  error: string;
  /** Whether it waits minutes, because the address got the same lately, and not for another day. */
  paused: boolean;
}

/**
 * Notes deliveries and queues the mails and messages among them, in the transaction that asks for them.
 * Guests with an account find an invitation among their notifications as well. What goes to
 * more new addresses than the organiser may write to in a day waits for a later one; an invitation
 * sent again and again, and news of the next change, wait for some minutes.
 *
 * @param paused which addresses may not get another invitation yet, where this was read in the same transaction
 * @returns the guests whose mail or message waits
 */
export async function queueDeliveries(
  ctx: Context,
  tx: Db,
  wishes: readonly DeliveryWish[],
  paused?: ReadonlyMap<string, Date>,
): Promise<Map<string, Wait>> {
  const waiting = await findWaiting(ctx, tx, wishes, paused);
  const ids = await insertDeliveries(
    tx,
    wishes.map(({ guest, kind, chosen: { channel, status }, messageId }) => ({
      event_id: guest.event_id,
      guest_id: guest.id,
      kind,
      channel,
      address: channel === 'email' ? guest.email : guest.phone,
      status,
      message_id: messageId ?? null,
      not_before: waiting.get(guest.id)?.until ?? null,
      error: waiting.get(guest.id)?.error ?? '',
    })),
    ctx.now(),
  );
  const made = wishes.map((wish, place) => ({ ...wish, deliveryId: ids[place] ?? '' }));
  const drawn = await drawnFirst(ctx, tx, wishes);
  const queued = made.filter(({ chosen }) => chosen.status === 'queued');
  await enqueueDeliveries(
    ctx,
    tx,
    queued.map(({ deliveryId, guest, chosen, kind, before }) => ({
      id: deliveryId,
      before,
      channel: chosen.channel,
      from:
        waiting.get(guest.id)?.until ?? (carriesPicture({ kind, channel: chosen.channel }) ? drawn : null),
    })),
  );
  await tellInvited(
    ctx,
    tx,
    made.filter(({ kind }) => kind === 'invitation'),
  );
  return waiting;
}

/** When invitations of an event go out whose design is being drawn right now; null for at once. */
async function drawnFirst(ctx: Context, tx: Db, wishes: readonly DeliveryWish[]): Promise<Date | null> {
  const shown = wishes.find(({ kind, chosen }) => carriesPicture({ kind, channel: chosen.channel }));
  const event = shown && (await readEventRow(tx, shown.guest.event_id));
  return event ? (await pictureToSend(ctx, tx, event)).drawnBy : null;
}

/** Until when each guest's mail or message waits. That an event is cancelled waits for nothing where we wrote before: people would travel. */
async function findWaiting(
  ctx: Context,
  tx: Db,
  wishes: readonly DeliveryWish[],
  paused: ReadonlyMap<string, Date> | undefined,
): Promise<Map<string, Wait>> {
  const going = wishes.filter(
    ({ kind, chosen, written }) => chosen.status === 'queued' && !(kind === 'cancellation' && written),
  );
  const organiserId = going[0] && (await organiserOf(tx, going[0].guest.event_id));
  if (!organiserId) return new Map();
  const addressOf = ({ guest, chosen }: DeliveryWish) =>
    chosen.channel === 'email' ? guest.email : guest.phone;
  const days = await waitingAddresses(ctx, tx, organiserId, going.map(addressOf));
  const pauses = await findPauses(ctx, tx, going, addressOf, paused);
  return new Map(
    going.flatMap((wish): [string, Wait][] => {
      const [day, pause] = [days.get(addressOf(wish)), pauses.get(wish)];
      if (pause && !(day && day > pause))
        return [[wish.guest.id, { until: pause, error: pausedInWords(pause), paused: true }]];
      return day ? [[wish.guest.id, { until: day, error: laterInWords(day), paused: false }]] : [];
    }),
  );
}

/** Which of these wait because their address got the same about the event minutes ago; each takes its turn. */
async function findPauses(
  ctx: Context,
  tx: Db,
  wishes: readonly DeliveryWish[],
  addressOf: (wish: DeliveryWish) => string,
  pausedInvitations: ReadonlyMap<string, Date> | undefined,
): Promise<Map<DeliveryWish, Date>> {
  const pauses = new Map<DeliveryWish, Date>();
  for (const what of ['invitation', 'update'] as const) {
    const ofKind = wishes.filter(({ kind }) => kind === what);
    const [first] = ofKind;
    if (!first) continue;
    const [place, addresses] = [{ what, eventId: first.guest.event_id }, ofKind.map(addressOf)];
    const paused =
      (what === 'invitation' && pausedInvitations) || (await pausedAddresses(ctx, tx, place, addresses));
    await takeTurns(ctx, tx, place, addresses, paused);
    for (const wish of ofKind) {
      const until = paused.get(addressOf(wish));
      if (until) pauses.set(wish, until);
    }
  }
  return pauses;
}

/** However many they are, with as many queries; the invitation is their mail or message, or they want none. */
async function tellInvited(
  ctx: Context,
  tx: Db,
  wishes: readonly (DeliveryWish & { deliveryId: string })[],
): Promise<void> {
  const eventId = wishes[0]?.guest.event_id;
  const accounts =
    eventId === undefined
      ? []
      : await accountsOf(
          tx,
          wishes.map(({ guest }) => guest.id),
        );
  if (eventId === undefined || accounts.length === 0) return;
  const event = await eventWithHost(tx, eventId);
  const write = () => {
    const language = readersLanguage();
    const person = { first_name: event.host_first_name, last_name: event.host_last_name };
    const { facts, host } = invitingWords(event, person, language);
    return invited(eventIn(event, language), {
      host,
      when: whenInWords(facts),
      where: whereInWords(facts),
    });
  };
  const wishOf = new Map(wishes.map((wish) => [wish.guest.id, wish]));
  const readers = accounts.flatMap(({ id, user_id: userId }) => {
    const wish = wishOf.get(id);
    return wish && userId !== event.organiser_id
      ? [
          {
            userId,
            deliveryId: wish.deliveryId,
            by: wish.chosen.status === 'queued' ? wish.chosen.channel : null,
          },
        ]
      : [];
  });
  for (const by of ['email', 'whatsapp', 'sms', null] as const) {
    const recipients = readers.filter((reader) => reader.by === by);
    await notify(ctx, tx, {
      userIds: recipients.map(({ userId }) => userId),
      mail: by === 'email' ? 'sent' : 'none',
      whatsapp: by === 'whatsapp' ? 'sent' : 'none',
      ...(by
        ? { deliveries: new Map(recipients.map(({ userId, deliveryId }) => [userId, deliveryId])) }
        : {}),
      write,
    });
  }
}

/**
 * Queues what tells guests already invited of a change or a cancellation, in the transaction
 * that makes it: a mail, or a message where there is no address. It says how the event stands
 * when it leaves. Whoever can only be told by the organiser is not counted. With `functionId`
 * only guests chosen for this function are told. `before` is what the event said until now.
 *
 * @returns how many guests will be told
 */
export async function queueEventMail(
  ctx: Context,
  tx: Db,
  {
    eventId,
    kind,
    functionId,
    before,
  }: { eventId: string; kind: 'update' | 'cancellation'; functionId?: string; before?: EventBefore },
): Promise<number> {
  const guests = await guestsToNotify(tx, eventId, kind, functionId);
  const reach = await readReach(tx, ctx.env, eventId, guests);
  const wishes = guests.flatMap((guest) => {
    // the mail's own job says so when its guest wants none
    const chosen = guest.email
      ? ({ channel: 'email', status: 'queued' } as const)
      : chooseDelivery(guest, 'auto', reach);
    return chosen?.status === 'queued'
      ? [{ guest, kind, chosen, before, written: chosen.channel === 'email' || guest.phone_written }]
      : [];
  });
  await queueDeliveries(ctx, tx, wishes);
  return wishes.length;
}
