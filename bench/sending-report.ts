import path from 'node:path';
import { prepare, TOWN } from '#bench/prepare.ts';
import { ratio, row, say } from '#bench/report.ts';
import { measureSending } from '#bench/sending.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/** What a large sending takes, and takes from others; `npm run bench -- --only=sending` measures it alone. */
export async function reportSending(built: string, folder: string) {
  for (const apart of [true, false]) {
    const server = await startTemporaryPostgresql();
    try {
      const database = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'unused-by-sending') };
      const prepared = await prepare(database, 'http://localhost:3000', [TOWN]);
      const sent = await measureSending(built, database, prepared, TOWN, { apart });
      say(
        `\n${TOWN} invitations by mail, on PostgreSQL, jobs ${apart ? 'in a worker' : 'in the web process'}`,
      );
      row('queued', `${sent.queuedMs} ms`, 'at most 2,000 ms');
      row(
        'mails a second against what the mail server takes',
        ratio(sent.rate, sent.possible),
        `${sent.rate.toFixed(0)} of ${sent.possible.toFixed(0)}`,
      );
      row(
        "guest's page meanwhile against quiet, 95 of 100 visits",
        ratio(sent.meanwhileP95, sent.quietP95),
        `at most 1.20 (${sent.quietP95.toFixed(0)} and ${sent.meanwhileP95.toFixed(0)} ms)`,
      );
    } finally {
      await server.stop();
    }
  }
}
