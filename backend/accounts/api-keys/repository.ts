import { sql, type Selectable } from 'kysely';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type ApiKeyRow = Selectable<Schema['api_keys']>;

/** A person's keys, the latest first, also those that work no more. */
export async function apiKeysOf(db: Db, userId: string): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertApiKey(
  tx: Db,
  key: Omit<ApiKeyRow, 'last_used_at' | 'revoked_at'>,
): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
}

/** @returns the name of the key that worked until now; undefined for none */
export async function markKeyRevoked(
  db: Db,
  userId: string,
  keyId: string,
  now: Date,
): Promise<string | undefined> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return revoked?.name;
}

/** The key with this digest and whose it is, if it works now: neither revoked nor ended, and its owner still there. */
export async function findWorkingKey(db: Db, keyHash: string, now: Date) {
  const [key] = await readKey(db, { keyHash, now });
  return key;
}

const readKey = compileOnce((db, { keyHash, now }: { keyHash: string; now: Date }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id as keyId',
      'api_keys.scopes as scopes',
      'api_keys.last_used_at as lastUsedAt',
      'users.id as userId',
      'users.verified_email as verifiedEmail',
      'users.plan as plan',
    ])
    .where('api_keys.key_hash', '=', keyHash)
    .where('api_keys.revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('api_keys.ends_at', 'is', null), eb('api_keys.ends_at', '>', now)]))
    .where('users.erased_at', 'is', null),
);

/** Writes down that a key was used, once for all requests that find it last used at `before` or earlier. */
export async function noteKeyUse(
  db: Db,
  keyId: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', keyId)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}

/** Deletes keys that ended or were revoked before a moment. */
export async function deleteKeysEndedBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom('api_keys')
    // whichever came first; null where neither did
    .where(sql<boolean>`least(revoked_at, ends_at) < ${moment}`)
    .execute();
}
