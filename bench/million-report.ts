import { measureMillion } from '#bench/million.ts';
import { inWords } from '#bench/plans.ts';
import { row, say } from '#bench/report.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/** Whether anything takes longer among a million guests; `npm run bench -- --only=million` measures it alone. */
export async function reportMillion(built: string, folder: string) {
  const server = await startTemporaryPostgresql({ max_wal_size: '8GB' });
  try {
    say(`\nAmong a million guests in 20,000 events, on PostgreSQL`);
    const { rows: made, seconds, measured, plans } = await measureMillion(built, server.url, folder);
    row('rows made', made.toLocaleString('en'), `in ${seconds} seconds`);
    for (const { name, ratio: share, text } of measured) row(name, share.toFixed(2), `0.90 to 1.10: ${text}`);
    const grow = plans.filter(({ grows }) => grows.length > 0);
    row('statements of these pages and jobs', String(plans.length));
    row('of them with a scan of a table that grows', String(grow.length), '0');
    say('\nTheir plans');
    for (const plan of plans) say(`\n${inWords(plan)}`);
  } finally {
    await server.stop();
  }
}
