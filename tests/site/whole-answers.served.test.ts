import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, type Prepared } from '#bench/prepare.ts';
import { landingWords } from '#messages/site/landing/by-language.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

/* How the web server sends pages: at once, packed as asked, and to everybody what is theirs. */

let place: TestDatabase;
let prepared: Prepared;
let app: Served;

beforeAll(async () => {
  place = await testDatabase();
  const port = await findFreePorts(1);
  prepared = await prepare(place.env, `http://localhost:${port}`, [3]);
  app = await serveApp({ port, env: { ...place.env, RUN_JOBS: 'false' } });
});

afterAll(async () => {
  await app.stop();
  await place.drop();
});

/** Asks without unpacking, which `fetch` does by itself. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = request(`${app.url}${path}`, { method, headers });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(parts) };
}

/** A page without what each answer has of its own. */
const words = (html: Buffer) => html.toString().replaceAll(/nonce="[^"]*"/g, '');

const guestPaths = () => prepared.events.get(3)?.guestPaths ?? [];

test('a page is sent with its length, packed in the way that is asked for', async () => {
  const [path = ''] = guestPaths();
  const plain = await ask(path, { 'Accept-Encoding': 'identity' });
  const gzipped = await ask(path, { 'Accept-Encoding': 'gzip' });
  const brotlied = await ask(path, { 'Accept-Encoding': 'deflate, br' });
  const silent = await ask(path);
  expect([plain, gzipped, brotlied, silent].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
    undefined,
  ]);
  for (const { headers, body } of [plain, gzipped, brotlied, silent]) {
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/\bAccept-Encoding$/);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(plain.body.toString()).toMatch(/^<!DOCTYPE html><html lang="en-IN">.*<\/script><\/body><\/html>$/s);
  expect(words(gunzipSync(gzipped.body))).toBe(words(plain.body));
  expect(words(brotliDecompressSync(brotlied.body))).toBe(words(plain.body));
  expect(brotlied.body.length).toBeLessThan(plain.body.length / 2);
});

test('what asks for the head alone gets no page, and a short answer is not packed', async () => {
  const [path = ''] = guestPaths();
  const head = await ask(path, { 'Accept-Encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
    200,
    0,
    'text/html; charset=utf-8',
  ]);
  const me = await ask('/auth/me', { 'Accept-Encoding': 'gzip', Cookie: prepared.cookie });
  expect([me.headers['content-encoding'], me.headers['content-type']]).toEqual([
    undefined,
    'application/json',
  ]);
  expect(JSON.parse(me.body.toString())).toMatchObject({ user: { firstName: 'Asha' } });
});

test('guests who look at the same moment see their own names, and a change at once', async () => {
  const paths = guestPaths();
  expect(new Set(paths).size).toBe(3);
  const look = async (path: string) => (await ask(path)).body.toString();
  for (let round = 0; round < 3; round += 1)
    for (const [index, html] of (await Promise.all(paths.map(look))).entries())
      expect([...new Set(html.match(/Guest\d/g))]).toEqual([`Guest${index}`]);
  const eventId = prepared.events.get(3)?.eventId ?? '';
  const added = await fetch(`${app.url}/events/${eventId}/wishlist/add-gift`, {
    method: 'POST',
    headers: { Cookie: prepared.cookie, Origin: app.url },
    body: Object.entries({ name: 'A brass lamp', price: '900', type: 'home' }).reduce(
      (form, [name, value]) => {
        form.set(name, value);
        return form;
      },
      new FormData(),
    ),
  });
  expect(added.status).toBe(201);
  for (const path of paths) expect(await look(path)).toContain('A brass lamp');
});

test('the landing page is the same for all who have no cookie, and for nobody else', async () => {
  const first = await ask('/');
  const second = await ask('/', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(second.body).equals(first.body)).toBe(true);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  const policy = String(first.headers['content-security-policy']);
  expect(policy).not.toContain('nonce');
  expect(first.body.toString()).not.toContain('nonce=');

  // each language is a page of its own, as the browser asks for it or as somebody chose, whose choice is kept for them alone
  const hindi = await ask('/', { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' });
  expect(hindi.body.toString()).toContain(landingWords.hi.heroTitle);
  expect((await ask('/')).body.equals(first.body)).toBe(true);
  const chosen = await ask('/?lang=hi');
  expect(chosen.body.toString()).toContain(landingWords.hi.heroTitle);
  expect(chosen.headers['cache-control']).toBe('private, no-store');
  expect(String(chosen.headers['set-cookie'])).toContain('shagun_language=');

  const known = await ask('/', { Cookie: prepared.cookie });
  expect([known.status, known.headers.location]).toEqual([302, '/dashboard']);
  const other = await ask('/', { Cookie: 'shagun_language=x' });
  expect(other.headers['cache-control']).toBe('private, no-store');
  expect(other.headers['content-security-policy']).toContain("'nonce-");
  // another address is another page
  const failed = await ask('/?sign-in=failed');
  expect(failed.body.equals(first.body)).toBe(false);
  expect((await ask('/')).body.equals(first.body)).toBe(true);
  // what is no page for visitors is never kept
  const missing = await ask('/guide/nowhere');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'private, no-store']);
});

test('a page begun like others is packed with the start they share, and unpacks to its own words', async () => {
  const pages = await Promise.all(
    guestPaths().map(async (path) => ({
      plain: words((await ask(path)).body),
      packed: await ask(path, { 'Accept-Encoding': 'br, gzip' }),
    })),
  );
  expect(new Set(pages.map(({ plain }) => plain)).size).toBe(pages.length);
  for (const { plain, packed } of pages) {
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(words(gunzipSync(packed.body))).toBe(plain);
  }
  // their first kilobytes are the same ones
  const starts = pages.map(({ packed }) => packed.body.subarray(0, 3_000).toString('base64'));
  expect(new Set(starts).size).toBe(1);
});

test('styles come before scripts: the dashboard is seen before a slow link has brought these', async () => {
  const { body } = await ask('/dashboard', { Cookie: prepared.cookie });
  const head = body.toString().match(/<link rel="(stylesheet|modulepreload)"[^>]*>/g) ?? [];
  const scripts = head.filter((link) => link.includes('modulepreload'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((link) => !link.includes(' fetchpriority="low"'))).toEqual([]);
  expect(head.filter((link) => link.includes('stylesheet') && link.includes('fetchpriority'))).toEqual([]);
});

test('search engines learn of the pages for everybody and of nothing else, messengers what the start page is', async () => {
  const robots = await ask('/robots.txt');
  expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots.body.toString()).toContain(`\nSitemap: ${app.url}/sitemap.xml\n`);
  const sitemap = await ask('/sitemap.xml');
  expect([sitemap.status, sitemap.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const listed = [...sitemap.body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  );
  expect(listed.length).toBeGreaterThan(3);
  for (const { origin, pathname } of listed) {
    expect(origin).toBe(app.url);
    const page = await ask(pathname);
    expect(page.status, pathname).toBe(200);
    expect(page.body.toString(), pathname).not.toContain('content="noindex"');
  }
  const [path = ''] = guestPaths();
  expect((await ask(path)).body.toString()).toContain('<meta name="robots" content="noindex"/>');
  const landing = (await ask('/')).body.toString();
  expect(landing).toContain('<meta property="og:type" content="website"/>');
  expect(landing).toContain(`<meta property="og:url" content="${app.url}/"/>`);
});

test('whoever finds a hole reads where to write, in a file that holds for some months', async () => {
  const { status, headers, body } = await ask('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:support@/);
  expect(fields.get('Canonical')).toBe(`${app.url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
