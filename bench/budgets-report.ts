import path from 'node:path';
import { measureImport } from '#bench/import.ts';
import { measureRates, type Target } from '#bench/load.ts';
import { CROWD, eventOf, FEW, MANY, onDatabase, SOME } from '#bench/on-database.ts';
import { TOWN, type Prepared } from '#bench/prepare.ts';
import { ratio, row, say } from '#bench/report.ts';
import { measureSlowLink } from '#bench/slow-link.ts';
import { measureWeight } from '#bench/weight.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/** What a page weighs, takes on a slow link and costs in a large event, and what a workbook of guests takes. */
export async function reportBudgets(build: string, folder: string): Promise<void> {
  const server = await startTemporaryPostgresql();
  const database = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'unused-by-budgets') };
  try {
    await onDatabase(build, { DATA_DIR: path.join(folder, 'budgets') }, async (url, prepared) => {
      await reportWeight(url, prepared);
      await reportSlowLink(url + eventOf(prepared, SOME).guestPath);
      await reportSizes(url, prepared);
      for (const guests of [MANY, TOWN]) await reportWorkbook(url, prepared.cookie, guests);
      await onDatabase(build, database, (other, there) =>
        reportAgainst(pages(url, prepared, SOME), pages(other, there, SOME)),
      );
    });
  } finally {
    await server.stop();
  }
}

async function reportWeight(url: string, prepared: Prepared): Promise<void> {
  say(`\nWeight of the guest's page (12 gifts, 300-word description), gzip`);
  const weight = await measureWeight(url + eventOf(prepared, SOME).guestPath);
  const heavy = await measureWeight(url + eventOf(prepared, CROWD).guestPath);
  row(`HTML and CSS, ${SOME} guests`, `${weight.page} B`, 'at most 14,336 B');
  row(`HTML and CSS, ${CROWD} guests against ${SOME}`, ratio(heavy.page, weight.page), '0.95 to 1.05');
  row('scripts', `${weight.scripts} B`, 'at most 97,280 B');
}

async function reportSlowLink(guestPage: string): Promise<void> {
  say(`\nSlow link (400 ms round trip, 400 kbit/s, nothing cached, 360 px), median of 7 visits`);
  for (const scripts of [false, true]) {
    const { painted, firstContent, visits } = await measureSlowLink(guestPage, scripts);
    row(
      `reply button painted, JavaScript ${scripts ? 'on' : 'off'}`,
      `${painted} ms`,
      `at most 700 ms (visits: ${visits.join(', ')})`,
    );
    row(`first content, JavaScript ${scripts ? 'on' : 'off'}`, `${firstContent} ms`);
  }
}

async function reportSizes(url: string, prepared: Prepared): Promise<void> {
  say(`\nRequests per second on PGlite, median of 5 rounds, 8 connections: ${MANY} guests against ${FEW}`);
  const rates = await measureRates([FEW, MANY].flatMap((size) => pages(url, prepared, size)));
  for (const { name: page } of pages(url, prepared, FEW)) {
    const [few, many] = [rates.get(page), rates.get(page.replace(`${FEW} guests`, `${MANY} guests`))];
    row(
      page.replace(`, ${FEW} guests`, ''),
      ratio(many, few),
      `about 1: ${many?.toFixed(0)} against ${few?.toFixed(0)}`,
    );
  }
}

async function reportWorkbook(url: string, cookie: string, guests: number): Promise<void> {
  say(`\nA workbook of ${guests} guests`);
  const timed = await measureImport(url, cookie, guests);
  row('read and previewed', `${timed.previewMs} ms`, ...(guests === MANY ? ['at most 2,000 ms'] : []));
  row('added to the draft', `${timed.addMs} ms`);
  row('event created with them', `${timed.createMs} ms`, ...(guests === MANY ? ['at most 5,000 ms'] : []));
  if (guests === TOWN)
    row('together', `${timed.previewMs + timed.addMs + timed.createMs} ms`, 'at most 3,000 ms');
}

/** The same pages on the two databases, in turn. */
async function reportAgainst(embedded: Target[], server: Target[]): Promise<void> {
  say(`\nPGlite against PostgreSQL, requests per second, ${SOME} guests`);
  const onServer = server.map((target) => ({ ...target, name: `${target.name}, PostgreSQL` }));
  const rates = await measureRates([...embedded, ...onServer]);
  for (const { name } of embedded) {
    const [lite, other] = [rates.get(name), rates.get(`${name}, PostgreSQL`)];
    row(name, ratio(lite, other), `${lite?.toFixed(0)} against ${other?.toFixed(0)}`);
  }
}

function pages(url: string, prepared: Prepared, size: number): Target[] {
  const { cookie } = prepared;
  const { guestPath, eventId } = eventOf(prepared, size);
  return [
    { name: `guest's page, ${size} guests`, url: url + guestPath },
    { name: `event page of its organiser, ${size} guests`, url: `${url}/event/${eventId}`, cookie },
    { name: `invitation page, ${size} guests`, url: `${url}/event/${eventId}/invite`, cookie },
  ];
}
