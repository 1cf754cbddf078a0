import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportBudgets } from '#bench/budgets-report.ts';
import { measureDrawing } from '#bench/drawing.ts';
import { measureIdle } from '#bench/idle.ts';
import { reportLimit } from '#bench/limit-report.ts';
import { reportLists } from '#bench/lists.ts';
import type { Target } from '#bench/load.ts';
import { reportMillion } from '#bench/million-report.ts';
import { eventOf, onDatabase, SOME } from '#bench/on-database.ts';
import { measurePictures } from '#bench/pictures.ts';
import { ratio, row, say } from '#bench/report.ts';
import { reportRemixServe } from '#bench/remix-serve.ts';
import { reportScaling } from '#bench/scaling-report.ts';
import { reportSending } from '#bench/sending-report.ts';
import { reportSettling } from '#bench/settling-report.ts';
import { measureVitals, SLOW_4G, SLOW_LINK } from '#bench/vitals.ts';
import { measureWebhooks } from '#bench/webhooks.ts';
import { buildIfNeeded } from '#scripts/lib/build.ts';
import { root } from '#scripts/lib/programs.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/*
 * `npm run bench`: measures what the budgets are about, in one run on one machine, and
 * prints ratios (README.md here says how to read them). It starts everything itself and
 * loads nothing but this machine.
 */

/** What a phone shows of the pages people come to first. */
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

/** Whether drawing invitations keeps requests waiting. */
async function reportDrawing() {
  const server = await startTemporaryPostgresql();
  const { invitations, idleMs, longestMs, ownMs, mostMs, drawnMs } = await measureDrawing({
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, 'unused-by-drawing'),
    // oxlint-disable-next-line typescript/no-misused-promises -- what comes after waits for it
  }).finally(() => server.stop());
  say(
    `\nDrawing ${invitations} invitations (each design with a photo, in four scripts, three pictures each) in the serving process, on PostgreSQL`,
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

/** Whether pictures that are large to read keep pages waiting. */
async function reportPictures(url: string, guestPath: string, cookie: string) {
  const { quiet, meanwhile, answers, requestCount } = await measurePictures(url, guestPath, cookie);
  say(`\nTwo pages and a file while twelve JPEGs of 39.7 megapixels are sent at once`);
  row('median in quiet', `${quiet.median} ms`, `worst ${quiet.worst} ms`);
  row(`median meanwhile, ${requestCount} times`, `${meanwhile.median} ms`, `worst ${meanwhile.worst} ms`);
  row('meanwhile against quiet', ratio(meanwhile.median, quiet.median), 'at most 2.00');
  row(
    'answers to the pictures',
    Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  );
}

/** How long the payment provider waits. */
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

/** What it costs while nobody is there. */
async function reportIdle(built: string) {
  const server = await startTemporaryPostgresql();
  try {
    say(`\nNobody there, jobs running, for a minute`);
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

/** What is measured each time: pages and calls, nobody there, and money. */
const each = ['limit', 'idle', 'settling'] as const;
/** What is measured with `--all` as well. */
const more = [
  'million',
  'scaling',
  'sending',
  'webhooks',
  'drawing',
  'pictures',
  'pages',
  'budgets',
  'lists',
  'remix-serve',
] as const;
type Part = (typeof each)[number] | (typeof more)[number];

const parts: readonly Part[] = [...each, ...more];
/** The one part that is asked for. */
const only = parts.find((part) => process.argv.includes(`--only=${part}`));
const wanted = (part: Part) =>
  only ? only === part : process.argv.includes('--all') || each.some((usual) => usual === part);

const folder = await mkdtemp(path.join(tmpdir(), 'shagun-bench-data-'));
await buildIfNeeded();
const build = root;
const measure: Record<Part, () => Promise<unknown>> = {
  limit: () => reportLimit(build, folder),
  idle: () => reportIdle(build),
  settling: () => reportSettling(build),
  million: () => reportMillion(build, folder),
  scaling: () => reportScaling(build),
  sending: () => reportSending(build, folder),
  webhooks: () => reportWebhooks(build),
  drawing: reportDrawing,
  pictures: () => onEmbedded('pictures', reportPictures),
  pages: () => onEmbedded('pages', reportPages),
  budgets: () => reportBudgets(build, folder),
  lists: reportLists,
  'remix-serve': () => reportRemixServe(build, folder),
};
const began = Date.now();
const minutes = (since: number) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;
try {
  for (const part of parts.filter(wanted)) {
    const start = Date.now();
    await measure[part]();
    say(`  (${part}: ${minutes(start)}, ${minutes(began)} in all)`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Measures the guest's page of an event and the pages of its organiser, on PGlite. */
async function onEmbedded(
  part: Part,
  report: (url: string, guestPath: string, cookie: string) => Promise<void>,
): Promise<void> {
  await onDatabase(build, { DATA_DIR: path.join(folder, part) }, (url, prepared) =>
    report(url, eventOf(prepared, SOME).guestPath, prepared.cookie),
  );
}
