import { sql, type RawBuilder } from 'kysely';
import type { Relation } from '#contract/events/events.ts';
import { isCompany } from '#contract/common/host-roles.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** Over `collaborators`: whether that one has money in the gift. */
export const hasMoneyIn = sql<boolean>`exists (select from contributions
  where contributions.gift_id = collaborators.gift_id
    and contributor_id = collaborators.user_id and amount_paise > refunded_paise)`;

/**
 * Over `collaborators`: whether that one lets others in to the gift, or keeps them out. Guests and
 * hosts do, and whoever has money in it; a stranger who joined with nothing never does.
 */
export const keepsDoor = sql<boolean>`(
  ${hasMoneyIn}
  or exists (select from gifts join guests on guests.event_id = gifts.event_id
    where gifts.id = collaborators.gift_id and guests.user_id = collaborators.user_id)
  or exists (select from gifts join event_hosts on event_hosts.event_id = gifts.event_id
    where gifts.id = collaborators.gift_id and event_hosts.user_id = collaborators.user_id))`;

/** Whether somebody is a guest of an event or helps with it; both are SQL, or the person a value. */
const isOfEvent = (eventId: RawBuilder<unknown>, userId: unknown) => sql<boolean>`(
  exists (select from guests where guests.event_id = ${eventId} and guests.user_id = ${userId})
  or exists (select from event_hosts where event_hosts.event_id = ${eventId} and event_hosts.user_id = ${userId}))`;

/**
 * Over `gifts`: strangers alone stand around it. One of them let it be given together, no host opened it, and nobody has joined who
 * keeps its door. Guests may still bring it (docs/decisions/0094).
 */
export const isStrangersAlone = sql<boolean>`(gifts.purchased_at is null
  and exists (select from collaborations join events on events.id = gifts.event_id
    where collaborations.gift_id = gifts.id and not open_to_all and enabled_by <> events.organiser_id
      and not ${isOfEvent(sql`events.id`, sql`enabled_by`)})
  and not exists (select from contributions where contributions.gift_id = gifts.id and amount_paise > refunded_paise)
  and not exists (select from collaborators where collaborators.gift_id = gifts.id and ${keepsDoor}))`;

/**
 * Whether somebody from outside would stand before the door of a gift, or it is given together no more: what they began to pay
 * before counts when it arrives, and does not let them in (docs/decisions/0094). Ask before the money is noted.
 */
export async function isShutTo(db: Db, giftId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean; open: boolean | null; off: boolean; company: boolean }>`
    select collaborations.gift_id is null as ended, open_to_all as open, coalesce(not give_together, false) as off,
      ${isOfEvent(sql`events.id`, userId)} as company
    from gifts join events on events.id = gifts.event_id left join collaborations on collaborations.gift_id = gifts.id
    where gifts.id = ${giftId}`.execute(db);
  const [gift] = rows;
  if (!gift || gift.company) return false;
  if (gift.ended) return true;
  const keepers = await doorKeepersOf(db, giftId);
  if (keepers.includes(userId)) return false;
  const door = { openToAll: gift.open ?? false, isOff: gift.off, isKept: keepers.length > 0 };
  return whyOutside(door, (await admissionsOf(db, [giftId], userId)).get(giftId), 'stranger') !== null;
}

/** Takes somebody's place among those who give from them. */
export async function endPlace(tx: Db, giftId: string, userId: string): Promise<void> {
  await tx.deleteFrom('collaborators').where('gift_id', '=', giftId).where('user_id', '=', userId).execute();
}

/** How the door of a gift stands. */
interface Door {
  /** A host opened it: to the guests of the event and its hosts. */
  openToAll: boolean;
  /** The organiser said no to giving together: nobody from outside is the first. */
  isOff: boolean;
  /** Somebody keeps it. */
  isKept: boolean;
}

/** Why somebody who takes no part yet may not join without asking; null when they may (docs/decisions/0094). */
export function whyOutside(
  { openToAll, isOff, isKept }: Door,
  admission: Admission | undefined,
  relation: Relation,
): 'guests_only' | 'taken_off' | 'ask_first' | null {
  if (admission === 'let in') return null;
  if ((openToAll || isOff) && !isCompany(relation)) return 'guests_only';
  if (admission === 'taken off') return 'taken_off';
  return isKept && !openToAll ? 'ask_first' : null;
}

/** Those who keep the door of the gift. */
export async function doorKeepersOf(db: Db, giftId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collaborators')
    .select('user_id')
    .where('gift_id', '=', giftId)
    .where(keepsDoor)
    .execute();
  return rows.map(({ user_id: id }) => id);
}

/**
 * How somebody stands at a gift's door: `let in` by an accepted request they sent or got, as long as the other one keeps the
 * door, or `taken off` by a host since. Whoever is neither is not in the answer.
 */
export type Admission = 'let in' | 'taken off';

/** By gift, for one person; one query. */
export async function admissionsOf(
  db: Db,
  giftIds: readonly string[],
  userId: string | undefined,
): Promise<Map<string, Admission>> {
  if (userId === undefined || giftIds.length === 0) return new Map();
  const { rows } = await sql<{ gift_id: string; accepted_at: Date | null; removed_at: Date | null }>`
    select gift_id, max(accepted_at) as accepted_at, max(removed_at) as removed_at from (
      select gift_id, responded_at as accepted_at, null::timestamptz as removed_at
        from collaboration_requests as request
          cross join lateral (select case when requester_id = ${userId} then target_id else requester_id end as id) as other
        where status = 'accepted' and ${userId} in (requester_id, target_id) and (
          exists (select from events where events.id = request.event_id and events.organiser_id = other.id)
          or ${isOfEvent(sql`request.event_id`, sql`other.id`)}
          or exists (select from contributions where contributions.gift_id = request.gift_id and contributor_id = other.id
            and contributions.amount_paise > refunded_paise))
      union all
      select gift_id, null, removed_at from collaborator_removals where user_id = ${userId}
    ) as doings where gift_id in (${sql.join(giftIds)}) group by gift_id`.execute(db);
  return new Map(
    rows.map(({ gift_id: giftId, accepted_at: acceptedAt, removed_at: removedAt }) => [
      giftId,
      removedAt === null || (acceptedAt !== null && acceptedAt > removedAt) ? 'let in' : 'taken off',
    ]),
  );
}

/** Whether a host took this person off the gift, and nobody let them in since. */
export const isTakenOff = async (db: Db, giftId: string, userId: string): Promise<boolean> =>
  (await admissionsOf(db, [giftId], userId)).get(giftId) === 'taken off';

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
