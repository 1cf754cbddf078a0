import { sql, type RawBuilder } from 'kysely';

interface Due {
  now: Date;
  /** How many at most, the longest due first. */
  limit: number;
  /** That one alone, if it is due. */
  id?: string | undefined;
}

/**
 * For `where('id', 'in', …)`: rows whose time to ask the provider again has come, locked; those another process has
 * locked are left to it.
 */
export const dueRows = (
  table: 'payments' | 'refunds' | 'redemptions',
  { now, limit, id }: Due,
): RawBuilder<string> => sql`(
  select id from ${sql.table(table)}
  where next_check_at <= ${now} ${id === undefined ? sql`` : sql`and id = ${id}`}
  order by next_check_at limit ${limit} for update skip locked
)`;
