import { beforeEach, describe, expect, it } from 'vitest';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
const MINUTE = 60_000;
const DAY = 24 * 60;
const start = Date.parse('2026-11-21T09:00:00Z');
const at = (minutes: number) => api.setNow(new Date(start + minutes * MINUTE));

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let asha: Caller;
let meera: Caller;

/** Another session of somebody, begun and last used so many minutes after the start. */
async function session(
  of: Caller,
  more: {
    begun?: number;
    used?: number;
    ip?: string;
    userAgent?: string;
    expires?: number;
    revoked?: boolean;
  } = {},
) {
  const {
    begun = 0,
    used = begun,
    ip = '203.0.113.7',
    userAgent = IPHONE,
    expires = 30 * DAY,
    revoked = false,
  } = more;
  const token = newSecret();
  const id = newId();
  const moment = (minutes: number) => new Date(start + minutes * MINUTE);
  await api.backend.ctx.db
    .insertInto('sessions')
    .values({
      id,
      token_hash: sha256(token),
      user_id: of.userId,
      id_token: 'kept for signing out',
      ip,
      user_agent: userAgent,
      created_at: moment(begun),
      last_seen_at: moment(used),
      expires_at: moment(expires),
      revoked_at: revoked ? moment(used) : null,
    })
    .execute();
  const open = (path: string) => api.visitor.fetch(path, { headers: { Cookie: `shagun_session=${token}` } });
  return { id, token, open, works: async () => (await open('/auth/me')).status === 200 };
}

const rowOf = (id: string) =>
  api.backend.ctx.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sessionsOf = async (who: Caller) => (await who.call('listSessions', {})).data.activeSessions;
const idOf = async (who: Caller) =>
  (await sessionsOf(who)).find(({ security }) => security.isCurrentSession)?.sessionId ?? '';

beforeEach(async () => {
  api.setNow();
  asha = await api.signIn({ firstName: 'Asha' });
  meera = await api.signIn({ firstName: 'Meera' });
  const ours = api.backend.ctx.db.updateTable('sessions').where('user_id', 'in', [asha.userId, meera.userId]);
  await ours
    .set({
      created_at: new Date(start),
      last_seen_at: new Date(start),
      expires_at: new Date(start + 30 * DAY * MINUTE),
      user_agent: CHROME,
    })
    .execute();
  at(0);
});

describe('the list of sessions', () => {
  it('says device, address, times and risk of each that can be used, the current one first', async () => {
    const phone = await session(asha, { begun: -125, used: -12 });
    await session(asha, { expires: -1 });
    await session(asha, { revoked: true });
    await session(meera);
    const list = await sessionsOf(asha);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      device: { browser: 'Chrome', os: 'Windows', deviceType: 'desktop' },
      security: { isCurrentSession: true, isActive: true, riskLevel: 'low' },
    });
    expect(list[1]).toEqual({
      sessionId: phone.id,
      device: { browser: 'Safari', os: 'iOS', deviceType: 'mobile' },
      location: { ip: '203.0.113.7' },
      timing: { timeAgo: '12 min ago', sessionDuration: '1h 53m', loginAt: '2026-11-21T06:55:00.000Z' },
      way: 'provider',
      security: { isCurrentSession: false, isActive: true, riskLevel: 'low' },
    });
  });

  it('names sessions by neither token nor digest', async () => {
    const phone = await session(asha);
    const text = JSON.stringify([await sessionsOf(asha), (await asha.call('listPastLogins', {})).data]);
    expect(text).toContain(phone.id);
    for (const secret of [
      phone.token,
      sha256(phone.token),
      asha.cookie.split('=')[1] ?? '',
      'kept for signing out',
    ])
      expect(text).not.toContain(secret);
    // what the list shows opens nothing
    expect(
      (await api.visitor.fetch('/auth/me', { headers: { Cookie: `shagun_session=${phone.id}` } })).status,
    ).toBe(401);
  });

  it('calls a session on a device nobody recognises a medium risk, one that is merely unused a low one; the account is never judged safer', async () => {
    const old = await session(asha, { begun: -20 * DAY, used: -14 * DAY });
    const odd = await session(asha, { begun: -20 * DAY, used: -14 * DAY, userAgent: 'curl/8.5.0' });
    const risk = Object.fromEntries(
      (await sessionsOf(asha)).map(({ sessionId, security }) => [sessionId, security.riskLevel]),
    );
    expect(risk).toMatchObject({ [old.id]: 'low', [odd.id]: 'medium' });
    const overview = (await asha.call('getSecurityOverview', {})).data;
    expect(overview.accountSecurity).toEqual({ securityScore: 100 - 25 - 10, riskLevel: 'medium' });
    expect(overview.recommendations.map(({ message }) => message)).toContain(
      'One session is on a device we cannot name. Revoke what is not yours.',
    );
  });
});

describe('revoking a session', () => {
  it('counts on its next request and leaves the others', async () => {
    const [phone, tablet] = [await session(asha), await session(asha)];
    expect(await phone.works()).toBe(true);
    const answer = await asha.call('revokeSession', { params: { sessionId: phone.id } });
    expect(answer.data).toEqual({
      success: true,
      message: 'The session was revoked. That device is signed out.',
      action: 'none',
    });
    expect(await phone.works()).toBe(false);
    expect(await tablet.works()).toBe(true);
    expect((await sessionsOf(asha)).map(({ sessionId }) => sessionId)).not.toContain(phone.id);
    expect((await rowOf(phone.id)).id_token).toBeNull();
  });

  it('of oneself says to sign out, and takes the cookies', async () => {
    const answer = await asha.call('revokeSession', { params: { sessionId: await idOf(asha) } });
    expect(answer.data.action).toBe('logout');
    const cookies = answer.response.headers.getSetCookie();
    expect(
      cookies.filter((cookie) => /Max-Age=0/.test(cookie)).map((cookie) => cookie.split('=')[0]),
    ).toEqual(['shagun_session', 'XSRF-TOKEN']);
    expect((await asha.call('getCurrentUser', {})).status).toBe(401);
  });

  it('finds no session of somebody else, none that has ended and none that never was', async () => {
    const theirs = await session(meera);
    const ended = await session(asha, { revoked: true });
    const expired = await session(asha, { expires: -1 });
    for (const sessionId of [theirs.id, await idOf(meera), ended.id, expired.id, 'no-such-session-00']) {
      expect((await asha.call('revokeSession', { params: { sessionId } })).status).toBe(404);
    }
    expect(await theirs.works()).toBe(true);
    expect((await meera.call('getCurrentUser', {})).status).toBe(200);
  });

  it('is not done by another site', async () => {
    const phone = await session(asha);
    const answer = await asha.fetch(`/auth/session/${phone.id}`, {
      method: 'DELETE',
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(await phone.works()).toBe(true);
  });
});

describe('revoking all other sessions', () => {
  it('ends every other one of one’s own, and none of anybody else', async () => {
    const others = [await session(asha), await session(asha)];
    const theirs = await session(meera);
    expect((await asha.call('revokeOtherSessions', { query: {} })).data).toEqual({
      success: true,
      message: '2 other sessions were revoked.',
      revoked: 2,
      calendarEnded: false,
      revokedKeys: 0,
      webhooksOff: 0,
    });
    for (const other of others) expect(await other.works()).toBe(false);
    expect(await theirs.works()).toBe(true);
    expect(await sessionsOf(asha)).toHaveLength(1);
    expect((await asha.call('revokeOtherSessions', { query: {} })).data).toMatchObject({
      revoked: 0,
      message: 'There was no other session to revoke.',
    });
  });
});

describe('what whoever was signed in may have taken along', () => {
  const feedOf = async () => (await asha.call('getCalendarFeed', {})).data.url;

  it('the address of the calendar ends with their sessions', async () => {
    await session(asha);
    await asha.call('makeCalendarFeed', {});
    const { pathname, search } = new URL((await feedOf()) ?? '');
    expect((await api.visitor.fetch(pathname + search)).status).toBe(200);
    const { data } = await asha.call('revokeOtherSessions', { query: {} });
    expect(data).toMatchObject({ calendarEnded: true });
    expect(data.message).toContain('Your calendar address was switched off too.');
    expect((await api.visitor.fetch(pathname + search)).status).toBe(404);
    expect(await feedOf()).toBeNull();
  });

  it('webhooks are switched off where that is asked for', async () => {
    const { webhookId } = await addWebhookRow(api.backend.ctx, asha.userId);
    const isOn = async () =>
      (await asha.call('listWebhooks', {})).data.webhooks.find((each) => each.webhookId === webhookId)
        ?.offBecause === null;
    expect((await asha.call('revokeOtherSessions', { query: {} })).data.webhooksOff).toBe(0);
    expect(await isOn()).toBe(true);
    const { data } = await asha.call('revokeOtherSessions', { query: { keys: 'revoke' } });
    expect(data).toMatchObject({ webhooksOff: 1 });
    expect(data.message).toContain('Your webhook was switched off.');
    expect(await isOn()).toBe(false);
  });
});

describe('the last use', () => {
  it('is written at most once in five minutes, with the address it came from', async () => {
    const phone = await session(asha);
    const open = async (minutes: number, ip: string) => {
      at(minutes);
      await api.visitor.fetch('/auth/me', {
        headers: { Cookie: `shagun_session=${phone.token}`, 'X-Shagun-Client-Address': ip },
      });
      const { last_seen_at: seen, ip: kept } = await rowOf(phone.id);
      return [(seen.getTime() - start) / MINUTE, kept];
    };
    expect(await open(4, '198.51.100.1')).toEqual([0, '203.0.113.7']);
    expect(await open(5, '198.51.100.2')).toEqual([5, '198.51.100.2']);
    expect(await open(9, '198.51.100.3')).toEqual([5, '198.51.100.2']);
    expect(await open(10, '')).toEqual([10, '198.51.100.2']);
  });

  it('is now after a heartbeat, of this session alone', async () => {
    const phone = await session(asha, { used: -60 });
    at(3);
    expect((await asha.call('keepSessionAlive', {})).status).toBe(200);
    expect((await rowOf(await idOf(asha))).last_seen_at.getTime()).toBe(start + 3 * MINUTE);
    expect((await rowOf(phone.id)).last_seen_at.getTime()).toBe(start - 60 * MINUTE);
  });
});

describe('the overview', () => {
  it('is made by the rules from what is known of oneself', async () => {
    const { data } = await asha.call('getSecurityOverview', {});
    expect(data).toEqual({
      accountSecurity: { securityScore: 100, riskLevel: 'low' },
      sessionActivity: { totalActiveSessions: 1, recentLogins: 0 },
      recommendations: [],
    });
    await session(meera, { used: -20 * DAY });
    expect((await asha.call('getSecurityOverview', {})).data).toEqual(data);
  });

  it('notices unused and many sessions, a missing phone and no confirmed e-mail', async () => {
    for (const used of [-20 * DAY, -14 * DAY, -1]) await session(asha, { begun: -25 * DAY, used });
    await api.backend.ctx.db
      .updateTable('users')
      .set({ phone: '', email: '', verified_email: null })
      .where('id', '=', asha.userId)
      .execute();
    const { accountSecurity, sessionActivity, recommendations } = (await asha.call('getSecurityOverview', {}))
      .data;
    expect(sessionActivity.totalActiveSessions).toBe(4);
    expect(accountSecurity).toEqual({ securityScore: 100 - 5 - 20 - 10 - 10, riskLevel: 'high' });
    expect(recommendations.map(({ type, path }) => `${type} ${path}`)).toEqual([
      'warning /security/revoke-others',
      'info /profile',
      'info /profile',
      'other /security#sessions',
    ]);
    expect(recommendations[3]?.message).toContain('2 sessions have not been used for 14 days');
  });

  it('notices failed sign-ins of the last seven days', async () => {
    const fail = (minutes: number) =>
      api.backend.ctx.db
        .insertInto('logins')
        .values({
          id: newId(),
          user_id: asha.userId,
          session_id: null,
          outcome: 'failed',
          reason: 'refused',
          browser: 'Chrome',
          os: 'Windows',
          device_type: 'desktop',
          created_at: new Date(start + minutes * MINUTE),
        })
        .execute();
    for (const minutes of [-7 * DAY, -3, -2]) await fail(minutes);
    expect((await asha.call('getSecurityOverview', {})).data.accountSecurity.securityScore).toBe(100);
    await fail(-1);
    expect((await asha.call('getSecurityOverview', {})).data.accountSecurity.securityScore).toBe(85);
    expect((await meera.call('getSecurityOverview', {})).data.accountSecurity.securityScore).toBe(100);
  });
});
