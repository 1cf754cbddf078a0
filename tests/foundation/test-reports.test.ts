import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright } from '#scripts/test/reports.ts';

/** Playwright's report of one journey with these outcomes of its tries. */
function reportOf(status: string, ...messages: (string | undefined)[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shagun-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  const results = messages.map((message) => ({ duration: 1500, ...(message ? { error: { message } } : {}) }));
  const specs = [
    { title: 'answers', file: 'guest.spec.ts', line: 7, tests: [{ projectName: 'js', status, results }] },
  ];
  writeFileSync(file, JSON.stringify({ suites: [{ title: 'guest.spec.ts', specs }], errors: [] }));
  return file;
}

test('a journey that passes when it is tried again counts as passed, and is named with what it said', () => {
  expect(countPlaywright(reportOf('flaky', 'the bell stayed closed', undefined), 0)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
    unsteady: ['e2e/guest.spec.ts:7 [js] answers\n      the bell stayed closed'],
    // both tries
    seconds: new Map([['e2e/guest.spec.ts [js]', 3]]),
  });
});

test('a journey that fails twice failed, with what it said at last', () => {
  expect(countPlaywright(reportOf('unexpected', 'the bell stayed closed', 'no bell'), 1)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['e2e/guest.spec.ts:7 [js] answers\n      no bell'],
    unsteady: [],
  });
});

test('a journey that passes at once is named nowhere, and a run that broke off fails', () => {
  expect(countPlaywright(reportOf('expected', undefined), 0)).toMatchObject({ passed: 1, unsteady: [] });
  expect(countPlaywright('/no/such/report', 1)).toMatchObject({ passed: 0, failed: 1 });
});
