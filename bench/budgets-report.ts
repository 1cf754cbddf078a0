import path from 'node:path';
import { BARE_PATH } from '#bench/bare-page.ts';
import { measureImport } from '#bench/import.ts';
import { measureRates, type Rates, type Target } from '#bench/load.ts';
import { CROWD, eventOf, FEW, MANY, onDatabase, SOME } from '#bench/on-database.ts';
import { TOWN, type Prepared } from '#bench/prepare.ts';
import { ratio, row, say } from '#bench/report.ts';
import { measureSlowLink } from '#bench/slow-link.ts';
import { measureWeight } from '#bench/weight.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/** What a page weighs, takes on a slow link and costs against a bare one, and what a workbook of guests takes. */
export async function reportBudgets(build: string, folder: string): Promise<void> {
  const embedded: Rates = new Map();
  await onDatabase(build, { DATA_DIR: path.join(folder, 'budgets') }, async (url, prepared) => {
    await reportWeight(url, prepared);
    await reportSlowLink(url + eventOf(prepared, SOME).guestPath);
    for (const [name, rate] of await reportRates(url, prepared)) embedded.set(name, rate);
    for (const guests of [MANY, TOWN]) await reportWorkbook(url, prepared.cookie, guests);
  });
  const server = await startTemporaryPostgresql();
  const database = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'unused-by-budgets') };
  try {
    await onDatabase(build, database, (url, prepared) => reportAgainst(embedded, url, prepared));
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

async function reportRates(url: string, prepared: Prepared): Promise<Rates> {
  say(`\nRequests per second on PGlite, median of 5 rounds, 8 connections`);
  const rates = await measureRates([
    { name: 'bare page', url: url + BARE_PATH },
    ...[FEW, SOME, MANY].flatMap((size) => pages(url, prepared, size)),
  ]);
  for (const [name, rate] of rates) row(name, rate.toFixed(0));
  say('\nRatios');
  row(
    `guest's page against a bare page`,
    ratio(rates.get(`guest's page, ${SOME} guests`), rates.get('bare page')),
    'at least 0.50',
  );
  for (const page of [`guest's page`, 'event page of its organiser', 'invitation page']) {
    row(
      `${page}: ${MANY} guests against ${FEW}`,
      ratio(rates.get(`${page}, ${MANY} guests`), rates.get(`${page}, ${FEW} guests`)),
      'about 1',
    );
  }
  return rates;
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

async function reportAgainst(embedded: Rates, url: string, prepared: Prepared): Promise<void> {
  const rates = await measureRates([
    { name: 'bare page', url: url + BARE_PATH },
    ...pages(url, prepared, SOME),
  ]);
  say(`\nPGlite against PostgreSQL, each as a share of its own bare page, ${SOME} guests`);
  for (const [name, rate] of rates) {
    if (name === 'bare page') continue;
    const lite = Number(ratio(embedded.get(name), embedded.get('bare page')));
    const server = Number(ratio(rate, rates.get('bare page')));
    row(name, ratio(lite, server), `PGlite ${lite}, PostgreSQL ${server}`);
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
