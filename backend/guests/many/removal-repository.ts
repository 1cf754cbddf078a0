import { sql } from 'kysely';
import { keepWhetherWritten } from '#backend/guests/payers-repository.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { knownClaims } from '#backend/platform/database/known-claims.ts';
import { newId } from '#backend/platform/ids.ts';
import { ofThese, type Which } from '#backend/guests/filter-repository.ts';

/** Guests who are to go, locked until the transaction ends. */
export async function lockGuests(tx: Db, eventId: string, which: Which) {
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, first_name, last_name from guests
    where event_id = ${eventId} and ${ofThese(tx, eventId, which)}
    order by id for update`.execute(tx);
  return rows;
}

/** How many guests there are of these, who the first are, and what goes with them. */
export async function countRemoval(db: Db, eventId: string, which: Which) {
  const { rows } = await sql<{
    guests: number;
    answered: number;
    invited: number;
    gifts: number;
    names: { firstName: string; lastName: string; email: string; phone: string }[];
  }>`
    with these as (
      select id, position, first_name, last_name, email, phone from guests
      where event_id = ${eventId} and ${ofThese(db, eventId, which)})
    select
      (select count(*) from these) as guests,
      (select count(*) from replies join these on these.id = guest_id where rsvp <> 'pending') as answered,
      (select count(distinct guest_id) from deliveries join these on these.id = guest_id
        where kind = 'invitation' and status not in ('queued', 'link_ready', 'failed', 'bounced', 'unsubscribed')) as invited,
      (select count(*) from gift_claims join these on these.id = guest_id where ${knownClaims}) as gifts,
      coalesce((select json_agg(json_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone)
        order by position, id) from (select * from these order by position, id limit 5) first), '[]') as names`.execute(
    db,
  );
  return rows[0]!;
}

/** Tables with rows of a guest that go with them, and come back with them. */
const partsOfGuest = [
  'replies',
  'reply_answers',
  'function_guests',
  'function_replies',
  'deliveries',
  'old_unsubscribe_links',
  'chat_messages',
  'merged_guests',
] as const;

/** Keeps guests aside with all that goes with them, and takes them off the list. @returns what takes it back */
export async function moveAside(
  tx: Db,
  { eventId, userId, guestIds }: { eventId: string; userId: string; guestIds: readonly string[] },
  now: Date,
): Promise<string> {
  const id = newId();
  const rowsOf = (table: string, key: string) =>
    sql`${sql.lit(table)}, coalesce((select jsonb_agg(to_jsonb(kept)) from ${sql.table(table)} kept
      where ${sql.ref(`kept.${key}`)} = any(${guestIds})), '[]')`;
  await sql`
    insert into guest_changes (id, event_id, user_id, kept, created_at)
    select ${id}, ${eventId}, ${userId}, jsonb_build_object('kind', 'removed', 'guests', ${JSON.stringify(guestIds)}::jsonb,
      'rows', jsonb_build_object(${sql.join([
        rowsOf('guests', 'id'),
        ...partsOfGuest.map((table) => rowsOf(table, 'guest_id')),
        // who gave by personal link, not what they gave
        sql`'guest_payers', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'guest_id', guest_id))
          from guest_payers where guest_id = any(${guestIds})), '[]')`,
      ])})), ${now}`.execute(tx);
  await keepWhetherWritten(tx, guestIds);
  await sql`delete from guests where event_id = ${eventId} and id = any(${guestIds})`.execute(tx);
  return id;
}

/**
 * Brings guests back who were kept aside, with what went with them, without an account that is gone. Whose e-mail or phone somebody else has by now stays
 * away. What still waited to be sent went with them for good, and of what was being sent nobody knows.
 */
export async function bringBack(tx: Db, rows: unknown) {
  const kept = sql`${JSON.stringify(rows)}::jsonb`;
  const { rows: guests } = await sql<{ id: string; first_name: string; last_name: string }>`
    insert into guests select brought.* from jsonb_array_elements(${kept}->'guests') as guest,
      jsonb_populate_record(null::guests,
        guest || jsonb_build_object('user_id', (select id from users where id = guest->>'user_id'))) as brought
    on conflict do nothing returning id, first_name, last_name`.execute(tx);
  const back = guests.map(({ id }) => id);
  const comesBack: Record<(typeof partsOfGuest)[number], ReturnType<typeof sql>> = {
    replies: sql``,
    reply_answers: sql`and exists (select from event_questions where event_questions.id = kept.question_id)`,
    function_guests: sql`and exists (select from event_functions where event_functions.id = kept.function_id)`,
    function_replies: sql`and exists (select from event_functions where event_functions.id = kept.function_id)`,
    deliveries: sql`and kept.status <> 'queued'`,
    old_unsubscribe_links: sql``,
    chat_messages: sql`and kept.status <> 'queued'`,
    merged_guests: sql``,
  };
  for (const table of partsOfGuest)
    await sql`
      insert into ${sql.table(table)}
      select kept.* from jsonb_populate_recordset(null::${sql.table(table)}, ${kept}->${sql.lit(table)}) kept
      where kept.guest_id = any(${back}) ${comesBack[table]} on conflict do nothing`.execute(tx);
  for (const table of ['deliveries', 'chat_messages'])
    await sql`update ${sql.table(table)} set status = 'unconfirmed' where guest_id = any(${back}) and status = 'sending'`.execute(
      tx,
    );
  await sql`
    update guest_payers set guest_id = kept.guest_id
    from jsonb_populate_recordset(null::guest_payers, ${kept}->'guest_payers') kept
    where guest_payers.id = kept.id and guest_payers.guest_id is null and kept.guest_id = any(${back})`.execute(
    tx,
  );
  return guests;
}
