import { sql, type Selectable } from 'kysely';
import type { Language } from '#messages/language.ts';
import { messageWords } from '#messages/phone-messages/words.ts';
import { provenEmail } from '#backend/platform/database/proven-email.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { EventRow } from '#backend/events/access.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import { invitedRowsOf } from '#backend/guests/function-guests.ts';
import type { EventBefore } from './event-before.ts';
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
    title: string;
    greeting: string;
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
  /** What the event said until the change that is told. */
  before?: EventBefore | undefined;
  /** The functions of the event this guest is invited to. */
  functions: AnsweredFunctionRow[];
}

/**
 * Takes deliveries for sending, with as many statements however many they are; those that are done in any way, or gone
 * with their guests, are not taken. One found `sending` is of a run that died. A mail is taken again: its mailbox knows
 * it by its Message-ID. A message is not, because nothing would show its guest that the second is the first: it counts
 * as unconfirmed until its provider tells otherwise.
 *
 * @returns those taken, by their identifiers
 */
export async function claimDeliveries(
  db: Db,
  deliveryIds: readonly string[],
  now: Date,
): Promise<Map<string, DeliveryToMake>> {
  const interrupted = sql<boolean>`channel in ('whatsapp', 'sms') and status = 'sending'`;
  const found = await db
    .updateTable('deliveries')
    .set({
      status: sql`case when ${interrupted} then 'unconfirmed' else 'sending' end`,
      error: sql`case when ${interrupted} then ${messageWords.interrupted} else error end`,
      attempts: sql`attempts + case when ${interrupted} then 0 else 1 end`,
      // what is told of it may come before its answer
      address: sql`case when ${interrupted} then address else coalesce(nullif((
        select case when deliveries.channel = 'email' then guests.email else guests.phone end
        from guests where guests.id = deliveries.guest_id), ''), address) end`,
      updated_at: now,
    })
    .where(sql<boolean>`id = any(${deliveryIds})`)
    .where('channel', '<>', 'phone')
    .where('status', 'in', ['queued', 'sending'])
    .returningAll()
    .execute();
  const taken = found.filter(({ status }) => status === 'sending');
  if (taken.length === 0) return new Map();
  const guests = await readGuests(
    db,
    taken.map(({ id }) => id),
  );
  const events = await readEvents(db, [...new Set(taken.map(({ event_id: id }) => id))]);
  const withFunctions = taken.filter(({ event_id: id }) => events.get(id)?.has_functions);
  const functions = await invitedRowsOf(
    db,
    withFunctions.map(({ guest_id: id }) => id),
  );
  return new Map(
    taken.flatMap((delivery): [string, DeliveryToMake][] => {
      const [read, of] = [guests.get(delivery.id), events.get(delivery.event_id)];
      if (!read || !of) return [];
      const { delivery_id: _, unsubscribed, answered, written, handed, message, ...guest } = read;
      return [
        [
          delivery.id,
          {
            delivery,
            guest,
            event: of.event,
            organiser: of.organiser,
            unsubscribed,
            stopped: of.stopped,
            answered,
            written,
            handed,
            message,
            functions: functions.get(delivery.guest_id) ?? [],
          },
        ],
      ];
    }),
  );
}

/** Whom deliveries go to, and how each of them stands to what is sent, by the identifiers of the deliveries. */
async function readGuests(db: Db, deliveryIds: readonly string[]) {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('guests', 'guests.id', 'deliveries.guest_id')
    .select([
      'deliveries.id as delivery_id',
      'guests.id',
      'guests.event_id',
      'guests.first_name',
      'guests.last_name',
      'guests.title',
      'guests.greeting',
      'guests.email',
      'guests.phone',
      'guests.link_key',
      'guests.link_outdated',
      'guests.with_family',
      'guests.language',
      sql<boolean>`case when deliveries.channel = 'email'
        then exists (select from unsubscribed_addresses as stopped
          where mailbox_of(stopped.email) = mailbox_of(guests.email) and stopped.event_id in ('', guests.event_id))
        else exists (select from stopped_numbers as stopped
          where stopped.phone = guests.phone and stopped.event_id in ('', guests.event_id)) end`.as(
        'unsubscribed',
      ),
      sql<boolean>`exists (select from replies where replies.guest_id = guests.id and replies.rsvp <> 'pending')`.as(
        'answered',
      ),
      sql<boolean>`case when deliveries.channel = 'email' then ${wasWritten('email', sql.ref('deliveries.id'))}
        else ${wasWritten('phone', sql.ref('deliveries.id'))} end`.as('written'),
      wasHanded.as('handed'),
      sql<string>`coalesce((select text from guest_messages where id = deliveries.message_id), '')`.as(
        'message',
      ),
    ])
    .where(sql<boolean>`deliveries.id = any(${deliveryIds})`)
    .execute();
  return new Map(rows.map((row) => [row.delivery_id, row]));
}

/** Events with their organisers. */
async function readEvents(db: Db, eventIds: readonly string[]) {
  const rows = await db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .selectAll('events')
    .select([
      'users.first_name as organiser_first_name',
      'users.last_name as organiser_last_name',
      // answers go to nobody whose address may be somebody else's
      provenEmail().as('organiser_email'),
      sql<boolean>`exists (select from event_functions where event_functions.event_id = events.id)`.as(
        'has_functions',
      ),
      sql<boolean>`exists (select from sending_stops where sending_stops.organiser_id = events.organiser_id)`.as(
        'stopped',
      ),
    ])
    .where(sql<boolean>`events.id = any(${eventIds})`)
    .execute();
  return new Map(
    rows.map(
      ({
        organiser_first_name: firstName,
        organiser_last_name: lastName,
        organiser_email: email,
        has_functions,
        stopped,
        ...event
      }) => [
        event.id,
        {
          event,
          organiser: { first_name: firstName, last_name: lastName, email },
          has_functions,
          stopped,
        },
      ],
    ),
  );
}
