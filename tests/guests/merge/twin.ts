import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId, newSecret } from '#backend/platform/ids.ts';

/** Another guest of the same event with the same name and the same answer. @returns what joins the two */
export async function twinOf(db: Db, guestId: string): Promise<{ with: string; versions: [number, number] }> {
  const id = newId();
  const mark = Date.now().toString().slice(-9);
  const own = {
    id,
    email: `twin.${mark}@example.in`,
    phone: `+919${mark}`,
    link_key: newSecret(16),
    user_id: null,
  };
  await sql`
    insert into guests select (jsonb_populate_record(null::guests, to_jsonb(guests) || ${JSON.stringify(own)}::jsonb)).*
    from guests where id = ${guestId}`.execute(db);
  await sql`
    insert into replies select (jsonb_populate_record(null::replies, to_jsonb(replies) || jsonb_build_object('guest_id', ${id}::text))).*
    from replies where guest_id = ${guestId}`.execute(db);
  const reply = await db
    .selectFrom('replies')
    .select('version')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  const version = reply?.version ?? 0;
  return { with: id, versions: [version, version] };
}
