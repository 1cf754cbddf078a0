import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';

/** A guest of the event as they stand on its list; undefined when they are not there. */
export async function guestWhoGives(db: Db, { eventId, guestId }: { eventId: string; guestId: string }) {
  return db
    .selectFrom('guests')
    .select(['id', 'user_id', 'first_name', 'last_name', 'email', 'phone', 'language'])
    .where('id', '=', guestId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}
type GuestWhoGives = NonNullable<Awaited<ReturnType<typeof guestWhoGives>>>;

/**
 * Keeps who a guest with this key is, for the payment they begin, as the list has them now. Another key is another
 * payer: the one before may have been in other hands.
 *
 * @returns the payer’s id; undefined once the guest is off the list
 */
export async function putGuestPayer(
  db: Db,
  guest: Pick<GuestWhoGives, 'id' | 'first_name' | 'last_name' | 'email' | 'language'>,
  key: string,
  now: Date,
): Promise<string | undefined> {
  const known = {
    first_name: guest.first_name,
    last_name: guest.last_name,
    email: guest.email,
    language: guest.language ?? 'en',
  };
  const row = await db
    .insertInto('guest_payers')
    .columns(['id', 'guest_id', 'key_digest', 'first_name', 'last_name', 'email', 'language', 'created_at'])
    .expression(
      db
        .selectFrom('guests')
        .select([
          sql.val(newId()).as('id'),
          'guests.id as guest_id',
          sql.val(sha256(key)).as('key_digest'),
          sql.val(known.first_name).as('first_name'),
          sql.val(known.last_name).as('last_name'),
          sql.val(known.email).as('email'),
          sql.val(known.language).as('language'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', guest.id)
        // one whom a host takes off the list at this moment is waited for
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['guest_id', 'key_digest']).doUpdateSet(known))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Who paid, with the guest they still are and the account that guest has; each null when there is none. */
export async function guestPayer(db: Db, id: string) {
  return db
    .selectFrom('guest_payers')
    .leftJoin('guests', 'guests.id', 'guest_payers.guest_id')
    .select(['guest_payers.first_name', 'guest_payers.last_name', 'guest_payers.email'])
    .select(['guest_payers.language', 'guest_payers.guest_id', 'guests.user_id'])
    .where('guest_payers.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** A guest who gave towards a gift by personal link. */
export interface LinkGiverRow {
  id: string;
  first_name: string;
  last_name: string;
}

/** By gift, the guests of whose money given by personal link something is left, in the order they gave. */
export async function linkGiversOf(db: Db, giftIds: readonly string[]): Promise<Map<string, LinkGiverRow[]>> {
  if (giftIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('guest_payers', 'guest_payers.id', 'contributions.guest_payer_id')
    .select(['contributions.gift_id', 'guest_payers.id', 'guest_payers.first_name', 'guest_payers.last_name'])
    .where('contributions.gift_id', 'in', giftIds)
    .whereRef('refunded_paise', '<', 'amount_paise')
    .groupBy(['contributions.gift_id', 'guest_payers.id'])
    .orderBy(({ fn }) => fn.min('contributions.created_at'))
    .orderBy('guest_payers.id')
    .execute();
  const byGift = new Map<string, LinkGiverRow[]>();
  for (const { gift_id: giftId, ...giver } of rows) {
    const others = byGift.get(giftId ?? '');
    if (others) others.push(giver);
    else byGift.set(giftId ?? '', [giver]);
  }
  return byGift;
}

/**
 * Makes what somebody paid as a guest their own, once the address they were invited at is proven to be theirs:
 * payments first, as whoever notes one locks them. What they gave for an event of their own stays a guest's.
 *
 * @returns the gifts they give from now on, where something of it is left
 */
export async function takeOverGuestPayments(
  tx: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string[]> {
  const { rows: payments } = await sql<{ id: string }>`
    select payments.id from payments join guest_payers on guest_payers.id = guest_payer_id
      where guest_payers.email = ${email} and payee_id <> ${userId} order by payments.id for update of payments`.execute(
    tx,
  );
  // thanks for it are, and for what they brought
  await sql`
    update thank_yous set user_id = ${userId}, guest_payer_id = null from events
      where events.id = thank_yous.event_id and events.organiser_id <> ${userId}
        and guest_payer_id in (select id from guest_payers where email = ${email})`.execute(tx);
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  // a request key is the payer's: under the account it may stand for another payment
  await tx
    .updateTable('payments')
    .set({ payer_id: userId, guest_payer_id: null, request_key: null })
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('contributions')
    .set({ contributor_id: userId, guest_payer_id: null })
    .where('payment_id', 'in', ids)
    .execute();
  const { rows: gifts } = await sql<{ gift_id: string }>`
    insert into collaborators (gift_id, user_id, joined_at, news_due)
      select distinct contributions.gift_id, ${userId}, ${now}::timestamptz, true from contributions
        join collaborations on collaborations.gift_id = contributions.gift_id
        where payment_id in (${sql.join(ids)}) and amount_paise > refunded_paise
      on conflict (gift_id, user_id) do nothing returning gift_id`.execute(tx);
  return gifts.map(({ gift_id: giftId }) => giftId);
}
