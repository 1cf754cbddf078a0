import type { Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type EmailLinkRow = Selectable<Schema['email_links']>;

/** The addresses of a person. Setting `email` says which one counts; it is `email_unproven` where that is said with it. */
interface Addresses {
  email?: string;
  pending_email?: string;
  matched_email?: string | null;
  code_email?: string | null;
  email_unproven?: boolean;
}

export async function setAddresses(tx: Db, userId: string, addresses: Addresses): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      ...(addresses.email === undefined ? {} : { email_unproven: false }),
      ...addresses,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}

export async function insertEmailLink(tx: Db, link: EmailLinkRow): Promise<void> {
  await tx.insertInto('email_links').values(link).execute();
}

/** A link with whose it is, to write its mail; undefined once it is over. */
export async function findLinkToSend(db: Db, linkId: string, now: Date) {
  return db
    .selectFrom('email_links')
    .innerJoin('users', 'users.id', 'email_links.user_id')
    .leftJoin('passkeys', 'passkeys.id', 'email_links.passkey_id')
    .selectAll('email_links')
    .select(['users.email as counting_email', 'users.pending_email', 'passkeys.name as passkey_name'])
    .where('email_links.id', '=', linkId)
    .where('email_links.expires_at', '>', now)
    .where('email_links.used_at', 'is', null)
    .executeTakeFirst();
}

/** The link behind a token, used or not, until it expires. */
export async function findLinkByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<EmailLinkRow | undefined> {
  return db
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether a mail of this kind went out to the address for this person and its link still works. */
export async function hasOpenLink(
  db: Db,
  { userId, kind, email, now }: { userId: string; kind: EmailLinkRow['kind']; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('email_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markLinkUsed(tx: Db, linkId: string, now: Date): Promise<void> {
  await tx.updateTable('email_links').set({ used_at: now }).where('id', '=', linkId).execute();
}

/** Marks every link of a person that removes passkeys: what is added after one was pressed is theirs. */
export async function markPasskeyLinksUsed(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkeys')
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Removes the passkey that a mail tells of and those added since; where that would be all, the first one stays.
 *
 * @returns whether those that stay were there before
 */
export async function deletePasskeysSince(
  tx: Db,
  { user_id: userId, passkey_id: passkeyId, created_at: since }: EmailLinkRow,
): Promise<boolean> {
  const passkeys = await tx
    .selectFrom('passkeys')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const before = passkeys.filter(({ id, created_at: at }) => id !== passkeyId && at < since);
  const kept = (before.length > 0 ? before : passkeys.slice(0, 1)).map(({ id }) => id);
  await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', 'not in', [...kept, ''])
    .execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  return before.length > 0;
}

/** Ends the links of a person: those that confirm, and with `since` every one made from that moment on. `keptId` stays. */
export async function dropEmailLinks(
  tx: Db,
  userId: string,
  { since, keptId = '' }: { since?: Date; keptId?: string } = {},
): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where(({ eb, or }) =>
      or([eb('kind', '=', 'confirm'), ...(since ? [eb('created_at', '>=', since)] : [])]),
    )
    .execute();
}

export async function deleteExpiredLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<', before).execute();
}
