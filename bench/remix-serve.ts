import path from 'node:path';
import { measureRates, type Target } from '#bench/load.ts';
import { prepare } from '#bench/prepare.ts';
import { ratio, row, say } from '#bench/report.ts';
import { serveBuild } from '#bench/serve.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

const SOME = 48;

/** What our web server makes of the same build that `remix-serve` serves as well (docs/decisions/0038): the two in turn. */
export async function reportRemixServe(build: string, folder: string) {
  const database = await startTemporaryPostgresql();
  try {
    const settings = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'unused-by-remix-serve') };
    const { cookie, events } = await prepare(settings, 'http://localhost:3000', [SOME]);
    const event = events.get(SOME);
    if (!event) return;
    const port = await findFreePorts(2);
    const ours = await serveBuild(build, port, settings);
    const theirs = await serveBuild(build, port + 1, settings, [], REMIX_SERVE);
    try {
      const pages: Target[] = [
        { name: `guest's page, ${SOME} guests in turn`, url: '', paths: event.guestPaths },
        { name: 'event page of its organiser', url: `/event/${event.eventId}`, cookie },
        { name: 'landing page', url: '/' },
      ];
      const at = (page: Target, name: string, each: number): Target => ({
        ...page,
        name,
        url: `http://localhost:${each}${page.url}`,
      });
      const rates = await measureRates(
        pages.flatMap((page) => [at(page, page.name, port), at(page, `${page.name}, remix-serve`, port + 1)]),
      );
      say('\nOur web server against remix-serve with the same build, on PostgreSQL, 8 connections');
      for (const { name } of pages) {
        const [own, other] = [rates.get(name) ?? 0, rates.get(`${name}, remix-serve`) ?? 0];
        row(name, ratio(own, other), `${own.toPrecision(3)} and ${other.toPrecision(3)} a second`);
      }
    } finally {
      await ours.stop();
      await theirs.stop();
    }
  } finally {
    await database.stop();
  }
}

const REMIX_SERVE = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'];
