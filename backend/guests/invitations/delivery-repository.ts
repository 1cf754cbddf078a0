import { sql, type Selectable } from 'kysely';
import type { Language } from '#messages/language.ts';
import * as words from '#messages/invitations/en.ts';
import * as messageWords from '#messages/phone-messages/en.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { EventRow } from '#backend/events/access.ts';
import { invitedRows, type AnsweredFunctionRow } from '#backend/guests/function-replies.ts';
import { linkSent } from '#backend/guests/service.ts';
import { messageFailed } from '#backend/messaging/notifications/service.ts';
import { wasHanded, wasWritten } from './was-written-repository.ts';

type DeliveryRow = Selectable<Schema['deliveries']>;

/** A delivery with everything its mail or message says. */
export interface DeliveryToMake {
  delivery: DeliveryRow;
  guest: {
    id: string;
    event_id: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    link_key: string;
    link_outdated: boolean;
    with_family: boolean;
    language: Language | null;
  };
  event: EventRow;
  organiser: { first_name: string; last_name: string; email: string };
  unsubscribed: boolean;
  /** Whether the organiser's sending is stopped until an operator looks. */
  stopped: boolean;
  /** Whether the guest has said yes or no. */
  answered: boolean;
  /** Whether something other than news of a change went to the guest at the address they have now. */
  written: boolean;
  /** Whether a host says that they sent the link to the phone the guest has now. */
  handed: boolean;
  /** What the organiser wrote, for a `message`. */
  message: string;
  /** The functions of the event this guest is invited to. */
  functions: AnsweredFunctionRow[];
}

/**
 * Takes a delivery for sending; one that is done in any way, or gone with its guest, is not.
 * One found `sending` is of a run that died. A mail is taken again: its mailbox knows it by
 * its Message-ID. A message is not, because nothing would show its guest that the second is
 * the first: it counts as unconfirmed until its provider tells otherwise.
 */
export async function claimDelivery(
  db: Db,
  deliveryId: string,
  now: Date,
): Promise<DeliveryToMake | undefined> {
  await db
    .updateTable('deliveries')
    .set({ status: 'unconfirmed', error: messageWords.interrupted, updated_at: now })
    .where('id', '=', deliveryId)
    .where('channel', 'in', ['whatsapp', 'sms'])
    .where('status', '=', 'sending')
    .execute();
  const delivery = await db
    .updateTable('deliveries')
    .set((expression) => ({ status: 'sending', attempts: expression('attempts', '+', 1), updated_at: now }))
    .where('id', '=', deliveryId)
    .where('channel', '<>', 'phone')
    .where('status', 'in', ['queued', 'sending'])
    .returningAll()
    .executeTakeFirst();
  if (!delivery) return undefined;
  const row = await db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .innerJoin('guests', 'guests.event_id', 'events.id')
    .selectAll('events')
    .select([
      'guests.first_name as guest_first_name',
      'guests.last_name as guest_last_name',
      'guests.email as guest_email',
      'guests.phone as guest_phone',
      'guests.link_key',
      'guests.link_outdated',
      'guests.with_family',
      'guests.language',
      'users.first_name as organiser_first_name',
      'users.last_name as organiser_last_name',
      'users.email as organiser_email',
      delivery.channel === 'email'
        ? sql<boolean>`exists (select from unsubscribed_addresses as stopped
            where stopped.email = guests.email and stopped.event_id in ('', events.id))`.as('unsubscribed')
        : sql<boolean>`exists (select from stopped_numbers as stopped
            where stopped.phone = guests.phone and stopped.event_id in ('', events.id))`.as('unsubscribed'),
    ])
    .select([
      sql<boolean>`exists (select from replies where replies.guest_id = guests.id and replies.rsvp <> 'pending')`.as(
        'answered',
      ),
      wasWritten(delivery.channel === 'email' ? 'email' : 'phone', delivery.id).as('written'),
      wasHanded.as('handed'),
      sql<string>`coalesce((select text from guest_messages where id = ${delivery.message_id}), '')`.as(
        'message',
      ),
      sql<boolean>`exists (select from event_functions where event_functions.event_id = events.id)`.as(
        'has_functions',
      ),
      sql<boolean>`exists (select from sending_stops where sending_stops.organiser_id = events.organiser_id)`.as(
        'stopped',
      ),
    ])
    .where('guests.id', '=', delivery.guest_id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    delivery,
    event: row,
    guest: {
      id: delivery.guest_id,
      event_id: row.id,
      first_name: row.guest_first_name,
      last_name: row.guest_last_name,
      email: row.guest_email,
      phone: row.guest_phone,
      link_key: row.link_key,
      link_outdated: row.link_outdated,
      with_family: row.with_family,
      language: row.language,
    },
    organiser: {
      first_name: row.organiser_first_name,
      last_name: row.organiser_last_name,
      email: row.organiser_email,
    },
    unsubscribed: row.unsubscribed,
    stopped: row.stopped,
    answered: row.answered,
    written: row.written,
    handed: row.handed,
    message: row.message,
    functions: row.has_functions ? await invitedRows(db, row.id, delivery.guest_id) : [],
  };
}

/** Says how a taken delivery ended, and which address it went to. */
export async function endDelivery(db: Db, deliveryId: string, end: DeliveryEnd, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      status: end.status,
      error: end.error ?? '',
      updated_at: now,
      ...(end.address ? { address: end.address } : {}),
      ...(end.ref ? { provider_ref: end.ref } : {}),
      ...(end.not_before ? { not_before: end.not_before } : {}),
    })
    .where('id', '=', deliveryId)
    .where('status', '=', 'sending')
    .execute();
  if (end.status === 'bounced' || end.status === 'failed' || end.status === 'unsubscribed')
    await messageFailed(db, deliveryId);
}

/** Says that a delivery reached its guest, as far as known: the link it carried is the one to go by. */
export async function endSent(
  db: Db,
  { delivery, guest }: DeliveryToMake,
  end: DeliveryEnd,
  now: Date,
): Promise<void> {
  await endDelivery(db, delivery.id, end, now);
  if (guest.link_outdated && delivery.kind !== 'cancellation') await linkSent(db, guest);
}

/** Forgets a taken delivery that nobody needs any more, as if it had never been asked for. */
export async function dropDelivery(db: Db, deliveryId: string): Promise<void> {
  await db.deleteFrom('deliveries').where('id', '=', deliveryId).where('status', '=', 'sending').execute();
}

/** How one try ended; `ref` is the provider's name for the message. */
export interface DeliveryEnd {
  status: 'queued' | 'sent' | 'unconfirmed' | 'bounced' | 'failed' | 'unsubscribed';
  error?: string;
  address?: string;
  ref?: string;
  /** For one that waits because its address is above the day's number. */
  not_before?: Date;
}

/** Ends a delivery whose job was given up; what the last try met stays part of the sentence. */
export async function giveUpDelivery(db: Db, deliveryId: string, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      status: 'failed',
      error: sql<string>`trim(${`${words.gaveUp} `} || error)`,
      updated_at: now,
    })
    .where('id', '=', deliveryId)
    .where('status', 'in', ['queued', 'sending'])
    .execute();
  await messageFailed(db, deliveryId);
}

/** The organiser's name, as messages to guests give it. */
export async function findOrganiser(db: Db, organiserId: string) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', organiserId)
    .executeTakeFirstOrThrow();
}
