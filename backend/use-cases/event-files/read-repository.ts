import { sql, type Selectable } from 'kysely';
import { knownClaims } from '#backend/platform/database/known-claims.ts';
import { wantsNone } from '#backend/guests/invitations/service.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

/** Everything of an event but its guests: a few hundred rows at most. */
export async function findEventParts(db: Db, eventId: string, { messages }: { messages: number }) {
  const functions = await db
    .selectFrom('event_functions')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const questions = await db
    .selectFrom('event_questions')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const gifts = await db
    .selectFrom('gifts')
    .leftJoin('images', 'images.id', 'gifts.image_id')
    .selectAll('gifts')
    .select('images.media_type')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('gifts.id')
    .execute();
  const design = await db
    .selectFrom('event_designs')
    .leftJoin('images', 'images.id', 'event_designs.photo_id')
    .select(['event_designs.selection', 'event_designs.photo_id', 'images.media_type'])
    .where('event_id', '=', eventId)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  const photo = await db
    .selectFrom('events')
    .innerJoin('images', 'images.id', 'events.photo_id')
    .select(['images.id', 'images.media_type'])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  const toolPicture = await db
    .selectFrom('design_tool_pictures')
    .innerJoin('images', 'images.id', 'design_tool_pictures.image_id')
    .select(['image_id', 'title', 'images.media_type'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  const sent = await db
    .selectFrom('guest_messages')
    .select(['audience', 'function_id', 'text', 'created_at'])
    .where('event_id', '=', eventId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(messages)
    .execute();
  const guestLists = await db
    .selectFrom('guest_lists')
    .select(['name', 'filter'])
    .where('event_id', '=', eventId)
    .orderBy('folded')
    .execute();
  return { photo, functions, questions, gifts, design, toolPicture, guestLists, messages: sent.reverse() };
}
export type EventParts = Awaited<ReturnType<typeof findEventParts>>;

type GuestRow = Selectable<Schema['guests']> & { stopped_email: boolean; stopped_phone: boolean };

/** Some guests after another one, in the order of the list. */
async function findGuestsAfter(
  db: Db,
  eventId: string,
  after: { position: number; id: string },
  limit: number,
): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select guests.*,
      ${wantsNone('email')} as stopped_email, ${wantsNone('phone')} as stopped_phone
    from guests where event_id = ${eventId} and (position, id) > (${after.position}, ${after.id})
    order by position, id limit ${limit}`.execute(db);
  return rows;
}

/** The same with what each answered and brings; of what they bring as much as hosts may know. */
export async function findAnsweredGuests(
  db: Db,
  eventId: string,
  after: { position: number; id: string },
  limit: number,
) {
  const guests = await findGuestsAfter(db, eventId, after, limit);
  const ofThem = sql<boolean>`guest_id = any(${guests.map(({ id }) => id)})`;
  const replies = await db.selectFrom('replies').selectAll().where(ofThem).execute();
  const answers = await db.selectFrom('reply_answers').selectAll().where(ofThem).execute();
  const chosen = await db.selectFrom('function_guests').selectAll().where(ofThem).execute();
  const comes = await db.selectFrom('function_replies').selectAll().where(ofThem).execute();
  const brings = await db
    .selectFrom('gift_claims')
    .select(['gift_id', 'guest_id', 'blessing', 'created_at'])
    .where(ofThem)
    .where(knownClaims)
    .execute();
  return { guests, replies, answers, chosen, comes, brings };
}
export type AnsweredGuests = Awaited<ReturnType<typeof findAnsweredGuests>>;
