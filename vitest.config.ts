import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { cleanThisProcess } from './scripts/test/surroundings.ts';
import { leavesSome } from './tests/setup/left-to-full.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { whichTests } from './tests/setup/which-tests.ts';

/*
 * The same tests of the API run on PGlite and, when TEST_DATABASE_URL names a server
 * (`npm test` starts one), on PostgreSQL. TEST_SOME=true leaves to PGlite what may differ there
 * (tests/setup/which-tests.ts), and leaves out what `--full` alone does (tests/setup/left-to-full.ts). `npx vitest run`
 * alone does the first two.
 */
cleanThisProcess();
const files = whichTests();
const server = process.env.TEST_DATABASE_URL;

const project = (name: string, include: string[], more: object = {}): TestProjectConfiguration => ({
  test: {
    name,
    include: include.length > 0 ? include : ['tests/none'],
    environment: 'node',
    setupFiles: ['tests/setup/seed.ts', 'tests/setup/end-together.ts'],
    pool: 'forks',
    // On a machine with two cores a test may stand in line behind all others, and such a machine may itself be shared:
    // what is slow passes, what hangs is still named.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 180_000 } },
    isolate: false,
    ...more,
  },
});
// two for each processor, because many tests wait for somebody outside; each may hold a WebAssembly database
const workers = Math.min(4, 2 * availableParallelism());
const globalSetup = ['tests/setup/database-template.ts'];

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: workers,
    // as many to the end: ending one that has nothing left to do sometimes breaks the whole run off
    minWorkers: workers,
    // no module keeps anything of a test: the files of a project share processes and what these have imported
    isolate: false,
    poolOptions: { forks: { isolate: false } },
    // TEST_ORDER=shuffled puts files and tests in another order each time, to find what depends on it
    sequence: process.env.TEST_ORDER === 'shuffled' ? { shuffle: true } : { sequencer: LongestFirst },
    projects: [
      project('unit', files.unit),
      project('pglite', leavesSome ? files.embedded : files.database, {
        globalSetup,
      }),
      ...(server
        ? [
            project('postgresql', [...files.database, ...files.postgresqlOnly], {
              globalSetup,
              env: { VITEST_POSTGRESQL_URL: server },
            }),
          ]
        : []),
      project('served', files.served, {
        globalSetup,
        ...(server ? { env: { VITEST_POSTGRESQL_URL: server } } : {}),
      }),
    ],
  },
});
