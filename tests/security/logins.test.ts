import { beforeEach, describe, expect, it } from 'vitest';
import { forgetOldLogins } from '#backend/accounts/security/login-service.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { currentUser } from '#contract/accounts/accounts.ts';
import { pastLogins, securityOverview, sessions } from '#contract/accounts/security.ts';
import { Browser } from '#tests/sandbox/browser.ts';
import { spoiled } from '#tests/setup/spoiled.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

const { api, issuer } = useBackendWithProvider();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('131', '132');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** A browser on our site. */
interface Visitor {
  jar: Map<string, string>;
  userAgent: string;
  ip: string;
}

const visitor = (userAgent = CHROME, ip = '203.0.113.7'): Visitor => ({ jar: new Map(), userAgent, ip });

async function visit({ jar, userAgent, ip }: Visitor, path: string): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    'User-Agent': userAgent,
    'X-Shagun-Client-Address': ip,
    ...(cookie && { Cookie: cookie }),
  };
  const answer = await api.backend.fetch(new Request(TEST_ORIGIN + path, { headers }));
  for (const header of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/max-age=0/i.test(header)) jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}

/** Leaves for the provider and answers there. @returns the path it sends the browser back to */
async function throughProvider(who: Visitor, answers: Record<string, string>, query = ''): Promise<string> {
  const leaving = await visit(who, `/auth/login${query}`);
  const browser = new Browser(new URL(issuer()).origin);
  const form = await browser.open(leaving.headers.get('Location') ?? '');
  const back = await browser.submit(form.url, answers);
  return back.url.slice(TEST_ORIGIN.length);
}

async function signIn(who: Visitor, email: string): Promise<string> {
  const answer = await visit(who, await throughProvider(who, { email, name: 'Asha Rao' }));
  expect(answer.headers.get('Location')).toBe('/dashboard');
  return currentUser.parse(await (await visit(who, '/auth/me')).json()).user._id;
}

const historyOf = async (who: Visitor) =>
  pastLogins.parse(await (await visit(who, '/auth/past-logins')).json()).pastLogins;
const sessionsOf = async (who: Visitor) =>
  sessions.parse(await (await visit(who, '/auth/sessions')).json()).activeSessions;
const overviewOf = async (who: Visitor) =>
  securityOverview.parse(await (await visit(who, '/auth/security/overview')).json());
const logins = () => api.backend.ctx.db.selectFrom('logins').selectAll().orderBy('created_at').execute();

async function lettersTo(userId: string) {
  const { rows } = await api.backend.ctx.database.pool.query<{
    data: { letter: { subject: string; facts: { term: string; value: string }[] } };
  }>(`select data from jobs.job where name = 'letter' and data->>'userId' = $1 order by created_on`, [
    userId,
  ]);
  return rows.map(({ data }) => data.letter);
}

const notificationsOf = (userId: string) =>
  api.backend.ctx.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).execute();

beforeEach(async () => {
  api.setNow();
  await api.backend.ctx.db.deleteFrom('rate_limits').execute();
  await api.backend.ctx.db.deleteFrom('logins').execute();
});

describe('the history of logins', () => {
  it('says when, where and with what, and whether the session can still be used', async () => {
    const laptop = visitor();
    await signIn(laptop, 'history@example.in');
    const phone = visitor(IPHONE, '198.51.100.4');
    await signIn(phone, 'history@example.in');
    await visit(laptop, '/auth/logout');
    const history = await historyOf(phone);
    expect(history).toMatchObject([
      {
        device: { browser: 'Safari', os: 'iOS', deviceType: 'mobile' },
        ipAddress: '198.51.100.4',
        status: 'active',
      },
      {
        device: { browser: 'Chrome', os: 'Windows', deviceType: 'desktop' },
        ipAddress: '203.0.113.7',
        status: 'ended',
      },
    ]);
    expect((await sessionsOf(phone)).map(({ sessionId }) => sessionId)).toEqual([history[0]?.sessionId]);
    expect((await overviewOf(phone)).sessionActivity).toEqual({ totalActiveSessions: 1, recentLogins: 2 });
  });

  it('shows the latest ten, of oneself alone', async () => {
    const one = visitor();
    for (let index = 0; index < 11; index += 1) await signIn(one, 'often@example.in');
    const other = visitor();
    await signIn(other, 'seldom@example.in');
    expect(await historyOf(one)).toHaveLength(10);
    expect(await historyOf(other)).toHaveLength(1);
    // each sign-in with the same browser takes the place of the one before
    expect(await sessionsOf(one)).toHaveLength(1);
    expect((await historyOf(one)).map(({ status }) => status)).toEqual([
      'active',
      ...Array.from({ length: 9 }, () => 'ended'),
    ]);
  });

  it('is kept for 180 days, and so are sessions that ran out', async () => {
    const who = visitor();
    const userId = await signIn(who, 'long-ago@example.in');
    const { db } = api.backend.ctx;
    const left = async () => [
      (await logins()).length,
      (await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length,
    ];
    api.setNow(new Date(Date.now() + 179 * DAY_MS));
    await forgetOldLogins(api.backend.ctx);
    expect(await left()).toEqual([1, 1]);
    api.setNow(new Date(Date.now() + 181 * DAY_MS));
    await forgetOldLogins(api.backend.ctx);
    expect(await left()).toEqual([0, 1]);
    api.setNow(new Date(Date.now() + 211 * DAY_MS));
    await forgetOldLogins(api.backend.ctx);
    expect(await left()).toEqual([0, 0]);
  });

  it('keeps a login whose session is gone, under a name of its own', async () => {
    const who = visitor();
    const userId = await signIn(who, 'gone@example.in');
    const other = visitor();
    await signIn(other, 'gone@example.in');
    const [session] = await sessionsOf(other);
    await api.backend.ctx.db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', session?.sessionId ?? '')
      .execute();
    expect((await historyOf(other)).map(({ status }) => status)).toEqual(['active', 'ended']);
  });
});

describe('a sign-in that failed', () => {
  it('of nobody known is kept without any name or contact', async () => {
    const stranger = visitor();
    const cancelled = await throughProvider(stranger, {
      cancel: 'yes',
      email: 'qureshiwala@example.in',
      name: 'Zubinah Qureshiwala',
    });
    expect((await visit(stranger, cancelled)).headers.get('Location')).toBe('/?sign-in=cancelled');
    const back = await throughProvider(stranger, {
      email: 'qureshiwala@example.in',
      name: 'Zubinah Qureshiwala',
    });
    await visit(stranger, back.replace(/(?<=state=)[^&]+/, spoiled));
    await visit(stranger, back.replace(/code=[^&]+/, 'code=made-up'));
    await visit(stranger, '/auth/callback?error=server_error&error_description=qureshiwala@example.in');
    const kept = await logins();
    expect(kept.map(({ outcome, reason, user_id }) => [outcome, reason, user_id])).toEqual([
      ['failed', 'cancelled', null],
      ['failed', 'state', null],
      ['failed', 'refused', null],
      ['failed', 'state', null],
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/zubinah|qureshiwala/i);
  });

  it('counts for the person whose session the browser held, also after it has ended', async () => {
    const who = visitor();
    const userId = await signIn(who, 'held@example.in');
    const held = new Map(who.jar);
    const elsewhere = visitor(IPHONE);
    await signIn(elsewhere, 'held@example.in');
    await api.backend.ctx.db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', userId)
      .where('user_agent', '=', CHROME)
      .execute();
    for (let index = 0; index < 3; index += 1)
      await visit({ ...who, jar: new Map(held) }, '/auth/callback?state=made-up-by-nobody&code=x');
    const [latest] = await historyOf(elsewhere);
    expect(latest).toMatchObject({
      status: 'failed',
      device: { browser: 'Chrome' },
      ipAddress: '203.0.113.7',
    });
    expect((await overviewOf(elsewhere)).recommendations[0]?.message).toContain(
      '3 sign-ins failed in the last 7 days.',
    );
    expect((await overviewOf(elsewhere)).sessionActivity.recentLogins).toBe(2);
  });

  it('is not what coming back twice is', async () => {
    const who = visitor();
    const back = await throughProvider(who, { email: 'twice@example.in', name: 'Asha Rao' });
    await visit(who, back);
    expect((await visit(who, back)).headers.get('Location')).toBe('/dashboard');
    expect((await logins()).map(({ outcome }) => outcome)).toEqual(['succeeded']);
  });

  it('is kept twenty times in ten minutes from one address, and answered all the same after', async () => {
    const noisy = visitor(CHROME, '192.0.2.1');
    // the clock stands still, so that the ten minutes do not end meanwhile
    api.setNow(new Date());
    for (let index = 0; index < 23; index += 1) {
      expect((await visit(noisy, '/auth/callback?error=access_denied')).headers.get('Location')).toBe(
        '/?sign-in=cancelled',
      );
    }
    expect(await logins()).toHaveLength(20);
  });
});

describe('a new device', () => {
  it('is told by letter and notification, once, and not at the first sign-in ever', async () => {
    const userId = await signIn(visitor(), 'devices@example.in');
    expect(await lettersTo(userId)).toEqual([]);
    await signIn(visitor(NEWER_CHROME, '203.0.113.99'), 'devices@example.in');
    expect(await lettersTo(userId)).toEqual([]);

    const phone = visitor(IPHONE, '198.51.100.4');
    await signIn(phone, 'devices@example.in');
    await signIn(visitor(IPHONE), 'devices@example.in');
    const letters = await lettersTo(userId);
    expect(letters.map(({ subject }) => subject)).toEqual(['New sign-in: Safari on iOS']);
    expect(letters[0]?.facts).toMatchObject([
      { value: 'Safari on iOS' },
      { term: 'When' },
      { term: 'Network address', value: '198.51.100.4' },
    ]);
    expect(await notificationsOf(userId)).toMatchObject([
      { type: 'new_device', title: 'New sign-in: Safari on iOS', path: '/security', email: 'sent' },
    ]);
  });

  it('lowers the score and raises the risk of its sessions for seven days', async () => {
    const laptop = visitor();
    await signIn(laptop, 'lately@example.in');
    await signIn(visitor(IPHONE), 'lately@example.in');
    const risks = async () =>
      Object.fromEntries(
        (await sessionsOf(laptop)).map(({ device, security }) => [device.browser, security.riskLevel]),
      );
    expect(await risks()).toEqual({ Chrome: 'low', Safari: 'medium' });
    expect((await overviewOf(laptop)).recommendations).toMatchObject([
      { type: 'warning', path: '/security#sessions', points: 25 },
      { type: 'info', path: '/profile', points: 10 },
    ]);
    api.setNow(new Date(Date.now() + 7 * DAY_MS + 1000));
    expect(await risks()).toEqual({ Chrome: 'low', Safari: 'low' });
    expect((await overviewOf(laptop)).recommendations.map(({ path }) => path)).toEqual(['/profile']);
  });

  it('is remembered when its logins are long forgotten', async () => {
    const userId = await signIn(visitor(), 'years@example.in');
    await signIn(visitor(IPHONE), 'years@example.in');
    api.setNow(new Date(Date.now() + 400 * DAY_MS));
    await forgetOldLogins(api.backend.ctx);
    await api.backend.ctx.database.pool.query(`delete from jobs.job where name = 'letter'`);
    api.setNow();
    await signIn(visitor(IPHONE), 'years@example.in');
    expect(await lettersTo(userId)).toEqual([]);
  });
});

describe('signing in again', () => {
  it('with the same browser ends the session it held', async () => {
    const who = visitor();
    await signIn(who, 'same@example.in');
    const held = { ...who, jar: new Map(who.jar) };
    await signIn(who, 'same@example.in');
    expect((await visit(held, '/auth/me')).status).toBe(401);
    expect((await visit(who, '/auth/me')).status).toBe(200);
  });

  it('after a revocation makes the provider ask who it is', async () => {
    const who = visitor();
    const maxAgeAt = async (path: string) =>
      new URL((await visit(who, path)).headers.get('Location') ?? '').searchParams.get('max_age');
    expect(await maxAgeAt('/auth/login')).toBeNull();
    expect(await maxAgeAt('/auth/login?again=1')).toBe('0');
    const back = await throughProvider(who, { email: 'anew@example.in', name: 'Asha Rao' }, '?again=1');
    expect((await visit(who, back)).headers.get('Location')).toBe('/dashboard');
  });
});
