import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notSignedIn } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { lockUser, type UserRow } from './repository.ts';

interface NewSession {
  tokenHash: string;
  userId: string;
  idToken: string | null;
  way: SignInWay;
  byAnotherAddress: boolean;
  browserHash?: string | null;
  /** Where the code went, if it was one. */
  codeTo?: string | undefined;
  /** Whether its person has yet to say that all other ways in are theirs. */
  othersUnchecked?: boolean;
  ip: string;
  userAgent: string;
  openedAt: Date;
  expiresAt: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const id = newId();
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: session.tokenHash,
      user_id: session.userId,
      id_token: session.idToken,
      way: session.way,
      by_another_address: session.byAnotherAddress,
      browser_hash: session.browserHash,
      code_to: session.codeTo,
      others_unchecked: session.othersUnchecked,
      ip: session.ip,
      user_agent: session.userAgent,
      created_at: session.openedAt,
      last_seen_at: session.openedAt,
      expires_at: session.expiresAt,
    })
    .execute();
  return id;
}

/** The live session behind a token and who it belongs to; undefined when revoked, expired or unknown. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(SignedIn & { lastSeenAt: Date; idToken: string | null }) | undefined> {
  const [session] = await readSession(db, { tokenHash, now });
  return session;
}

const readSession = compileOnce((db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.created_at as sessionOpenedAt',
      'sessions.expires_at as sessionEndsAt',
      'sessions.others_unchecked as othersUnchecked',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.id_token as idToken',
      'users.verified_email as verifiedEmail',
      'users.plan as plan',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now),
);

/** How the session behind a token was opened, and the provider's word for it; undefined when there never was one. */
export async function findBirthOfSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .select(['way', 'id_token as idToken'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** When a session was opened, and how; undefined once it is over. */
export async function sessionOpening(
  db: Db,
  sessionId: string,
): Promise<{ at: Date; way: SignInWay; byAnotherAddress: boolean } | undefined> {
  return db
    .selectFrom('sessions')
    .select(['created_at as at', 'way', 'by_another_address as byAnotherAddress'])
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Writes down a session's use, once for all requests that find it last used at `before` or earlier. An empty `ip` leaves the old one. */
export async function touchSession(
  db: Db,
  sessionId: string,
  { now, before, ip }: { now: Date; before: Date; ip: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(ip ? { ip } : {}) })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', before)
    .execute();
}

/** Lets a session that still stands end later. @returns whether it does: neither one that was revoked meanwhile nor one that stands as long anyway */
export async function prolongSession(
  db: Db,
  sessionId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ expires_at: until })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<', until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markSessionRevoked(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, id_token: null })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a person, from their next request on; no browser of one is known any more. */
export async function revokeSessionsOf(db: Db, userId: string, now: Date, keptId = ''): Promise<void> {
  await forgetBrowsersOf(db, userId, keptId);
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, id_token: null })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** No browser but that of the session which is kept was in the account before. */
export async function forgetBrowsersOf(db: Db, userId: string, keptId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ browser_hash: null })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('browser_hash', 'is not', null)
    .execute();
}

/** Whether a browser signed in with a code to the address, and was not signed out from elsewhere since. */
export async function wasSignedInWith(db: Db, browserHash: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .where('code_to', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the row of whoever is signed in until the transaction ends. Whoever signs everybody out holds it, too: what is made for an
 * account under this lock is there to be ended with the rest, or comes too late.
 *
 * @throws {Problem} 401 once the account or the session is over
 */
export async function lockSignedIn(tx: Db, { userId, sessionId }: SignedIn): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user || !(await sessionOpening(tx, sessionId))) throw notSignedIn();
  return user;
}

/**
 * The same where other rows are locked already: whoever signs everybody out waits until this transaction ends, or was first. Call it last: a
 * notification waits for whoever holds its reader's account, and they may be about to end this session.
 *
 * @throws {Problem} 401 once the session is over
 */
export async function holdSession(tx: Db, { sessionId }: SignedIn): Promise<void> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!row) throw notSignedIn();
}
