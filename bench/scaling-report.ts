import { availableParallelism } from 'node:os';
import { ratio, row, say } from '#bench/report.ts';
import { measureScaling } from '#bench/scaling.ts';
import { missingPrograms } from '#scripts/test/debian-programs.ts';

/** What more processes give, and what they share; `npm run bench -- --only=scaling` measures it alone. */
export async function reportScaling(built: string) {
  const missing = missingPrograms('haproxy', 'pgbouncer');
  if (missing.length > 0)
    return say(`\nScaling was not measured. On Debian: apt-get install ${missing.join(' ')}`);
  say(
    `\n1, 2 and 4 web processes and a worker behind HAProxy, on one PostgreSQL through PgBouncer; ${availableParallelism()} processors for all of them and the load`,
  );
  const [one, ...more] = await measureScaling(built, [1, 2, 4]);
  if (!one) return;
  for (const each of [one, ...more])
    for (const part of ['pages', 'replies', 'sending'] as const) {
      const { rate, waiting, processor } = each[part];
      row(
        `${each.processes} web, ${part} per second`,
        rate.toFixed(0),
        each === one ? '' : `${ratio(rate, one[part].rate)} of one process`,
      );
      say(
        `    processor, ms each: ${Object.entries(processor)
          .map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
          .join(', ')}`,
      );
      const all = [...waiting.values()].reduce((sum, number) => sum + number, 0);
      say(
        `    connections at work: ${all.toFixed(1)}, ${[...waiting]
          .sort(([, a], [, b]) => b - a)
          .map(([what, number]) => `${what} ${((100 * number) / all).toFixed(1)} %`)
          .join(', ')}`,
      );
    }
}
