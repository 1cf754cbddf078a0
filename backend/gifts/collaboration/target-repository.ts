import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Guests of the event who have an account and do not take part in the gift, by name. The organiser asks nobody in their own event. */
export async function guestsToAsk(
  db: Db,
  { eventId, giftId, organiserId }: { eventId: string; giftId: string; organiserId: string },
  limit: number,
) {
  return (
    db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'profile_picture'])
      .where('id', 'in', (select) =>
        select
          .selectFrom('guests')
          .select('user_id')
          .where('event_id', '=', eventId)
          .where('user_id', 'is not', null)
          .$castTo<{ user_id: string }>(),
      )
      .where('id', 'not in', (select) =>
        select.selectFrom('collaborators').select('user_id').where('gift_id', '=', giftId),
      )
      // let in by a request already, unless a host took them off since: they join by themselves
      .where(
        sql<boolean>`not exists (select from collaboration_requests as accepted where accepted.gift_id = ${giftId} and accepted.status = 'accepted'
        and users.id in (requester_id, target_id)
        and not exists (select from collaborator_removals where collaborator_removals.gift_id = ${giftId}
          and collaborator_removals.user_id = users.id and removed_at >= responded_at))`,
      )
      .where('id', '!=', organiserId)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/** Whether this person is a guest of the event with an account. */
export async function isGuest(db: Db, eventId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guests')
    .select('id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
