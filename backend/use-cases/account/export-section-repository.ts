import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

type Row = Record<string, unknown>;

/** One list of the export. `read` answers what comes after `after`, in the order of `id`. */
export interface ExportSection {
  name: string;
  read: (db: Db, userId: string, after: string, limit: number) => Promise<Row[]>;
}

/**
 * A list written as SQL with the names the file has. Left out on purpose: digests and tokens of
 * sessions, keys of personal links, whole numbers of gift cards, and what other people wrote.
 * Each select has an `id` to go on from; amounts are in rupees.
 */
export const section = (
  name: string,
  text: (userId: string) => ReturnType<typeof sql<Row>>,
): ExportSection => ({
  name,
  read: async (db, userId, after, limit) =>
    (
      await sql<Row>`select * from (${text(userId)}) as part where id > ${after} order by id limit ${limit}`.execute(
        db,
      )
    ).rows,
});
