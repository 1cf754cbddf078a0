import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { newId } from '../ids.ts';

/** Columns for a query over `gifts`, which thereby also reads how far giving together has come. */
export const progressColumns = [
  sql<boolean>`exists (select 1 from collaborations where collaborations.gift_id = gifts.id)`.as('is_collaborative'),
  sql<string | null>`(select sum(amount_paise) from contributions where contributions.gift_id = gifts.id)`.as('collected_paise'),
] as const;

/** A gift of the event with what is known of giving it together. */
export async function findGift(db: Db, eventId: string, giftId: string) {
  return db
    .selectFrom('gifts')
    .leftJoin('collaborations', 'collaborations.gift_id', 'gifts.id')
    .select(['gifts.id', 'gifts.name', 'gifts.price_paise', 'gifts.purchased_at', 'collaborations.enabled_at', 'collaborations.open_to_all'])
    .select((select) => [
      select
        .selectFrom('contributions')
        .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
        .whereRef('contributions.gift_id', '=', 'gifts.id')
        .as('collected_paise'),
    ])
    .where('gifts.id', '=', giftId)
    .where('gifts.event_id', '=', eventId)
    .executeTakeFirst();
}
/** How far giving together has come, for those of the gifts for which it is enabled. */
export async function progressRows(db: Db, giftIds: readonly string[]) {
  return db
    .selectFrom('collaborations')
    .select(['gift_id', 'open_to_all'])
    .select((select) => [
      select
        .selectFrom('contributions')
        .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
        .whereRef('contributions.gift_id', '=', 'collaborations.gift_id')
        .as('collected_paise'),
      select
        .selectFrom('collaborators')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('collaborators.gift_id', '=', 'collaborations.gift_id')
        .as('collaborator_count'),
    ])
    .where('gift_id', 'in', giftIds)
    .execute();
}

export type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>;

/** Locks the gift's row; false when it is not there. */
export async function lockGift(tx: Db, eventId: string, giftId: string): Promise<boolean> {
  const row = await tx.selectFrom('gifts').select('id').where('id', '=', giftId).where('event_id', '=', eventId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function enable(db: Db, giftId: string, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('collaborations')
    .values({ gift_id: giftId, enabled_by: userId, enabled_at: now })
    .onConflict((conflict) => conflict.column('gift_id').doNothing())
    .execute();
}

export async function setOpen(db: Db, giftId: string, open: boolean): Promise<void> {
  await db.updateTable('collaborations').set({ open_to_all: open }).where('gift_id', '=', giftId).execute();
}

/** Who gives these gifts together, in the order of joining, with what each gave so far. */
export async function collaboratorsOf(db: Db, giftIds: readonly string[]) {
  return db
    .selectFrom('collaborators')
    .innerJoin('users', 'users.id', 'collaborators.user_id')
    .select(['collaborators.gift_id', 'users.id', 'users.first_name', 'users.last_name', 'users.profile_picture'])
    .select((select) => [
      select
        .selectFrom('contributions')
        .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
        .whereRef('contributions.gift_id', '=', 'collaborators.gift_id')
        .whereRef('contributions.contributor_id', '=', 'collaborators.user_id')
        .as('given_paise'),
    ])
    .where('collaborators.gift_id', 'in', giftIds)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute();
}
export type CollaboratorRow = Awaited<ReturnType<typeof collaboratorsOf>>[number];

export async function addCollaborator(tx: Db, giftId: string, userId: string, now: Date): Promise<void> {
  await tx
    .insertInto('collaborators')
    .values({ gift_id: giftId, user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['gift_id', 'user_id']).doNothing())
    .execute();
}

export async function insertContribution(
  tx: Db,
  { giftId, eventId, contributorId, paymentId, amountPaise, now }: { giftId: string | null; eventId: string; contributorId: string; paymentId: string; amountPaise: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('contributions')
    .values({ id: newId(), gift_id: giftId, event_id: eventId, contributor_id: contributorId, payment_id: paymentId, amount_paise: amountPaise, created_at: now })
    .execute();
}

/** What the provider's page is filled in with, and what the organiser reads of who gave. */
export async function personOf(db: Db, userId: string) {
  return db.selectFrom('users').select(['first_name', 'last_name', 'email', 'phone']).where('id', '=', userId).executeTakeFirstOrThrow();
}

export async function eventName(db: Db, eventId: string): Promise<string> {
  const row = await db.selectFrom('events').select('event_name').where('id', '=', eventId).executeTakeFirst();
  return row?.event_name ?? '';
}
