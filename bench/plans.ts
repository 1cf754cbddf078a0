import type pg from 'pg';
import type { Statement } from '#bench/record-statements.mjs';

/** Tables that stay as small as they are, however many people use the product: reading one whole costs nothing. */
const SMALL = ['readiness', 'schema_migrations', 'sending_stops'];

/** Rows one statement may look at for one page, call or look of a job: what is asked for, not what there is. */
const MOST_ROWS = 200;

/** A statement's plan. */
export interface Plan {
  /** The statement without its values. */
  text: string;
  /** As `explain (costs off)` prints it. */
  lines: string[];
  /** What in it grows with a table, in words; empty when nothing does. */
  grows: string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

interface Index {
  table: string;
  /** Whether it holds a part of the table alone. */
  partial: boolean;
  /** The column or expression it is sorted by. */
  first: string;
}

/** What a statement does, whatever its values and however many of them stand in a list. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/\(\$(?:, ?\$)+\)/g, '($…)')
    .replace(/(\(\$…\)|\(\$\))(?:, ?(?:\(\$…\)|\(\$\)))+/g, '$1…')
    .replace(/\s+/g, ' ')
    .trim();

/** Each statement once that reads or writes a table of the product; the queue of jobs looks after its own. */
export function distinctStatements<S extends Statement>(statements: readonly S[]): S[] {
  const byShape = new Map<string, S>();
  for (const statement of statements) {
    if (!/^\s*(with|select|insert|update|delete)\s/i.test(statement.text)) continue;
    if (/\bjobs\.|pg_advisory|pg_notify/.test(statement.text)) continue;
    byShape.set(shapeOf(statement.text), statement);
  }
  return [...byShape.values()];
}

/**
 * The plans of statements with the values they were sent with. Each is run and undone, unless it cannot be repeated,
 * such as one that adds the same row again.
 *
 * @param client a connection to a database with many rows, analysed
 * @param avoidScans plans as if reading a whole table were never worth it, so that what is left of it no index can
 *   serve: for a database that is smaller than those it stands for
 */
export async function explainAll(
  client: pg.ClientBase,
  statements: readonly Statement[],
  { avoidScans = false } = {},
): Promise<Plan[]> {
  const { rows } = await client.query<Index & { index: string }>(
    `select indexrelid::regclass::text as index, indrelid::regclass::text as table, indpred is not null as partial,
       pg_get_indexdef(indexrelid, 1, true) as first
     from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`,
  );
  const indexes = new Map(rows.map((each) => [each.index, each]));
  const plans: Plan[] = [];
  await client.query('begin');
  try {
    if (avoidScans)
      await client.query(
        'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off',
      );
    for (const statement of distinctStatements(statements)) {
      await client.query('savepoint before');
      const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) ${statement.text}`,
        statement.values,
      );
      const root = await planOf(client, statement);
      plans.push({
        text: shapeOf(statement.text),
        lines: lines.map((line) => line['QUERY PLAN']),
        grows: [...new Set(growing(root, indexes))],
      });
    }
  } finally {
    await client.query('rollback');
  }
  return plans;
}

/** The plan with what it looked at; without that where the statement fails. */
async function planOf(client: pg.ClientBase, { text, values }: Statement): Promise<Node> {
  const explain = async (options: string): Promise<Node> => {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (${options}, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`No plan of ${text}`);
    return plan;
  };
  try {
    return await explain('analyze, timing off');
  } catch {
    await client.query('rollback to before');
    return await explain('costs off');
  } finally {
    await client.query('rollback to before');
  }
}

function growing(node: Node, indexes: Map<string, Index>): string[] {
  const found = (node.Plans ?? []).flatMap((each) => growing(each, indexes));
  const index = indexes.get(node['Index Name'] ?? '');
  const table = node['Relation Name'] ?? index?.table ?? '';
  if (table === '' || SMALL.includes(table)) return found;
  // an index of part of the table holds what is asked for; one of all of it is read to the end where nothing says
  // where in its order to look
  if (node['Node Type'] === 'Seq Scan') found.push(`Seq Scan on ${table}`);
  else if (index && !index.partial && !node['Index Cond']?.includes(index.first))
    found.push(`${node['Node Type']} on ${table} that reads all of ${node['Index Name']}`);
  const seen =
    (node['Actual Loops'] ?? 0) *
    ((node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0));
  if (seen > MOST_ROWS) found.push(`${node['Node Type']} on ${table} that looks at ${seen} rows`);
  return found;
}

/** A plan as a person reads it: the statement, then its plan, indented. */
export const inWords = ({ text, lines, grows }: Plan): string =>
  [text, ...lines.map((line) => `    ${line}`), ...grows.map((what) => `    !! ${what}`)].join('\n');
