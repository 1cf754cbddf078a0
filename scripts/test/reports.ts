import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod/v4';

/** What one part of the tests came to. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failure: where it is and how it began. */
  failures: string[];
  /** The same for each journey that failed and passed when it was tried again (docs/decisions/0102); it counts as passed. */
  unsteady: string[];
  /** How many seconds went into each file of tests. Files run side by side: the sum is more than the part took. */
  seconds: Map<string, number>;
}

export const noTests = (): Tally => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
  seconds: new Map(),
});

/** Two runs as one. */
export const inAll = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
  unsteady: [...one.unsteady, ...other.unsteady],
  seconds: new Map([...one.seconds, ...other.seconds]),
});

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/**
 * Counts Vitest's JSON report. A file that broke before its tests could run counts as
 * one failure, and so does a runner that left no report or ended badly for no test's sake.
 */
export function countVitest(reportFile: string, exitCode: number): Tally {
  const tally = noTests();
  const report = existsSync(reportFile)
    ? vitestReport.safeParse(JSON.parse(readFileSync(reportFile, 'utf8')))
    : undefined;
  for (const file of report?.data?.testResults ?? []) {
    const name = file.name.replace(`${process.cwd()}/`, '');
    tally.seconds.set(name, (file.endTime - file.startTime) / 1000);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else if (test.status === 'failed') fail(tally, `${name}: ${test.fullName}`, test.failureMessages?.[0]);
      else tally.skipped += 1;
    }
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
      fail(tally, name, file.message);
  }
  return blameRunner(tally, exitCode, report?.success === true);
}

/** Counts Playwright's JSON report in the same way. */
export function countPlaywright(reportFile: string, exitCode: number): Tally {
  const tally = noTests();
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as {
        suites: PlaywrightSuite[];
        errors: { message?: string }[];
      })
    : undefined;
  const visit = (suite: PlaywrightSuite, path: string[]) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const took = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0);
        const file = `e2e/${spec.file} [${test.projectName}]`;
        tally.seconds.set(file, (tally.seconds.get(file) ?? 0) + took);
        const name = `e2e/${spec.file}:${spec.line} [${test.projectName}] ${[...path, spec.title].join(' › ')}`;
        if (test.status === 'skipped') tally.skipped += 1;
        else if (test.status === 'expected') tally.passed += 1;
        else if (test.status === 'flaky') {
          tally.passed += 1;
          tally.unsteady.push(describeFailure(name, test.results[0]?.error?.message));
        } else fail(tally, name, test.results.at(-1)?.error?.message);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
  };
  for (const suite of report?.suites ?? []) visit(suite, []);
  for (const error of report?.errors ?? []) fail(tally, 'e2e', error.message);
  return blameRunner(tally, exitCode, report !== undefined);
}

function blameRunner(tally: Tally, exitCode: number, reported: boolean): Tally {
  if (!reported) fail(tally, 'the test runner', `it ended with code ${exitCode} and left no report`);
  else if (exitCode !== 0 && tally.failed === 0)
    fail(tally, 'the test runner', `it ended with code ${exitCode} although no test failed`);
  return tally;
}

function fail(tally: Tally, where: string, why?: string): void {
  tally.failed += 1;
  tally.failures.push(describeFailure(where, why));
}

/** Where it is, and the first lines of why. */
function describeFailure(where: string, why = ''): string {
  const firstLines = why
    .replace(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n')
    .slice(0, 3)
    .join('\n      ');
  return firstLines ? `${where}\n      ${firstLines}` : where;
}
