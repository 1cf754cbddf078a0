import { sql, type Selectable } from 'kysely';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { payersWrittenAt } from '#backend/guests/service.ts';
import { knownClaims } from '#backend/platform/database/known-claims.ts';
import { ownWaysIn } from '#backend/platform/database/proven-email.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type ClaimRow = Selectable<Schema['gift_claims']>;

/** Who a guest is as a giver: their account, or the payer of their personal link. */
export type ClaimGiver = { userId: string } | { guestPayerId: string };

export async function findClaim(db: Db, giftId: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('gift_claims').selectAll().where('gift_id', '=', giftId).executeTakeFirst();
}

/** Whether a guest said it here: what came with the event's file is older than the event. SQL over `gift_claims`. */
const isLocal = sql<boolean>`(gift_claims.created_at >= (select created_at from events where events.id = gift_claims.event_id))`;

/** Notes who brings a gift, or what they say of it now. The gift is locked, and nobody else's. */
export async function putClaim(
  tx: Db,
  place: { eventId: string; giftId: string; guestId: string },
  giver: ClaimGiver,
  details: { surprise: boolean; blessing: string },
  now: Date,
): Promise<void> {
  const who = {
    user_id: 'userId' in giver ? giver.userId : null,
    guest_payer_id: 'userId' in giver ? null : giver.guestPayerId,
  };
  await tx
    .insertInto('gift_claims')
    .values({
      gift_id: place.giftId,
      event_id: place.eventId,
      guest_id: place.guestId,
      ...who,
      ...details,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('gift_id').doUpdateSet({
        ...who,
        ...details,
        // one that came with the event's file is said here from now on
        created_at: sql<Date>`case when ${isLocal} then gift_claims.created_at else excluded.created_at end`,
      }),
    )
    .execute();
}

/** Whether there was one. */
export async function deleteClaim(tx: Db, giftId: string, guestId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('gift_claims')
    .where('gift_id', '=', giftId)
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What one guest brings to their event, by gift. */
export async function claimsOfGuest(db: Db, guestId: string): Promise<Map<string, ClaimRow>> {
  const rows = await db.selectFrom('gift_claims').selectAll().where('guest_id', '=', guestId).execute();
  return new Map(rows.map((row) => [row.gift_id, row]));
}

/** Those of these guests who bring a gift, in order. */
export async function guestsWhoBring(db: Db, guestIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('gift_claims')
    .select('guest_id')
    .distinct()
    .where(sql<boolean>`guest_id = any(${guestIds})`)
    .orderBy('guest_id')
    .execute();
  return rows.map((row) => row.guest_id);
}

/** Gifts that an account brings, signed in or by the personal link of an address that opens it. */
const giftsOfAccount = (userId: string) => sql<string>`
  (select gift_id from gift_claims where user_id = ${userId}
  union select gift_id from gift_claims where guest_payer_id in ${payersWrittenAt(ownWaysIn(userId))})`;

/** The gifts an account brings, with their events, in the order in which they are locked. */
export async function claimsOfAccount(
  db: Db,
  userId: string,
): Promise<{ event_id: string; gift_id: string }[]> {
  return db
    .selectFrom('gift_claims')
    .select(['event_id', 'gift_id'])
    .where('gift_id', 'in', giftsOfAccount(userId))
    .orderBy('event_id')
    .orderBy('gift_id')
    .execute();
}

/** Ends what a guest or an account brings; their gifts are locked. Nobody is told. */
export async function deleteClaimsOf(tx: Db, who: { guestId: string } | { userId: string }): Promise<void> {
  const claims = tx.deleteFrom('gift_claims');
  const theirs =
    'guestId' in who
      ? claims.where('guest_id', '=', who.guestId)
      : claims.where('gift_id', 'in', giftsOfAccount(who.userId));
  await theirs.execute();
}

/** Whether an event lets guests give all its gifts together. */
export async function givesTogether(db: Db, eventId: string): Promise<boolean> {
  const event = await db
    .selectFrom('events')
    .select('give_together')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return event?.give_together ?? false;
}

/** By gift, who brings it and what they wrote, as far as hosts may know. */
export async function knownClaimsOf(
  db: Db,
  giftIds: readonly string[],
): Promise<Map<string, { guest_id: string; first_name: string; last_name: string; blessing: string }>> {
  if (giftIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_claims')
    .innerJoin('guests', 'guests.id', 'gift_claims.guest_id')
    .select(['gift_claims.gift_id', 'gift_claims.guest_id', 'gift_claims.blessing'])
    .select(['guests.first_name', 'guests.last_name'])
    .where('gift_claims.gift_id', 'in', giftIds)
    .where(knownClaims)
    .execute();
  return new Map(rows.map(({ gift_id: giftId, ...row }) => [giftId, row]));
}

/** A claim that ends, with the name of its gift and the language its guest reads. */
export interface EndedClaim {
  guest_id: string;
  user_id: string | null;
  guest_payer_id: string | null;
  gift_name: string;
  language: Language | null;
  /** Whether they said so themselves: a file may name anybody, who would then be written to. */
  is_local: boolean;
}

const endedColumns = sql`gift_claims.guest_id, gift_claims.user_id, gift_claims.guest_payer_id,
  (select name from gifts where gifts.id = gift_claims.gift_id) as gift_name,
  (select coalesce(guests.language, events.guest_language) from guests join events on events.id = guests.event_id
    where guests.id = gift_claims.guest_id) as language, ${isLocal} as is_local`;

/** Takes back what guests say they bring as a surprise, as long as hosts may not know of it. */
export async function endSurpriseRows(tx: Db, eventId: string): Promise<EndedClaim[]> {
  const { rows } = await sql<EndedClaim>`
    delete from gift_claims where event_id = ${eventId} and not ${knownClaims} returning ${endedColumns}`.execute(
    tx,
  );
  return rows;
}

/** Takes back what a guest said they bring. */
export async function endClaimRows(tx: Db, eventId: string, giftId: string): Promise<EndedClaim[]> {
  const { rows } = await sql<EndedClaim>`
    delete from gift_claims where event_id = ${eventId} and gift_id = ${giftId}
    returning ${endedColumns}`.execute(tx);
  return rows;
}

/** Who brings a gift, to be told that it changed. */
export async function claimToTell(db: Db, giftId: string): Promise<EndedClaim[]> {
  const { rows } = await sql<EndedClaim>`
    select ${endedColumns} from gift_claims where gift_id = ${giftId}`.execute(db);
  return rows;
}

/** What was claimed by personal link is the account's, once the address the guest was invited at is proven to be theirs. Not for an event of their own. */
export async function takeOverClaims(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`
    update gift_claims set user_id = ${userId}, guest_payer_id = null from events
    where events.id = gift_claims.event_id and events.organiser_id <> ${userId}
      and guest_payer_id in ${payersWrittenAt(email)}`.execute(tx);
}
