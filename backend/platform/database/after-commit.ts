import { Kysely, type TransactionBuilder } from 'kysely';
import type { Schema } from './schema.ts';

const afterwards = new WeakMap<Kysely<Schema>, Set<() => void>>();

/**
 * Does `work` once the transaction has committed, never when it is undone. The same work is done once,
 * however often it is asked for, and lost when the process dies just then.
 *
 * @returns whether it was asked for the first time
 */
export function afterCommit(tx: Kysely<Schema>, work: () => void): boolean {
  const works = afterwards.get(tx) ?? new Set();
  afterwards.set(tx, works);
  const isNew = !works.has(work);
  works.add(work);
  return isNew;
}

/** Kysely whose transactions, begun by `transaction().execute`, do what {@link afterCommit} was asked for. */
export class CommittingKysely extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (callback) => {
      let works: Set<() => void> | undefined;
      const result = await execute(async (tx) => {
        const done = await callback(tx);
        works = afterwards.get(tx);
        return done;
      });
      for (const work of works ?? []) work();
      return result;
    };
    return builder;
  }
}
