import { sql, type Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type SignInCodeRow = Selectable<Schema['sign_in_codes']>;

type NewCode = Pick<
  SignInCodeRow,
  'id' | 'attempt_hash' | 'email' | 'return_to' | 'created_at' | 'expires_at' | 'crowded_until' | 'counts'
>;

export async function insertCode(tx: Db, code: NewCode): Promise<void> {
  await tx.insertInto('sign_in_codes').values(code).execute();
}

/** A code that can still be used, to write its mail; undefined once it is over. */
export async function findCodeToSend(db: Db, id: string, now: Date): Promise<SignInCodeRow | undefined> {
  return db
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Whether the address has an account here, or an invitation was mailed to it: as a guest, or to host. What somebody merely put on a list says nothing. */
export async function isExpected(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users where erased_at is null and (email = ${email} or verified_email = ${email} or code_email = ${email}))
      or exists (select from address_owners where email = ${email})
      or exists (select from guests join deliveries on deliveries.guest_id = guests.id
        where guests.email <> '' and guests.email = ${email} and channel = 'email' and address = ${email} and deliveries.status = 'sent')
      or exists (select from event_hosts where email = ${email} and mail = 'sent') as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** What the browser with this digest asked for, over or not. */
export async function findCodeOfBrowser(db: Db, attemptHash: string): Promise<SignInCodeRow | undefined> {
  return db
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('attempt_hash', '=', attemptHash)
    .executeTakeFirst();
}

/** Counts a try at a code that can still be used, whatever it will come to. @returns undefined when it cannot */
export async function countCodeTry(
  db: Db,
  attemptHash: string,
  { now, most }: { now: Date; most: number },
): Promise<SignInCodeRow | undefined> {
  return db
    .updateTable('sign_in_codes')
    .set({ tries: sql`tries + 1` })
    .where('attempt_hash', '=', attemptHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst();
}

/** Uses a code up. @returns whether it was there to be used: of two at once one does it */
export async function markCodeUsed(tx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the code was right, and that its account has to be opened the other way first. */
export async function noteOtherWayFirst(tx: Db, id: string): Promise<void> {
  await tx.updateTable('sign_in_codes').set({ other_way_first: true }).where('id', '=', id).execute();
}

export async function deleteCode(tx: Db, attemptHash: string): Promise<void> {
  await tx.deleteFrom('sign_in_codes').where('attempt_hash', '=', attemptHash).execute();
}

export async function deleteCodesThatEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', before).execute();
}
