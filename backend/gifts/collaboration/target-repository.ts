import { sql } from 'kysely';
import { isAccountKnown, wasWritten } from '#backend/guests/invitations/service.ts';
import { wantsNoMail } from '#backend/messaging/service.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isAdmitted } from './admission-repository.ts';

/** Guests of the event with an account (for a host, who types addresses: one that may be known) who neither take part in the gift nor were let in, by the names on the guest list: what they call themselves is theirs to tell. The organiser asks nobody in their own event. */
export async function guestsToAsk(
  db: Db,
  {
    eventId,
    giftId,
    organiserId,
    forHost,
  }: { eventId: string; giftId: string; organiserId: string; forHost: boolean },
  limit: number,
) {
  return (
    db
      .selectFrom((select) =>
        select
          .selectFrom('guests')
          .select(['user_id as id', 'first_name', 'last_name', sql<string>`''`.as('profile_picture')])
          .distinctOn('user_id')
          .where('event_id', '=', eventId)
          .where('user_id', 'is not', null)
          .$if(forHost, (query) => query.where(isAccountKnown))
          .orderBy('user_id')
          .orderBy('position')
          .$narrowType<{ id: string }>()
          .as('listed'),
      )
      .selectAll()
      .where('id', 'not in', (select) =>
        select.selectFrom('collaborators').select('user_id').where('gift_id', '=', giftId),
      )
      // they join by themselves
      .where((where) => where.not(isAdmitted(giftId, sql`listed.id`)))
      .where('id', '!=', organiserId)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/** Whether this person is a guest of the event with an account; for a host: with one that may be known. */
export async function isGuest(
  db: Db,
  eventId: string,
  userId: string,
  { forHost = false } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('guests')
    .select('id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .$if(forHost, (query) => query.where(isAccountKnown))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this person may be mailed about the event by others of it: some mail about it reached them as its guest, and they did not stop that. */
export async function mayBeMailed(db: Db, eventId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guests')
    .select('guests.email')
    .where('guests.event_id', '=', eventId)
    .where('guests.user_id', '=', userId)
    .where(wasWritten('email'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && !(await wantsNoMail(db, row.email, eventId));
}

/** Whether this person gives any gift of the event together with others. */
export async function givesInEvent(db: Db, eventId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('collaborators')
    .innerJoin('gifts', 'gifts.id', 'collaborators.gift_id')
    .select('gifts.id')
    .where('gifts.event_id', '=', eventId)
    .where('collaborators.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody as others of a gift are told of them; nobody where the account is gone. */
export async function personById(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'profile_picture'])
    .where('id', '=', userId)
    .execute();
}
