import type { AnsweredPerson } from '#contract/guests/household.ts';
import type pg from 'pg';

/*
 * A row, or two, in every table, whatever tables there are: found in the catalogue, so that a new one needs nothing
 * here unless its checks want values that cannot be told from them.
 */

/** Texts that are easy to spoil on the way. */
const HARD_TEXT = 'tab\t, line\n, \\N, "quoted" \'so\', {a,b}, NULL, शगुन 🎁 é';

interface Column {
  name: string;
  type: string;
}
interface Table {
  sql: string;
  name: string;
  columns: Column[];
  checks: string[];
  keys: { columns: string[]; to: string; toColumns: string[] }[];
}

/** What the checks of a table want. */
const wanted: Record<string, Record<string, string | null>> = {
  // the queue tidies away, every 15 seconds, what is old in it
  archive: { archived_on: '2099-02-28 13:46:00.123456+00' },
  job: { keep_until: '2099-02-28 13:46:00.123456+00' },
  // in their rows: those elsewhere have a test of their own
  images: { store: null, object_key: null, stored_bytes: null },
  payments: { status: 'paid', guest_payer_id: null },
  contributions: { guest_payer_id: null },
  gift_claims: { guest_payer_id: null },
  event_imports: { event_id: null },
  guest_imports: { answer: null },
  thank_yous: { guest_payer_id: null },
  // a guest's answer of before is answered anew on what was restored
  replies: {
    answered_household: JSON.stringify([
      { _id: 'mother', name: HARD_TEXT, child: false, coming: true, answers: {}, functions: null },
    ] satisfies AnsweredPerson[]),
  },
  gift_cards: { number: '1234567890123456' },
  collaborations: { closes_on: '2026-11-24' },
  ledger_accounts: { kind: 'gift_card', balance_paise: '0' },
  redemptions: { status: 'held' },
  collaboration_requests: { requester_id: 'somebody else', newcomer_id: 'somebody else', responded_at: null },
};

const values: Record<string, string> = {
  text: HARD_TEXT,
  'character varying': HARD_TEXT,
  smallint: '3',
  integer: '3',
  // more than a number of JavaScript holds
  bigint: '9007199254740993',
  numeric: '123456789012345678901234567890.5',
  'double precision': '0.30000000000000004',
  real: '0.1',
  boolean: 'true',
  date: '2026-02-28',
  'timestamp with time zone': '2026-02-28 13:46:00.123456+00',
  'timestamp without time zone': '2026-02-28 13:46:00.123456',
  interval: '1 day 02:03:04.5',
  json: JSON.stringify({ text: HARD_TEXT }),
  jsonb: JSON.stringify({ text: HARD_TEXT, list: [1, null] }),
  uuid: '6f1c2a52-0a3e-4b0f-8a35-3d8f3f6f0c11',
  bytea: `\\x${Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex')}`,
  'text[]': '{"a,b","say \\"so\\"",NULL,"\\\\x"}',
  'integer[]': '{1,2,3}',
  xid8: '7',
  'jobs.job_state': 'created',
};

/** Fills the tables that are empty. */
export async function fillEveryTable(client: pg.ClientBase): Promise<string[]> {
  const tables = await readCatalogue(client);
  const rows = new Map<string, Record<string, string | null>>();
  const filled: string[] = [];
  const refused: string[] = [];
  for (const table of inOrder(tables)) {
    if (rows.has('users'))
      await client.query(
        `insert into users (id, issuer, subject) values ('somebody else', 'of tests', 'somebody else') on conflict do nothing`,
      );
    const { rows: found } = await client.query<Record<string, string | null>>(
      `select ${table.columns.map(({ name }) => `"${name}"::text`).join(', ')} from ${table.sql} limit 1`,
    );
    if (found[0]) {
      rows.set(table.sql, found[0]);
      continue;
    }
    const row = rowFor(table, rows);
    // what triggers would make of it is another test's
    await client.query(`alter table ${table.sql} disable trigger user`);
    await client
      .query(
        `insert into ${table.sql} (${table.columns.map(({ name }) => `"${name}"`).join(', ')})
         values (${table.columns.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ')})`,
        table.columns.map(({ name }) => row[name] ?? null),
      )
      .catch((error: unknown) => void refused.push(`${table.sql}: ${String(error)}`));
    await client.query(`alter table ${table.sql} enable trigger user`);
    rows.set(table.sql, row);
    filled.push(table.name);
  }
  if (refused.length > 0)
    throw new Error(`Checks want values that are not stated in this file:\n${refused.join('\n')}`);
  return filled;
}

function rowFor(
  { sql, name, columns, checks, keys }: Table,
  rows: ReadonlyMap<string, Record<string, string | null>>,
): Record<string, string | null> {
  const row: Record<string, string | null> = {};
  for (const { name: column, type } of columns) {
    const value = values[type.replace(/\(\d+\)/, '')];
    if (value === undefined)
      throw new Error(`No value for ${sql}.${column} of type ${type} is stated in this file`);
    row[column] = chosenBy(checks, column) ?? value;
  }
  for (const { columns: mine, to, toColumns } of keys) {
    const target = to === sql ? undefined : rows.get(to);
    mine.forEach((column, index) => {
      row[column] = target?.[toColumns[index] ?? ''] ?? null;
    });
  }
  return { ...row, ...wanted[name] };
}

/** The first value that a check of one column allows. */
function chosenBy(checks: readonly string[], column: string): string | undefined {
  const check = checks.find((each) => new RegExp(`^CHECK \\(\\(+"?${column}"?\\)? (= ANY|= ')`).test(each));
  return check && /'([^']*)'::/.exec(check)?.[1];
}

function inOrder(tables: readonly Table[]): Table[] {
  const done: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const next = [...left].find(({ sql, keys }) =>
      keys.every(({ to }) => to === sql || ![...left].some((other) => other.sql === to)),
    );
    if (!next) throw new Error(`These tables need each other: ${[...left].map(({ sql }) => sql).join(', ')}`);
    left.delete(next);
    done.push(next);
  }
  return done;
}

async function readCatalogue(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as sql, c.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select coalesce(json_agg(pg_get_constraintdef(k.oid)), '[]') from pg_constraint k where conrelid = c.oid and contype = 'c') as checks,
      (select coalesce(json_agg(json_build_object('to', confrelid::regclass::text,
         'columns', (select json_agg(attname order by place) from unnest(conkey) with ordinality as u (num, place) join pg_attribute on attrelid = conrelid and attnum = num),
         'toColumns', (select json_agg(attname order by place) from unnest(confkey) with ordinality as u (num, place) join pg_attribute on attrelid = confrelid and attnum = num))), '[]')
       from pg_constraint k where conrelid = c.oid and contype = 'f') as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('job')
    order by 1`);
  return rows;
}

/** What of these rows is in a restored installation: objects of pictures that the other one deletes are not for it to delete. */
export const asRestored = (rows: Record<string, string[]>): [table: string, rows: string[]][] =>
  Object.entries({ ...rows, picture_objects_to_delete: [] });

/** Every row of every table, and all that holds them together, as texts to compare. (Each start puts `announce` on.) */
export async function everything(
  client: pg.ClientBase,
): Promise<{ rows: Record<string, string[]>; rules: string[] }> {
  const { rows: tables } = await client.query<{ sql: string }>(`
    select c.oid::regclass::text as sql from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const rows: Record<string, string[]> = {};
  for (const { sql } of tables) {
    const found = await client.query<{ line: string }>(
      // the number of a transaction means nothing on another server
      `select (to_jsonb(t) - 'made_in')::text as line from ${sql} t order by 1`,
    );
    rows[sql] = found.rows.map(({ line }) => line);
  }
  const { rows: rules } = await client.query<{ rule: string }>(`
    select rule from (
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as rule
      from pg_constraint where connamespace in (select oid from pg_namespace where nspname in ('public', 'jobs')) and conrelid <> 0 and contype <> 'n'
      union all select indexdef from pg_indexes where schemaname in ('public', 'jobs')
        -- made by whatever process takes jobs first
        and indexdef not like '%(completed_on DESC, id) WHERE (state = ''failed''%'
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal and tgname <> 'announce'
    ) as rules order by 1`);
  return { rows, rules: rules.map(({ rule }) => rule) };
}
