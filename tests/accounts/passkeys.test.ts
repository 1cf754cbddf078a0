import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOldChallenges } from '#backend/accounts/passkeys/challenge.ts';
import { emailLinkToken } from '#backend/accounts/email-links.ts';
import { MOST_PASSKEYS } from '#contract/accounts/passkey-limits.ts';
import { RECENT_SIGN_IN_MINUTES } from '#contract/operation.ts';
import { passkeyCreation, passkeyRequest, passkeys } from '#contract/accounts/passkeys.ts';
import { pastLogins, sessions } from '#contract/accounts/security.ts';
import { otherKey, SoftwarePasskey, type Odd } from '#tests/accounts/authenticator.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { TEST_ORIGIN, useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend({ env: { SIGN_IN: 'email' } });
const db = () => api.backend.ctx.db;
const browser = (headers?: Record<string, string>) => new CodeBrowser(api, headers);
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

beforeEach(() => db().deleteFrom('rate_limits').execute());
afterEach(() => api.setNow());

/** Somebody who has just signed in with a code. */
async function person(email: string, headers?: Record<string, string>) {
  const here = browser(headers);
  await here.signIn(email);
  const { _id: userId = '' } = (await here.whoAmI()) ?? {};
  return { here, userId };
}

async function add(
  here: CodeBrowser,
  { name = 'My phone', odd = {}, counts = true }: { name?: string; odd?: Odd; counts?: boolean } = {},
) {
  const key = new SoftwarePasskey(TEST_ORIGIN, counts);
  const options = passkeyCreation.parse((await here.call('beginPasskey')).body);
  const answer = await here.call('addPasskey', { name, credential: key.make(options, odd) });
  return { key, options, answer };
}

/** Whose key is added already. */
async function owner(email: string, how: { counts?: boolean; headers?: Record<string, string> } = {}) {
  const who = await person(email, how.headers);
  const { key, answer } = await add(who.here, how);
  expect(answer.status).toBe(201);
  return { ...who, key };
}

const begin = async (here: CodeBrowser) => passkeyRequest.parse((await here.call('beginPasskeySignIn')).body);

async function enter(here: CodeBrowser, key: SoftwarePasskey, odd: Odd = {}, returnTo?: string) {
  const credential = key.sign(await begin(here), odd);
  return here.call('signInWithPasskey', { credential, ...(returnTo ? { returnTo } : {}) });
}

const listed = async (here: CodeBrowser) => passkeys.parse((await here.call('listPasskeys')).body);
const remove = (here: CodeBrowser, passkeyId: string) =>
  here.call('removePasskey', undefined, {}, { passkeyId });
const historyOf = async (here: CodeBrowser) =>
  pastLogins.parse((await here.call('listPastLogins')).body).pastLogins;

const linksOf = async (userId: string) =>
  db()
    .selectFrom('email_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkeys')
    .orderBy('created_at')
    .execute();
/** The tokens in the mails about added passkeys, the first one first. */
const tokensOf = async (userId: string) =>
  (await linksOf(userId)).map((link) => emailLinkToken(api.backend.ctx.env.SESSION_SECRET, link));
const press = (who: CodeBrowser, token = '') =>
  who.visit(`/auth/email-links/${token}`, { method: 'POST', headers: { Origin: TEST_ORIGIN } });

describe('a passkey', () => {
  it('signs its owner in, in another browser, and leads on', async () => {
    const { here, userId, key } = await owner('asha@example.in');
    const elsewhere = browser({ 'User-Agent': CHROME });
    const answer = await enter(elsewhere, key, {}, '/security');
    expect(answer).toMatchObject({ status: 200, body: { success: true, returnTo: '/security' } });
    expect((await elsewhere.whoAmI())?._id).toBe(userId);
    expect((await historyOf(here))[0]).toMatchObject({ way: 'passkey', status: 'active', reason: null });
    const { activeSessions } = sessions.parse((await elsewhere.call('listSessions')).body);
    expect(activeSessions.map(({ way }) => way)).toEqual(['passkey', 'email']);
    const [mine] = (await listed(here)).passkeys;
    expect(mine?.lastUsedAt).not.toBeNull();
  });

  it('signs in again and again, also one that does not count', async () => {
    for (const counts of [true, false]) {
      const { key, userId } = await owner(`often-${String(counts)}@example.in`, { counts });
      for (let time = 0; time < 3; time += 1) {
        const elsewhere = browser();
        expect((await enter(elsewhere, key)).status).toBe(200);
        expect((await elsewhere.whoAmI())?._id).toBe(userId);
      }
    }
  });

  it('is told by mail and notification, as a new device is', async () => {
    const { here, userId, key } = await owner('told@example.in');
    await enter(browser({ 'User-Agent': CHROME }), key);
    const jobs = await api.backend.ctx.database.pool.query<{ data: { letter: { subject: string } } }>(
      `select data from jobs.job where name = 'letter' and data->>'userId' = $1 order by created_on`,
      [userId],
    );
    expect(jobs.rows.map(({ data }) => data.letter.subject)).toEqual(['New sign-in: Chrome on Windows']);
    // its mail has a link, which no job holds
    expect(await linksOf(userId)).toMatchObject([{ kind: 'passkeys', email: 'told@example.in' }]);
    const news = (await here.visit('/auth/notifications')).json() as Promise<{ notifications: object[] }>;
    expect((await news).notifications).toMatchObject([{ type: 'new_device' }, { type: 'passkey' }]);
  });

  it('is called after the browser without a name, and has its own in one line', async () => {
    const { here } = await person('named@example.in', { 'User-Agent': CHROME });
    await add(here, { name: '' });
    await add(here, { name: ' My \n blue   phone ' });
    expect((await listed(here)).passkeys.map(({ name }) => name)).toEqual([
      'Chrome on Windows',
      'My blue phone',
    ]);
  });

  it('is asked for by a device that has none of the account yet', async () => {
    const { here, key } = await owner('once@example.in');
    const options = passkeyCreation.parse((await here.call('beginPasskey')).body);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([key.id]);
    expect(options.rp.id).toBe('localhost');
    expect(options.user.name).toBe('once@example.in');
    const again = await here.call('addPasskey', { credential: key.make(options) });
    expect(again).toMatchObject({ status: 409, body: { code: 'passkey_known' } });
  });

  it('is in the copy of one’s data, by its name alone', async () => {
    const { here, key } = await owner('copied-out@example.in');
    const { body } = await here.call('exportAccount');
    expect(body.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    expect(JSON.stringify(body)).not.toContain(key.id);
  });

  it('does not lead to another site', async () => {
    const { key } = await owner('led@example.in');
    expect((await enter(browser(), key, {}, 'https://evil.example/')).body.returnTo).toBe('/dashboard');
  });

  it('of more than there may be is refused', async () => {
    const { here, userId } = await person('many@example.in');
    for (let made = 0; made < MOST_PASSKEYS; made += 1) await addPasskeyRow(api.backend.ctx, userId);
    expect(await here.call('beginPasskey')).toMatchObject({
      status: 409,
      body: { code: 'too_many_passkeys' },
    });
  });
});

describe('an answer signs nobody in', () => {
  const wrong: [string, Odd | (() => Odd), number][] = [
    ['from another site', { origin: 'https://shagun.example' }, 400],
    ['from another port', { origin: 'http://localhost:4000' }, 400],
    ['for another site’s passkeys', { rpId: 'shagun.example' }, 400],
    ['within a page of another site', { crossOrigin: true }, 410],
    ['to a challenge we never made', { challenge: 'A'.repeat(43) }, 410],
    ['that was made for adding one', { type: 'webauthn.create' }, 400],
    ['without a finger or a PIN', { userVerified: false }, 400],
    ['signed with another key', () => ({ key: otherKey() }), 400],
    ['that names somebody else', { userHandle: 'bm9ib2R5LWhlcmU' }, 400],
  ];
  it.each(wrong)('%s', async (_, odd, status) => {
    const { here, key } = await owner(`wrong-${wrong.findIndex(([, each]) => each === odd)}@example.in`);
    const stranger = browser();
    expect((await enter(stranger, key, typeof odd === 'function' ? odd() : odd)).status).toBe(status);
    expect(await stranger.whoAmI()).toBeNull();
    // the owner reads of it where it is known whose passkey it was
    if (status === 400)
      expect((await historyOf(here))[0]).toMatchObject({
        status: 'failed',
        way: 'passkey',
        reason: 'passkey_refused',
      });
    expect((await enter(browser(), key)).status).toBe(200);
  });

  it('a second time', async () => {
    const { key } = await owner('replay@example.in', { counts: false });
    const here = browser();
    const credential = key.sign(await begin(here));
    const copied = here.copy();
    expect((await here.call('signInWithPasskey', { credential })).status).toBe(200);
    expect(await copied.call('signInWithPasskey', { credential })).toMatchObject({
      status: 410,
      body: { code: 'passkey_over' },
    });
  });

  it('twice at once', async () => {
    const { key } = await owner('at-once@example.in', { counts: false });
    const here = browser();
    const credential = key.sign(await begin(here));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => here.copy().call('signInWithPasskey', { credential })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  it('even if it was wrong the first time', async () => {
    const { key } = await owner('mended@example.in', { counts: false });
    const here = browser();
    const options = await begin(here);
    const wrongly = key.sign(options, { userVerified: false });
    expect((await here.call('signInWithPasskey', { credential: wrongly })).status).toBe(400);
    expect((await here.call('signInWithPasskey', { credential: key.sign(options) })).status).toBe(410);
  });

  it('in another browser than the one that asked, and leaves that one its challenge', async () => {
    const { key } = await owner('other-browser@example.in');
    const requester = browser();
    const credential = key.sign(await begin(requester));
    const thief = browser();
    await begin(thief);
    expect((await thief.call('signInWithPasskey', { credential })).status).toBe(410);
    expect((await browser().call('signInWithPasskey', { credential })).status).toBe(410);
    expect((await requester.call('signInWithPasskey', { credential })).status).toBe(200);
  });

  it('after five minutes', async () => {
    const { key } = await owner('slow@example.in');
    const here = browser();
    api.setNow(new Date('2031-02-14T10:00:00Z'));
    const credential = key.sign(await begin(here));
    api.setNow(new Date('2031-02-14T10:05:00Z'));
    expect((await here.call('signInWithPasskey', { credential })).status).toBe(410);
    expect(await here.whoAmI()).toBeNull();
  });

  it.each([
    ['counts back', 2],
    ['counts the same', 5],
    ['stopped counting', 0],
  ])('when the passkey %s, as a copy would', async (_, counter) => {
    const { here, key } = await owner(`copied-${counter}@example.in`);
    expect((await enter(browser(), key, { counter: 5 })).status).toBe(200);
    const copy = browser();
    expect((await enter(copy, key, { counter })).status).toBe(400);
    expect(await copy.whoAmI()).toBeNull();
    expect((await historyOf(here))[0]).toMatchObject({ status: 'failed', reason: 'passkey_copied' });
    expect((await enter(browser(), key, { counter: 6 })).status).toBe(200);
  });

  it('once the passkey was removed', async () => {
    const { here, key } = await owner('removed@example.in');
    const elsewhere = browser();
    const early = key.sign(await begin(elsewhere));
    const [mine] = (await listed(here)).passkeys;
    expect((await remove(here, mine?.passkeyId ?? '')).status).toBe(200);
    expect(await elsewhere.call('signInWithPasskey', { credential: early })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await elsewhere.whoAmI()).toBeNull();
  });

  it('with a passkey that was never added', async () => {
    const { userId } = await person('never@example.in');
    const key = new SoftwarePasskey(TEST_ORIGIN);
    key.make({
      challenge: 'x',
      rp: { id: 'localhost' },
      user: { id: Buffer.from(userId).toString('base64url') },
    });
    expect((await enter(browser(), key)).status).toBe(404);
  });

  it('to an account that is erased', async () => {
    const { here, userId, key } = await owner('erased@example.in');
    const rows = () => db().selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
    await here.call('beginPasskey');
    expect((await here.call('deleteAccount', { confirmation: 'erased@example.in' })).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(
      await db().selectFrom('passkey_challenges').selectAll().where('user_id', '=', userId).execute(),
    ).toEqual([]);
    expect((await enter(browser(), key)).status).toBe(404);
    // nor would it if a row were left
    const { key: kept, userId: other, here: there } = await owner('half-erased@example.in');
    await db().updateTable('users').set({ erased_at: new Date() }).where('id', '=', other).execute();
    expect((await enter(browser(), kept)).status).toBe(404);
    expect(await there.whoAmI()).not.toBeNull();
  });
});

describe('adding one', () => {
  const wrong: [string, Odd, number][] = [
    ['for another site', { origin: 'https://shagun.example' }, 400],
    ['for another site’s passkeys', { rpId: 'shagun.example' }, 400],
    ['within a page of another site', { crossOrigin: true }, 410],
    ['for a challenge we never made', { challenge: 'A'.repeat(43) }, 410],
    ['that was made for signing in', { type: 'webauthn.get' }, 400],
    ['without a finger or a PIN', { userVerified: false }, 400],
    [
      'with certificates nobody asked for',
      { statement: { fmt: 'packed', attStmt: new Map([['x5c', Buffer.alloc(8)]]) } },
      400,
    ],
    [
      'with a statement nobody asked for',
      { statement: { fmt: 'android-safetynet', attStmt: new Map() } },
      400,
    ],
  ];
  it.each(wrong)('%s comes to nothing', async (_, odd, status) => {
    const { here } = await person(`adding-${wrong.findIndex(([, each]) => each === odd)}@example.in`);
    expect((await add(here, { odd })).answer.status).toBe(status);
    expect((await listed(here)).passkeys).toEqual([]);
  });

  it('works once for each challenge, in the browser and for the person that asked', async () => {
    const asha = await person('asha-adds@example.in');
    const ravi = await person('ravi-adds@example.in');
    const key = new SoftwarePasskey(TEST_ORIGIN);
    const options = passkeyCreation.parse((await asha.here.call('beginPasskey')).body);
    const credential = key.make(options);
    const again = asha.here.copy();
    again.jar.delete('shagun_browser');
    expect((await ravi.here.call('addPasskey', { credential })).status).toBe(410);
    expect((await again.call('addPasskey', { credential })).status).toBe(410);
    expect((await asha.here.call('addPasskey', { credential })).status).toBe(201);
    expect((await asha.here.call('addPasskey', { credential })).status).toBe(410);
    // a challenge for signing in adds none
    const { challenge } = await begin(asha.here);
    const other = new SoftwarePasskey(TEST_ORIGIN).make({ ...options, challenge });
    expect((await asha.here.call('addPasskey', { credential: other })).status).toBe(410);
  });

  it('and removing one ask for a new sign-in after a while', async () => {
    const { here } = await owner('unattended@example.in');
    const [mine] = (await listed(here)).passkeys;
    expect((await listed(here)).signInFirst).toBe(false);
    const options = passkeyCreation.parse((await here.call('beginPasskey')).body);
    api.setNow(new Date(Date.now() + RECENT_SIGN_IN_MINUTES * 60_000));
    expect((await listed(here)).signInFirst).toBe(true);
    const refused = { status: 403, body: { code: 'sign_in_again' } };
    const credential = new SoftwarePasskey(TEST_ORIGIN).make(options);
    expect(await here.call('beginPasskey')).toMatchObject(refused);
    expect(await here.call('addPasskey', { credential })).toMatchObject(refused);
    expect(await remove(here, mine?.passkeyId ?? '')).toMatchObject(refused);
    await here.signIn('unattended@example.in');
    expect((await remove(here, mine?.passkeyId ?? '')).status).toBe(200);
  });

  it('comes to nothing for whoever is signed out while it is looked at', async () => {
    const { here, userId } = await person('signed-out@example.in');
    const options = passkeyCreation.parse((await here.call('beginPasskey')).body);
    const credential = new SoftwarePasskey(TEST_ORIGIN).make(options);
    const transaction = db().transaction.bind(db());
    const signedOutFirst = vi.spyOn(db(), 'transaction').mockImplementationOnce(() => {
      const begun = transaction();
      const execute = begun.execute.bind(begun);
      begun.execute = async (work) => {
        await db()
          .updateTable('sessions')
          .set({ revoked_at: new Date() })
          .where('user_id', '=', userId)
          .execute();
        return execute(work);
      };
      return begun;
    });
    expect((await here.call('addPasskey', { credential })).status).toBe(401);
    signedOutFirst.mockRestore();
    expect(await db().selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()).toEqual(
      [],
    );
  });

  it('does not keep a challenge longer than it works', async () => {
    const { here } = await person('kept@example.in');
    api.setNow(new Date('2031-03-01T10:00:00Z'));
    await begin(here);
    const left = () =>
      db().selectFrom('passkey_challenges').selectAll().where('user_id', 'is', null).execute();
    api.setNow(new Date('2031-03-01T10:04:59Z'));
    await forgetOldChallenges(api.backend.ctx);
    expect(await left()).toHaveLength(1);
    api.setNow(new Date('2031-03-01T10:05:00Z'));
    await forgetOldChallenges(api.backend.ctx);
    expect(await left()).toHaveLength(0);
  });
});

describe('removing one', () => {
  it('is for its owner', async () => {
    const asha = await owner('asha-keeps@example.in');
    const ravi = await person('ravi-takes@example.in');
    const [mine] = (await listed(asha.here)).passkeys;
    expect((await listed(ravi.here)).passkeys).toEqual([]);
    expect((await remove(ravi.here, mine?.passkeyId ?? '')).status).toBe(404);
    expect((await enter(browser(), asha.key)).status).toBe(200);
  });

  it('leaves the last way in', async () => {
    // made at a provider that is no longer there, which vouched for no address
    const { here, userId } = await owner('last@example.in');
    await db()
      .updateTable('users')
      .set({ issuer: 'https://gone.example', verified_email: null })
      .where('id', '=', userId)
      .execute();
    const [first] = (await listed(here)).passkeys;
    expect(await remove(here, first?.passkeyId ?? '')).toMatchObject({
      status: 409,
      body: { code: 'last_way_in' },
    });
    await add(here, { name: 'My laptop' });
    expect((await remove(here, first?.passkeyId ?? '')).status).toBe(200);
    const [second] = (await listed(here)).passkeys;
    expect((await remove(here, second?.passkeyId ?? '')).status).toBe(409);
    await db().updateTable('users').set({ code_email: 'last@example.in' }).where('id', '=', userId).execute();
    expect((await remove(here, second?.passkeyId ?? '')).status).toBe(200);
  });

  it('all of them is part of taking a change of the address back', async () => {
    const { here, userId, key } = await owner('taken@example.in');
    await here.call('updateProfile', { firstName: 'Asha', lastName: 'Rao', email: 'thief@example.in' });
    const link = await db()
      .selectFrom('email_links')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', 'keep')
      .executeTakeFirstOrThrow();
    const token = emailLinkToken(api.backend.ctx.env.SESSION_SECRET, link);
    const pressed = await browser().visit(`/auth/email-links/${token}`, {
      method: 'POST',
      headers: { Origin: TEST_ORIGIN },
    });
    expect(pressed.status).toBe(200);
    expect((await enter(browser(), key)).status).toBe(404);
  });
});

describe('the link in the mail about a new passkey', () => {
  it('removes all of them and signs everybody else out, once', async () => {
    const { here, userId, key } = await owner('robbed@example.in');
    const { key: second } = await add(here, { name: 'The other phone' });
    const thief = browser();
    expect((await enter(thief, second)).status).toBe(200);
    const [first, last] = await tokensOf(userId);
    // opened, also by the scanner of a mailbox, it changes nothing
    for (const who of [browser(), here])
      expect(await (await who.visit(`/auth/email-links/${last}`)).json()).toMatchObject({
        kind: 'passkeys',
        used: false,
      });
    expect((await listed(here)).passkeys).toHaveLength(2);

    expect((await press(here, last)).status).toBe(200);
    for (const each of [key, second]) expect((await enter(browser(), each)).status).toBe(404);
    expect(await thief.whoAmI()).toBeNull();
    expect((await here.whoAmI())?._id).toBe(userId);

    // what its owner adds afterwards stays, whichever link is pressed again
    const { key: third } = await add(here, { name: 'New phone' });
    for (const token of [first, last]) expect((await press(browser(), token)).status).toBe(200);
    expect((await enter(browser(), third)).status).toBe(200);
  });

  it('leaves nobody signed in who pressed it in a session that began with a passkey', async () => {
    const { userId, key } = await owner('pressed@example.in');
    const thief = browser();
    await enter(thief, key);
    const [token] = await tokensOf(userId);
    expect((await press(thief, token)).status).toBe(200);
    expect(await thief.whoAmI()).toBeNull();
  });

  it('pressed by somebody else who is signed in is about the account of the mail alone', async () => {
    const { userId, key } = await owner('mine@example.in');
    const other = await owner('others@example.in');
    const [token] = await tokensOf(userId);
    expect((await press(other.here, token)).status).toBe(200);
    expect((await other.here.whoAmI())?._id).toBe(other.userId);
    expect((await enter(browser(), other.key)).status).toBe(200);
    expect((await enter(browser(), key)).status).toBe(404);
  });

  it('works for seven days, as it was made, and not from another site', async () => {
    const { here, userId, key } = await owner('late@example.in');
    const [token = ''] = await tokensOf(userId);
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect((await press(browser(), forged)).status).toBe(404);
    const elsewhere = await browser().visit(`/auth/email-links/${token}`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(elsewhere.status).toBe(403);
    api.setNow(new Date(Date.now() + 7 * 24 * 3600 * 1000 + 1000));
    expect((await press(browser(), token)).status).toBe(404);
    api.setNow();
    expect((await listed(here)).passkeys).toHaveLength(1);
    expect((await enter(browser(), key)).status).toBe(200);
  });
});

describe('limits', () => {
  it('bound who asks for challenges; wrong answers of others keep nobody out', async () => {
    const { key } = await owner('limited@example.in');
    api.holdNow();
    const home = { 'X-Shagun-Client-Address': '2001:db8:1:2::3' };
    const busy = browser(home);
    const statuses = new Set<number>();
    for (let time = 0; time < 61; time += 1) statuses.add((await busy.call('beginPasskeySignIn')).status);
    expect([...statuses]).toEqual([200, 429]);
    await db().deleteFrom('rate_limits').execute();
    const guessing = browser(home);
    for (let time = 0; time < 25; time += 1)
      expect((await enter(guessing, key, { userVerified: false })).status).toBe(400);
    for (const each of [guessing, browser(home)]) expect((await enter(each, key)).status).toBe(200);
    const all = db().selectFrom('rate_limits').select('key').where('key', 'like', 'passkey%-all:');
    expect(await all.execute()).toEqual([]);
  });
});
