import path from 'node:path';
import { measureLimits } from '#bench/limit.ts';
import { prepare, weddingForm } from '#bench/prepare.ts';
import { ratio, row, say } from '#bench/report.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

const SOME = 48;
const MANY = 2_000;

/** What share of what is possible at all the pages reach; `npm run bench -- --only=limit` measures it alone. */
export async function reportLimit(built: string, folder: string) {
  const server = await startTemporaryPostgresql();
  try {
    const database = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'unused-by-limit') };
    const { cookie, others, events, asking } = await prepare(database, 'http://localhost:3000', [SOME, MANY]);
    const event = events.get(SOME);
    const large = events.get(MANY);
    if (!event || !large) return;
    const page = `/event/${event.eventId}`;
    say(
      `\nPages against a plain server with the same reads and the same bytes, on PostgreSQL, 8 connections`,
    );
    for (const { name, page: rate, limit, statements } of await measureLimits(
      built,
      database,
      [
        { name: `guest's page, ${SOME} guests in turn`, paths: event.guestPaths },
        { name: 'guest’s page that asks all there is to ask', paths: [asking.answeredPath] },
        { name: 'landing page', paths: ['/'] },
        { name: 'event page of its organiser', paths: [page], cookie },
        { name: 'invitation page', paths: [`${page}/invite`], cookie },
        { name: 'dashboard', paths: ['/dashboard'], cookie },
        { name: 'list of events organised', paths: ['/organised-events'], cookie },
        { name: 'wishlist of its organiser', paths: [`${page}/wishlist`], cookie },
        { name: 'GET /auth/me', paths: ['/auth/me'], cookie },
        {
          name: `reply, ${large.guestPaths.length} guests in turn`,
          paths: large.guestPaths,
          sent: { body: 'rsvp=yes&adults=1', contentType: 'application/x-www-form-urlencoded' },
        },
        {
          name: `event created with ${MANY} guests, one at a time`,
          paths: ['/events/create'],
          cookies: others,
          sent: { body: weddingForm(MANY), contentType: 'application/json' },
          connections: 1,
        },
      ],
      folder,
    ))
      row(
        name,
        ratio(rate, limit),
        `${rate.toPrecision(3)} of ${limit.toPrecision(3)} a second, ${statements} statements`,
      );
  } finally {
    await server.stop();
  }
}
