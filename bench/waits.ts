import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as XLSX from 'xlsx';
import { bootBackend, type Backend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { median } from '#bench/load.ts';
import { organiser } from '#bench/prepare.ts';

/*
 * `node --import tsx bench/waits.ts`: how long the longest a person may ask for takes, from
 * the call to the last byte of its answer, on PGlite in this process, and how much work of
 * the processor that is, which a busy machine changes little. It decides what needs a
 * job with a page of its own (docs/decisions/0064).
 */

const APP_URL = 'http://localhost:3000';
/** The most rows a guest list file may have, and the guests of the largest event here. */
const GUESTS = 10_000;
const ROUNDS = 5;

const rows = Array.from({ length: GUESTS }, (_, index) => [
  `Guest${index}`,
  `Family number ${index}`,
  `9${String(100_000_000 + index)}`,
  `guest.${index}@example.in`,
  index % 2 === 0 ? 'TRUE' : 'FALSE',
]);
const header = ['firstName', 'lastName', 'phone', 'email', 'withFamily'];

function workbook(): Uint8Array<ArrayBuffer> {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header, ...rows]), 'Guests');
  return new Uint8Array(
    XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
}

/** Calls the API and reads the whole answer. */
async function timed(
  backend: Backend,
  cookie: string,
  method: string,
  url: string,
  body?: FormData | object,
) {
  const isForm = body instanceof FormData;
  const started = performance.now();
  const busy = process.cpuUsage();
  const response = await backend.fetch(
    new Request(APP_URL + url, {
      method,
      headers: {
        Cookie: cookie,
        Origin: APP_URL,
        ...(isForm || !body ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    }),
  );
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { user, system } = process.cpuUsage(busy);
  return { ms: performance.now() - started, processorMs: (user + system) / 1000, bytes };
}

async function report(name: string, measure: () => ReturnType<typeof timed>, rounds = ROUNDS): Promise<void> {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measure());
  const waited = Math.round(median(taken.map(({ ms }) => ms)));
  const worked = Math.round(median(taken.map(({ processorMs }) => processorMs)));
  const kilobytes = Math.round((taken[0]?.bytes ?? 0) / 1024);
  process.stdout.write(
    `${name.padEnd(48)}${waited} ms, of the processor ${worked} ms, answer ${kilobytes} KB\n`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'shagun-waits-'));
const backend = await bootBackend(
  readEnv({ SHAGUN_MODE: 'local', LOG_LEVEL: 'error', APP_URL, DATA_DIR: folder }),
  { runJobs: false, migrate: true },
);
try {
  const cookie = await organiser(backend);
  const files = {
    'guests.xlsx': workbook(),
    'guests.csv': new TextEncoder().encode([header, ...rows].map((row) => row.join(',')).join('\r\n')),
  };
  for (const [fileName, bytes] of Object.entries(files)) {
    await report(`reading ${fileName}, 10,000 rows, ${Math.round(bytes.byteLength / 1024)} KB`, () => {
      const form = new FormData();
      form.set('file', new File([bytes], fileName));
      return timed(backend, cookie, 'POST', '/events/drafts/wedding/import', form);
    });
  }
  await report(
    'adding the 10,000 rows',
    () => timed(backend, cookie, 'POST', '/events/drafts/wedding/import/add', {}),
    1,
  );
  const date = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const event = {
    eventType: 'wedding',
    eventName: 'Meera weds Arjun',
    date,
    description: 'Join us.',
    fromDraft: true,
  };
  await report(
    'creating the event of 10,000 guests',
    () => timed(backend, cookie, 'POST', '/events/create', event),
    1,
  );
  const { id } = await backend.ctx.db.selectFrom('events').select('id').executeTakeFirstOrThrow();
  await report('guest list as CSV, 10,000 guests', () =>
    timed(backend, cookie, 'GET', `/events/${id}/guests.csv`),
  );
  await report(
    'queueing 10,000 invitations',
    () =>
      timed(backend, cookie, 'POST', `/events/${id}/invitations`, {
        guests: 'not-invited',
        channel: 'email',
      }),
    1,
  );
  await report('how far sending got, 10,000 deliveries', () =>
    timed(backend, cookie, 'GET', `/events/${id}/invitations/progress`),
  );
  await report('everything of an account, 10,000 guests', () =>
    timed(backend, cookie, 'GET', '/auth/account/export'),
  );
} finally {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}
