import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/**
 * Deletes at most `batch` rows that a rule of `kept` names, `$cutoff` in it being `cutoff`.
 *
 * @returns how many went
 */
export async function deleteBatch(
  db: Db,
  { table, rule, cutoff, batch }: { table: string; rule: string; cutoff: Date; batch: number },
): Promise<number> {
  const [before = '', ...after] = rule.split('$cutoff');
  const condition = sql.join(
    [sql.raw(before), ...after.map((text) => sql`${cutoff}${sql.raw(text)}`)],
    sql``,
  );
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${batch}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}
