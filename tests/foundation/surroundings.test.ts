import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { settingNames } from '#backend/platform/settings/env.ts';
import { root, tools } from '#scripts/lib/programs.ts';
import { cleanRun } from '#scripts/test/surroundings.ts';
import { full } from '#tests/setup/full.ts';

/*
 * Whoever runs the tests may have any setting in their shell, and none of them reaches a test: neither
 * by `npm test` nor by Vitest or Playwright alone.
 */

const run = promisify(execFile);
const wrong = {
  ...Object.fromEntries(settingNames.map((name) => [name, 'wrong'])),
  NODE_ENV: 'production',
  NODE_OPTIONS: '--title=wrong',
  DEBUG: 'wrong',
  TZ: 'Pacific/Kiritimati',
  LANG: 'hi_IN.UTF-8',
  LC_ALL: 'hi_IN.UTF-8',
  LANGUAGE: 'hi',
  PGSSLMODE: 'require',
  PGOPTIONS: '-c search_path=wrong',
  ENV_FILE: 'wrong',
};
const { PATH, HOME, TMPDIR } = process.env;
const surroundings = { PATH, HOME, TMPDIR, ...wrong } as NodeJS.ProcessEnv;

it.each(['vitest', 'playwright'])('the configuration of %s leaves nothing of them', async (name) => {
  const code = `await import('./${name}.config.ts'); process.stdout.write(JSON.stringify(process.env))`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: root,
    env: surroundings,
  });
  const left = JSON.parse(stdout) as Record<string, string>;
  expect(Object.entries(wrong).filter(([setting, value]) => left[setting] === value)).toEqual([]);
});

it('`npm test` hands nothing of them on', () => {
  const here = { ...process.env };
  Object.assign(process.env, {
    PGSSLMODE: 'require',
    LC_ALL: 'hi_IN.UTF-8',
    PGOPTIONS: '-c search_path=wrong',
  });
  const handedOn: Record<string, string | undefined> = { ...wrong, ...cleanRun() };
  for (const name of ['PGSSLMODE', 'LC_ALL', 'PGOPTIONS'])
    if (here[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = here[name];
  expect(Object.entries(wrong).filter(([setting, value]) => handedOn[setting] === value)).toEqual([]);
});

// the whole way, which the tests above take in its parts
if (full)
  it('with every setting wrong, a test of the API passes', async () => {
    const args = [
      tools.vitest,
      'run',
      '--project',
      'pglite',
      '--reporter=json',
      '--maxWorkers=1',
      '--minWorkers=1',
      'tests/foundation/health.test.ts',
    ];
    const { stdout } = await run(process.execPath, args, { cwd: root, env: surroundings });
    const report = JSON.parse(stdout) as { numPassedTests: number; success: boolean };
    expect(report.success).toBe(true);
    expect(report.numPassedTests).toBeGreaterThan(0);
  });
