import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BARE_PATH, buildWithBarePage } from '#bench/bare-page.ts';
import { measureDrawing } from '#bench/drawing.ts';
import { measureIdle } from '#bench/idle.ts';
import { measureImport } from '#bench/import.ts';
import { reportLimit } from '#bench/limit-report.ts';
import { measurePictures } from '#bench/pictures.ts';
import { measureRates, type Target } from '#bench/load.ts';
import { reportMillion } from '#bench/million-report.ts';
import { prepare, TOWN, type Prepared } from '#bench/prepare.ts';
import { serveBuild } from '#bench/serve.ts';
import { measureSlowLink } from '#bench/slow-link.ts';
import { measureVitals, SLOW_4G, SLOW_LINK } from '#bench/vitals.ts';
import { ratio, row, say } from '#bench/report.ts';
import { reportScaling } from '#bench/scaling-report.ts';
import { reportSending } from '#bench/sending-report.ts';
import { reportSettling } from '#bench/settling-report.ts';
import { measureWebhooks } from '#bench/webhooks.ts';
import { measureWeight } from '#bench/weight.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/*
 * `npm run bench`: measures what the budgets are about, in one run on one machine, and
 * prints ratios (README.md here says how to read them). It starts everything itself and
 * loads nothing but this machine.
 */

const FEW = 20;
const SOME = 48;
const MANY = 2_000;
const CROWD = 5_000;

async function onDatabase(
  build: string,
  database: Record<string, string>,
  measure: (url: string, prepared: Prepared) => Promise<void>,
) {
  const port = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const prepared = await prepare(database, url, [FEW, SOME, MANY, CROWD]);
  const server = await serveBuild(build, port, database);
  try {
    await measure(url, prepared);
  } finally {
    await server.stop();
  }
}

function pages(url: string, { cookie, events }: Prepared, size: number): Target[] {
  const event = events.get(size);
  if (!event) throw new Error(`No event of ${size} guests was prepared`);
  return [
    { name: `guest's page, ${size} guests`, url: url + event.guestPath },
    { name: `event page of its organiser, ${size} guests`, url: `${url}/event/${event.eventId}`, cookie },
    { name: `invitation page, ${size} guests`, url: `${url}/event/${event.eventId}/invite`, cookie },
  ];
}

/** What a phone shows of the pages people come to first; `npm run bench -- --only=pages` stops after it. */
async function reportPages(url: string, guestPath: string, cookie: string) {
  const targets: Target[] = [
    { name: 'landing page', url: `${url}/` },
    { name: `guest's page`, url: url + guestPath },
    { name: 'dashboard, with events', url: `${url}/dashboard`, cookie },
  ];
  say(`\nPages on a phone (360 px, processor 4 times slower, nothing cached), median of 5 visits`);
  for (const [link, conditions, mostPaint] of [
    ['150 ms, 1.6 Mbit/s', SLOW_4G, 'less than 2,000 ms'],
    ['400 ms, 400 kbit/s', SLOW_LINK, ''],
  ] as const) {
    for (const target of targets) {
      const { largestPaint, shift, longestTask } = await measureVitals(target, conditions);
      row(`${target.name}, ${link}: largest paint`, `${largestPaint} ms`, mostPaint);
      row('  layout shift', shift.toFixed(3), 'less than 0.020');
      row(
        '  longest task',
        longestTask > 0 ? `${longestTask} ms` : 'under 50 ms',
        mostPaint && 'less than 200 ms',
      );
    }
  }
}

/** Whether drawing invitations keeps requests waiting; `npm run bench -- --only=drawing` measures it alone. */
async function reportDrawing() {
  const server = await startTemporaryPostgresql();
  const { invitations, idleMs, longestMs, ownMs, mostMs, drawnMs } = await measureDrawing({
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, 'unused-by-drawing'),
    // oxlint-disable-next-line typescript/no-misused-promises -- what comes after waits for it
  }).finally(() => server.stop());
  say(
    `\nDrawing ${invitations} invitations (five designs with a photo, four scripts, three pictures each) in the serving process, on PostgreSQL`,
  );
  row(
    'longest work of its thread between two looks',
    ownMs === null ? 'unknown' : `${ownMs} ms`,
    'less than 50 ms',
  );
  row('  against the time one invitation takes', ratio(ownMs ?? undefined, drawnMs), `${drawnMs} ms each`);
  row(
    'longest wait of the event loop, with that for a processor',
    `${longestMs} ms`,
    'less than 50 ms on a quiet machine',
  );
  row('  99 of 100 waits', `${mostMs} ms`);
  row('  with nothing to do', `${idleMs} ms`);
}

/** Whether pictures that are large to read keep pages waiting; `npm run bench -- --only=pictures` measures it alone. */
async function reportPictures(url: string, guestPath: string, cookie: string) {
  const { quiet, meanwhile, answers, asked } = await measurePictures(url, guestPath, cookie);
  say(`\nTwo pages and a file while twelve JPEGs of 39.7 megapixels are sent at once`);
  row('median in quiet', `${quiet.median} ms`, `worst ${quiet.worst} ms`);
  row(`median meanwhile, ${asked} times`, `${meanwhile.median} ms`, `worst ${meanwhile.worst} ms`);
  row('meanwhile against quiet', ratio(meanwhile.median, quiet.median), 'at most 2.00');
  row(
    'answers to the pictures',
    Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  );
}

/** How long the payment provider waits; `npm run bench -- --only=webhooks` measures it alone. */
async function reportWebhooks(built: string) {
  const server = await startTemporaryPostgresql();
  try {
    for (const [name, database] of [
      ['PGlite', { DATA_DIR: path.join(folder, 'webhooks') }],
      ['PostgreSQL', { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'unused-by-webhooks') }],
    ] as const) {
      const { webhooks, median: middle, p99 } = await measureWebhooks(built, database);
      say(`\n${webhooks} webhooks of payments, ten at once, on ${name}`);
      row('median', `${middle} ms`);
      row('99 of 100', `${p99} ms`, 'less than 500 ms');
    }
  } finally {
    await server.stop();
  }
}

/** What it costs while nobody is there; `npm run bench -- --only=idle` measures it alone. */
async function reportIdle(built: string) {
  const server = await startTemporaryPostgresql();
  try {
    say(`\nNobody there, jobs running, for 20 seconds`);
    for (const [name, database] of [
      ['PGlite', { DATA_DIR: path.join(folder, 'idle') }],
      ['PostgreSQL', { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'unused-by-idle') }],
    ] as const) {
      const { processor, memory, transactions } = await measureIdle(built, database);
      row(`processor, ${name}`, `${processor} %`, 'at most 1 %');
      row(`memory, ${name}`, `${memory} MB`);
      if (transactions !== null) row('transactions a second', String(transactions), 'at most 2');
    }
  } finally {
    await server.stop();
  }
}

/** The one part that is asked for; all of them when there is none. */
const only = [
  'drawing',
  'idle',
  'limit',
  'million',
  'pages',
  'pictures',
  'scaling',
  'sending',
  'settling',
  'webhooks',
].find((part) => process.argv.includes(`--only=${part}`));
const wanted = (part: string) => only === undefined || only === part;
const folder = await mkdtemp(path.join(tmpdir(), 'shagun-bench-data-'));
const postgresql = only ? null : await startTemporaryPostgresql();
const build = only === 'drawing' ? null : await buildWithBarePage();
try {
  if (wanted('drawing')) await reportDrawing();
  if (build && wanted('idle')) await reportIdle(build);
  if (build && wanted('limit')) await reportLimit(build, folder);
  if (build && wanted('million')) await reportMillion(build, folder);
  if (build && wanted('scaling')) await reportScaling(build);
  if (build && wanted('webhooks')) await reportWebhooks(build);
  if (build && wanted('sending')) await reportSending(build, folder);
  if (build && wanted('settling')) await reportSettling(build);
  if (build && (wanted('pages') || wanted('pictures'))) await measureBuild(build);
} finally {
  await postgresql?.stop();
  await rm(folder, { recursive: true, force: true });
  if (build) await rm(build, { recursive: true, force: true });
}

async function measureBuild(build: string) {
  const embedded = new Map<string, number>();
  await onDatabase(build, { DATA_DIR: path.join(folder, 'data') }, async (url, prepared) => {
    const some = prepared.events.get(SOME);
    const crowd = prepared.events.get(CROWD);
    if (!some || !crowd) return;

    if (wanted('pictures')) await reportPictures(url, some.guestPath, prepared.cookie);
    if (only === 'pictures') return;
    await reportPages(url, some.guestPath, prepared.cookie);
    if (only === 'pages') return;

    say(`\nWeight of the guest's page (12 gifts, 300-word description), gzip`);
    const weight = await measureWeight(url + some.guestPath);
    const heavy = await measureWeight(url + crowd.guestPath);
    row(`HTML and CSS, ${SOME} guests`, `${weight.page} B`, 'at most 14,336 B');
    row(`HTML and CSS, ${CROWD} guests against ${SOME}`, ratio(heavy.page, weight.page), '0.95 to 1.05');
    row('scripts', `${weight.scripts} B`, 'at most 97,280 B');

    say(`\nSlow link (400 ms round trip, 400 kbit/s, nothing cached, 360 px), median of 7 visits`);
    for (const scripts of [false, true]) {
      const { painted, firstContent, visits } = await measureSlowLink(url + some.guestPath, scripts);
      row(
        `reply button painted, JavaScript ${scripts ? 'on' : 'off'}`,
        `${painted} ms`,
        `at most 700 ms (visits: ${visits.join(', ')})`,
      );
      row(`first content, JavaScript ${scripts ? 'on' : 'off'}`, `${firstContent} ms`);
    }

    say(`\nRequests per second on PGlite, median of 5 rounds, 8 connections`);
    const targets = [
      { name: 'bare page', url: url + BARE_PATH },
      ...[FEW, SOME, MANY].flatMap((size) => pages(url, prepared, size)),
    ];
    for (const [name, rate] of await measureRates(targets)) {
      embedded.set(name, rate);
      row(name, rate.toFixed(0));
    }
    say('\nRatios');
    row(
      `guest's page against a bare page`,
      ratio(embedded.get(`guest's page, ${SOME} guests`), embedded.get('bare page')),
      'at least 0.50',
    );
    for (const page of [`guest's page`, 'event page of its organiser', 'invitation page']) {
      row(
        `${page}: ${MANY} guests against ${FEW}`,
        ratio(embedded.get(`${page}, ${MANY} guests`), embedded.get(`${page}, ${FEW} guests`)),
        'about 1',
      );
    }

    for (const guests of [MANY, TOWN]) {
      say(`\nA workbook of ${guests} guests`);
      const timed = await measureImport(url, prepared.cookie, guests);
      row('read and previewed', `${timed.previewMs} ms`, ...(guests === MANY ? ['at most 2,000 ms'] : []));
      row('added to the draft', `${timed.addMs} ms`);
      row(
        'event created with them',
        `${timed.createMs} ms`,
        ...(guests === MANY ? ['at most 5,000 ms'] : []),
      );
      if (guests === TOWN)
        row('together', `${timed.previewMs + timed.addMs + timed.createMs} ms`, 'at most 3,000 ms');
    }
  });

  if (postgresql)
    await onDatabase(
      build,
      { DATABASE_URL: postgresql.url, DATA_DIR: path.join(folder, 'unused') },
      async (url, prepared) => {
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
      },
    );
}
