import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prolongSession } from '#backend/accounts/session-repository.ts';
import { currentUser } from '#contract/accounts/accounts.ts';
import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';
import { Browser } from '#tests/sandbox/browser.ts';
import { spoiled } from '#tests/setup/spoiled.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

const { api, issuer } = useBackendWithProvider();

/** Cookies of one browser on our site. */
type Jar = Map<string, string>;

async function visit(path: string, jar: Jar, headers: Record<string, string> = {}): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await api.backend.fetch(
    new Request(TEST_ORIGIN + path, { headers: { ...(cookie && { Cookie: cookie }), ...headers } }),
  );
  for (const header of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/max-age=0/i.test(header)) jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}

/** Leaves for the provider and signs in there. @returns the path it sends the browser back to */
async function throughProvider(jar: Jar, person: Record<string, string>, returnTo?: string): Promise<string> {
  const leaving = await visit(
    `/auth/login${returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`}`,
    jar,
  );
  expect(leaving.status).toBe(302);
  const browser = new Browser(new URL(issuer()).origin);
  const form = await browser.open(leaving.headers.get('Location') ?? '');
  const back = await browser.submit(form.url, person);
  expect(back.url).toMatch(new RegExp(`^${TEST_ORIGIN}/auth/callback`));
  return back.url.slice(TEST_ORIGIN.length);
}

async function signIn(jar: Jar, person: Record<string, string>, returnTo?: string): Promise<string> {
  const answer = await visit(await throughProvider(jar, person, returnTo), jar);
  return answer.headers.get('Location') ?? '';
}

async function whoAmI(jar: Jar) {
  const answer = await visit('/auth/me', jar);
  return answer.ok ? currentUser.parse(await answer.json()).user : answer.status;
}

describe('signing in', () => {
  it('makes the person known by what the provider vouches for, and leads to the dashboard', async () => {
    const jar: Jar = new Map();
    expect(await signIn(jar, { email: 'Newcomer@Example.in', name: 'Meera Iyer' })).toBe('/dashboard');
    expect(await whoAmI(jar)).toMatchObject({
      email: 'newcomer@example.in',
      firstName: 'Meera',
      lastName: 'Iyer',
      plan: 'basic',
    });
  });

  it('finds the same person again, with the profile as they left it', async () => {
    const first: Jar = new Map();
    await signIn(first, { email: 'again@example.in', name: 'Dev Shah' });
    const second: Jar = new Map();
    await signIn(second, { email: 'again@example.in', name: 'Another Name' });
    expect(await whoAmI(second)).toEqual(await whoAmI(first));
    expect(second.get('shagun_session')).not.toBe(first.get('shagun_session'));
  });

  it('takes no address for somebody else’s that lower case alone makes the same', async () => {
    const [owner, other]: [Jar, Jar] = [new Map(), new Map()];
    await signIn(owner, { email: 'vikram@example.in' });
    // the Kelvin sign
    expect(await signIn(other, { email: 'vi\u212Aram@example.in', name: 'Eve' })).toBe('/dashboard');
    expect(await whoAmI(other)).toMatchObject({ email: '', pendingEmail: '', firstName: 'Eve' });
  });

  it('gives a session no script can read and an expiry', async () => {
    const jar: Jar = new Map();
    const answer = await visit(await throughProvider(jar, { email: 'cookie@example.in' }), jar);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('shagun_session='))).toMatch(
      /^shagun_session=[\w-]{43};.*Max-Age=\d+.*HttpOnly.*SameSite=Lax/,
    );
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toMatch(/HttpOnly/);
    const { rows } = await api.backend.ctx.database.pool.query<{ stored: string }>(
      'select token_hash as stored from sessions',
    );
    expect(rows.map(({ stored }) => stored)).not.toContain(jar.get('shagun_session'));
  });

  it('links the person to the guest lists their verified address is on', async () => {
    const organiser = await api.signIn();
    const { db } = api.backend.ctx;
    await db
      .insertInto('events')
      .values({
        id: 'event-for-linking',
        organiser_id: organiser.userId,
        request_id: 'r',
        event_type: 'wedding',
        event_name: 'W',
        description: 'D',
        date: '2030-01-01',
        time_zone: 'Asia/Kolkata',
        starts_at: new Date('2030-01-01'),
      })
      .execute();
    await db
      .insertInto('guests')
      .values({
        id: 'guest-for-linking',
        event_id: 'event-for-linking',
        position: 1,
        email: 'invited@example.in',
        link_key: 'k'.repeat(22),
      })
      .execute();
    const jar: Jar = new Map();
    await signIn(jar, { email: 'Invited@example.in' });
    const guest = await db
      .selectFrom('guests')
      .select('user_id')
      .where('id', '=', 'guest-for-linking')
      .executeTakeFirst();
    const person = await whoAmI(jar);
    expect(guest?.user_id).toBe(typeof person === 'number' ? 'nobody' : person._id);
  });

  it('ends on the landing page when the person goes back without signing in', async () => {
    const jar: Jar = new Map();
    expect(await signIn(jar, { cancel: 'yes', email: '', name: '' })).toBe('/?sign-in=cancelled');
    expect(await whoAmI(jar)).toBe(401);
  });

  it('ends on the landing page when the provider cannot be reached', async () => {
    const { createIdentity, IdentityUnavailable } = await import('#backend/providers/identity.ts');
    const nowhere = createIdentity({ ...api.backend.ctx.env, OIDC_ISSUER: 'http://127.0.0.1:9/oidc' });
    await expect(nowhere.begin()).rejects.toThrow(IdentityUnavailable);
  });
});

describe('a return from the provider', () => {
  it('counts once', async () => {
    const jar: Jar = new Map();
    const back = await throughProvider(jar, { email: 'once@example.in' });
    const replay = new Map(jar);
    expect((await visit(back, jar)).headers.get('Location')).toBe('/dashboard');
    expect((await visit(back, replay)).headers.get('Location')).toBe('/?sign-in=failed');
    expect(await whoAmI(replay)).toBe(401);
  });

  it('counts only in the browser that left', async () => {
    const back = await throughProvider(new Map(), { email: 'attacker@example.in' });
    const victim: Jar = new Map();
    expect((await visit(back, victim)).headers.get('Location')).toBe('/?sign-in=failed');
    expect(await whoAmI(victim)).toBe(401);
  });

  it('that began often and never ended leaves no more cookies than a request can hold, the newest among them', async () => {
    const jar: Jar = new Map();
    for (let time = 0; time < 12; time += 1) await visit('/auth/login', jar);
    expect([...jar.keys()].filter((name) => name.startsWith('shagun_sign_in_'))).toHaveLength(8);
    expect(await signIn(jar, { email: 'meera@example.in' })).toBe('/dashboard');
  });

  it('does not count with a state, a code or a remembered attempt that was changed', async () => {
    const jar: Jar = new Map();
    const back = await throughProvider(jar, { email: 'changed@example.in' });
    for (const path of [
      back.replace(/(?<=state=)[^&]+/, spoiled),
      back.replace(/code=[^&]+/, 'code=made-up'),
      '/auth/callback',
      '/auth/callback?state=%00&code=x',
    ]) {
      const copy = new Map(jar);
      expect((await visit(path, copy)).headers.get('Location'), path).toBe('/?sign-in=failed');
      expect(await whoAmI(copy)).toBe(401);
    }
    const forged = new Map(
      [...jar].map(([name, value]) => [name, value.replace('dashboard', 'elsewhere')] as const),
    );
    expect((await visit(back, forged)).headers.get('Location')).toBe('/?sign-in=failed');
  });
});

describe('where signing in leads', () => {
  it('is the page that was asked for', async () => {
    expect(await signIn(new Map(), { email: 'there@example.in' }, '/event/abc?tab=gifts')).toBe(
      '/event/abc?tab=gifts',
    );
  });

  const attempts = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'javascript:alert(1)',
    '/auth/logout',
    '/api/docs',
    '/profile/data/download',
    '/u/token',
    '/%09/evil.example/..//evil.example',
    'http:evil.example',
    '///evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '',
    'evil.example',
  ];

  it.each(attempts)('is this site whatever is asked for: %j', async (returnTo) => {
    const location = await signIn(new Map(), { email: 'open@example.in' }, returnTo);
    expect(new URL(location, TEST_ORIGIN).origin).toBe(TEST_ORIGIN);
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(location).not.toMatch(/^\/(auth|api|u|profile)\b/);
  });

  it('is this site for any text at all', () => {
    const text = (pieces: string[], most: number) =>
      fc.array(fc.constantFrom(...pieces), { maxLength: most }).map((parts) => parts.join(''));
    const steps = text(['/', '.', '..', '\\', 'a', 'evil.example'], 6);
    const hostile = text(
      [
        '/',
        '\\',
        '.',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '%5c',
        '%2e',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        'https:',
        'evil.example',
      ],
      8,
    );
    fc.assert(
      fc.property(
        fc.oneof(
          steps.map((end) => `/${end}`),
          hostile.map((end) => `/${end}`),
          hostile,
          fc.string(),
          fc.webUrl(),
        ),
        (address) => {
          const path = landingPath(address) ?? HOME_PATH;
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, TEST_ORIGIN).origin).toBe(TEST_ORIGIN);
        },
      ),
      { numRuns: 20_000 },
    );
  });
});

describe('signing out', () => {
  it('ends the session here, not only the cookie, and goes on to the provider', async () => {
    const jar: Jar = new Map();
    await signIn(jar, { email: 'leaving@example.in' });
    const kept = new Map(jar);
    const answer = await visit('/auth/logout', jar);
    expect(answer.headers.get('Location')).toContain(issuer());
    expect(jar.has('shagun_session')).toBe(false);
    expect(await whoAmI(kept)).toBe(401);
  });

  it('is not for another site to do', async () => {
    const jar: Jar = new Map();
    await signIn(jar, { email: 'staying@example.in' });
    for (const site of ['cross-site', 'same-site'])
      await visit('/auth/logout', jar, { 'Sec-Fetch-Site': site });
    expect(await whoAmI(jar)).toMatchObject({ email: 'staying@example.in' });
  });
});

describe('a session', () => {
  it('that was revoked or has expired counts no more from the next request on', async () => {
    const jar: Jar = new Map();
    await signIn(jar, { email: 'revoked@example.in' });
    const person = await whoAmI(jar);
    if (typeof person === 'number') throw new Error('should be signed in');
    const sessions = api.backend.ctx.db.updateTable('sessions').where('user_id', '=', person._id);
    await sessions.set({ revoked_at: new Date() }).execute();
    expect(await whoAmI(jar)).toBe(401);
    await sessions.set({ revoked_at: null }).execute();
    expect(await whoAmI(jar)).toMatchObject({ _id: person._id });
    api.setNow(new Date(Date.now() + 31 * 24 * 3600 * 1000));
    expect(await whoAmI(jar)).toBe(401);
    api.setNow();
  });

  it('is kept on while it is used, for half a year at most, and its cookie with it', async () => {
    const jar: Jar = new Map();
    await signIn(jar, { email: 'always-here@example.in' });
    const signedIn = Date.now();
    const days = 24 * 3600 * 1000;
    /** Asks who one is so many days later. @returns the days the cookie is kept from then, or null where it is left as it is */
    const askAfter = async (day: number) => {
      api.setNow(new Date(signedIn + day * days));
      const answer = await visit('/auth/me', jar);
      expect(answer.status).toBe(200);
      const kept = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('shagun_session='));
      if (!kept) return null;
      expect(kept).toMatch(/HttpOnly.*SameSite=Lax/);
      expect(answer.headers.getSetCookie().join()).toContain('XSRF-TOKEN=');
      return Math.round(Number(/Max-Age=(\d+)/.exec(kept)?.[1]) / 24 / 3600);
    };
    onTestFinished(() => api.setNow());
    expect(await askAfter(14)).toBeNull();
    expect(await askAfter(16)).toBe(30);
    expect(await askAfter(17)).toBeNull();
    expect(await askAfter(45)).toBe(30);
    for (const day of [70, 95, 120, 145]) expect(await askAfter(day)).toBe(30);
    expect(await askAfter(170)).toBe(10);
    expect(await askAfter(179)).toBeNull();
    api.setNow(new Date(signedIn + 181 * days));
    expect(await whoAmI(jar)).toBe(401);
  });

  it('that was revoked is kept on by nobody', async () => {
    const jar: Jar = new Map();
    await signIn(jar, { email: 'gone-meanwhile@example.in' });
    const { db } = api.backend.ctx;
    const token = createHash('sha256')
      .update(jar.get('shagun_session') ?? '')
      .digest('hex');
    const { id } = await db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('token_hash', '=', token)
      .returning('id')
      .executeTakeFirstOrThrow();
    const now = new Date();
    const until = new Date(now.getTime() + 40 * 24 * 3600 * 1000);
    expect(await prolongSession(db, id, { now, until })).toBe(false);
  });

  it('is not had by a made-up cookie', async () => {
    expect(await whoAmI(new Map([['shagun_session', 'x'.repeat(43)]]))).toBe(401);
    expect(await whoAmI(new Map([['__Host-shagun_session', 'x'.repeat(43)]]))).toBe(401);
  });
});

describe('tries to sign in are limited', () => {
  const from = (address: string) => ({ 'X-Shagun-Client-Address': address });
  // far from the end of a window, so that no count begins anew meanwhile
  beforeAll(() => api.setNow(new Date('2031-02-14T10:00:01Z')));
  afterAll(() => api.setNow());
  /** As if so many had begun from there in this window. */
  const begun = (group: string, hits: number) =>
    api.backend.ctx.db
      .insertInto('rate_limits')
      .values({ key: `sign-in:${group}`, window_start: new Date('2031-02-14T10:00:00Z'), hits })
      .execute();

  it('by browser first, with the wait named; a person reads a sentence', async () => {
    const browser: Jar = new Map();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await visit('/auth/login', browser, from('203.0.113.7'))).status);
      for (const name of browser.keys()) if (name.startsWith('shagun_sign_in_')) browser.delete(name);
    }
    // the first request brought the cookie
    expect(statuses.every((status) => status === 302)).toBe(true);
    const refused = await visit('/auth/login', browser, from('203.0.113.7'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(
      (await visit('/auth/login', browser, { ...from('203.0.113.7'), Accept: 'text/html' })).headers.get(
        'Location',
      ),
    ).toBe('/?sign-in=busy');
    // the others behind the same address go on
    expect((await visit('/auth/login', new Map(), from('203.0.113.7'))).status).toBe(302);
  });

  it('by address with much room, IPv6 by what one home has', async () => {
    await begun('203.0.113.20', 2999);
    expect((await visit('/auth/login', new Map(), from('203.0.113.20'))).status).toBe(302);
    // the same address as IPv6
    expect((await visit('/auth/login', new Map(), from('::ffff:203.0.113.20'))).status).toBe(429);
    await begun('2001:db8:1:2::/64', 3000);
    expect((await visit('/auth/login', new Map(), from('2001:db8:1:2::77'))).status).toBe(429);
    expect((await visit('/auth/login', new Map(), from('2001:db8:1:3::77'))).status).toBe(302);
  });

  it('by account, wherever from', async () => {
    await signIn(new Map(), { email: 'often@example.in' });
    const { rows } = await api.backend.ctx.database.pool.query<{ key: string }>(
      `select key from rate_limits where key like 'sign-in-account:%' and window_start = '2031-02-14T10:00:00Z' order by hits desc`,
    );
    expect(rows).toHaveLength(1);
    await api.backend.ctx.db
      .updateTable('rate_limits')
      .set({ hits: 30 })
      .where('key', '=', rows[0]?.key ?? '')
      .execute();
    expect(await signIn(new Map(), { email: 'often@example.in' })).toBe('/?sign-in=busy');
    expect(await signIn(new Map(), { email: 'seldom@example.in' })).toBe('/dashboard');
  });
});
