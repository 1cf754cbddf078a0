import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from '#scripts/lib/build.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { runNode } from '#scripts/lib/children.ts';
import { tools } from '#scripts/lib/programs.ts';
import { memoryFolder } from '#scripts/test/data-folder.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';
import { countPlaywright, countVitest, inAll, noTests, type Tally } from '#scripts/test/reports.ts';
import { cleanRun } from '#scripts/test/surroundings.ts';

/** How the tests are run. */
interface Run {
  /** Only files whose path holds one of them; all when there is none. */
  filters: string[];
  /** Also what takes long or needs more than Node. */
  full: boolean;
  /** No other part runs beside it. */
  alone: boolean;
}

/** One part of `npm test`. */
export type Part = (run: Run) => Promise<Tally>;

const reports = mkdtempSync(path.join(tmpdir(), 'shagun-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Whether tests are left out (tests/setup/left-to-full.ts), as the setting TEST_SOME. Whoever names files means all of those. */
const leavesSome = ({ full, filters }: Pick<Run, 'full' | 'filters'>): string =>
  String(!full && filters.length === 0);

/** A tool that either passes or fails counts as one. */
const check =
  (what: string, args: string[]): Part =>
  async () => {
    const code = await runNode(args);
    return code === 0
      ? { ...noTests(), passed: 1 }
      : { ...noTests(), failed: 1, failures: [`${what}: see above`] };
  };

/** How many processes a part has beside another. */
const beside = (project: string): number => (project === 'postgresql' ? 3 : 2);

async function vitest(
  project: string,
  { filters, full, alone }: Run,
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = path.join(reports, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // the served apps of each file take processors too; those who ask a server wait for it a third of their time
    ...(alone && project !== 'served'
      ? []
      : [`--maxWorkers=${beside(project)}`, `--minWorkers=${beside(project)}`]),
    ...filters,
  ];
  return countVitest(
    report,
    await runNode([tools.vitest, ...args], {
      ...cleanRun(),
      TEST_FULL: String(full),
      TEST_SOME: leavesSome({ filters, full }),
      TEST_FOLDER: memoryFolder(),
      ...env,
    }),
  );
}

/** Runs tests with a PostgreSQL server that is theirs alone. */
async function onPostgresql<T>(tests: (database: Record<string, string>) => Promise<T>): Promise<T> {
  const server = await startTemporaryPostgresql();
  process.stdout.write(`${server.from}\n`);
  try {
    return await tests({ TEST_DATABASE_URL: server.socketUrl });
  } finally {
    await server.stop();
  }
}

/**
 * A build that two parts need is made once. When it fails each of them says so. It is made as in a shell for
 * development, so that what is tried is what everybody gets.
 */
let built: Promise<void> | undefined;
const whenBuilt = (): Promise<void> => {
  process.env.NODE_ENV = 'development';
  return (built ??= buildIfNeeded());
};

/**
 * What runs side by side, each lane with its parts in order, what fails fastest first: two, for with more nothing ends
 * sooner and each test takes several times as long. The second is the shorter one before its journeys, which are busy
 * by themselves.
 */
export const lanes: Record<string, Part>[] = [
  {
    code: check('types and lint', [tools.oxlint]),
    format: check('format', [tools.oxfmt, '--check', '.']),
    unused: check('unused code', [tools.knip, '--no-progress', '--no-config-hints']),
    pglite: (run) => vitest('pglite', run),
    async served(run) {
      await whenBuilt();
      // starting with a server takes half of what it takes with the embedded database
      const tests = (database = {}) => vitest('served', run, database);
      if (!run.full) return onPostgresql(tests);
      const embedded = await tests();
      if (run.filters.length > 0) return embedded;
      // the statements of each page are counted on a server alone
      const counted = { ...run, filters: ['tests/budget/pages'] };
      return inAll(embedded, await onPostgresql((database) => vitest('served', counted, database)));
    },
  },
  {
    unit: (run) => vitest('unit', run),
    postgresql: (run) => onPostgresql((database) => vitest('postgresql', run, database)),
    async e2e({ filters, full }) {
      process.stdout.write(`${findChromium().from}\n`);
      await whenBuilt();
      const report = path.join(reports, 'e2e.json');
      const journeys = (settings: Record<string, string>) =>
        runNode(
          // a second try is told at the end of the run (docs/decisions/0102)
          [
            tools.playwright,
            'test',
            '--reporter=dot,json',
            '--retries=1',
            '--pass-with-no-tests',
            ...filters,
          ],
          {
            ...cleanRun(),
            TEST_FULL: String(full),
            TEST_SOME: leavesSome({ filters, full }),
            TEST_FOLDER: memoryFolder(),
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            ...settings,
          },
        );
      // the embedded database answers from inside the one app of all journeys, which is then what they wait for;
      // with `--full` the part `served` runs on that one
      const tally = countPlaywright(report, await onPostgresql(journeys));
      if (!full || filters.length > 0) return tally;
      // the journeys of each run stand while what the specification does not order fails (docs/decisions/0095)
      const failing = { TEST_SOME: 'true', TEST_EXTRAS_FAIL: process.env.TEST_EXTRAS_FAIL || '1' };
      const code = await onPostgresql((database) => journeys({ ...database, ...failing }));
      return inAll(tally, countPlaywright(report, code));
    },
  },
];
