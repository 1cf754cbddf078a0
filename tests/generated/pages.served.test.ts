import { ownAddress } from '#tests/setup/address-owners.ts';
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { pagesAmount } from '#tests/generated/settings.ts';
import { seed } from '#tests/setup/seed.ts';
import { complaintAbout, type Heard } from '#tests/generated/verdict.ts';
import {
  wildContentType,
  wildHeader,
  wildKey,
  wildMultipart,
  wildSegment,
  wildText,
} from '#tests/generated/wild.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

/*
 * Every page of the built app, under the server that runs it, opened and sent to in ways no browser
 * would: broken addresses, unknown methods, forms of other sites, cut off bodies.
 */
const SECRET = 'b7Qm-2xVz_9rLkTf4WcYn8HsJd6EpGa3';
const token = newSecret();
let database: TestDatabase;
let app: Served;
const known: Record<string, string> = { eventType: 'birthday', response: 'yes', source: 'email' };

beforeAll(async () => {
  database = await testDatabase();
  const { ctx, stop } = await bootBackend(
    readEnv({ SHAGUN_MODE: 'test', LOG_LEVEL: 'silent', SESSION_SECRET: SECRET, ...database.env }),
    { runJobs: false, migrate: false },
  );
  const userId = newId();
  await ctx.db
    .insertInto('users')
    .values({
      id: userId,
      issuer: 'test',
      subject: userId,
      verified_email: 'host@example.in',
      first_name: 'Asha',
      last_name: 'Rao',
      plan: 'professional',
    })
    .execute();
  await ownAddress(ctx.db, userId, 'host@example.in');
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: sha256(token),
      user_id: userId,
      id_token: null,
      expires_at: new Date(Date.now() + 3_600_000),
      revoked_at: null,
    })
    .execute();
  known.eventId = await addEvent(ctx, userId);
  const guest = await addGuest(ctx, known.eventId);
  Object.assign(known, { guestId: guest.id, key: guest.key });
  await stop();
  app = await serveApp({ env: { SESSION_SECRET: SECRET, LOG_LEVEL: 'fatal', ...database.env } });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

interface Route {
  path?: string;
  children?: Route[];
}
const pathsOf = ({ path: own = '', children = [] }: Route, above = ''): string[] => [
  `${above}/${own}`,
  ...children.flatMap((child) => pathsOf(child, `${above}/${own}`)),
];
const pages = [...new Set((routes as Route[]).flatMap((route) => pathsOf(route)))].map(
  (page) => page.replace(/\/$/, '') || '/',
);

const elsewhere = fc.constantFrom(
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
);
const form = fc.array(
  fc.tuple(
    fc.oneof(
      wildKey,
      fc.constantFrom(
        'go',
        'back',
        'firstName',
        'email',
        'rsvp',
        'key',
        'guests[0].email',
        '__intent__',
        'amount',
        'page',
        'version',
        'returnTo',
      ),
    ),
    fc.oneof(wildText, elsewhere),
  ),
  { maxLength: 6 },
);
const body = fc.oneof(
  form.map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(fields).toString(),
  })),
  fc.tuple(wildContentType, wildMultipart).map(([type, text]) => ({ type, text })),
);
const requests = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('GET') },
    { weight: 4, arbitrary: fc.constant('POST') },
    fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'),
  ),
  segments: fc.oneof(fc.constant<string[]>([]), fc.array(wildSegment, { minLength: 1, maxLength: 4 })),
  data: fc.constantFrom('', '', '.data', '/', '/..%2f'),
  query: fc.array(
    fc.tuple(
      fc.oneof(
        wildKey,
        fc.constantFrom(
          'page',
          'search',
          'filter',
          '_routes',
          '_data',
          'index',
          'guest',
          'key',
          'returnTo',
          'order_id',
          'token',
        ),
      ),
      fc.oneof(wildText, elsewhere),
    ),
    { maxLength: 3 },
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      'Accept-Language',
      'Referer',
      'If-None-Match',
      'Range',
      'X-XSRF-TOKEN',
      'X-Forwarded-For',
    ),
    wildHeader,
    { maxKeys: 2 },
  ),
  origin: fc.constantFrom('own', 'own', 'evil', 'null', undefined),
  signedIn: fc.boolean(),
  body,
});

/** What the page itself brings along and its policy then forbids. */
function refusedStyles(html: string, policy: string): string | undefined {
  if (!policy || policy.includes("'unsafe-inline'")) return undefined;
  const attribute = /<[a-z][^<>]*\sstyle="[^"]*"/.exec(html)?.[0];
  const element = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].find(
    ([, css = '']) => !policy.includes(createHash('sha256').update(css).digest('base64')),
  )?.[0];
  return (attribute ?? element)?.slice(0, 300);
}

/** Where browsers go from here, read as they read it. Signing in and its like lead out by design, and are tested where they are. */
const staysHere = (location: string): boolean =>
  URL.canParse(location, app.url) && new URL(location, app.url).origin === app.url;

/** Sends exactly this: a browser's client would tidy the address and refuse the method. */
function send(
  {
    method,
    segments,
    data,
    query,
    headers,
    origin,
    signedIn,
    body: content,
  }: typeof requests extends fc.Arbitrary<infer R> ? R : never,
  page: string,
): [string, Promise<Heard>] {
  let at = 0;
  const address =
    page.replace(
      /:(\w+)|\*/g,
      (_, name?: string) => segments[at++] ?? (name && known[name]) ?? 'nothing-like-that',
    ) + data;
  const target = `${address.slice(0, 7_500)}?${new URLSearchParams(query).toString().slice(0, 3_000)}`;
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const bytes = Buffer.from(content.text);
  const sent = {
    ...headers,
    ...(signedIn && { Cookie: `shagun_session=${token}` }),
    ...(origin && { Origin: { own: app.url, evil: 'https://evil.example', null: 'null' }[origin] ?? '' }),
    ...(hasBody && { 'Content-Type': content.type, 'Content-Length': bytes.length }),
  };
  const answer = new Promise<Heard>((resolve, reject) => {
    const outgoing = httpRequest(app.url, { method, path: target, family: 4, headers: sent });
    outgoing.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      const location = response.headers.location;
      if (location !== undefined && !staysHere(location)) return reject(new Error(`it leads to ${location}`));
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('error', reject)
        .once('end', () => {
          const text = Buffer.concat(chunks).toString();
          const refused = refusedStyles(text, String(response.headers['content-security-policy'] ?? ''));
          if (refused) return reject(new Error(refused));
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text });
        });
    });
    outgoing.end(hasBody ? bytes : undefined);
  });
  return [
    `${method} ${target.slice(0, 500)} ${JSON.stringify(sent).slice(0, 400)}\n  ${hasBody ? content.text.slice(0, 300) : ''}`,
    answer,
  ];
}

const each = Math.ceil(pagesAmount / pages.length);
it.each(pages)('%s', async (page) => {
  const complaints: string[] = [];
  for (const request of fc.sample(requests, { numRuns: each, seed: seed + pages.indexOf(page) })) {
    const written = app.output().length;
    const [what, answer] = send(request, page);
    const complaint = await complaintAbout(answer, SECRET);
    if (complaint)
      complaints.push(`${complaint}\n  ${what}\n  ${app.output().slice(written, written + 1500)}`);
  }
  expect(
    complaints.slice(0, 3).join('\n\n'),
    `${complaints.length} of ${each} requests; TEST_SEED=${seed} sends them again`,
  ).toBe('');
});

it('the pages of guests bring their styles along, and their policy allows these alone', async () => {
  const answer = await fetch(
    `${app.url}/event/${known.eventId}/rsvp/${known.guestId}/yes/email?key=${known.key}`,
  );
  const html = await answer.text();
  expect(html).toMatch(/<style[^>]*>[^<]{1000,}<\/style>/);
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
  expect(refusedStyles(html, policy)).toBeUndefined();
  expect(refusedStyles('<p style="color:red">', policy)).toContain('style=');
});

it('answers as before after all that', async () => {
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(
    (await fetch(`${app.url}/dashboard`, { headers: { Cookie: `shagun_session=${token}` } })).status,
  ).toBe(200);
});
