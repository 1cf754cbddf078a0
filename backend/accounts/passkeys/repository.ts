import type { Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

interface Challenge {
  challenge_hash: string;
  browser_hash: string;
  /** Who adds a passkey; null for signing in. */
  user_id: string | null;
}

export async function insertChallenge(db: Db, challenge: Challenge & { expires_at: Date }): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Uses a challenge up. @returns whether this browser had it for this, and in time: of two at once one does */
export async function takeChallenge(db: Db, challenge: Challenge, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge.challenge_hash)
    .where('browser_hash', '=', challenge.browser_hash)
    .where('user_id', 'is not distinct from', challenge.user_id)
    .returning('expires_at')
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now;
}

export async function deleteChallengesThatEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

/** A person's passkeys, the first one first. */
export async function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The passkey an authenticator calls so. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** @returns whether it was new: an authenticator's name for one is nobody else's */
export async function insertPasskey(tx: Db, passkey: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Notes that somebody signed in with a passkey. One that counts has to have counted on: a copy would be behind.
 *
 * @returns whether it is still there and has; of two with the same count one has
 */
export async function notePasskeyUse(
  tx: Db,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('counter', '<', counter), ...(counter === 0 ? [eb('counter', '=', 0)] : [])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
}
