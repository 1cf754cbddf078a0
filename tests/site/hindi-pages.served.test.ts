import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePorts } from '#scripts/lib/ports.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/*
 * Whoever chose Hindi reads Hindi: everything that people typed here is in Devanagari, so that whatever
 * has Latin letters on a page is ours.
 */
let sandbox: Sandbox;
let app: Served;
const organiser = new WebVisitor();
const at = { event: '', gift: '', guest: '', function: '' };

async function api(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await organiser.send(app.url + path, {
    method,
    headers: { Origin: app.url, 'Content-Type': 'application/json', 'Accept-Language': 'hi' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const result = (await answer.json()) as Record<string, unknown>;
  expect(answer.status, JSON.stringify(result)).toBeLessThan(300);
  return result;
}

beforeAll(async () => {
  const port = await findFreePorts(1);
  sandbox = await sandboxFor(`http://localhost:${port}`);
  const outside = `http://127.0.0.1:${sandbox.port}`;
  app = await serveApp({
    port,
    env: {
      OIDC_ISSUER: sandbox.issuer,
      SMTP_URL: sandbox.smtpUrl,
      RAZORPAY_BASE_URL: `${outside}/razorpay/v1`,
      RELOADLY_BASE_URL: `${outside}/reloadly`,
      RELOADLY_AUTH_URL: `${outside}/reloadly/oauth/token`,
    },
  });
  await organiser.signIn(app.url, { email: 'asha@example.in', name: 'आशा राव' });
  const of = ((await api('GET', '/auth/me')).user as { _id: string })._id;
  const { url } = await organiser.post(`${app.url}/language`, { language: 'hi', to: '/dashboard', of });
  expect(url).toBe(`${app.url}/dashboard`);
  const [city, state, country] = ['पुणे', 'महाराष्ट्र', 'भारत'];
  const name = { firstName: 'आशा', lastName: 'राव' };
  await api('PUT', '/auth/profile', {
    ...name,
    email: 'asha@example.in',
    phone: '98200 12345',
    city,
    state,
    country,
    profilePicture: '',
  });
  const { event } = (await api('POST', '/events/create', {
    eventType: 'wedding',
    eventName: 'मीरा और रोहन का विवाह',
    date: '2031-02-14',
    description: 'आप सबका इंतज़ार रहेगा।',
    guests: [
      { firstName: 'कविता', lastName: 'शर्मा', email: 'k@example.in', phone: '', withFamily: true },
      { firstName: 'अर्जुन', lastName: 'नायर', phone: '98200 54321', email: '' },
    ],
    giftsWanted: [{ name: 'केतली', price: 500, eventType: 'kitchen' }],
    functions: [{ name: 'मेहंदी', date: '2031-02-13', time: '18:00', everyone: true }],
  })) as { event: { _id: string } };
  at.event = event._id;
});
afterAll(async () => {
  await app.stop();
  await sandbox.close();
});

/** Written with Latin letters in Hindi too: the other language's name, ours, addresses, names of files, zones and programs. */
const SAME =
  /\b(?:English|Shagun|SMS|STOP|START|TRUE|JSON|CSV|PDF|WhatsApp|Google|Maps|Canva|Razorpay|Reloadly|Amazon|Chrome|Linux|Node|undici|node)\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S*|[\w/-]+\.ts\b|@?[\w-]+\.in\b|\.(?:csv|xlsx?|ods|vcf|txt|shagun|jpg|png|webp|ics)\b|\b[A-Z][a-z]+(?:\/[A-Z][A-Za-z_]+)+|\b(?:firstName|lastName|phone|email|withFamily)\b|#[0-9a-f]{6}/g;

/** The texts of a page that are neither Hindi nor the same in both languages. */
function leftInEnglish(html: string): string[] {
  const seen = html
    .replace(/<(script|style|svg|template|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)\b[^>]*\blang="en[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<option\b[^>]*>[\s\S]*?<\/option>/g, (option) => (/[ऀ-ॿ]/.test(option) ? '' : option));
  const attributes = [...seen.matchAll(/\b(?:placeholder|aria-label|alt|title)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const texts = seen.split(/<[^>]*>/);
  return [...new Set([...texts, ...attributes])]
    .map((text) => text.replace(/&[#\w]+;/g, ' ').trim())
    .filter((text) => /[A-Za-z]{3}/.test(text.replace(SAME, ' ')));
}

const pages = [
  'dashboard',
  'profile',
  'profile/data',
  'profile/delete',
  'profile/mails',
  'security',
  'security/ways-in',
  'security/revoke-others',
  'security/passkeys/add',
  'security/api-keys/new',
  'security/webhooks',
  'notifications',
  'organised-events',
  'attending-events',
  'calendar',
  'create-event/wedding',
  'create-event/birthday',
  'import-event',
  'event/EVENT',
  'event/EVENT/edit',
  'event/EVENT/settings',
  'event/EVENT/photo',
  'event/EVENT/cancel',
  'event/EVENT/export',
  'event/EVENT/hosts',
  'event/EVENT/questions',
  'event/EVENT/questions/new',
  'event/EVENT/functions',
  'event/EVENT/functions/new',
  'event/EVENT/invite',
  'event/EVENT/invite?tab=design',
  'event/EVENT/invite/print',
  'event/EVENT/invite/catering',
  'event/EVENT/invite/duplicates',
  'event/EVENT/wishlist',
  'wallet',
  'wallet/earnings',
  'wallet/transactions',
  'guide',
  'contact',
  'about',
  'privacy',
  'terms',
  'no-such-page',
];

it.each(pages)('%s', async (page) => {
  const { html, status } = await organiser.open(`${app.url}/${page.replace('EVENT', at.event)}`);
  expect(status).toBeLessThan(500);
  expect(html.slice(0, 60)).toContain('<html lang="hi-IN"');
  expect(leftInEnglish(html)).toEqual([]);
});

it('knows English when it sees it', () => {
  expect(
    leftInEnglish('<p>आप <b>Add a guest</b> a@b.in <i lang="en">Fine</i></p><img alt="A photo">'),
  ).toEqual(['Add a guest', 'A photo']);
});

it('a refused form says why in Hindi', async () => {
  const { html } = await organiser.post(`${app.url}/event/${at.event}/functions/new`, { name: '', date: '' });
  expect(leftInEnglish(html)).toEqual([]);
});

it('a browser that keeps no language is led to that of the account, and nowhere else', async () => {
  const { _id: of } = (await api('GET', '/auth/me')).user as { _id: string };
  expect(of).toBeTruthy();
  const laptop = new WebVisitor();
  await laptop.signIn(app.url, { email: 'asha@example.in', name: 'आशा राव' });
  const session = laptop
    .cookieHeader(`${app.url}/`)
    .split('; ')
    .filter((cookie) => !cookie.startsWith('shagun_language='))
    .join('; ');
  for (const [path, leads] of [
    ['/dashboard', '/dashboard'],
    ['//elsewhere.example/a?b', '/'],
    ['/\\elsewhere.example', '/'],
  ]) {
    const answer = await ask(path!, session);
    expect([answer.statusCode, answer.headers.location], path).toEqual([302, leads]);
    expect(String(answer.headers['set-cookie'])).toContain('shagun_language=');
  }
});

it('a language that is pressed on a page wins over that of the account', async () => {
  const laptop = new WebVisitor();
  await laptop.signIn(app.url, { email: 'asha@example.in', name: 'आशा राव' });
  const session = laptop.cookieHeader(`${app.url}/`).replace(/(?:; )?shagun_language=[^;]*/, '');
  const answer = await ask('/guide?lang=en', session);
  expect(answer.statusCode).toBe(200);
});

it.each([
  '//elsewhere.example',
  '/\t/elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example/',
  '/\n',
  '',
])('the switch leads to our own pages alone: %j', async (to) => {
  const answer = await organiser.send(`${app.url}/language`, {
    method: 'POST',
    headers: { Origin: app.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'hi', to }).toString(),
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
});

it('the switch on a page of somebody else changes the browser, not the account', async () => {
  const answer = await organiser.send(`${app.url}/language`, {
    method: 'POST',
    headers: { Origin: app.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'en', to: '/', of: 'somebodyElse' }).toString(),
  });
  expect(answer.headers.getSetCookie().join()).toContain('shagun_language=');
  expect((await api('GET', '/auth/me')).user).toMatchObject({ language: 'hi' });
});

/** An address as it stands, which `fetch` would tidy up. */
const ask = (path: string, cookie: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port, host } = new URL(app.url);
    request(
      { hostname, port, path, headers: { Host: host, Cookie: cookie, Accept: 'text/html' } },
      (answer) => {
        answer.resume();
        resolve(answer);
      },
    )
      .on('error', reject)
      .end();
  });
