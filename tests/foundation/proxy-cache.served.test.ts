import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare, type Prepared } from '#bench/prepare.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { missingPrograms, startHaproxy } from '#scripts/test/debian-programs.ts';
import { full } from '#tests/setup/full.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

/* A real cache in front of the app, set up as docs/examples/haproxy.cfg: what it keeps, and for whom. */

const missing = missingPrograms('haproxy');
if (missing.length > 0) process.stdout.write(`skipped: ${missing.join()} missing\n`);

it.runIf(full && process.platform === 'linux')('a machine that can have them all has them all', () => {
  expect(missing).toEqual([]);
});

describe.skipIf(missing.length > 0)('behind a cache', () => {
  let place: TestDatabase;
  let prepared: Prepared;
  let app: Served;
  let counter: Server;
  let front: Awaited<ReturnType<typeof startHaproxy>>;
  /** What came through to the app. */
  const arrived: string[] = [];

  beforeAll(async () => {
    place = await testDatabase();
    const port = await findFreePorts(3);
    const url = `http://localhost:${port}`;
    prepared = await prepare(place.env, url, [3]);
    app = await serveApp({ port: port + 1, env: { ...place.env, APP_URL: url, RUN_JOBS: 'false' } });
    counter = createServer((incoming, outgoing) => {
      if (incoming.url !== '/readyz') arrived.push(incoming.url ?? '');
      const { method, url: path = '', headers } = incoming;
      const onward = ask({ port: port + 1, host: '127.0.0.1', method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
    counter.listen(port + 2, '127.0.0.1');
    await once(counter, 'listening');
    front = await startHaproxy([port + 2], port);
  });
  afterAll(async () => {
    await front.stop();
    counter.closeAllConnections();
    counter.close();
    await app.stop();
    await place.drop();
  });

  /** Asks twice. @returns both answers, and how often the app was asked */
  async function twice(path: string, first: Record<string, string> = {}, second = first) {
    const before = arrived.length;
    const answers = [];
    for (const headers of [first, second]) {
      const answer = await fetch(front.url + path, { headers, redirect: 'manual' });
      answers.push({
        status: answer.status,
        headers: answer.headers,
        hit: answer.headers.get('X-Cache') === 'hit',
        bytes: Buffer.from(await answer.arrayBuffer()),
      });
    }
    const [one, two] = answers as [(typeof answers)[0], (typeof answers)[0]];
    return { one, two, requestCount: arrived.length - before };
  }

  it.each(['/', '/guide', '/about', '/terms', '/privacy'])(
    '%s is asked for each time, as it is in the language of whoever asks, and has no nonce',
    async (path) => {
      const { one, two, requestCount } = await twice(path, {}, { 'Accept-Language': 'hi-IN' });
      expect([one.status, one.hit, two.status, two.hit, requestCount]).toEqual([200, false, 200, false, 2]);
      const languages = [one, two].map(({ bytes }) => /<html lang="(\w+)/.exec(bytes.toString())?.[1]);
      expect(languages).toEqual(['en', 'hi']);
      for (const { headers, bytes } of [one, two]) {
        expect(headers.get('Content-Security-Policy')).toContain("'sha256-");
        expect(headers.get('Content-Security-Policy')).not.toContain('nonce');
        expect(bytes.toString()).not.toContain('nonce=');
        expect(headers.get('Set-Cookie')).toBeNull();
        // caches further out, and those that go by Vary alone
        const kept = headers
          .get('Cache-Control')
          ?.split(',')
          .map((each) => each.trim());
        expect(kept?.sort()).toEqual(['max-age=0', 'public', 's-maxage=60']);
        expect(headers.get('Vary')).toMatch(/\bAccept-Language\b/);
        expect(headers.get('Vary')).toMatch(/\bCookie\b/);
        expect(headers.get('Vary')).toMatch(/\bAccept-Encoding\b/);
      }
    },
  );

  it('whoever has a cookie gets none of it and leaves nothing there', async () => {
    const known = { Cookie: prepared.cookie };
    const landing = await twice('/', known);
    expect([landing.two.status, landing.two.headers.get('Location'), landing.requestCount]).toEqual([
      302,
      '/dashboard',
      2,
    ]);
    // first somebody signed in, then a visitor: at an address that nobody opened before
    const { one, two, requestCount } = await twice('/guide?new', known, {});
    expect([one.hit, two.hit, requestCount]).toEqual([false, false, 2]);
    expect(one.bytes.toString()).toContain('Asha');
    expect(two.bytes.toString()).not.toContain('Asha');
  });

  it('a guest’s personal page is never kept, in any language; nor what scripts, forms and calls are answered', async () => {
    const event = prepared.events.get(3);
    const guest = event?.guestPath ?? '';
    const english = await twice(guest, { 'Accept-Language': 'en' });
    const hindi = await twice(guest, { 'Accept-Language': 'hi' }, { 'Accept-Language': 'en' });
    expect([english.requestCount, hindi.requestCount]).toEqual([2, 2]);
    expect(
      [english.two, hindi.one, hindi.two].map(({ bytes }) => /<html lang="(\w+)/.exec(bytes.toString())?.[1]),
    ).toEqual(['en', 'hi', 'en']);
    for (const path of [
      guest,
      `/event/${event?.eventId}`,
      '/guide.data',
      '/contact',
      '/auth/me',
      `/events/${event?.eventId}`,
      '/healthz',
    ]) {
      const { one, two, requestCount } = await twice(path);
      expect([one.hit, two.hit, requestCount], path).toEqual([false, false, 2]);
      expect(one.headers.get('Cache-Control'), path).toMatch(/^(private|no-store)/);
    }
  });

  it('what is kept for all reads the same in every language, or says that it does not', async () => {
    for (const path of ['/', '/guide', '/about', '/terms', '/privacy']) {
      const direct = async (language: string) => {
        const answer = await fetch(app.url + path, { headers: { 'Accept-Language': language } });
        return { text: await answer.text(), vary: answer.headers.get('Vary') ?? '' };
      };
      const [english, hindi] = [await direct('en'), await direct('hi')];
      const variesByLanguage = /Accept-Language/.test(english.vary) && /Accept-Language/.test(hindi.vary);
      expect(variesByLanguage || english.text === hindi.text, path).toBe(true);
    }
  });

  it('answers that something is wrong are not kept', async () => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/events/images/AAAAAAAAAAAAAAAAAAAAAA', 404],
      ['/assets/nothing.js', 404],
      ['/events/no-such-event', 404],
    ] as const) {
      const { one, two, requestCount } = await twice(path);
      expect([one.status, two.status, one.hit, two.hit, requestCount], path).toEqual([
        status,
        status,
        false,
        false,
        2,
      ]);
    }
  });

  it('files and pictures are kept for everybody, with a cookie too, for as long as their address names them', async () => {
    const html = (await twice('/guide')).two.bytes.toString();
    const script = /\/assets\/main-[\w-]+\.css/.exec(html)?.[0] ?? '/nothing';
    const form = new FormData();
    const pixels = { width: 40, height: 30, channels: 3, background: 'red' } as const;
    const png = await sharp({ create: pixels }).png().toBuffer();
    form.set('image', new File([new Uint8Array(png)], 'red.png', { type: 'image/png' }));
    const sent = await fetch(`${front.url}/events/images`, {
      method: 'POST',
      headers: { Cookie: prepared.cookie, Origin: front.url },
      body: form,
    });
    expect(sent.status).toBe(201);
    const { image } = (await sent.json()) as { image: { url: string; thumbnailUrl: string } };
    for (const [path, lasts] of [
      [script, 'public, max-age=31536000, immutable'],
      [image.url, 'public, max-age=31536000, immutable'],
      [image.thumbnailUrl, 'public, max-age=31536000, immutable'],
      // what messengers show of the landing page; its name stays when it changes
      ['/og/default.png', 'public, max-age=3600'],
    ] as const) {
      const { one, two } = await twice(path, { Cookie: prepared.cookie }, {});
      expect([one.status, one.hit, two.hit], path).toEqual([200, false, true]);
      expect(two.headers.get('Cache-Control'), path).toBe(lasts);
      expect(two.bytes.equals(one.bytes), path).toBe(true);
    }
  });
});
