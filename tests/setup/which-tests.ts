import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesLeftToFull, leavesSome, onPgliteLeftToFull } from './left-to-full.ts';

const root = path.resolve(import.meta.dirname, '../..');
const database = path.join(root, 'tests/setup/test-database.ts');

/** The test files by what they need, as paths from the project's root. */
export interface TestFiles {
  /** Nothing but Node. */
  unit: string[];
  /** A database: they run on PostgreSQL, and with `--full` again on PGlite. */
  database: string[];
  /** Those of them that run on PGlite each time. */
  embedded: string[];
  /** Races between connections, which PGlite's single one cannot show: named `*.postgresql.test.ts`. */
  postgresqlOnly: string[];
  /** The built app in a process of its own: named `*.served.test.ts`. */
  served: string[];
}

/**
 * Sorts the test files. Nobody has to remember a list: a file needs a database when
 * it imports `tests/setup/test-database.ts`, directly or through other test modules.
 * Of those, what the two databases may do differently runs on both each time: the connection, jobs
 * that run, the pictures and the import.
 */
export function whichTests(): TestFiles {
  const all = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, 'tests', name))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
  const files: TestFiles = { unit: [], database: [], embedded: [], postgresqlOnly: [], served: [] };
  for (const file of all) {
    if (leavesSome && path.relative(root, file) in filesLeftToFull) continue;
    const kind = /\.served\.test\./.test(file)
      ? 'served'
      : /\.postgresql\.test\./.test(file)
        ? 'postgresqlOnly'
        : reaches(file, database)
          ? 'database'
          : 'unit';
    files[kind].push(path.relative(root, file));
    if (kind === 'database' && mayDiffer(file) && !onPgliteLeftToFull.includes(path.relative(root, file)))
      files.embedded.push(path.relative(root, file));
  }
  return files;
}

/** Whether the two databases may do it differently, told from where a file stands, what it imports and whether jobs run. */
function mayDiffer(file: string): boolean {
  return (
    /\/tests\/(foundation\/(health|jobs|migrations|prepared)\.|images\/)/.test(file) ||
    /^import (?!type )[^;]*'#backend\/(boot|platform\/(database|jobs|images|picture-work)|guests\/import)|runJobs: true|'addImportedGuests'/m.test(
      readFileSync(file, 'utf8'),
    )
  );
}

function reaches(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (file === wanted) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return testImports(file).some((imported) => reaches(imported, wanted, seen));
}

/** Modules under `tests/` whose code this one runs; imports of types alone do not count. */
function testImports(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?['"](#tests\/|\.\.?\/)([^'"]+)['"]/gm,
    ),
  ]
    .map(([, prefix = '', rest = '']) =>
      prefix === '#tests/' ? path.join(root, 'tests', rest) : path.resolve(path.dirname(file), prefix + rest),
    )
    .filter((name) => existsSync(name));
}
