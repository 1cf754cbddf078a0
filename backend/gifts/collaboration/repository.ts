import { sql } from 'kysely';
import { eventNameColumns } from '#backend/events/second-language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isStrangersAlone, keepsDoor } from './admission-repository.ts';

/** Columns for a query over `gifts`, which thereby also reads how far giving together has come. */
export const progressColumns = [
  sql<boolean>`exists (select 1 from collaborations where collaborations.gift_id = gifts.id)`.as(
    'is_collaborative',
  ),
  sql<
    string | null
  >`(select sum(amount_paise - refunded_paise) from contributions where contributions.gift_id = gifts.id)`.as(
    'collected_paise',
  ),
] as const;

/** Over `gifts`, too: whether everybody may give it without asking. */
export const isOpenColumn = sql<boolean>`exists (select 1 from collaborations
  where collaborations.gift_id = gifts.id and collaborations.open_to_all)`.as('is_open');

/** A gift of the event with what is known of giving it together. */
export async function findGift(db: Db, eventId: string, giftId: string) {
  return db
    .selectFrom('gifts')
    .leftJoin('collaborations', 'collaborations.gift_id', 'gifts.id')
    .select([
      'gifts.id',
      'gifts.name',
      'gifts.price_paise',
      'gifts.purchased_at',
      'gifts.claimed_from_strangers',
    ])
    .select(['collaborations.enabled_at', 'collaborations.open_to_all', 'collaborations.closes_on'])
    .select(progressColumns)
    .where('gifts.id', '=', giftId)
    .where('gifts.event_id', '=', eventId)
    .executeTakeFirst();
}
export type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>;

/** How far giving together has come, for those of the gifts for which it is enabled. */
export async function progressRows(db: Db, giftIds: readonly string[]) {
  return db
    .selectFrom('gifts')
    .innerJoin('collaborations', 'collaborations.gift_id', 'gifts.id')
    .select(['gifts.id as gift_id', 'collaborations.open_to_all', 'collaborations.closes_on'])
    .select(progressColumns)
    .select(
      sql<
        string[] | null
      >`(select array_agg(user_id) from purchase_refusals where purchase_refusals.gift_id = gifts.id)`.as(
        'refused_buyers',
      ),
    )
    .select((select) => [
      select
        .selectFrom('collaborators')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('collaborators.gift_id', '=', 'gifts.id')
        .as('collaborator_count'),
    ])
    .where('gifts.id', 'in', giftIds)
    .execute();
}

/** Locks the gift's row; false when it is not there. */
export async function lockGift(tx: Db, eventId: string, giftId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('gifts')
    .select('id')
    .where('id', '=', giftId)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A gift of this event, which nobody changes or deletes until the transaction ends. Several may
 * hold it `with others`; none of them may ask for more later, because two who did would wait
 * for each other.
 */
export async function keepGift(
  tx: Db,
  { eventId, giftId }: { eventId: string; giftId: string },
  how: 'with others' | 'alone',
): Promise<{ id: string; name: string; purchased_at: Date | null } | undefined> {
  return tx
    .selectFrom('gifts')
    .select(['id', 'name', 'purchased_at'])
    .where('id', '=', giftId)
    .where('event_id', '=', eventId)
    .$if(how === 'alone', (query) => query.forUpdate())
    .$if(how === 'with others', (query) => query.forShare())
    .executeTakeFirst();
}

/** Lets a gift be given together; of one that is already, a host's word takes the place of whoever's it was. `byCompany`: a guest or host does. */
export async function enable(
  db: Db,
  giftId: string,
  { userId, isHost, byCompany, now }: { userId: string; isHost: boolean; byCompany: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('collaborations')
    .values({ gift_id: giftId, enabled_by: userId, by_company: byCompany, enabled_at: now })
    .onConflict((conflict) => {
      const isThere = conflict.column('gift_id');
      return isHost ? isThere.doUpdateSet({ enabled_by: userId, by_company: true }) : isThere.doNothing();
    })
    .execute();
}

/** A host sets a gift up that is given together. */
export async function changeSettings(
  db: Db,
  giftId: string,
  settings: { open_to_all: boolean; closes_on: string | null },
): Promise<void> {
  await db
    .updateTable('collaborations')
    .set({ ...settings, by_company: true })
    .where('gift_id', '=', giftId)
    .execute();
}

/** Whether guests give all gifts of an event together; nobody changes that until the transaction ends. */
export const lockGiving = (tx: Db, eventId: string) =>
  tx
    .selectFrom('events')
    .select('give_together')
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Locks the gifts of an event, or these of them, in the order of their ids, after the event: from then on nobody says that they bring one. */
export async function lockGifts(tx: Db, eventId: string, giftIds: readonly string[] | null): Promise<void> {
  await sql`
    select id from gifts where ${theseGifts(eventId, giftIds)} order by id for update`.execute(tx);
}

/**
 * Lets guests give the gifts of an event that nobody brings, or these of them, and whoever joined with nothing from outside
 * stands outside again. One that is bought, and is given together, is open once it is not. Call while they are
 * locked: another statement than the one that locks, which would not see a claim it waited for.
 */
export async function openGifts(
  tx: Db,
  {
    eventId,
    giftIds,
    userId,
    now,
  }: { eventId: string; giftIds: readonly string[] | null; userId: string; now: Date },
): Promise<void> {
  await endOutsiders(tx, eventId, giftIds);
  await sql`
    insert into collaborations (gift_id, enabled_by, open_to_all, by_company, enabled_at)
      select id, ${userId}, true, true, ${now}::timestamptz from gifts
      where ${theseGifts(eventId, giftIds)}
        and (purchased_at is null or exists (select from collaborations where collaborations.gift_id = gifts.id))
        and not exists (select 1 from gift_claims where gift_claims.gift_id = gifts.id)
      on conflict (gift_id) do update set open_to_all = true, by_company = true`.execute(tx);
}

/** Whoever wants to join one of the event's gifts asks again; that a gift is given together stays. */
export async function closeGifts(tx: Db, eventId: string): Promise<void> {
  await sql`
    with locked as (select id from gifts where event_id = ${eventId} order by id for update)
    update collaborations set open_to_all = false from locked where gift_id = locked.id and open_to_all`.execute(
    tx,
  );
}

const theseGifts = (eventId: string, giftIds: readonly string[] | null) =>
  sql`gifts.event_id = ${eventId} and (${giftIds}::text[] is null or gifts.id = any(${giftIds}::text[]))`;

/** Whoever joined with nothing from outside stands outside again: of the event's gifts, or of these. Call while they are locked. */
export async function endOutsiders(
  tx: Db,
  eventId: string,
  giftIds: readonly string[] | null,
): Promise<void> {
  await sql`delete from collaborators using gifts
    where gifts.id = collaborators.gift_id and ${theseGifts(eventId, giftIds)} and not ${keepsDoor}`.execute(
    tx,
  );
}

/**
 * What strangers alone began is not given together any more: of the event's gifts, or of these. Does what `endOutsiders` does, too.
 *
 * @returns whether one was
 */
export async function endStrangersGiving(
  tx: Db,
  eventId: string,
  giftIds: readonly string[] | null = null,
): Promise<boolean> {
  await lockGifts(tx, eventId, giftIds);
  await endOutsiders(tx, eventId, giftIds);
  const { rows } = await sql`
    with ended as (delete from collaborations using gifts
        where gifts.id = collaborations.gift_id and ${theseGifts(eventId, giftIds)} and ${isStrangersAlone} returning collaborations.gift_id),
      unasked as (delete from collaboration_requests using ended
        where collaboration_requests.gift_id = ended.gift_id and status = 'pending')
    select gift_id from ended`.execute(tx);
  return rows.length > 0;
}

/** Notes that a guest's claim ended that a gift was given together, which its hosts saw. */
export const noteClaimedFromStrangers = (tx: Db, giftId: string) =>
  tx.updateTable('gifts').set({ claimed_from_strangers: true }).where('id', '=', giftId).execute();

/** What names an event to those who give; undefined once it is gone. */
export const eventGivenTo = (db: Db, eventId: string) =>
  db
    .selectFrom('events')
    .select([...eventNameColumns, 'event_type', 'bride_groom_details'])
    .where('id', '=', eventId)
    .executeTakeFirst();
