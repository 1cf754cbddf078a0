import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldCodes } from '#backend/accounts/codes/service.ts';
import { CODE_TRIES } from '#contract/accounts/sign-in-codes.ts';
import { pastLogins, sessions } from '#contract/accounts/security.ts';
import { CodeBrowser, latestCode, otherThan } from '#tests/accounts/code-browser.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend({ env: { SIGN_IN: 'email' } });
const browser = (headers?: Record<string, string>) => new CodeBrowser(api, headers);
const db = () => api.backend.ctx.db;

beforeEach(() => db().deleteFrom('rate_limits').execute());
afterEach(() => api.setNow());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('signing in with a code', () => {
  it('makes an account of the address, and finds it again', async () => {
    const first = browser();
    expect((await first.signIn('newcomer@example.in')).body).toMatchObject({
      success: true,
      returnTo: '/dashboard',
    });
    const person = await first.whoAmI();
    expect(person).toMatchObject({
      email: 'newcomer@example.in',
      pendingEmail: '',
      firstName: '',
      plan: 'basic',
    });
    const second = browser();
    await second.signIn('newcomer@example.in');
    expect(await second.whoAmI()).toEqual(person);
    expect(second.jar.get('shagun_session')).not.toBe(first.jar.get('shagun_session'));
  });

  it('takes the address however it is written', async () => {
    const here = browser();
    await here.ask('  Asha.Rao@Example.in ');
    await here.type(await latestCode(api, 'asha.rao@example.in'));
    expect(await here.whoAmI()).toMatchObject({ email: 'asha.rao@example.in' });
  });

  it.each([
    ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Devanagari', (code: string) => code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')],
  ])('takes the code %s', async (_, written) => {
    const here = browser();
    await here.ask('written@example.in');
    expect((await here.type(written(await latestCode(api, 'written@example.in')))).status).toBe(200);
  });

  it('leads to the page that was asked for, in the language that was asked for', async () => {
    const here = browser({ 'Accept-Language': 'hi' });
    const response = await here.ask('there@example.in', '/event/abc?tab=gifts');
    expect(response.body.message).toMatch(/[ऀ-ॿ]/);
    expect((await here.type(await latestCode(api, 'there@example.in'))).body.returnTo).toBe(
      '/event/abc?tab=gifts',
    );
  });

  it('finds the events the address was invited to', async () => {
    const organiser = await api.signIn();
    const made = await organiser.call('createEvent', {
      body: {
        eventType: 'birthday',
        eventName: 'Anaya turns one',
        description: 'Cake and balloons',
        date: '2031-05-01',
        time: '17:00',
        timeZone: 'Asia/Kolkata',
        requestId: 'invited-by-mail-1',
        guests: [{ firstName: 'Lata', email: 'lata@example.in' }],
      } as never,
    });
    expect(made.status).toBe(201);
    const guest = browser();
    await guest.signIn('lata@example.in');
    const attending = await guest.visit('/events/attending');
    expect(await attending.text()).toContain('Anaya turns one');
  });

  it('ends the session the browser had', async () => {
    const here = browser();
    await here.signIn('one@example.in');
    const before = here.copy();
    await here.signIn('two@example.in');
    expect(await here.whoAmI()).toMatchObject({ email: 'two@example.in' });
    expect(await before.whoAmI()).toBeNull();
  });

  it('is over for the session when signing out, which leads to our own pages', async () => {
    const here = browser();
    await here.signIn('leaving@example.in');
    const kept = here.copy();
    expect((await here.visit('/auth/logout')).headers.get('Location')).toBe('/');
    expect(await kept.whoAmI()).toBeNull();
  });

  it('leaves no way to a provider that is not set up', async () => {
    for (const path of ['/auth/login', '/auth/callback?code=x&state=y'])
      expect((await browser().visit(path)).status, path).toBe(404);
  });
});

describe('a code', () => {
  it('signs in once', async () => {
    const here = browser();
    await here.ask('once@example.in');
    const replay = here.copy();
    const code = await latestCode(api, 'once@example.in');
    expect((await here.type(code)).status).toBe(200);
    expect(await replay.type(code)).toMatchObject({ status: 410, body: { code: 'code_over' } });
    expect(await replay.whoAmI()).toBeNull();
    expect((await replay.call('getSignInCode')).body.state).toBe('used');
  });

  it('signs in once, however many type it at once', async () => {
    const here = browser();
    await here.ask('at-once@example.in');
    const code = await latestCode(api, 'at-once@example.in');
    const answers = await Promise.all(Array.from({ length: 4 }, () => here.copy().type(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  it('works for ten minutes', async () => {
    const here = browser();
    api.setNow(new Date('2031-02-14T10:00:00Z'));
    await here.ask('late@example.in');
    const code = await latestCode(api, 'late@example.in');
    api.setNow(new Date('2031-02-14T10:10:00Z'));
    expect((await here.call('getSignInCode')).body.state).toBe('over');
    expect(await here.type(code)).toMatchObject({ status: 410 });
    expect(await here.whoAmI()).toBeNull();
  });

  it('is over once another was asked for', async () => {
    const here = browser();
    await here.ask('again@example.in');
    const first = await latestCode(api, 'again@example.in');
    await db().deleteFrom('rate_limits').execute();
    const tab = here.copy();
    await here.ask('again@example.in');
    expect((await tab.type(first)).status).toBe(404);
    expect((await here.type(await latestCode(api, 'again@example.in'))).status).toBe(200);
  });

  it('says how many tries are left, and after the last one works no more', async () => {
    const here = browser();
    await here.ask('tries@example.in');
    const code = await latestCode(api, 'tries@example.in');
    for (let left = CODE_TRIES - 1; left > 0; left -= 1) {
      const wrong = await here.type(otherThan(code));
      expect(wrong).toMatchObject({
        status: 400,
        body: { details: { code: [expect.stringContaining(left === 1 ? 'one more' : String(left))] } },
      });
      expect((await here.call('getSignInCode')).body).toMatchObject({ state: 'open', triesLeft: left });
    }
    expect(await here.type(otherThan(code))).toMatchObject({ status: 410, body: { code: 'code_over' } });
    expect(await here.type(code)).toMatchObject({ status: 410 });
    expect(await here.whoAmI()).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６x'])(
    'that is no code takes no try: %j',
    async (input) => {
      const here = browser();
      await here.ask('typo@example.in');
      expect((await here.type(input)).status).toBe(400);
      expect((await here.call('getSignInCode')).body).toMatchObject({ triesLeft: CODE_TRIES });
      await db().deleteFrom('sign_in_codes').execute();
    },
  );

  it('stands neither in the database nor in a job', async () => {
    const here = browser();
    await here.ask('stored@example.in');
    const code = await latestCode(api, 'stored@example.in');
    const { rows } = await api.backend.ctx.database.pool.query<{ codes: string; jobs: string }>(
      `select (select json_agg(sign_in_codes)::text from sign_in_codes where email = 'stored@example.in') as codes,
        (select json_agg(data)::text from jobs.job where name = 'sign-in-code') as jobs`,
    );
    expect(rows[0]?.codes).toContain('stored@example.in');
    expect(`${rows[0]?.codes} ${rows[0]?.jobs}`.replace(/"[a-z_]+":"[^"]{15,}"/g, '')).not.toContain(code);
    expect(rows[0]?.codes).not.toContain(here.jar.get('shagun_code')?.split('.')[0]);
  });

  it('is forgotten an hour after its time', async () => {
    api.setNow(new Date('2031-02-14T10:00:00Z'));
    await browser().ask('forgotten@example.in');
    const left = () =>
      db().selectFrom('sign_in_codes').select('id').where('email', '=', 'forgotten@example.in').execute();
    api.setNow(new Date('2031-02-14T11:09:59Z'));
    await forgetOldCodes(api.backend.ctx);
    expect(await left()).toHaveLength(1);
    api.setNow(new Date('2031-02-14T11:10:01Z'));
    await forgetOldCodes(api.backend.ctx);
    expect(await left()).toHaveLength(0);
  });
});

describe('the security centre', () => {
  const historyOf = async (who: CodeBrowser) =>
    pastLogins.parse(await (await who.visit('/auth/past-logins')).json()).pastLogins;

  it('says how somebody signed in, and why a try failed, to the owner of the address', async () => {
    const owner = browser({ 'User-Agent': CHROME });
    await owner.signIn('owner@example.in');
    const stranger = browser({ 'X-Shagun-Client-Address': '203.0.113.9' });
    await stranger.ask('owner@example.in');
    const code = await latestCode(api, 'owner@example.in');
    for (let tries = 0; tries < CODE_TRIES; tries += 1) await stranger.type(otherThan(code));
    const history = await historyOf(owner);
    expect(history.map(({ status, way, reason }) => [status, way, reason])).toEqual([
      ['failed', 'email', 'code_used_up'],
      ...Array.from({ length: CODE_TRIES - 1 }, () => ['failed', 'email', 'wrong_code']),
      ['active', 'email', null],
    ]);
    expect(history[0]?.ipAddress).toBe('203.0.113.9');
    const listed = sessions.parse(await (await owner.visit('/auth/sessions')).json()).activeSessions;
    expect(listed.map(({ way }) => way)).toEqual(['email']);
  });

  it('keeps a code that came too late', async () => {
    const owner = browser();
    await owner.signIn('slow@example.in');
    api.setNow(new Date(Date.now() + 3600_000));
    const late = browser();
    await late.ask('slow@example.in');
    const code = await latestCode(api, 'slow@example.in');
    api.setNow(new Date(Date.now() + 2 * 3600_000));
    await late.type(code);
    expect((await historyOf(owner))[0]).toMatchObject({ status: 'failed', reason: 'code_expired' });
  });
});

describe('another address', () => {
  const press = async (who: CodeBrowser, email: string) => {
    const { emailLinkToken } = await import('#backend/accounts/email-links.ts');
    const link = await db()
      .selectFrom('email_links')
      .selectAll()
      .where('email', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const token = emailLinkToken(api.backend.ctx.env.SESSION_SECRET, link);
    return who.visit(`/auth/email-links/${token}`, {
      method: 'POST',
      headers: { Origin: 'http://localhost:3999' },
    });
  };
  const change = (who: CodeBrowser, email: string) =>
    who.call('updateProfile', { firstName: 'Asha', lastName: 'Rao', email });

  it('opens the account once it was confirmed, and the old one no more; taking the change back brings it back', async () => {
    const owner = browser();
    await owner.signIn('old@example.in');
    const id = (await owner.whoAmI())?._id;
    await change(owner, 'new@example.in');
    // typed alone it opens nothing
    const early = browser();
    await early.signIn('new@example.in');
    expect((await early.whoAmI())?._id).not.toBe(id);
    await db()
      .updateTable('users')
      .set({ subject: 'gone', verified_email: null, email: '' })
      .where('subject', '=', 'new@example.in')
      .execute();

    // and ended the link mailed before
    await change(owner, 'new@example.in');
    expect((await press(owner, 'new@example.in')).status).toBe(200);
    const later = browser();
    await later.signIn('new@example.in');
    expect((await later.whoAmI())?._id).toBe(id);
    const formerly = browser();
    await formerly.signIn('old@example.in');
    expect((await formerly.whoAmI())?._id).not.toBe(id);
    expect((await formerly.call('deleteAccount', { confirmation: 'old@example.in' })).status).toBe(200);

    // it was another account's in between: a second link is mailed there
    for (let presses = 0; presses < 2; presses += 1)
      expect((await press(browser(), 'old@example.in')).status).toBe(200);
    expect(await later.whoAmI()).toBeNull();
    const back = browser();
    await back.signIn('old@example.in');
    expect((await back.whoAmI())?._id).toBe(id);
    const thief = browser();
    await thief.signIn('new@example.in');
    expect((await thief.whoAmI())?._id).not.toBe(id);
  });

  it('does not open the account of somebody who got its reader to press a button', async () => {
    const attacker = browser();
    await attacker.signIn('attacker@example.in');
    await change(attacker, 'victim@example.in');
    await press(browser(), 'victim@example.in');
    const victim = browser();
    await victim.signIn('victim@example.in');
    expect((await victim.whoAmI())?._id).not.toBe((await attacker.whoAmI())?._id);
  });
});
