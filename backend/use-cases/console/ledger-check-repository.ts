import { sql, type Selectable, type Updateable } from 'kysely';
import type { ConsoleSchema } from '#backend/platform/database/console-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';

export type LedgerCheckRow = Selectable<ConsoleSchema['ledger_checks']>;

/** Lets one at a time ask for a check until the transaction ends: of two at once the second finds the first. */
export const lockChecks = async (tx: Db): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('ledger check asked for'))`.execute(tx));

/** The check that was asked for last. */
export const latestCheck = async (db: Db): Promise<LedgerCheckRow | undefined> =>
  db.selectFrom('ledger_checks').selectAll().orderBy('asked_at', 'desc').limit(1).executeTakeFirst();

export const insertCheck = async (tx: Db, id: string, requestedAt: Date): Promise<void> =>
  void (await tx.insertInto('ledger_checks').values({ id, asked_at: requestedAt }).execute());

export const endCheck = async (
  db: Db,
  id: string,
  result: Updateable<ConsoleSchema['ledger_checks']>,
): Promise<void> =>
  void (await db
    .updateTable('ledger_checks')
    .set(result)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute());
