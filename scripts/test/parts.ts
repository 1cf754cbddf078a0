import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingNames } from '#backend/env.ts';
import { buildIfNeeded } from '#scripts/lib/build.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { runNode } from '#scripts/lib/children.ts';
import { tools } from '#scripts/lib/programs.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';
import { countPlaywright, countVitest, noTests, type Tally } from '#scripts/test/reports.ts';

/** One part of `npm test`; `filters` narrow it to files whose path holds one of them. */
export type Part = (filters: string[]) => Promise<Tally>;

const reports = mkdtempSync(path.join(tmpdir(), 'shagun-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** A tool that either passes or fails counts as one. */
const check = (what: string, args: string[]): Part => async () => {
  const code = await runNode(args);
  return code === 0 ? { ...noTests(), passed: 1 } : { ...noTests(), failed: 1, failures: [`${what}: see above`] };
};

/** Settings of the surroundings must not reach the tests: they state their own. */
const clean = Object.fromEntries([...settingNames, 'NODE_ENV', 'TEST_DATABASE_URL', 'E2E_APP_URL', 'E2E_SANDBOX_URL'].map((name) => [name, undefined]));

async function vitest(project: string, filters: string[], env: Record<string, string> = {}): Promise<Tally> {
  const report = path.join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  return countVitest(report, await runNode([tools.vitest, ...args], { ...clean, ...env }));
}

/** Every part in the order it runs: what fails fastest comes first. */
export const parts: Record<string, Part> = {
  typecheck: check('typecheck', [tools.tsc, '--noEmit', '-p', '.']),
  lint: check('lint', [tools.eslint, '.', '--max-warnings', '0']),
  unit: (filters) => vitest('unit', filters),
  pglite: (filters) => vitest('pglite', filters),
  async postgresql(filters) {
    const server = await startTemporaryPostgresql();
    process.stdout.write(`${server.from}\n`);
    try {
      return await vitest('postgresql', filters, { TEST_DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  },
  async served(filters) {
    await buildIfNeeded();
    return vitest('served', filters);
  },
  async e2e(filters) {
    process.stdout.write(`${findChromium().from}\n`);
    await buildIfNeeded();
    const report = path.join(reports, 'e2e.json');
    const code = await runNode([tools.playwright, 'test', '--reporter=dot,json', '--pass-with-no-tests', ...filters], {
      ...clean,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return countPlaywright(report, code);
  },
};
