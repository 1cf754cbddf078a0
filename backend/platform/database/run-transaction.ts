import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Of two that wait for each other PostgreSQL ends one. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs a transaction, anew where PostgreSQL ended it because it and another one waited for each other: for work that takes the rows
 * of several accounts in no order that could be foreseen. `work` does nothing beside what it writes there.
 */
export async function runTransaction<T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (err) {
    if (tries > 1 && (err as { code?: unknown }).code === DEADLOCK)
      return await runTransaction(db, work, tries - 1);
    throw err;
  }
}
