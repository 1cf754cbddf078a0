import type pg from 'pg';
import PgBoss from 'pg-boss';
import { makeAccount, migrationNames, migrationText } from '#backend/platform/database/migrate.ts';
import { rowOf, UnusableBackup, type BackupHeader, type RowPart } from '#scripts/backup/format.ts';
import { findTables, JOBS, setPlainly, type KeptTable } from '#scripts/backup/tables.ts';

/** @throws {UnusableBackup} when this version of Shagun does not know the schema of the backup */
export function requireKnownSchema({ migrations, version, createdAt, queue }: BackupHeader): void {
  const known = new Set(migrationNames());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UnusableBackup(
      `The backup of ${createdAt} is of a newer Shagun (${version}): this one does not know its migration ${unknown.at(-1)}. Restore it with that version or a later one.`,
    );
  if (queue && queue.version !== queueVersion())
    throw new UnusableBackup(
      `The backup’s job queue has version ${queue.version}, this Shagun’s ${queueVersion()}. Restore it with Shagun ${version}, then upgrade.`,
    );
}

/** @throws {UnusableBackup} when there is anything in the database */
export async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { tables, others } = await findTables(client);
  const found = [...tables.map(({ name }) => name), ...others];
  if (found.length > 0)
    throw new UnusableBackup(
      `The database is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? `, ${found.length - 3} more` : ''}), and a restore writes over nothing. Make a new one (createdb --encoding=UTF8 --template=template0 shagun_restored), name it in DATABASE_URL, and restore there.`,
    );
}

/**
 * Puts the rows of a backup into an empty database, whose schema it makes as the backup's was, all in one transaction:
 * whatever breaks it off leaves the database empty.
 *
 * @returns how many rows
 */
export async function loadRows(
  client: pg.ClientBase,
  header: BackupHeader,
  parts: AsyncIterable<RowPart>,
): Promise<number> {
  await client.query('begin');
  try {
    await setPlainly(client);
    await requireEmpty(client);
    await makeSchema(client, header);
    // what making the queue's tables limited
    await setPlainly(client);
    const { tables } = await findTables(client);
    const targets = new Map(tables.map((table) => [table.name, table]));
    requireTables(header, targets);
    const keys = await dropForeignKeys(client);
    for (const { sql } of tables)
      await client.query(`alter table ${sql} disable trigger user; delete from ${sql}`);
    let rows = 0;
    for await (const part of parts) {
      rows += part.rows;
      await insertPart(client, part, header, targets);
    }
    for (const { sql } of tables) await client.query(`alter table ${sql} enable trigger user`);
    for (const key of keys) await client.query(key);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function makeSchema(client: pg.ClientBase, { migrations, queue }: BackupHeader): Promise<void> {
  await client.query(makeAccount);
  for (const name of [...migrations].sort()) await client.query(migrationText(name));
  if (!queue) return;
  await client.query(queuePlan());
  for (const name of queue.names) await client.query(`select ${JOBS}.create_queue($1, '{}')`, [name]);
}

/** How pg-boss makes its tables, for a transaction that is already begun. */
function queuePlan(): string {
  const [, statements] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(PgBoss.getConstructionPlans(JOBS)) ?? [];
  if (!statements) throw new Error('pg-boss makes its tables in another way now: see queuePlan');
  return statements;
}

/** The version of the job queue's tables that this Shagun makes. */
function queueVersion(): number {
  return Number(/INSERT INTO \w+\.version\(version\) VALUES \('(\d+)'\)/.exec(queuePlan())?.[1]);
}

function requireTables({ tables }: BackupHeader, targets: ReadonlyMap<string, KeptTable>): void {
  for (const { name, columns } of tables) {
    const there = new Set(targets.get(name)?.columns.map((column) => column.name));
    const lacks = columns.find((column) => !there.has(column));
    if (!targets.has(name) || lacks)
      throw new UnusableBackup(
        `The backup has ${targets.has(name) ? `a column ${name}.${lacks}` : `a table ${name}`} that its migrations do not make. The database it is of was changed by hand; restore it with the version of Shagun it was made with.`,
      );
  }
}

/** Takes all foreign keys off, so that rows may come in any order. @returns the statements that put them on and check every row */
async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as add
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where contype = 'f' and conparentid = 0 and n.nspname in (current_schema(), '${JOBS}')`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function insertPart(
  client: pg.ClientBase,
  { table, lines, rows }: RowPart,
  { tables }: BackupHeader,
  targets: ReadonlyMap<string, KeptTable>,
): Promise<void> {
  const target = targets.get(table);
  const columns = tables.find(({ name }) => name === table)?.columns;
  if (!target || !columns) throw new Error(`There is no table ${table}`);
  const types = new Map(target.columns.map(({ name, type }) => [name, type]));
  const parsed = lines
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => rowOf.parse(JSON.parse(line)));
  const quoted = columns.map((name) => `"${name.replaceAll('"', '""')}"`);
  const values = columns.map((name, index) => {
    const type = types.get(name) ?? 'text';
    // the number of a transaction there could here be that of one to come; 0 is that of none
    return type === 'xid8' ? `'0'::xid8` : `c${index}::${type}`;
  });
  const { rowCount } = await client.query(
    `insert into ${target.sql} (${quoted.join(', ')}) select ${values.join(', ')}
     from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')}) as r (${columns.map((_, index) => `c${index}`).join(', ')})`,
    columns.map((_, index) => parsed.map((row) => row[index] ?? null)),
  );
  if (rowCount !== rows) throw new Error(`Of ${rows} rows of ${table} the database took ${rowCount}`);
}
