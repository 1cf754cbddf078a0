import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import type { Context } from '#backend/platform/context.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import * as errorMessages from '#messages/errors/en.ts';
import * as unsentWords from '#messages/site/unsent/en.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { ownAddress } from '#tests/setup/address-owners.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

/*
 * A page was opened by Anu, and Bela has signed in since in another tab of the same browser: what is pressed on that page
 * is not done to Bela’s account (docs/decisions/0098). As a browser without scripts sends it.
 */

const SECRET = 'b7Qm-2xVz_9rLkTf4WcYn8HsJd6EpGa3';
let database: TestDatabase;
let app: Served;
let backend: Awaited<ReturnType<typeof bootBackend>>;
const anu = { id: newId(), token: newSecret(), old: newSecret() };
const bela = { id: newId(), token: newSecret(), elsewhere: newSecret() };
const place = { eventId: '', passkeyId: '', hostId: '' };

async function addPerson({ db }: Context, id: string, name: string): Promise<void> {
  const email = `${name}@example.in`;
  await db
    .insertInto('users')
    .values({
      id,
      issuer: 'email',
      subject: email,
      verified_email: email,
      email,
      first_name: name,
      last_name: 'Rao',
    })
    .execute();
  await ownAddress(db, id, email);
}

async function addSession({ db }: Context, userId: string, token: string, minutes = 0): Promise<string> {
  const id = newId();
  const row = { id, token_hash: sha256(token), user_id: userId, id_token: null, revoked_at: null };
  const created = new Date(Date.now() - minutes * 60_000);
  await db
    .insertInto('sessions')
    .values({ ...row, created_at: created, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  return id;
}

beforeAll(async () => {
  database = await testDatabase();
  const env = { SESSION_SECRET: SECRET, SIGN_IN: 'email', ...database.env };
  backend = await bootBackend(readEnv({ SHAGUN_MODE: 'test', LOG_LEVEL: 'silent', ...env }), {
    runJobs: false,
    migrate: false,
  });
  const { ctx } = backend;
  await addPerson(ctx, anu.id, 'anu');
  await addPerson(ctx, bela.id, 'bela');
  await addSession(ctx, anu.id, anu.token);
  await addSession(ctx, anu.id, anu.old, 30);
  await addSession(ctx, bela.id, bela.token);
  await addSession(ctx, bela.id, bela.elsewhere);
  await addPasskeyRow(ctx, anu.id);
  place.passkeyId = await addPasskeyRow(ctx, bela.id);
  await addApiKeyRow(ctx, bela.id);
  const hostedBy = newId();
  await addPerson(ctx, hostedBy, 'meera');
  place.eventId = await addEvent(ctx, hostedBy);
  await addHost(ctx, place.eventId, { email: 'anu@example.in', role: 'editor', userId: anu.id });
  const asHost = { email: 'bela@example.in', role: 'editor', userId: bela.id } as const;
  place.hostId = await addHost(ctx, place.eventId, asHost);
  app = await serveApp({ env: { ...env, LOG_LEVEL: 'fatal' } });
});
afterAll(async () => {
  await app.stop();
  await backend.stop();
  await database.drop();
});

async function page(token: string, address: string, form?: [string, string][]) {
  const answer = await fetch(app.url + address, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      Cookie: `shagun_session=${token}`,
      Accept: 'text/html',
      Origin: app.url,
      'Sec-Fetch-Site': 'same-origin',
    },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return { status: answer.status, html: await answer.text() };
}

/** The hidden fields of a page's forms that lead to `address`, or to the page itself. */
function fieldsOf(html: string, address: string): [string, string][] {
  const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((each) => /method="post"/.test(each) && each.includes(`action="${address}"`)) ?? '';
  return [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

const stateOfBela = async () => {
  const { db } = backend.ctx;
  const of = { passkeys: 'passkeys', apiKeys: 'api_keys', calendars: 'calendar_feeds' } as const;
  const rows = await Promise.all(
    Object.values(of).map((table) =>
      db.selectFrom(table).selectAll().where('user_id', '=', bela.id).execute(),
    ),
  );
  return {
    rows,
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'revoked_at'])
      .where('user_id', '=', bela.id)
      .orderBy('id')
      .execute(),
    settings: await db
      .selectFrom('notification_settings')
      .selectAll()
      .where('user_id', '=', bela.id)
      .execute(),
    hosts: await db.selectFrom('event_hosts').selectAll().where('user_id', '=', bela.id).execute(),
    user: await db.selectFrom('users').selectAll().where('id', '=', bela.id).executeTakeFirstOrThrow(),
  };
};

const forms: { on: string; press: [string, string][] }[] = [
  { on: '/security/ways-in', press: [['answer', 'close']] },
  { on: '/security/revoke-others', press: [['keys', 'revoke']] },
  { on: '/calendar', press: [['intent', 'make']] },
  { on: '/profile/mails', press: [] },
  { on: '/profile/delete', press: [['confirmation', 'bela@example.in']] },
  { on: '/security/passkeys/add', press: [['name', 'Anu’s phone']] },
  { on: '/event/:eventId/hosts/leave', press: [] },
];

it.each(forms)('the form of $on is not done for who has signed in since', async ({ on, press }) => {
  const address = on.replace(':eventId', place.eventId);
  const opened = await page(anu.token, address);
  expect(opened.status).toBe(200);
  const fields = fieldsOf(opened.html, address);
  expect(fields).toContainEqual(['typedBy', anu.id]);

  const before = await stateOfBela();
  const sent = [...fields, ...press];
  const refused = await page(bela.token, address, sent);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain(unsentWords.otherAccount.title);
  // it is kept for Anu, who may come back
  expect(fieldsOf(refused.html, address)).toEqual(sent);
  expect(await stateOfBela()).toEqual(before);
});

it('an event’s file is not read for who has signed in since', async () => {
  const opened = await page(anu.token, '/import-event');
  const action = /action="(\/import-event\?[^"]*)"/.exec(opened.html)?.[1] ?? '';
  const sendBy = async (token: string) => {
    const body = new FormData();
    body.set('file', new File(['no file of an event'], 'event.shagun'));
    const answer = await fetch(app.url + action, {
      method: 'POST',
      headers: { Cookie: `shagun_session=${token}`, Origin: app.url, 'Sec-Fetch-Site': 'same-origin' },
      body,
    });
    return { status: answer.status, html: await answer.text() };
  };
  const refused = await sendBy(bela.token);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain(errorMessages.otherAccount);
  // of Anu it is read, and found to be none
  expect((await sendBy(anu.token)).status).toBe(400);
});

it('“Please sign in again” is gone on from by the same account alone', async () => {
  const held = await page(anu.old, '/security/ways-in', [
    ['typedBy', anu.id],
    ['answer', 'close'],
  ]);
  expect(held.status).toBe(403);
  expect(held.html).toContain(unsentWords.longAgo.title);
  const before = await stateOfBela();
  const goOn = fieldsOf(held.html, '/security/ways-in');
  expect((await page(bela.token, '/security/ways-in', goOn)).status).toBe(409);
  expect(await stateOfBela()).toEqual(before);
});

it.each([
  '/profile/email/cancel',
  '/profile/email/confirmation',
  '/security/sessions/:sessionId/revoke',
  '/security/passkeys/:passkeyId/remove',
  '/event/:eventId/hosts/:hostId/role',
])('a press on %s answers with the page that says so', async (at) => {
  const [session] = (await stateOfBela()).sessions;
  const known: Record<string, string> = { ...place, sessionId: session?.id ?? '' };
  const address = at.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '');
  const before = await stateOfBela();
  const refused = await page(bela.token, address, [['typedBy', anu.id]]);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain(unsentWords.otherAccount.title);
  expect(fieldsOf(refused.html, address)).toEqual([['typedBy', anu.id]]);
  expect(await stateOfBela()).toEqual(before);
});

it('who opened the page is the one for whom it is done', async () => {
  const pressed = await page(bela.token, '/security/revoke-others', [
    ['typedBy', bela.id],
    ['keys', 'revoke'],
  ]);
  expect(pressed.status).toBe(303);
  const { sessions } = await stateOfBela();
  expect(sessions.filter(({ revoked_at: at }) => at === null)).toHaveLength(1);
});
