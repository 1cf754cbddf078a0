import { sql, type Insertable, type InsertQueryBuilder, type InsertResult } from 'kysely';
import type { Db } from './connect.ts';
import type { Schema } from './schema.ts';

/**
 * Begins a statement that adds rows, one statement however many they are: they go to the database as one JSON value,
 * so neither a limit of parameters nor the work of writing a long statement grows with them. Each row names the same
 * columns; those it does not name get what the table gives them.
 *
 * @param rows at least one; texts without NUL and halves of characters, as requests leave them
 */
export function insertRows<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): InsertQueryBuilder<Schema, Table, InsertResult> {
  const columns = Object.keys(rows[0] ?? {});
  return db
    .insertInto(table)
    .columns(columns as (keyof Schema[Table] & string)[])
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`,
    );
}
