import { ratio, row, say } from '#bench/report.ts';
import { measureSettling } from '#bench/settling.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/** A commit is kept by a disk that takes two milliseconds, as a good one in a data centre does. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', commit_delay: '2000', commit_siblings: '0' };

/** Whether payments wait for each other; `npm run bench -- --only=settling` measures it alone. */
export async function reportSettling(built: string) {
  const server = await startTemporaryPostgresql(DURABLE);
  try {
    say(
      `\nBursts of 50 payments by new people, on PostgreSQL a millisecond away whose disk takes two: settled per second`,
    );
    const { bursts, telling } = await measureSettling(built, server.url, [1, 2, 5, 10, 20, 50]);
    const alone = bursts.get(1);
    for (const [atOnce, { many, one }] of bursts) {
      for (const [name, burst, first] of [
        ['gifts of 50 organisers', many, alone?.many],
        ['one gift', one, alone?.one],
      ] as const)
        row(
          `${atOnce} at once, ${name}`,
          burst.rate.toFixed(0),
          `${ratio(burst.rate, first?.rate)} of one at a time, slowest ${burst.slowest} ms, waiting: ${burst.forRows.toFixed(1)} for rows, ${burst.forNotices.toFixed(1)} to commit`,
        );
      row('  one gift against many', ratio(one.rate, many.rate), 'about 1');
    }
    row('50 people told of each other afterwards, by the job', `${telling.toFixed(0)} ms`);
  } finally {
    await server.stop();
  }
}
