import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/*
 * Who stands inside at a gift, who lets others in, and who stands before its door: said here once, for pages, calls, lists and
 * money that arrives (docs/decisions/0094).
 */

/** Whether somebody is a guest of an event, helps with it or owns it; both are SQL, or the person a value. */
const isCompany = (eventId: RawBuilder<unknown>, userId: unknown) => sql<boolean>`(
  exists (select from guests where guests.event_id = ${eventId} and guests.user_id = ${userId})
  or exists (select from event_hosts where event_hosts.event_id = ${eventId} and event_hosts.user_id = ${userId})
  or exists (select from events as own where own.id = ${eventId} and own.organiser_id = ${userId}))`;

/** Over `contributions`: whether whoever gave it by account is neither a guest of the event nor a host. */
export const isFromOutside = sql<boolean>`(contributor_id is not null and not ${isCompany(sql`contributions.event_id`, sql`contributor_id`)})`;

const eventOfPlace = sql`(select event_id from gifts where gifts.id = collaborators.gift_id)`;

/** Over `collaborators`: whether that one has money in the gift. */
export const hasMoneyIn = sql<boolean>`exists (select from contributions
  where contributions.gift_id = collaborators.gift_id
    and contributor_id = collaborators.user_id and amount_paise > refunded_paise)`;

/** Over `collaborators`: whether that one is a guest of the event, helps with it or owns it. */
export const isCompanyThere = isCompany(eventOfPlace, sql`collaborators.user_id`);

/**
 * Over `collaborators`: whether that one keeps the door. Guests and hosts do, and whoever has money in the gift; a stranger
 * who joined with nothing never does, nor money without a place or of an account that was deleted.
 */
export const keepsDoor = sql<boolean>`((${hasMoneyIn} or ${isCompanyThere})
  and not exists (select from users where users.id = collaborators.user_id and erased_at is not null))`;

/** One who gives a gift, or gave money for it without a place among those who do. */
interface GiverStanding {
  givenPaise: number;
  hasPurchased: boolean;
  /** Whether they are a guest of the event, help with it or own it. */
  isCompany: boolean;
}

/** How somebody stands to the money of a gift; undefined for whoever has no place there and never gave money. */
export async function giverStanding(
  db: Db,
  giftId: string,
  userId: string,
): Promise<GiverStanding | undefined> {
  const { rows } = await sql<{ given: string; purchased: boolean; company: boolean; known: boolean }>`
    select (select coalesce(sum(amount_paise - refunded_paise), 0) from contributions
        where contributions.gift_id = gifts.id and contributor_id = ${userId}) as given,
      exists (select from gift_purchases where gift_purchases.gift_id = gifts.id and user_id = ${userId}) as purchased,
      (exists (select from collaborators where collaborators.gift_id = gifts.id and user_id = ${userId})
        or exists (select from contributions where contributions.gift_id = gifts.id and contributor_id = ${userId})) as known,
      ${isCompany(sql`gifts.event_id`, userId)} as company
    from gifts where gifts.id = ${giftId}`.execute(db);
  const [row] = rows;
  if (!row?.known) return undefined;
  return { givenPaise: Number(row.given), hasPurchased: row.purchased, isCompany: row.company };
}

/** Over `gifts` with `events` and `collaborations`: whether nobody from outside is the first. A host opened it, or the organiser answered. */
const isForGuests = sql<boolean>`(coalesce(open_to_all, false) or give_together is not null)`;

/** Over `gifts` and `events`: what guests and hosts have in it, by account or by personal link, in paise. */
const moneyOfCompany = sql`(select coalesce(sum(amount_paise - refunded_paise), 0) from contributions
  where contributions.gift_id = gifts.id
    and (guest_payer_id is not null or ${isCompany(sql`events.id`, sql`contributor_id`)}))`;

/**
 * Whether the word of `by` lets `newcomer` in to a gift. That of a guest or host does as long as they are one; that of a stranger, who
 * keeps the door with money, lets a stranger in as long as the gift is theirs alone: not for guests, and given by none.
 */
const lets = (giftId: unknown, by: unknown, newcomer: unknown) => sql<boolean>`exists (
  select from (select ${giftId}::text as gift_id, ${by}::text as giver, ${newcomer}::text as newcomer) as word
    join gifts on gifts.id = word.gift_id join events on events.id = gifts.event_id left join collaborations on collaborations.gift_id = gifts.id
  where (${isCompany(sql`events.id`, sql`giver`)}
    or (exists (select from collaborators where collaborators.gift_id = gifts.id and user_id = giver and ${hasMoneyIn})
      and (${isCompany(sql`events.id`, sql`newcomer`)} or not (${isForGuests} or ${moneyOfCompany} > 0
        or exists (select from collaborators where collaborators.gift_id = gifts.id and ${isCompanyThere}))))))`;

/** Whether a request lets somebody in to a gift, accepted by or with whoever kept its door, and no host took them off since. SQL or values. */
export const isAdmitted = (giftId: unknown, userId: unknown) => sql<boolean>`exists (
  select from collaboration_requests as accepted
  where accepted.gift_id = ${giftId} and status = 'accepted' and newcomer_id = ${userId}
    and not exists (select from collaborator_removals where collaborator_removals.gift_id = accepted.gift_id
      and collaborator_removals.user_id = newcomer_id and removed_at >= responded_at)
    and ${lets(sql`accepted.gift_id`, sql`case when newcomer_id = requester_id then target_id else requester_id end`, sql`newcomer_id`)})`;

/**
 * Over `gifts`: strangers alone stand around it. One of them let it be given together, no guest or host ever had a hand in it, and
 * nobody has joined who keeps its door. Guests may still bring it (docs/decisions/0094).
 */
export const isStrangersAlone = sql<boolean>`(gifts.purchased_at is null
  and exists (select from collaborations where collaborations.gift_id = gifts.id and not by_company)
  and not exists (select from contributions where contributions.gift_id = gifts.id and amount_paise > refunded_paise)
  and not exists (select from collaborators where collaborators.gift_id = gifts.id and ${keepsDoor}))`;

/** How somebody stands at the door of a gift. */
export interface DoorStanding {
  /** They keep it: they give, and let others in. */
  keepsDoor: boolean;
  isAdmitted: boolean;
  /** A host took them off, and nobody let them in since. */
  isTakenOff: boolean;
  /** Why they may not join without asking; null when they may. */
  why: 'guests_only' | 'taken_off' | 'ask_first' | null;
  /** Money of theirs that arrives does not let them in: they are from outside, and it was for what they began before. */
  isShut: boolean;
}

interface StandingRow {
  gift_id: string;
  is_shared: boolean;
  is_open: boolean;
  for_guests: boolean;
  is_kept: boolean;
  keeps_door: boolean;
  company: boolean;
  admitted: boolean;
  removed: boolean;
}

/** How somebody stands at each of these gifts; one query. */
export async function standingsOf(
  db: Db,
  giftIds: readonly string[],
  userId: string | undefined,
): Promise<Map<string, DoorStanding>> {
  if (userId === undefined || giftIds.length === 0) return new Map();
  const { rows } = await sql<StandingRow>`
    select gifts.id as gift_id, collaborations.gift_id is not null as is_shared, coalesce(open_to_all, false) as is_open, ${isForGuests} as for_guests,
      exists (select from collaborators where collaborators.gift_id = gifts.id and ${keepsDoor}) as is_kept,
      exists (select from collaborators where collaborators.gift_id = gifts.id and user_id = ${userId} and ${keepsDoor}) as keeps_door,
      ${isCompany(sql`events.id`, userId)} as company, ${isAdmitted(sql`gifts.id`, userId)} as admitted,
      exists (select from collaborator_removals where collaborator_removals.gift_id = gifts.id and user_id = ${userId}) as removed
    from gifts join events on events.id = gifts.event_id left join collaborations on collaborations.gift_id = gifts.id
    where gifts.id in (${sql.join(giftIds)})`.execute(db);
  return new Map(rows.map((row) => [row.gift_id, standingOf(row)]));
}

function standingOf(row: StandingRow): DoorStanding {
  const isTakenOff = row.removed && !row.admitted;
  const why = (): DoorStanding['why'] => {
    if (row.keeps_door || row.admitted) return null;
    if (row.for_guests && !row.company) return 'guests_only';
    if (isTakenOff) return 'taken_off';
    return row.is_kept && !row.is_open ? 'ask_first' : null;
  };
  return {
    keepsDoor: row.keeps_door,
    isAdmitted: row.admitted,
    isTakenOff,
    why: why(),
    isShut: !row.company && (!row.is_shared || why() !== null),
  };
}

const nowhere: DoorStanding = {
  keepsDoor: false,
  isAdmitted: false,
  isTakenOff: false,
  why: null,
  isShut: false,
};

/** The same at one gift. Of money that arrives ask before it is noted. */
export const standingAt = async (db: Db, giftId: string, userId: string): Promise<DoorStanding> =>
  (await standingsOf(db, [giftId], userId)).get(giftId) ?? nowhere;

/** Takes somebody's place among those who give from them. */
export async function endPlace(tx: Db, giftId: string, userId: string): Promise<void> {
  await tx.deleteFrom('collaborators').where('gift_id', '=', giftId).where('user_id', '=', userId).execute();
}

/** Those who keep the door of the gift, in the order of joining; with `newcomer` those alone whose word would let that one in. */
export async function doorKeepersOf(db: Db, giftId: string, newcomer?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collaborators')
    .select('user_id')
    .where('gift_id', '=', giftId)
    .where(keepsDoor)
    .$if(newcomer !== undefined, (query) =>
      query.where(lets(sql`collaborators.gift_id`, sql`collaborators.user_id`, newcomer)),
    )
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

/** Takes somebody off the gift, with the requests about it that wait between them and others. */
export async function deleteCollaborator(
  tx: Db,
  { giftId, userId, now }: { giftId: string; userId: string; now: Date },
): Promise<void> {
  await endPlace(tx, giftId, userId);
  await tx
    .deleteFrom('collaboration_requests')
    .where('gift_id', '=', giftId)
    .where('status', '=', 'pending')
    .where((where) => where.or([where('requester_id', '=', userId), where('target_id', '=', userId)]))
    .execute();
  await tx
    .insertInto('collaborator_removals')
    .values({ gift_id: giftId, user_id: userId, removed_at: now })
    .onConflict((conflict) => conflict.columns(['gift_id', 'user_id']).doUpdateSet({ removed_at: now }))
    .execute();
}
