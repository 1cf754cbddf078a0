import type { Insertable } from 'kysely';
import type { ConsoleSchema } from '#backend/platform/database/console-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { RowRange } from './rows.ts';

export const insertLogged = async (db: Db, row: Insertable<ConsoleSchema['operator_log']>): Promise<void> =>
  void (await db.insertInto('operator_log').values(row).execute());

export const loggedRows = (db: Db, { limit, offset }: RowRange) =>
  db
    .selectFrom('operator_log')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
