import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { whichTests } from './tests/setup/which-tests.ts';

/*
 * The same tests of the API run on PGlite and, when TEST_DATABASE_URL names a server
 * (`npm test` starts one), on PostgreSQL. TEST_PGLITE=some leaves to PGlite what may differ
 * there (tests/setup/which-tests.ts). `npx vitest run` alone does the first two.
 */
const files = whichTests();
const server = process.env.TEST_DATABASE_URL;

const project = (name: string, include: string[], more: object = {}): TestProjectConfiguration => ({
  test: {
    name,
    include: include.length > 0 ? include : ['tests/none'],
    environment: 'node',
    setupFiles: ['tests/setup/seed.ts'],
    pool: 'forks',
    // on a machine with two cores a test may stand in line behind all others
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    ...more,
  },
});
const globalSetup = ['tests/setup/database-template.ts'];

export default defineConfig({
  test: {
    passWithNoTests: true,
    // more processes than this fight for memory: each holds a WebAssembly database
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
    minWorkers: 1,
    projects: [
      // no module keeps anything of a test: the files share a process and what they import
      project('unit', files.unit, { isolate: false }),
      project('pglite', process.env.TEST_PGLITE === 'some' ? files.embedded : files.database, {
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
      project('served', files.served, { globalSetup, fileParallelism: false }),
    ],
  },
});
