import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { AnsweredPerson, HouseholdPerson } from '#contract/guests/household.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { Language } from '#messages/language.ts';

export type EventRow = Selectable<Schema['events']>;

/** An event for work nobody asked for on a page, such as jobs; undefined when it is gone. */
export const readEventRow = async (db: Db, eventId: string): Promise<EventRow | undefined> =>
  db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst();

/** The guest somebody is, with the reply; `rsvp` is null when there is none yet. */
export interface OwnGuest {
  id: string;
  link_key: string;
  /** The keys of guests who were joined with this one. */
  merged_keys: string[];
  first_name: string;
  last_name: string;
  title: string;
  greeting: string;
  with_family: boolean;
  party_limit: number | null;
  household: HouseholdPerson[];
  language: Language | null;
  rsvp: Selectable<Schema['replies']>['rsvp'] | null;
  source: string | null;
  adults: number | null;
  children: number | null;
  note: string | null;
  names: string | null;
  /** The people of the reply. */
  answered_household: AnsweredPerson[] | null;
  version: number | null;
  date_changed: boolean | null;
}

/**
 * Whether a row of `replies` is a yes for another day than the event's. The calendar date alone counts: guests who come at
 * seven come at six, too, while another day is another question. Moved back to the day of the answer, the event has it again.
 */
export const dateChanged = sql<
  boolean | null
>`(replies.rsvp = 'yes' and replies.answered_for <> (select date from events where events.id = replies.event_id))`;

/**
 * An event with what decides how somebody stands to it, in one query: the guest they are by
 * sign-in (`own_guest`), the guest whose link they opened (`claimed_guest`), what they help as.
 */
export async function findEventFor(db: Db, eventId: string, who: { userId: string; guestId: string }) {
  const [event] = await readEventFor(db, { eventId, ...who });
  return event;
}

const readEventFor = compileOnce(
  (db, { eventId, userId, guestId }: Record<'eventId' | 'userId' | 'guestId', string>) =>
    db
      .selectFrom('events')
      .innerJoin('users', 'users.id', 'events.organiser_id')
      .selectAll('events')
      .select(['users.first_name as organiser_first_name', 'users.last_name as organiser_last_name'])
      .select((select) => [
        jsonObjectFrom(
          guestOfEvent(select).where('guests.user_id', '=', userId).orderBy('guests.position').limit(1),
        ).as('own_guest'),
        // the link of a guest who was joined with another is that one's
        jsonObjectFrom(
          guestOfEvent(select).where(
            sql<boolean>`guests.id = coalesce((select guest_id from merged_guests where id = ${guestId}), ${guestId})`,
          ),
        ).as('claimed_guest'),
        select
          .selectFrom('event_hosts')
          .select('event_hosts.role')
          .whereRef('event_hosts.event_id', '=', 'events.id')
          .where('event_hosts.user_id', '=', userId)
          .as('helps_as'),
        jsonObjectFrom(pictureOfEvent(select)).as('design_picture'),
        jsonObjectFrom(photoOfEvent(select)).as('photo'),
        jsonObjectFrom(designOfEvent(select)).as('design'),
        sql<boolean>`exists (select from event_questions where event_id = events.id)`.as('asks_questions'),
        sql<boolean>`exists (select from event_functions where event_id = events.id)`.as('has_functions'),
      ])
      .where('events.id', '=', eventId),
);

function pictureOfEvent(select: ExpressionBuilder<Schema, 'events'>) {
  return select
    .selectFrom('images')
    .select(['images.id', 'images.width', 'images.height'])
    .where('images.id', '=', ({ selectFrom, fn }) =>
      fn.coalesce(
        selectFrom('design_tool_pictures')
          .select('design_tool_pictures.image_id')
          .where('design_tool_pictures.event_id', '=', sql.ref<string>('events.id')),
        selectFrom('event_designs')
          .select('event_designs.wide_image_id')
          .where('event_designs.event_id', '=', sql.ref<string>('events.id')),
      ),
    );
}

const photoOfEvent = (select: ExpressionBuilder<Schema, 'events'>) =>
  select
    .selectFrom('images')
    .select(['images.id', 'images.width', 'images.height'])
    .whereRef('images.id', '=', 'events.photo_id');

/** What was chosen of our designs, as long as no picture of the design tool stands in its place. */
function designOfEvent(select: ExpressionBuilder<Schema, 'events'>) {
  return select
    .selectFrom('event_designs')
    .select(['event_designs.selection', 'event_designs.photo_id'])
    .whereRef('event_designs.event_id', '=', 'events.id')
    .where('event_designs.cleared_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('design_tool_pictures')
            .select('design_tool_pictures.event_id')
            .whereRef('design_tool_pictures.event_id', '=', 'event_designs.event_id'),
        ),
      ),
    );
}

function guestOfEvent(select: ExpressionBuilder<Schema, 'events'>) {
  return select
    .selectFrom('guests')
    .leftJoin('replies', 'replies.guest_id', 'guests.id')
    .select([
      'guests.id',
      'guests.link_key',
      'guests.first_name',
      'guests.last_name',
      'guests.title',
      'guests.greeting',
      'guests.with_family',
      'guests.party_limit',
      'guests.household',
      'guests.language',
    ])
    .select([
      sql<string[]>`array(select link_key from merged_guests where guest_id = guests.id)`.as('merged_keys'),
      'replies.rsvp',
      'replies.source',
      'replies.adults',
      'replies.children',
      'replies.note',
      'replies.names',
      'replies.answered_household',
      'replies.version',
      dateChanged.as('date_changed'),
    ])
    .whereRef('guests.event_id', '=', 'events.id');
}
