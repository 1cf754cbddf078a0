import { ownAddress } from '#tests/setup/address-owners.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { CONTRIBUTION } from '#backend/gifts/collaboration/contribution-paid.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { webServer } from '#scripts/lib/programs.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/* Pages about money, as a browser without scripts gets them from the served app. */

let folder: string;
let database: TestDatabase;
let sandbox: Sandbox;
let appUrl: string;
let server: Child | undefined;
const place = { eventId: '', giftId: newId() };
const elsewhere = { eventId: '', giftId: newId() };
const person = () => ({ id: newId(), token: newSecret() });
const people = { organiser: person(), guest: person(), stranger: person() };
/** The organiser on a device where they signed in three hours ago. */
const longAgo = { token: newSecret() };
const sessions = { ...people, longAgo };

const page = (who: keyof typeof sessions, address: string, form?: Record<string, string>) =>
  fetch(appUrl + address, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      Cookie: `shagun_session=${sessions[who].token}`,
      Accept: 'text/html',
      Origin: appUrl,
      'Sec-Fetch-Site': 'same-origin',
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });

/** What a page says, without its marks. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-pages-'));
  appUrl = `http://localhost:${await findFreePorts(1)}`;
  sandbox = await sandboxFor(appUrl);
  const settings = {
    SHAGUN_MODE: 'local',
    APP_URL: appUrl,
    PORT: new URL(appUrl).port,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    ...database.env,
    SMTP_URL: sandbox.smtpUrl,
    OIDC_ISSUER: sandbox.issuer,
    RAZORPAY_BASE_URL: `http://127.0.0.1:${sandbox.port}/razorpay/v1`,
    LOG_LEVEL: 'fatal',
  };
  const { ctx, paymentContext, stop } = await bootBackend(readEnv(settings), {
    runJobs: false,
    migrate: false,
  });
  for (const [name, { id, token }] of Object.entries(people)) {
    const person = {
      first_name: name,
      last_name: 'Rao',
      email: `${name}@example.in`,
      phone: '+919820012345',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
    };
    await ctx.db
      .insertInto('users')
      .values({
        id,
        issuer: 'test',
        subject: id,
        verified_email: person.email,
        plan: 'professional',
        ...person,
      })
      .execute();
    await ownAddress(ctx.db, id, person.email);
    await ctx.db
      .insertInto('sessions')
      .values({
        id: newId(),
        token_hash: sha256(token),
        user_id: id,
        id_token: null,
        expires_at: new Date(Date.now() + 3_600_000),
        revoked_at: null,
      })
      .execute();
  }
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: sha256(longAgo.token),
      user_id: people.organiser.id,
      id_token: null,
      created_at: new Date(Date.now() - 3 * 3_600_000),
      expires_at: new Date(Date.now() + 3_600_000),
      revoked_at: null,
    })
    .execute();
  for (const at of [place, elsewhere]) await addGiftTo(at);
  await addGuest(ctx, place.eventId, { user_id: people.guest.id });
  await contribute('guest', 5000, place);
  await contribute('stranger', 7, elsewhere);
  await stop();
  server = startNode('app', webServer, { ...settings, NODE_ENV: 'production' }, [
    'ignore',
    'ignore',
    'inherit',
  ]);
  await waitUntilReady(`${appUrl}/readyz`, [server]);

  /** An event with a gift that everybody may give together. */
  async function addGiftTo(at: typeof place): Promise<void> {
    at.eventId = await addEvent(ctx, people.organiser.id);
    await ctx.db
      .insertInto('gifts')
      .values({
        id: at.giftId,
        event_id: at.eventId,
        position: 1,
        name: 'A kettle',
        price_paise: 1_250_000,
        image_id: null,
        purchased_at: null,
        delivered_at: null,
        request_key: null,
      })
      .execute();
    await ctx.db
      .insertInto('collaborations')
      .values({ gift_id: at.giftId, enabled_by: people.guest.id, open_to_all: true, enabled_at: new Date() })
      .execute();
  }

  /** What somebody gives, as the provider's webhook leaves it. */
  async function contribute(who: 'guest' | 'stranger', rupees: number, at: typeof place): Promise<void> {
    await ctx.db.transaction().execute(async (tx) => {
      const row = paymentRow({
        payer: people[who].id,
        payee: people.organiser.id,
        paise: rupees * 100,
        paidAt: ctx.now(),
        subject: JSON.stringify(at),
        description: 'A kettle',
        provider_order_id: `order_Of_${who}`,
        provider_payment_id: `pay_Of_${who}`,
      });
      const payment = await tx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow();
      await paymentContext.handlers[CONTRIBUTION]?.paid(tx, payment);
    });
  }
});

afterAll(async () => {
  await server?.stop();
  await sandbox.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('in this order', { shuffle: false }, () => {
  test('a provider that never answers: the giver reads within 15 seconds that nothing was charged, with what they typed still there', async () => {
    await fetch(`${sandbox.url}/razorpay/control/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'orders.create', mode: 'hang', times: 1 }),
    });
    const started = Date.now();
    const answer = await page('guest', `/event/${place.eventId}/gift/${place.giftId}`, {
      contributionAmount: '1234.5',
      hideAmount: 'on',
      requestKey: 'key-of-this-form',
    });
    const html = await answer.text();
    // twice as long, on a machine that has other things to do
    expect(Date.now() - started).toBeLessThan(30_000);
    expect(answer.status).toBe(503);
    expect(textOf(html)).toContain(
      'The card payment page cannot be reached right now. Nothing was charged. Please try again in a few minutes.',
    );
    expect(html).toMatch(/<input[^>]*name="contributionAmount"[^>]*value="1234.5"/);
    expect(html).toMatch(/<input[^>]*name="hideAmount"[^>]*checked/);
  });

  test('who signed in long ago signs in again to send a stranger’s money back, and the press is kept', async () => {
    const gift = `/event/${elsewhere.eventId}/gift/${elsewhere.giftId}`;
    const removal = `${gift}/people/${people.stranger.id}/remove`;
    expect(textOf(await (await page('longAgo', removal)).text())).toContain(
      'The ₹7 they gave for it goes back to them',
    );
    const kept = await page('longAgo', removal, {});
    const html = await kept.text();
    expect(kept.status).toBe(403);
    expect(textOf(html)).toContain('Please sign in again');
    expect(html).toMatch(new RegExp(`<form[^>]*action="${removal}"`));
    const state = async () => textOf(await (await page('organiser', `${gift}/contributions`)).text());
    expect(await state()).toContain('₹7 Paid');
    const removed = await page('organiser', removal, {});
    expect([removed.status, removed.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(new RegExp(`${gift}(\\?|$)`)),
    ]);
    expect(await state()).toMatch(/₹7 (Being returned|Could not be returned)/);
  });

  test('the page that cancels an event says before pressing what goes back, and it does', async () => {
    const before = await page('organiser', `/event/${place.eventId}/cancel`);
    expect(before.status).toBe(200);
    expect(textOf(await before.text())).toContain('₹5,000 from 1 contribution goes back to those who gave.');
    expect((await page('organiser', `/event/${place.eventId}/cancel`, {})).status).toBe(303);
    const status = async () =>
      (await (await page('guest', '/api/payments/status/pay_Of_guest')).json()) as {
        refund?: { amount: number };
      };
    await expect.poll(async () => (await status()).refund?.amount).toBe(5000);
  });

  test('the pages after paying speak the payer’s language', async () => {
    const read = async (address: string, headers: Record<string, string>) => {
      const html = await (
        await fetch(appUrl + address, { headers: { Accept: 'text/html', ...headers } })
      ).text();
      return { html, text: textOf(html) };
    };
    const hindi = { 'Accept-Language': 'hi-IN,hi;q=0.9' };
    const cancelled = await read('/payment-cancel', hindi);
    expect(cancelled.html).toContain('lang="hi-IN"');
    expect(cancelled.html).toContain('<title>भुगतान रद्द हुआ · Shagun</title>');
    expect(cancelled.text).toContain('आपके खाते से कोई पैसा नहीं कटा।');
    const unknown = await read('/payment-success?payment_id=no-such-payment-0', hindi);
    expect(unknown.text).toContain('में यह भुगतान नहीं मिला।');
    expect((await read('/payment-cancel?lang=en', hindi)).text).toContain('Payment Cancelled');
  });
});
