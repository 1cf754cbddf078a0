import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type EmailLinkRow = Selectable<Schema['email_links']>;

/** A moment in an account from which on things are taken back, with the passkey a mail told of then. */
export type Since = Pick<EmailLinkRow, 'user_id' | 'passkey_id' | 'created_at'>;

/** The addresses of a person. Setting `email` says which one counts. */
interface Addresses {
  email?: string;
  pending_email?: string;
  code_email?: string | null;
}

export async function setAddresses(tx: Db, userId: string, addresses: Addresses): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...addresses, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function insertEmailLink(tx: Db, link: Insertable<Schema['email_links']>): Promise<void> {
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
    .select(['users.handed_over_at', 'users.issuer', 'users.verified_email', 'users.code_email'])
    .leftJoin('address_owners', 'address_owners.email', 'email_links.email')
    .select('address_owners.user_id as owner_id')
    .where('email_links.id', '=', linkId)
    .where('email_links.expires_at', '>', now)
    .where('email_links.used_at', 'is', null)
    .executeTakeFirst();
}

export async function deleteEmailLink(db: Db, linkId: string): Promise<void> {
  await db.deleteFrom('email_links').where('id', '=', linkId).execute();
}

/**
 * The addresses a person's account had, by the keep links that went to them and were not pressed, also those that ran out: the
 * address with the first one was there before all others.
 */
export async function formerAddresses(tx: Db, userId: string): Promise<EmailLinkRow[]> {
  return tx
    .selectFrom('email_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'keep')
    .where('used_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The address is the account's: of what its keep links that ran out told nothing is to be taken back any more. */
export async function deleteOverKeepLinks(tx: Db, userId: string, email: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'keep')
    .where('email', '=', email)
    .where('expires_at', '<=', now)
    .execute();
}

/** Uses up every keep link to an address of a person: it is theirs again. */
export async function markKeepLinksUsed(tx: Db, userId: string, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'keep')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}

/** A link that somebody can press. */
export type PressableLink = EmailLinkRow & { kind: Exclude<EmailLinkRow['kind'], 'lost'> };

/** The link behind a token, used or not, until it expires. */
export async function findLinkByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<PressableLink | undefined> {
  return db
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('kind', '<>', 'lost')
    .$narrowType<{ kind: PressableLink['kind'] }>()
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

/** Whether an address was taken off the account by a press in a mail, as far as links are kept. */
export async function wasTakenOff(tx: Db, userId: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('email_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where(({ or, and, eb }) =>
      or([
        eb('kind', '=', 'lost'),
        and([eb('kind', 'in', ['drop', 'keep', 'back']), eb('used_at', 'is not', null)]),
      ]),
    )
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
  { user_id: userId, passkey_id: passkeyId, created_at: since }: Since,
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

/** Ends the links of a person: those that confirm, and with `since` every one made from that moment on and not used. `keptId` stays. */
export async function dropEmailLinks(
  tx: Db,
  userId: string,
  { since, keptId = '' }: { since?: Date; keptId?: string } = {},
): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where(({ eb, or, and }) =>
      or([
        eb('kind', '=', 'confirm'),
        ...(since
          ? [and([eb('created_at', '>=', since), eb('used_at', 'is', null), eb('kind', '<>', 'lost')])]
          : []),
      ]),
    )
    .execute();
}

/**
 * Ends what was mailed to an address before it was proven for an account: links that would take it off that one, and links that would
 * give it to another one at once. One that takes a change back asks for a second one from now on.
 */
export async function endLinksBeforeProof(tx: Db, userId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('email', '=', email)
    .where(({ or, and, eb }) =>
      or([
        and([eb('user_id', '=', userId), eb('kind', '=', 'drop')]),
        and([eb('user_id', '<>', userId), eb('kind', 'in', ['confirm', 'back']), eb('used_at', 'is', null)]),
      ]),
    )
    .execute();
  await tx
    .updateTable('email_links')
    .set({ was_anothers: true })
    .where('email', '=', email)
    .where('user_id', '<>', userId)
    .where('kind', '=', 'keep')
    .execute();
}

export async function deleteExpiredLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<', before).execute();
}
