import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import { payersWrittenAt } from '#backend/guests/service.ts';
import { standingsOf } from './admission-repository.ts';
import { addCollaborator } from './giver-repository.ts';
import { withGuestNames } from './guest-names-repository.ts';

/**
 * A guest of the event as they stand on its list; undefined when they are not there. The key of one who was joined with them gives from
 * the address that one had: it may be another person's.
 */
export async function guestWhoGives(
  db: Db,
  { eventId, guestId, key }: { eventId: string; guestId: string; key: string },
) {
  return db
    .selectFrom('guests')
    .select(['id', 'user_id', 'first_name', 'last_name', 'phone', 'language'])
    .select(
      sql<string>`coalesce((select nullif(email, '') from merged_guests where guest_id = guests.id and link_key = ${key}), guests.email)`.as(
        'email',
      ),
    )
    .where('id', '=', guestId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}
type GuestWhoGives = NonNullable<Awaited<ReturnType<typeof guestWhoGives>>>;

/**
 * Keeps who a guest with this key is, for the payment they begin, as the list has them now. Another key is another
 * payer: the one before may have been in other hands. So is another address: whoever proves it has what was given from there alone
 * (`takeOverGuestPayments`), whatever a host writes to the guest, or whom they join them with.
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
    .onConflict((conflict) =>
      conflict.columns(['guest_id', 'key_digest', 'email']).doUpdateSet({
        language: known.language,
        ...unlessGiven('first_name'),
        ...unlessGiven('last_name'),
      }),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What was given keeps its giver's name; a surprise would tell of itself by that. */
const unlessGiven = (column: 'first_name' | 'last_name') => ({
  [column]: sql<string>`case when exists (select from payments where payments.guest_payer_id = guest_payers.id)
      or exists (select from gift_claims where gift_claims.guest_payer_id = guest_payers.id and not surprise)
    then ${sql.ref(`guest_payers.${column}`)} else ${sql.ref(`excluded.${column}`)} end`,
});

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

/**
 * By gift, for its hosts, the guests of whose money given by personal link something is left, in the order they gave:
 * those without an account, and those with one whom a host took off the gift.
 */
export async function linkGiversOf(db: Db, giftIds: readonly string[]): Promise<Map<string, LinkGiverRow[]>> {
  if (giftIds.length === 0) return new Map();
  const { rows } = await sql<LinkGiverRow & { gift_id: string }>`
    select contributions.gift_id, coalesce(guest_payers.id, users.id) as id,
        coalesce(guest_payers.first_name, users.first_name) as first_name, coalesce(guest_payers.last_name, users.last_name) as last_name
      from contributions join payments on payments.id = payment_id
        left join lateral (select * from givers_by_link where id = contributions.guest_payer_id offset 0) as givers_by_link on true
        left join guest_payers on guest_payers.id = givers_by_link.guest_payer_id
        left join users on users.id = coalesce(contributor_id, givers_by_link.user_id)
      where contributions.gift_id in (${sql.join(giftIds)}) and refunded_paise < contributions.amount_paise
        and (guest_payers.id is not null or ((taken_over_at is not null or givers_by_link.id is not null) and not exists (select from collaborators
          where collaborators.gift_id = contributions.gift_id and user_id = users.id)))
      group by contributions.gift_id, guest_payers.id, users.id
      order by min(contributions.created_at), id`.execute(db);
  const byGift = new Map<string, LinkGiverRow[]>();
  for (const { gift_id: giftId, ...giver } of await withGuestNames(db, rows, { relation: 'organiser' })) {
    const others = byGift.get(giftId);
    if (others) others.push(giver);
    else byGift.set(giftId, [giver]);
  }
  return byGift;
}

/**
 * Makes what somebody paid as a guest their own, once the address where a mail about the event went is proven to be theirs:
 * payments first, as whoever notes one locks them. What they gave for an event of their own stays
 * a guest's. A gift a host took them off, or that is not for them, has their money as before, and is not given by them.
 *
 * @returns the gifts they give from now on, where something of it is left
 */
export async function takeOverGuestPayments(
  tx: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string[]> {
  const { rows: payments } = await sql<{ id: string }>`
    select id from payments
      where guest_payer_id in ${payersWrittenAt(email)} and payee_id <> ${userId} order by id for update`.execute(
    tx,
  );
  // thanks for it are, and for what they brought
  await sql`
    with own as (select array(select * from ${payersWrittenAt(email)} as payers) as ids)
    update thank_yous set user_id = case when guest_payer_id = any(own.ids) then ${userId} else user_id end,
        guest_payer_id = case when guest_payer_id <> all(own.ids) then guest_payer_id end,
        givers = array(select distinct case when giver = any(own.ids) then ${userId} else giver end from unnest(givers) as giver)
      from events, own
      where events.id = thank_yous.event_id and events.organiser_id <> ${userId} and givers && own.ids`.execute(
    tx,
  );
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  // as one value: there may be more of them than a statement takes
  const own = sql<string>`any(${ids}::text[])`;
  // a request key is the payer's: under the account it may stand for another payment
  await tx
    .updateTable('payments')
    .set({ payer_id: userId, guest_payer_id: null, request_key: null, taken_over_at: now })
    .where('id', '=', own)
    .execute();
  await tx
    .updateTable('contributions')
    .set({ contributor_id: userId, guest_payer_id: null })
    .where('payment_id', '=', own)
    .execute();
  // locked as somebody who joins would lock them, before it is read whom a host took off: a host who does so now comes first or second
  const { rows: gifts } = await sql<{ id: string }>`
    select id from gifts where id in (select contributions.gift_id from contributions
        join collaborations on collaborations.gift_id = contributions.gift_id
        where payment_id = ${own} and amount_paise > refunded_paise)
      order by id for key share`.execute(tx);
  const giftIds = gifts.map(({ id }) => id);
  const standings = await standingsOf(tx, giftIds, userId);
  const joined: string[] = [];
  for (const giftId of giftIds) {
    const at = standings.get(giftId);
    if (!at || at.isTakenOff || at.isShut) continue;
    const choice = { hideAmount: undefined, chosenAt: now };
    if (await addCollaborator(tx, { giftId, userId, choice, newsDue: true, now })) joined.push(giftId);
  }
  return joined;
}
