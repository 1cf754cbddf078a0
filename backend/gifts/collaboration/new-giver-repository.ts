import type { Db } from '#backend/platform/database/connect.ts';
import { keepsDoor } from './admission-repository.ts';

/**
 * A gift that people give together, with its event. Until the transaction ends nobody else tells
 * who is new among them; undefined when it is gone.
 */
export async function lockGivers(tx: Db, giftId: string) {
  return tx
    .selectFrom('collaborations')
    .innerJoin('gifts', 'gifts.id', 'collaborations.gift_id')
    .innerJoin('events', 'events.id', 'gifts.event_id')
    .select(['gifts.id', 'gifts.name', 'events.id as event_id', 'events.event_name', 'events.organiser_id'])
    .where('collaborations.gift_id', '=', giftId)
    .forUpdate('collaborations')
    .executeTakeFirst();
}

/** Those who give the gift and may know who else does, and, in the order they came, those of whom the others are still to be told. */
export async function giversToTell(tx: Db, giftId: string) {
  const givers = await tx
    .selectFrom('collaborators')
    .innerJoin('users', 'users.id', 'collaborators.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'collaborators.news_due'])
    .select(keepsDoor.as('keeps_door'))
    .where('gift_id', '=', giftId)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute();
  return {
    known: givers.filter((giver) => !giver.news_due && giver.keeps_door),
    newcomers: givers.filter((giver) => giver.news_due),
  };
}

/** Notes that the others know of them. */
export async function markNewsSent(tx: Db, giftId: string, userIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('collaborators')
    .set({ news_due: false })
    .where('gift_id', '=', giftId)
    .where('user_id', 'in', userIds)
    .execute();
}
