import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare, type Prepared } from '#bench/prepare.ts';
import { measureWeight } from '#bench/weight.ts';
import { readyMadeFunctions } from '#contract/events/functions.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';

/*
 * Bytes of the guest's page against its budget (docs/decisions/0062). How long it takes over a slow
 * link is measured by `npm run bench`, never asserted.
 */

const KB = 1024;

let folder: string;
let prepared: Prepared;
let app: Served;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-budget-'));
  const port = await findFreePorts(1);
  prepared = await prepare({ DATA_DIR: folder }, `http://localhost:${port}`, [48, 5000]);
  app = await serveApp({ port, env: { DATA_DIR: folder, RUN_JOBS: 'false' } });
});

afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const weighPath = (path: string) => measureWeight(app.url + path);
const weigh = (guests: number) => weighPath(prepared.events.get(guests)?.guestPath ?? '');

test('HTML and styles fit into one first flight of packets, scripts into their share, and nothing holds up the paint', async () => {
  const { page, scripts, stylesheets, foreignOrigins, html } = await weigh(48);
  expect(html).toContain('Yes, I&#x27;ll be there!');
  expect(html.match(/Gift number \d+ for the new home/g)?.length).toBeGreaterThanOrEqual(12);
  expect(page).toBeLessThanOrEqual(14 * KB);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(95 * KB);
  expect(stylesheets).toEqual([]);
  expect(foreignOrigins).toEqual([]);
  const blocking = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\b(async|defer|type="module")/.test(tag));
  expect(blocking).toEqual([]);
});

test('it weighs the same with 5,000 guests', async () => {
  const small = await weigh(48);
  const large = await weigh(5000);
  expect(large.html).toContain('(5000 guests)');
  expect(large.page / small.page).toBeGreaterThan(0.95);
  expect(large.page / small.page).toBeLessThan(1.05);
});

describe.each(['en', 'hi'] as const)(
  'it keeps to its share with three functions, ten questions and a design (%s)',
  (language) => {
    const { questionsOpen } = replyWords[language];
    const names = Object.values(readyMadeFunctions).map((name) => functionNameIn(name, language));
    const functionsNamed = (html: string) => names.filter((name) => html.includes(`<dt>${name}</dt>`));
    const fieldsOf = (html: string) =>
      new Set([...html.matchAll(/name="q\.([\w.@+-]+)"/g)].map((match) => match[1] ?? ''));

    test('before the answer', async () => {
      const { page, scripts, html } = await weighPath(`${prepared.asking.guestPath}&lang=${language}`);
      expect(html).not.toContain(questionsOpen);
      expect(functionsNamed(html)).toHaveLength(3);
      expect(html).toContain('<meta property="og:image:height" content="1350"/>');
      // ticks, their list and two numbers for each function, how many eat which of four meals, and the four that have to be answered
      expect(fieldsOf(html).size).toBe(16);
      // beside its two links and in no data for scripts
      expect(html.match(/Gift number 1 for the new home/g)).toHaveLength(3);
      expect(page).toBeLessThanOrEqual(14 * KB);
      expect(scripts).toBeLessThanOrEqual(95 * KB);
    });

    test('after the yes, when all of it is asked', async () => {
      const { page, scripts, html } = await weighPath(`${prepared.asking.answeredPath}&lang=${language}`);
      expect(html).toContain(questionsOpen);
      expect(functionsNamed(html)).toHaveLength(3);
      expect([...fieldsOf(html)].filter((id) => id.startsWith('a.'))).toHaveLength(3);
      // ticks and two numbers for each of three functions, eight questions, and of four people a name and two answers
      expect(fieldsOf(html).size).toBe(28);
      expect(page).toBeLessThanOrEqual(14 * KB);
      expect(scripts).toBeLessThanOrEqual(95 * KB);
    });
  },
);
