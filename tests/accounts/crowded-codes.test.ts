import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeBrowser, latestCode } from '#tests/accounts/code-browser.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const api = useTestBackend({
  runJobs: true,
  env: { SIGN_IN: 'email', SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
const db = () => api.backend.ctx.db;
let hosts = 0;
const elsewhere = () => new CodeBrowser(api, { 'X-Shagun-Client-Address': `198.18.${(hosts += 1)}.7` });
const NOW = new Date('2031-02-14T10:20:00Z');
const HOUR_BEGAN = new Date('2031-02-14T10:00:00Z');

beforeEach(async () => {
  await db().deleteFrom('rate_limits').execute();
  api.setNow(NOW);
});
afterEach(() => api.setNow());

/** As if so many codes had been asked for within the hour that signed nobody in. */
const insertHits = (hits: number, who = 'all') =>
  db()
    .insertInto('rate_limits')
    .values({ key: `sign-in-code-crowd:${who}`, window_start: HOUR_BEGAN, hits })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ hits }))
    .execute();
const counted = async (who = 'all') =>
  (
    await db()
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', '=', `sign-in-code-crowd:${who}`)
      .executeTakeFirst()
  )?.hits;
const mailed = (email: string) =>
  inbox.received.filter(({ to, mail }) => to === email && mail.subject?.includes('is your Shagun code'))
    .length;
/** How many mails with codes are still to be looked at. */
async function waiting(): Promise<number> {
  const { rows } = await api.backend.ctx.database.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from jobs.job where name = 'sign-in-code' and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.jobs ?? 0;
}

it('one address alone uses up no network’s part', async () => {
  await insertHits(20, 'address 203.0.113.9');
  const at = (last: number) => new CodeBrowser(api, { 'X-Shagun-Client-Address': `203.0.113.${last}` });
  const crowded = async (here: CodeBrowser) => {
    await here.ask('newcomer@example.in');
    return (await here.call('getSignInCode')).body.crowdedUntil !== null;
  };
  expect(await crowded(at(9))).toBe(true);
  expect(await counted('203.0.113.0/24')).toBeUndefined();
  expect(await crowded(at(10))).toBe(false);
});

describe('while very many ask for codes', () => {
  it('those who have an account or an invitation get theirs, others none; both read the same, with the real wait', async () => {
    api.setNow();
    const host = await api.signIn({ email: 'host@example.in' });
    const { data } = await host.call('createEvent', {
      body: {
        eventType: 'birthday',
        eventName: 'Ravi turns 60',
        date: '2032-01-01',
        description: 'Join us.',
      },
    });
    await host.call('addInvitees', {
      params: { eventId: data.event._id },
      body: { newGuests: [{ firstName: 'Asha', email: 'guest@example.in' }] },
    });
    await host.call('inviteHost', {
      params: { eventId: data.event._id },
      body: { email: 'cohost@example.in', role: 'editor' },
    });
    // who is put on a list is not invited yet
    await addGuest(api.backend.ctx, data.event._id, { email: 'listed@example.in' });
    for (const email of ['guest@example.in', 'cohost@example.in'])
      await expect.poll(() => inbox.received.some(({ to }) => to === email), eventually).toBe(true);
    api.setNow(NOW);
    await insertHits(1000);
    const answers = new Set<string>();
    const emails = [
      'new@example.in',
      'listed@example.in',
      'host@example.in',
      'guest@example.in',
      'cohost@example.in',
    ];
    for (const email of emails) {
      const here = elsewhere();
      const answer = await here.ask(email);
      const state = await here.call('getSignInCode');
      answers.add(JSON.stringify([answer.status, answer.body, state.body]).replaceAll(email, 'ADDRESS'));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('please ask again in 40 minutes');
    expect([...answers][0]).toContain('"crowdedUntil":"2031-02-14T11:00:00.000Z"');
    for (const email of emails.slice(2))
      await expect.poll(() => mailed(email), eventually).toBeGreaterThan(0);
    await expect.poll(waiting, eventually).toBe(0);
    for (const email of emails.slice(0, 2)) expect(mailed(email)).toBe(0);

    api.setNow(new Date('2031-02-14T11:00:01Z'));
    const later = elsewhere();
    expect((await later.ask('new@example.in')).body.message).toBe('We sent a code to new@example.in.');
    await expect.poll(() => mailed('new@example.in'), eventually).toBe(1);
    expect((await later.type(await latestCode(api, 'new@example.in'))).status).toBe(200);
  });

  it('a code that arrived signs in, and whoever signed in with the address here before is not held up', async () => {
    const regular = elsewhere();
    await regular.signIn('regular@example.in');
    api.setNow(new Date(NOW.getTime() + 60_000));
    await insertHits(1000);
    const other = elsewhere();
    expect((await other.signIn('regular@example.in')).status).toBe(200);
    expect((await regular.ask('regular@example.in')).body.message).toBe(
      'We sent a code to regular@example.in.',
    );
  });
});

describe('how many there are', () => {
  it('is counted alike, whoever has an account, and what signed somebody in counts no more', async () => {
    await elsewhere().signIn('counted@example.in');
    expect(await counted()).toBe(0);
    const twice = elsewhere();
    await twice.ask('typed-at-once@example.in');
    await elsewhere().ask('beside-it@example.in');
    const code = await latestCode(api, 'typed-at-once@example.in');
    await Promise.all(Array.from({ length: 5 }, () => twice.copy().type(code)));
    expect(await counted()).toBe(1);
    await insertHits(0);
    const sum: unknown[] = [];
    for (const email of ['counted@example.in', 'never-seen@example.in']) {
      const here = elsewhere();
      await here.ask(email);
      sum.push(await counted());
    }
    expect(sum).toEqual([1, 2]);
  });

  it('has room for twenty networks: one that asks for more than its part is alone with it', async () => {
    await insertHits(50, '203.0.113.0/24');
    const crowded = new CodeBrowser(api, { 'X-Shagun-Client-Address': '203.0.113.200' });
    expect((await crowded.ask('from-there@example.in')).body.message).toContain('Very many codes');
    expect(await counted()).toBeUndefined();
    expect((await elsewhere().ask('from-elsewhere@example.in')).body.message).toContain('We sent a code');
  });
});
