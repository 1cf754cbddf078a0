import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operations, type OperationName } from '#contract/operations.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { useFullWorld } from '#tests/audience/full-world.ts';
import { organisersSession } from '#tests/authorization/security-rows.ts';
import { extras, neededBy, partsOfScreens } from '#tests/extras/needed-by.ts';
import { stops, type Stop, type World } from '#tests/extras/screens.ts';
import { failingBackend, type FailingBackend } from '#tests/setup/failing-backend.ts';
import { openDoor } from '#tests/setup/open-door.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';

/*
 * What the specification does not order fails by itself: the built app before a backend that fails at, or never answers,
 * exactly the calls that no screen of the specification needs.
 */
const { world, tool } = useFullWorld();
let door: Awaited<ReturnType<typeof openDoor>>;
let between: FailingBackend;
let app: Served;
/** Which calls each screen makes, by its name. */
const calls = new Map<string, Set<OperationName>>();

beforeAll(async () => {
  await world.renew();
  const { organiser } = world.callers;
  await tool.connect(organiser, tool.newAccount());
  // there is something to revoke
  await organisersSession(world);
  await world.ctx.db
    .updateTable('logins')
    .set({ reason: 'wrong_code' })
    .where('outcome', '=', 'failed')
    .execute();
  Object.assign(world, await affordable());
  door = await openDoor(world.api.backend);
  between = await failingBackend(door.url);
  const shop = `${tool.sandbox.url}/reloadly`;
  app = await serveApp({
    env: {
      BACKEND_URL: between.url,
      SIGN_IN: 'email,oidc',
      CANVA_BASE_URL: `${tool.sandbox.url}/canva/rest/v1`,
      CANVA_AUTHORIZE_URL: `${tool.sandbox.url}/canva/api/oauth/authorize`,
      RAZORPAY_BASE_URL: `${tool.sandbox.url}/razorpay/v1`,
      RELOADLY_BASE_URL: shop,
      RELOADLY_AUTH_URL: `${shop}/oauth/token`,
    },
  });
  for (const stop of stops) {
    between.takeCalls();
    await problemOf(stop);
    calls.set(stop.name, between.takeCalls());
  }
});
beforeEach(() => between.fail());
afterAll(async () => {
  await app.stop();
  await between.close();
  await door.close();
});

/** A voucher that the card of the world pays for. */
async function affordable(): Promise<{ brandId: string; productId: string }> {
  const { organiser } = world.callers;
  for (const { id } of (await organiser.call('getCatalogs', {})).data.catalogs) {
    const { products } = (await organiser.call('getProducts', { params: { brandId: id } })).data;
    const found = products.find(
      ({ type, minimum, maximum }) => type === 'RANGE' && minimum <= 500 && maximum >= 500,
    );
    if (found) return { brandId: id, productId: found.id };
  }
  throw new Error('The shop has nothing for 500 rupees');
}

const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const cookieOf = (who: Stop['who']): string =>
  who === 'collaborator'
    ? world.collaborator.cookie
    : world.callers[who === 'owner' ? 'organiser' : who].cookie;

async function open({ who, path }: Stop): Promise<{ status: number; html: string }> {
  const cookie = cookieOf(who);
  const answer = await fetch(app.url + path(world as World), {
    headers: { Accept: 'text/html', ...(cookie && { Cookie: cookie }) },
    redirect: 'manual',
    // an answer that never comes is a failure of this test, not of the run
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, html: await answer.text() };
}

/** Why a screen does not stand with what the specification orders; empty when it does. */
async function problemOf(stop: Stop): Promise<string[]> {
  const shown = await open(stop).catch((error: unknown) => ({ status: 0, html: String(error) }));
  const { status } = shown;
  if (status !== (stop.status ?? 200)) return [`${stop.name}: answers ${status}`];
  const text = textOf(shown.html);
  return stop.holds.filter((words) => !text.includes(words)).map((words) => `${stop.name}: lacks ${words}`);
}

/** The same of several at once. One that asks the voucher shop may lose its patience beside the others: what fails is opened again alone. */
async function problemsOf(some: readonly Stop[]): Promise<string[]> {
  const problems = await Promise.all(some.map(problemOf));
  const again: string[] = [];
  for (const stop of some.filter((_, index) => problems[index]?.length !== 0))
    again.push(...(await problemOf(stop)));
  return again;
}

it.each(stops)('$name stands while nothing fails', async (stop) => {
  await world.ctx.db.deleteFrom('rate_limits').execute();
  expect(await problemOf(stop)).toEqual([]);
});

it('the extras that these screens ask for are those of the list', () => {
  const made = new Set([...calls.values()].flatMap((each) => [...each]));
  expect(extras.filter((name) => made.has(name)).sort()).toEqual(partsOfScreens);
});

it('each call in turn takes down no screen that the table does not name', async () => {
  const wrong: string[] = [];
  for (const name of Object.keys(operations) as OperationName[]) {
    const asking = stops.filter(
      (stop) => calls.get(stop.name)?.has(name) && !neededBy[name].includes(stop.screen),
    );
    if (asking.length === 0) continue;
    await world.ctx.db.deleteFrom('rate_limits').execute();
    between.fail(name);
    wrong.push(...(await problemsOf(asking)).map((problem) => `without ${name}, ${problem}`));
  }
  expect(wrong).toEqual([]);
});

it('all extras at once fail by themselves: every screen stands, and says of each of its parts that it is missing', async () => {
  between.fail(...extras);
  await world.ctx.db.deleteFrom('rate_limits').execute();
  expect(await problemsOf(stops)).toEqual([]);
  for (const stop of stops) {
    const { html } = await open(stop);
    expect(html.match(/class="missing-part/g)?.length ?? 0, stop.name).toBe(stop.parts ?? 0);
  }
});

it('an extra that never answers is given up, and holds no screen', async () => {
  // the specification lets these three fail unseen, on every screen but their own
  between.silence(...extras, 'getUnreadCount', 'listCollaborationRequests', 'listGiftCollaborationRequests');
  await world.ctx.db.deleteFrom('rate_limits').execute();
  expect(await problemsOf(stops.filter(({ screen }) => screen !== 'bell'))).toEqual([]);
  await expect.poll(() => between.waiting(), { message: 'calls that nobody gave up' }).toBe(0);
});

it('with scripts each part says so and comes back by *Try again*, and the browser complains of nothing', async () => {
  const browser: Browser = await chromium.launch(findChromium().launch);
  const heard: string[] = [];
  try {
    for (const stop of stops.filter(({ parts }) => parts)) {
      between.fail(...extras);
      await world.ctx.db.deleteFrom('rate_limits').execute();
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const [name = '', value = ''] = cookieOf(stop.who).split('=');
      await context.addCookies([{ name, value, url: app.url }]);
      const page = await context.newPage();
      // the backend of this world knows the app by another address, and would refuse what the bell sends
      await page.route('**/notifications/latest*', (route) => route.fulfill({ status: 204 }));
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${stop.name}: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`${stop.name}: ${error.message}`));
      await page.goto(app.url + stop.path(world as World));
      await page.waitForFunction(() => window.early?.stop.signal.aborted === true);
      const missing = page.locator('.missing-part');
      expect(await missing.count(), stop.name).toBe(stop.parts);
      between.fail();
      await missing.first().getByRole('link', { name: 'Try again' }).click();
      await missing.first().waitFor({ state: 'detached' });
      await page.waitForFunction(() => window.early?.stop.signal.aborted === true);
      expect(await page.locator('h1').count(), stop.name).toBeGreaterThan(0);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  expect(heard).toEqual([]);
});

it('without scripts *Try again* is a link to the page it stands on', async () => {
  between.fail(...extras);
  for (const stop of stops.filter(({ parts }) => parts)) {
    const { html } = await open(stop);
    const [, href = ''] =
      /class="missing-part[^>]*>[^<]*(?:<!-- -->[^<]*)*<a[^>]*href="([^"]*)"/.exec(html) ?? [];
    expect(href.replaceAll('&amp;', '&'), stop.name).toBe(stop.path(world as World));
  }
});

it('what fails is in the log, by the name of the call', async () => {
  between.fail('listComingEvents');
  const [dashboard] = stops.filter(({ screen }) => screen === 'dashboard');
  const before = app.output().length;
  await open(dashboard!);
  await expect
    .poll(() => app.output().slice(before))
    .toMatch(/"level":"warn","operation":"listComingEvents","status":500/);
});
