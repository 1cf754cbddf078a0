import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/lib/settings.ts';
import { keepDataInMemory } from '#scripts/test/data-folder.ts';
import { lanes, type Part } from '#scripts/test/parts.ts';
import { inAll, noTests, type Tally } from '#scripts/test/reports.ts';
import { whatIsLeft } from '#tests/setup/left-to-full.ts';

/*
 * `npm test`: every check and test, in the order of `lanes`, with one count at the end.
 * `npm test -- --only=pglite,postgresql rsvp` runs two parts, and of those only the files
 * whose path holds 'rsvp'. `npm test -- --full` also does what takes long or needs more
 * than Node.
 */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, full: { type: 'boolean', default: false } },
  });
  const names = lanes.flatMap((lane) => Object.keys(lane));
  const chosen = values.only?.split(',') ?? names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no part named ${unknown.join(', ')}. The parts: ${names.join(', ')}.`);

  // ending by `exit` takes the servers and browsers of the tests along
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  keepDataInMemory();
  const results: [string, Tally][] = [];
  const run = async (name: string, part: Part, alone: boolean) => {
    const started = Date.now();
    process.stdout.write(`\n── ${name} ──\n`);
    const tally = await part({ filters: positionals, full: values.full, alone }).catch(
      (error: unknown): Tally => ({
        ...noTests(),
        failed: 1,
        failures: [`${name}: ${error instanceof Error ? error.message : 'it broke'}`],
      }),
    );
    results.push([name, tally]);
    process.stdout.write(`\n── ${name}: ${count(tally)} in ${Math.round((Date.now() - started) / 1000)} s\n`);
    list('Most of it went into', longestOf(tally));
  };
  const busy = lanes
    .map((lane) => Object.entries(lane).filter(([name]) => chosen.includes(name)))
    .filter((lane) => lane.length > 0);
  await Promise.all(
    busy.map(async (lane) => {
      for (const [name, part] of lane) await run(name, part, busy.length === 1);
    }),
  );

  if (!values.full && positionals.length === 0) process.stdout.write(`\n${whatIsLeft()}\n`);
  list(
    'What failed once and passed when it was tried again',
    results.flatMap(([name, { unsteady }]) => unsteady.map((each) => `  ${name} ~ ${each}`)),
  );
  list(
    'What failed',
    results.flatMap(([name, { failures }]) => failures.map((each) => `  ${name} ✗ ${each}`)),
  );
  const total = results.map(([, tally]) => tally).reduce(inAll, noTests());
  if (total.passed + total.failed === 0) {
    total.failed = 1;
    process.stdout.write('\nNo test ran.\n');
  }
  process.stdout.write(`\n${count(total)}\n`);
  return total.failed > 0 ? 1 : 0;
});

/** The files that took longest, a line each. */
const longestOf = ({ seconds }: Tally): string[] =>
  [...seconds]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([file, each]) => `  ${String(Math.round(each)).padStart(4)} s  ${file}`);

function list(heading: string, lines: string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${heading}:\n${lines.join('\n')}\n`);
}

function count({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
