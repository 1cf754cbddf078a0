import { sql, type Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { DesignToolSchema } from '#backend/platform/database/design-tool-schema.ts';

type ConnectionRow = Selectable<DesignToolSchema['design_tool_connections']>;

/** Tokens as they are stored, and until when the access token is used. */
export interface StoredTokens {
  access_token: string;
  refresh_token: string;
  access_expires_at: Date;
}

export async function insertTry(db: Db, row: DesignToolSchema['design_tool_tries']): Promise<void> {
  await db.insertInto('design_tool_tries').values(row).execute();
}

/** Takes a try of this session, once; undefined when there is none, it is over or somebody else's. */
export async function takeTry(
  db: Db,
  stateHash: string,
  sessionId: string,
  now: Date,
): Promise<{ return_to: string } | undefined> {
  return db
    .deleteFrom('design_tool_tries')
    .where('state_hash', '=', stateHash)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning('return_to')
    .executeTakeFirst();
}

/** Takes the try this session began last, once; undefined when there is none, it is over or its state is not known. */
export async function takeLatestTry(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<{ return_to: string; sealed_state: string | null } | undefined> {
  return db
    .deleteFrom('design_tool_tries')
    .where('state_hash', '=', (eb) =>
      eb
        .selectFrom('design_tool_tries as latest')
        .select('latest.state_hash')
        .where('latest.session_id', '=', sessionId)
        .where('latest.expires_at', '>', now)
        .orderBy('latest.expires_at', 'desc')
        .limit(1),
    )
    .returning(['return_to', 'sealed_state'])
    .executeTakeFirst();
}

/** Throws away tries that are over. */
export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('design_tool_tries').where('expires_at', '<=', now).execute();
}

export async function findConnection(db: Db, userId: string): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('design_tool_connections')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Puts a connection in the place of whatever the person had. */
export async function putConnection(db: Db, row: Omit<ConnectionRow, 'refreshing_until'>): Promise<void> {
  const { user_id: _user, ...rest } = { ...row, refreshing_until: null };
  await db
    .insertInto('design_tool_connections')
    .values({ ...row, refreshing_until: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/** Takes the connection away. @returns what it was */
export async function deleteConnection(db: Db, userId: string): Promise<ConnectionRow | undefined> {
  return db
    .deleteFrom('design_tool_connections')
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Holds the connection for refreshing `refreshToken`, unless somebody else does; false when they do, or the token is no longer the present one. */
export async function claimRefresh(
  db: Db,
  userId: string,
  refreshToken: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('design_tool_connections')
    .set({ refreshing_until: until })
    .where('user_id', '=', userId)
    .where('refresh_token', '=', refreshToken)
    .where(({ eb, or }) => or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts new tokens, or none when the consent has ended, where `refreshToken` still is. @returns whether it was there */
export async function replaceTokens(
  db: Db,
  userId: string,
  refreshToken: string,
  tokens: StoredTokens | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('design_tool_connections')
    .set({ ...(tokens ?? { access_token: null, refresh_token: null }), refreshing_until: null })
    .where('user_id', '=', userId)
    .where('refresh_token', '=', refreshToken)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets others try: the refresh came to nothing. */
export async function releaseRefresh(db: Db, userId: string, refreshToken: string): Promise<void> {
  await sql`update design_tool_connections set refreshing_until = null where user_id = ${userId} and refresh_token = ${refreshToken}`.execute(
    db,
  );
}
