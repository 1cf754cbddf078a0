import { sql } from 'kysely';
import type { WhyStays } from '#contract/guests/guest-imports.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { guestColumnNames } from '#backend/guests/columns.ts';
import { knownClaims } from '#backend/platform/database/known-claims.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** What is noted of a guest, told apart by a digest. */
const digest = sql<string>`md5(jsonb_build_array(${sql.join(
  [...guestColumnNames, 'language'].map((name) => sql.ref(`guests.${name}`)),
)})::text)`;

/** What guests on the list were in the fields that a file changed. */
export type Before = ReadonlyMap<string, Partial<GuestValues>>;

/** Keeps who came from a file, and who was changed by it, as they are now. */
export async function keepAdded(
  tx: Db,
  importId: string,
  guestIds: readonly string[],
  { before, now }: { before: Before; now: Date },
): Promise<void> {
  const were = JSON.stringify(Object.fromEntries(before));
  await tx
    .updateTable('guest_imports')
    .set({
      guests: sql<Record<
        string,
        string
      > | null>`(select jsonb_object_agg(guests.id, ${digest}) from guests where guests.id = any(${guestIds}))`,
      updates: sql`(select jsonb_object_agg(guests.id, jsonb_build_object('before', were.value, 'digest', ${digest}, 'at', ${now}::timestamptz))
        from jsonb_each(${were}::jsonb) as were join guests on guests.id = were.key)`,
    })
    .where('id', '=', importId)
    .execute();
}

/** The files that guests on the list came from, the last one first. */
export async function findAddedImports(db: Db, eventId: string) {
  const { rows } = await sql<{ id: string; added: number; updated: number; created_at: Date }>`
    select id, (answer->>'added')::integer as added, coalesce((answer->>'updated')::integer, 0) as updated, created_at
    from guest_imports
    where event_id = ${eventId} and exists (
      select from guests where guests.event_id = ${eventId}
        and (guest_imports.guests ? guests.id or guest_imports.updates ? guests.id))
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
  }>`
    select guests.id, first_name, last_name, email, phone, case
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

/**
 * The guests on the list whom a file changed, with what they were before, and why those stay as they are who cannot be that again:
 * what was sent or answered since rests on what the file said, they were changed since, or somebody else has the contact by now.
 */
export async function findUpdated(db: Db, eventId: string, importId: string) {
  const { rows } = await sql<{
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    before: Partial<GuestValues>;
    why: WhyStays | null;
  }>`
    select guests.id, first_name, last_name, email, phone, was.value->'before' as before, case
        when was.value->>'digest' <> ${digest} or exists (
          select from guests as other where other.event_id = guests.event_id and other.id <> guests.id
            and ((other.email <> '' and other.email = was.value->'before'->>'email')
              or (other.phone <> '' and other.phone = was.value->'before'->>'phone'))) then 'change'
        when was.value->'before' ?| array['email', 'phone'] and exists (
          select from deliveries where guest_id = guests.id and created_at >= (was.value->>'at')::timestamptz) then 'message'
        when was.value->'before' ?| array['household', 'partyLimit', 'withFamily'] and exists (
          select from replies where guest_id = guests.id and updated_at >= (was.value->>'at')::timestamptz) then 'answer'
      end as why
    from guest_imports cross join jsonb_each(guest_imports.updates) as was
      join guests on guests.id = was.key and guests.event_id = guest_imports.event_id
    where guest_imports.id = ${importId} and guest_imports.event_id = ${eventId}
    order by position, guests.id`.execute(db);
  return rows;
}

/** Forgets what guests were before a file changed them: they are that again. */
export async function forgetUpdates(tx: Db, importId: string, guestIds: readonly string[]): Promise<void> {
  await sql`update guest_imports set updates = updates - ${guestIds}::text[] where id = ${importId}`.execute(
    tx,
  );
}
