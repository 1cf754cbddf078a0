import { sql, type Selectable } from 'kysely';
import type { ProfileForm } from '#contract/accounts/accounts.ts';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { notSignedIn } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import type { VouchedPerson } from '#backend/providers/identity.ts';

export type UserRow = Selectable<Schema['users']>;

/**
 * Finds the person by issuer and subject, or makes them; what the provider vouches for now replaces
 * what it did. An address it does not vouch for waits to be confirmed.
 */
export async function upsertUser(db: Db, person: VouchedPerson): Promise<UserRow & { isNew: boolean }> {
  const vouched = person.verifiedEmail;
  return (
    db
      .insertInto('users')
      .values({
        id: newId(),
        issuer: person.issuer,
        subject: person.subject,
        verified_email: person.verifiedEmail,
        email: vouched ?? '',
        pending_email: vouched === null ? person.email : '',
        first_name: person.firstName.slice(0, 100),
        last_name: person.lastName.slice(0, 100),
      })
      .onConflict((conflict) =>
        conflict.columns(['issuer', 'subject']).doUpdateSet({
          verified_email: vouched,
          updated_at: new Date(),
          // whoever had no address that counts has this one now
          ...(vouched !== null && {
            email: sql<string>`coalesce(nullif(users.email, ''), ${vouched})`,
            pending_email: sql<string>`case when users.pending_email = ${vouched} and users.email = '' then '' else users.pending_email end`,
          }),
        }),
      )
      .returningAll()
      // a row that another transaction changed carries that one's mark
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
  );
}

export async function findUserRow(db: Db, userId: string): Promise<UserRow | undefined> {
  const [user] = await readUser(db, { userId });
  return user;
}

const readUser = compileOnce((db, { userId }: { userId: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', userId),
);

/** Writes the profile but for its address. `phone` is E.164 or empty already. */
export async function writeProfile(db: Db, userId: string, profile: ProfileForm): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone: profile.phone,
      city: profile.city,
      state: profile.state,
      country: profile.country,
      profile_picture: profile.profilePicture,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewSession {
  tokenHash: string;
  userId: string;
  idToken: string | null;
  way: SignInWay;
  byAnotherAddress: boolean;
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
      'sessions.last_seen_at as lastSeenAt',
      'sessions.id_token as idToken',
      'users.verified_email as verifiedEmail',
      'users.matched_email as matchedEmail',
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

/** Ends every session of a person, from their next request on. */
export async function revokeSessionsOf(db: Db, userId: string, now: Date, keptId = ''): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, id_token: null })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Removes every passkey of a person, and what they were about to add. */
export async function deletePasskeysOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}

/** Ends the address of a person's calendar: whoever was in the account may have taken it along. @returns whether there was one */
export async function deleteCalendarFeedOf(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes co-hosts invited from that moment on off a person's events. @returns how many there were */
export async function removeHostsInvitedSince(tx: Db, userId: string, since: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('event_hosts')
    .where('invited_at', '>=', since)
    .where('event_id', 'in', tx.selectFrom('events').select('id').where('organiser_id', '=', userId))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Revokes every API key of a person, from the next request on. @returns how many still worked */
export async function revokeApiKeysOf(tx: Db, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
 * The same where other rows are locked already: whoever signs everybody out waits until this transaction ends, or was first.
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

/** Takes the person's row until the transaction ends: nobody begins a payment with them meanwhile. */
export async function lockUser(tx: Db, userId: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
