import { sql, type Insertable } from 'kysely';
import type { Device } from '#contract/accounts/security.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { forgetBrowsersOf } from '#backend/accounts/session-repository.ts';
import type { SecuritySchema } from '#backend/platform/database/security-schema.ts';

export interface SessionRow {
  id: string;
  ip: string;
  user_agent: string;
  way: SignInWay;
  created_at: Date;
  last_seen_at: Date;
}

/** More are no list to read; the number of all is counted. */
const MOST_LISTED = 100;

/** The user's sessions that can still be used, the latest used first. */
export async function liveSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'way', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
}

/** How many sessions of the user can still be used, and how many of them nobody used since `before`. */
export async function countSessions(
  db: Db,
  userId: string,
  at: { now: Date; before: Date },
): Promise<{ live: number; unused: number }> {
  const row = await db
    .selectFrom('sessions')
    .select((select) => [
      select.fn.countAll<number>().as('live'),
      select.fn.countAll<number>().filterWhere('last_seen_at', '<=', at.before).as('unused'),
    ])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at.now)
    .executeTakeFirstOrThrow();
  return { live: Number(row.live), unused: Number(row.unused) };
}

/** Ends the user's live session of that name. @returns whether there was one */
export async function markSessionEnded(
  db: Db,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await liveOf(db, userId, now).where('id', '=', sessionId).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all of the user's live sessions but one; no other browser is known any more. @returns how many */
export async function endOtherSessions(db: Db, userId: string, keptId: string, now: Date): Promise<number> {
  await forgetBrowsersOf(db, userId, keptId);
  const { numUpdatedRows } = await liveOf(db, userId, now).where('id', '!=', keptId).executeTakeFirst();
  return Number(numUpdatedRows);
}

const liveOf = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now, id_token: null, browser_hash: null })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

export async function noteUse(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Whose session a token once opened, whether or not it still does. */
export async function ownerOfToken(db: Db, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertLogin(db: Db, login: Insertable<SecuritySchema['logins']>): Promise<void> {
  await db.insertInto('logins').values(login).execute();
}

/** The user's latest logins, newest first, with whether their session can still be used. */
export async function latestLogins(db: Db, userId: string, { now, limit }: { now: Date; limit: number }) {
  return db
    .selectFrom('logins')
    .leftJoin('sessions', 'sessions.id', 'logins.session_id')
    .select([
      'logins.id',
      'logins.session_id',
      'logins.outcome',
      'logins.reason',
      'logins.way',
      'logins.ip',
      'logins.browser',
      'logins.os',
      'logins.device_type',
      'logins.created_at',
    ])
    .select(
      sql<boolean>`coalesce(sessions.revoked_at is null and sessions.expires_at > ${now}, false)`.as('live'),
    )
    .where('logins.user_id', '=', userId)
    .orderBy('logins.created_at', 'desc')
    .orderBy('logins.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countLogins(
  db: Db,
  userId: string,
  outcome: 'succeeded' | 'failed',
  since: Date,
): Promise<number> {
  const { found } = await db
    .selectFrom('logins')
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('user_id', '=', userId)
    .where('outcome', '=', outcome)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Notes a device of the user, and that it was used now. @returns whether it was not known before */
export async function learnDevice(
  db: Db,
  userId: string,
  { browser, os }: Device,
  now: Date,
): Promise<boolean> {
  const { is_new: isNew } = await db
    .insertInto('known_devices')
    .values({ user_id: userId, browser, os, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser', 'os']).doUpdateSet({ last_seen_at: now }),
    )
    // a row that was there has been written by another transaction before this one
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return isNew;
}

/** The user's devices, the first one first. */
export async function devicesOf(db: Db, userId: string) {
  return db
    .selectFrom('known_devices')
    .select(['browser', 'os', 'first_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .orderBy('browser')
    .orderBy('os')
    .execute();
}

/** Deletes what happened before a moment: logins, and sessions that had run out by then. */
export async function forgetBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('logins').where('created_at', '<', moment).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute();
}
