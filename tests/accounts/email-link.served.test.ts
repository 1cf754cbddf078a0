import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, type Backend } from '#backend/boot.ts';
import { emailLinkToken, sendEmailLink } from '#backend/accounts/email-links.ts';
import type { EmailLinkRow } from '#backend/accounts/email-repository.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as linkWords from '#messages/accounts/email-link/en.ts';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { webServer } from '#scripts/lib/programs.ts';
import { ownAddress } from '#tests/setup/address-owners.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

/* The pages about an address, as a browser without scripts gets them: each says what the press did, and what is next. */

let folder: string;
let database: TestDatabase;
let backend: Backend;
let appUrl: string;
let server: Child | undefined;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-pages-'));
  appUrl = `http://localhost:${await findFreePorts(1)}`;
  const settings = {
    SHAGUN_MODE: 'local',
    APP_URL: appUrl,
    PORT: new URL(appUrl).port,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    ...database.env,
    SIGN_IN: 'email',
    LOG_LEVEL: 'fatal',
  };
  backend = await bootBackend(readEnv(settings), { runJobs: false, migrate: false });
  server = startNode('app', webServer, { ...settings, NODE_ENV: 'production' }, [
    'ignore',
    'ignore',
    'inherit',
  ]);
  await waitUntilReady(`${appUrl}/readyz`, [server]);
});

afterAll(async () => {
  await server?.stop();
  await backend.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody whose account codes to the address open. */
async function byCode(email: string): Promise<string> {
  const id = newId();
  await backend.ctx.db
    .insertInto('users')
    .values({ id, issuer: 'email', subject: email, verified_email: email, email, first_name: 'Asha' })
    .execute();
  await ownAddress(backend.ctx.db, id, email);
  return id;
}

async function page(address: string, { post = false, session = '' } = {}) {
  const answer = await fetch(appUrl + address, {
    method: post ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      Accept: 'text/html',
      Origin: appUrl,
      'Sec-Fetch-Site': 'same-origin',
      ...(session && { Cookie: `shagun_session=${session}` }),
    },
    ...(post && { body: new URLSearchParams() }),
  });
  const html = await answer.text();
  const plain = (text: string) =>
    text
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/\s+/g, ' ')
      .trim();
  const part = (tag: string) => plain(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '');
  return { heading: part('h1'), title: part('title'), text: plain(html) };
}

async function linkOf(kind: EmailLinkRow['kind'], userId: string): Promise<string> {
  const { db, env } = backend.ctx;
  const row = await db
    .selectFrom('email_links')
    .selectAll()
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return `/email/${emailLinkToken(env.SESSION_SECRET, row)}`;
}

test('the two steps by which an address comes back from another account', async () => {
  const { ctx } = backend;
  const [mail, moved] = ['comes.back@example.in', 'moved.to@example.in'];
  const account = await byCode(moved);
  await sendEmailLink(ctx, ctx.db, account, 'keep', mail, { codeAddress: mail });
  await byCode(mail);
  const first = await page(await linkOf('keep', account), { post: true });
  expect(first.heading).toBe(linkWords.onceMoreTitle);
  expect(first.text).toContain(linkWords.onceMore(mail));
  expect(first.text).not.toContain(linkWords.toSignIn);

  const second = await linkOf('back', account);
  const asked = await page(second);
  expect(asked.heading).toBe(linkWords.backTitle);
  expect(asked.text).toContain(linkWords.backText(mail));
  const done = await page(second, { post: true });
  expect([done.heading, done.title]).toEqual([linkWords.doneTitle, `${linkWords.doneTitle} · Shagun`]);
  expect(done.text).toContain(linkWords.toSignIn);
});

test('whoever confirms without being signed in reads what opens the account, and so does its profile', async () => {
  const { ctx } = backend;
  const [old, wanted, session] = ['opens.it@example.in', 'gets.mails@example.in', newSecret()];
  const account = await byCode(old);
  await ctx.db.updateTable('users').set({ pending_email: wanted }).where('id', '=', account).execute();
  await sendEmailLink(ctx, ctx.db, account, 'confirm', wanted);
  const { text } = await page(await linkOf('confirm', account), { post: true });
  expect(text).toContain(linkWords.confirmedMailsAlone(wanted, 'o•••t@e•••n'));
  const opened = { id: newId(), token_hash: sha256(session), user_id: account, id_token: null };
  await ctx.db
    .insertInto('sessions')
    .values({ ...opened, expires_at: new Date(Date.now() + 3_600_000), revoked_at: null })
    .execute();
  const profile = await page('/profile', { session });
  expect(profile.text).toContain(accountWords.mailsAloneTitle(wanted));
  expect(profile.text).toContain(accountWords.mailsAlone(wanted, old));
  expect(profile.text).toContain(accountWords.sendProofLink);
});
