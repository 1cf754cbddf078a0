import { sql } from 'kysely';
import type { WhyStays } from '#contract/guests/guest-imports.ts';
import { guestColumnNames } from '#backend/guests/columns.ts';
import { knownClaims } from '#backend/platform/database/known-claims.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** What is noted of a guest, told apart by a digest. */
const digest = sql<string>`md5(jsonb_build_array(${sql.join(
  [...guestColumnNames, 'language'].map((name) => sql.ref(`guests.${name}`)),
)})::text)`;

/** Keeps who came from a file, as they are now. */
export async function keepAdded(tx: Db, importId: string, guestIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('guest_imports')
    .set({
      guests: sql<Record<
        string,
        string
      > | null>`(select jsonb_object_agg(guests.id, ${digest}) from guests where guests.id = any(${guestIds}))`,
    })
    .where('id', '=', importId)
    .execute();
}

/** The files that guests on the list came from, the last one first. */
export async function findAddedImports(db: Db, eventId: string) {
  const { rows } = await sql<{ id: string; added: number; created_at: Date }>`
    select id, (answer->>'added')::integer as added, created_at from guest_imports
    where event_id = ${eventId} and exists (
      select from guests where guests.event_id = ${eventId} and guest_imports.guests ? guests.id)
    order by created_at desc, id`.execute(db);
  return rows;
}

/** The guests on the list who came from a file, and why those stay who would not go with it. A surprise is no reason: it would be told by it. */
export async function findAdded(db: Db, eventId: string, importId: string) {
  const { rows } = await sql<{
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    why: WhyStays | null;
    /** Guests who were on the list before and became what the file says. */
    updated: number;
  }>`
    select guests.id, first_name, last_name, email, phone, coalesce((answer->>'updated')::integer, 0) as updated, case
        when exists (select from deliveries where guest_id = guests.id)
          or exists (select from chat_messages where guest_id = guests.id) then 'message'
        when exists (select from replies where guest_id = guests.id)
          or exists (select from gift_claims where guest_id = guests.id and ${knownClaims})
          or exists (select from payments join guest_payers on guest_payers.id = guest_payer_id where guest_id = guests.id) then 'answer'
        when added.digest <> ${digest} or exists (select from function_guests where guest_id = guests.id) then 'change'
      end as why
    from guest_imports cross join jsonb_each_text(guest_imports.guests) as added (id, digest)
      join guests on guests.id = added.id and guests.event_id = guest_imports.event_id
    where guest_imports.id = ${importId} and guest_imports.event_id = ${eventId}
    order by position, guests.id`.execute(db);
  return rows;
}
