import type pg from 'pg';
import { tablesOfMigrations } from '#backend/platform/database/migrate.ts';

/** Sets, for the transaction under way, how values are written as text, the same on every server, and that nobody ends what takes long. */
export const setPlainly = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
    set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`);

/** Where pg-boss keeps its tables. */
export const JOBS = 'jobs';

/** A table whose rows are kept, as it is in the database now. */
export interface KeptTable {
  /** As in a backup: `guests`, or `jobs.job` of the job queue. */
  name: string;
  /** As in SQL. */
  sql: string;
  columns: { name: string; type: string }[];
  /** On the disk, without indexes. */
  bytes: number;
}

// partitions are read through their table, and what an extension made comes with it
const ownRelations = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in (current_schema(), '${JOBS}') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/**
 * The tables whose rows are kept, by name, and what else there is that is not: tables of others, and kinds of things
 * Shagun has none of.
 */
export async function findTables(client: pg.ClientBase): Promise<{ tables: KeptTable[]; others: string[] }> {
  const { rows } = await client.query<KeptTable & { is_jobs: boolean }>(`
    select n.nspname = '${JOBS}' as is_jobs, case when n.nspname = '${JOBS}' then '${JOBS}.' else '' end || c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
      coalesce((select sum(pg_table_size(relid)) from pg_partition_tree(c.oid)), pg_table_size(c.oid))::float8 as bytes,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    ${ownRelations} and c.relkind in ('r', 'p') order by 1, c.relname`);
  const ours = new Set(tablesOfMigrations());
  const isOurs = ({ is_jobs: isJobs, name }: (typeof rows)[number]) => isJobs || ours.has(name);
  const { rows: more } = await client.query<{ what: string }>(`
    select case c.relkind when 'S' then 'sequence ' when 'm' then 'materialized view ' else 'foreign table ' end || c.relname as what
    ${ownRelations} and c.relkind in ('S', 'm', 'f')
    union all
    select count(*) || ' large objects' from pg_largeobject_metadata having count(*) > 0`);
  return {
    tables: rows.filter(isOurs),
    others: [
      ...rows.filter((row) => !isOurs(row)).map(({ name }) => `table ${name}`),
      ...more.map(({ what }) => what),
    ],
  };
}

/** The version of the job queue's tables, and the queues; null where there are none yet. */
export async function findQueue(client: pg.ClientBase): Promise<{ version: number; names: string[] } | null> {
  const { rows: found } = await client.query<{ found: string | null }>(
    `select to_regclass('${JOBS}.version')::text as found`,
  );
  if (!found[0]?.found) return null;
  const { rows: versions } = await client.query<{ version: number }>(`select version from ${JOBS}.version`);
  const { rows: queues } = await client.query<{ name: string }>(
    `select name from ${JOBS}.queue order by name`,
  );
  return { version: versions[0]?.version ?? 0, names: queues.map(({ name }) => name) };
}
