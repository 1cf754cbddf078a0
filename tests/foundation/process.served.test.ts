import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { runToEnd } from '#tests/setup/command-run.ts';
import { serveApp, serveBackendAlone, type Served } from '#tests/setup/served-app.ts';

const running: Served[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

async function start(env: Record<string, string> = {}): Promise<Served> {
  const app = await serveApp({ env });
  running.push(app);
  return app;
}

let lasting: Promise<Served> | undefined;
afterAll(async () => (await lasting)?.stop());

/** An app with the usual settings, the same for all who only ask it something. */
const usual = (): Promise<Served> => (lasting ??= serveApp());

async function startBackendAlone(env: Record<string, string> = {}): Promise<Served> {
  const backend = await serveBackendAlone({ env });
  running.push(backend);
  return backend;
}

/** Begins a request whose second half is sent by `finish`. */
function slowRequest(app: Served) {
  const body = JSON.stringify({
    name: 'Asha',
    email: 'asha@example.in',
    topic: 'help',
    message: 'Written slowly',
  });
  const outgoing = httpRequest(`${app.url}/api/contact`, {
    method: 'POST',
    family: 4,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Origin: app.url,
    },
  });
  const answer = once(outgoing, 'response').then(async ([response]) => {
    let text = '';
    for await (const chunk of response as AsyncIterable<Buffer>) text += chunk.toString();
    return { status: (response as { statusCode: number }).statusCode, text };
  });
  outgoing.write(body.slice(0, 10));
  return {
    answer,
    abandon: () => outgoing.destroy(),
    finish: () => outgoing.end(body.slice(10)),
    socket: once(outgoing, 'socket'),
  };
}

/** Resolves once the app takes no new connections. */
async function untilClosed(app: Served): Promise<void> {
  for (;;) {
    const open = await fetch(`${app.url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!open) return;
  }
}

it('asked to stop, it finishes the request it is in, takes no other, and ends well', async () => {
  const app = await start();
  const slow = slowRequest(app);
  // answered after the slow one began on another connection, so the server has seen both
  await fetch(`${app.url}/healthz`);
  app.child.process.kill('SIGTERM');
  await untilClosed(app);
  expect(app.child.hasEnded()).toBe(false);
  slow.finish();
  const { status, text } = await slow.answer;
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ success: true });
  expect(await app.child.ended).toBe(0);
});

/** A connection of its own, kept open, that reads what the server says on it. */
async function connectTo(app: Served) {
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' });
  let read = '';
  socket.on('data', (chunk: Buffer) => (read += chunk.toString()));
  const ended = new Promise<string>((resolve) => {
    socket.once('end', () => resolve('ended')).once('error', (error) => resolve(error.message));
  });
  await once(socket, 'connect');
  return {
    ask: (path: string, more = '') => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`),
    read: () => read,
    ended,
    close: () => socket.destroy(),
  };
}

it.each([
  ['the app', (env?: Record<string, string>) => start(env)],
  ['the backend alone', (env?: Record<string, string>) => startBackendAlone(env)],
])(
  'asked to stop, %s answers all who have asked, says on kept connections that they end, and resets none',
  async (_name, begin) => {
    const app = await begin();
    const kept = await Promise.all(Array.from({ length: 3 }, () => connectTo(app)));
    for (const connection of kept) {
      connection.ask('/healthz');
      await expect.poll(connection.read).toContain('"ok"');
      expect(connection.read()).toMatch(/Keep-Alive: timeout=6\d\d/);
    }
    const slow = slowRequest(app);
    const [late, ...asking] = kept;
    const fresh = await Promise.all(Array.from({ length: 30 }, () => connectTo(app)));
    for (const connection of [...asking, ...fresh]) connection.ask('/api/docs');
    app.child.process.kill('SIGTERM');
    for (const connection of [...asking, ...fresh]) await expect.poll(connection.read).toContain('</html>');
    // while the slow one is still being sent: no new connections, but the kept ones answer once more
    await untilClosed(app);
    late?.ask('/readyz');
    expect(await late?.ended).toBe('ended');
    expect(late?.read()).toContain('it is stopping');
    expect(late?.read()).toContain('Connection: close');
    slow.finish();
    expect((await slow.answer).status).toBe(200);
    for (const connection of [...asking, ...fresh]) expect(await connection.ended).toBe('ended');
    expect(await app.child.ended).toBe(0);
  },
);

it('asked to stop, it does not wait for a browser that has left', async () => {
  const app = await start();
  const slow = slowRequest(app);
  slow.answer.catch(() => undefined);
  await fetch(`${app.url}/healthz`);
  slow.abandon();
  const stopBegin = Date.now();
  expect(await app.stop()).toBe(0);
  expect(Date.now() - stopBegin).toBeLessThan(10_000);
});

it('what it writes holds no key, no contact and no session, at the chattiest level', async () => {
  const app = await start({ LOG_LEVEL: 'debug' });
  const key = 'KEY-that-opens-an-invitation';
  const session = 'SESSION-token-of-somebody';
  const headers = { Cookie: `shagun_session=${session}`, Origin: app.url };
  const addresses = [
    `/event/an-event-somewhere/rsvp/a-guest-somewhere/yes/email?key=${key}`,
    `/event/an-event-somewhere?guest=a-guest-somewhere&key=${key}`,
    `/events/an-event-somewhere?key=${key}`,
    `/u/${key}`,
    `/organised-events?search=secret.person@example.in`,
    `/nowhere?email=secret.person@example.in&phone=9820012345`,
    `/auth/callback?code=${key}&state=${key}`,
  ];
  for (const address of addresses) {
    await fetch(app.url + address, { headers, redirect: 'manual' });
    await fetch(app.url + address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `rsvp=yes&key=${key}&email=secret.person@example.in`,
      redirect: 'manual',
    });
  }
  await app.stop();
  expect(app.output()).toContain('"msg":"request"');
  for (const secret of [key, session, 'secret.person', '9820012345'])
    expect(app.output()).not.toContain(secret);
});

it('a second one on the same data folder ends with a sentence, not a stack', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shagun-twice-'));
  await start({ DATA_DIR: folder });
  const second = await serveApp({ env: { DATA_DIR: folder } }).catch((error: unknown) => error as Error);
  expect(second).toBeInstanceOf(Error);
  expect((second as Error).message).toContain(
    `Shagun could not start: The data folder ${folder} is in use by process`,
  );
  expect((second as Error).message).not.toMatch(/^\s+at /m);
  expect(await runToEnd('ledger-check', [], { DATA_DIR: folder })).toMatchObject({
    code: 2,
    output: expect.stringContaining('with the embedded database the app has to be stopped first'),
  });
});

it('whatever it answers over https tells browsers to come back by https alone', async () => {
  const [secure, local] = await Promise.all([start({ APP_URL: 'https://shagun.example' }), usual()]);
  for (const address of ['/', '/favicon.svg', '/auth/me', '/nowhere', '/%ff', '/healthz']) {
    expect((await fetch(secure.url + address)).headers.get('Strict-Transport-Security'), address).toBe(
      'max-age=31536000',
    );
    expect((await fetch(local.url + address)).headers.has('Strict-Transport-Security'), address).toBe(false);
  }
});

it('headers of the visitor do not decide where it lives', async () => {
  const app = await usual();
  const answer = await fetch(`${app.url}/auth/login`, {
    headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    redirect: 'manual',
  });
  expect(answer.headers.get('Location') ?? '').not.toContain('evil.example');
  const page = await fetch(`${app.url}/`, { headers: { 'X-Forwarded-Host': 'evil.example' } });
  expect(await page.text()).not.toContain('evil.example');
});

it.each([
  ['the app', () => usual()],
  ['the backend alone', () => startBackendAlone()],
])('%s refuses a request that names its host twice', async (_name, begin) => {
  const connection = await connectTo(await begin());
  connection.ask('/healthz', 'Host: evil.example\r\n');
  await expect.poll(connection.read).toContain('HTTP/1.1 400 Bad Request');
  connection.close();
});

it('forms work behind a proxy that calls this server by another name', async () => {
  const app = await start({ TRUST_PROXY: 'true' });
  const post = (origin: string) =>
    new Promise<number>((resolve, reject) => {
      const outgoing = httpRequest(`${app.url}/profile`, {
        method: 'POST',
        family: 4,
        headers: {
          Host: 'backend-7.internal',
          Origin: origin,
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Forwarded-For': '203.0.113.9',
        },
      });
      outgoing
        .once('response', (response) => resolve(response.resume().statusCode ?? 0))
        .once('error', reject);
      outgoing.end('firstName=Asha');
    });
  // refused before it is read
  expect(await post('https://evil.example')).toBe(403);
  // read: a field is missing, or nobody is signed in
  expect([302, 303, 400]).toContain(await post(app.url));
});

it('files are kept as long as their names say, and what they cannot meet is no fault of ours', async () => {
  const app = await usual();
  const before = app.output().length;
  const html = await (await fetch(`${app.url}/guide`)).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? '';
  const get = (file: string, headers: Record<string, string> = {}) => fetch(app.url + file, { headers });
  expect((await get(script)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  for (const [file, status, headers] of [
    [script, 416, { Range: 'bytes=99999999-' }],
    ['/favicon.svg', 416, { Range: 'bytes=99999999-' }],
    ['/favicon.svg', 412, { 'If-Match': '"another"' }],
  ] as const) {
    const answer = await get(file, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
    expect(await answer.text()).toBe('');
  }
  expect((await get('/avatars')).status).toBe(404);
  // a question of Remix's older self
  expect((await get('/guide?_data=nonsense')).status).toBe(200);
  expect((await get('/nowhere?_data=nonsense')).status).toBe(404);
  expect(app.output().slice(before)).not.toMatch(/"level":"error"|page failed/);
});

it('scripts and styles are sent as the build packed them, to whoever can unpack them', async () => {
  const app = await usual();
  const html = await (await fetch(`${app.url}/guide`)).text();
  for (const file of [/\/assets\/libraries-[\w-]+\.js/, /\/assets\/main-[\w-]+\.css/]) {
    const url = app.url + (file.exec(html)?.[0] ?? '/nothing');
    const as = async (accepted: string) => {
      const answer = await fetch(url, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      return {
        packed: answer.headers.get('Content-Encoding'),
        type: answer.headers.get('Content-Type'),
        bytes: Number(answer.headers.get('Content-Length')),
        text: await answer.text(),
      };
    };
    const [plain, gzip, brotli] = [await as('identity'), await as('gzip'), await as('gzip, deflate, br')];
    expect([plain.packed, gzip.packed, brotli.packed]).toEqual([null, 'gzip', 'br']);
    expect([gzip.text, brotli.text]).toEqual([plain.text, plain.text]);
    expect([gzip.type, brotli.type]).toEqual([plain.type, plain.type]);
    expect(brotli.bytes).toBeLessThan(gzip.bytes);
    expect(gzip.bytes).toBeLessThan(plain.bytes / 2);
    const beyond = await fetch(url, { headers: { 'Accept-Encoding': 'br', Range: 'bytes=99999999-' } });
    expect([beyond.status, beyond.headers.get('Content-Encoding'), await beyond.text()]).toEqual([
      416,
      null,
      '',
    ]);
  }
});

it('what scripts ask of a page is kept by nobody, as the page itself', async () => {
  const app = await usual();
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { redirect: 'manual', headers });
  for (const path of ['/contact', '/guide.data', '/profile.data', '/nowhere.data']) {
    for (const { headers } of [await ask(path), await ask(path, { Cookie: 'shagun_session=x' })]) {
      expect(headers.get('Cache-Control'), path).toBe('private, no-store');
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    }
  }
  // the same for all who are not known here, and for them alone
  const kept = 'public, max-age=0, s-maxage=60';
  expect((await ask('/guide')).headers.get('Cache-Control')).toBe(kept);
  expect((await ask('/guide')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect((await ask('/guide', { Cookie: 'shagun_session=x' })).headers.get('Cache-Control')).toBe(
    'private, no-store',
  );
});
