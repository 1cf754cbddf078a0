import { beforeEach, describe, expect, it } from 'vitest';
import { enter } from '#backend/accounts/identity.ts';
import { CodeBrowser, latestCode } from '#tests/accounts/code-browser.ts';
import { Browser } from '#tests/sandbox/browser.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });

const db = () => api.backend.ctx.db;
const browser = () => new CodeBrowser(api);
beforeEach(() => db().deleteFrom('rate_limits').execute());

/** Signs in at the sandbox's provider, which vouches for the address. */
async function atProvider(who: CodeBrowser, email: string) {
  const leaving = await who.visit('/auth/login');
  const there = new Browser(new URL(issuer()).origin);
  const form = await there.open(leaving.headers.get('Location') ?? '');
  const back = await there.submit(form.url, { email, name: 'Asha Rao' });
  const answer = await who.visit(back.url.slice(TEST_ORIGIN.length));
  expect(answer.headers.get('Location')).toBe('/dashboard');
  return who.whoAmI();
}

/** As if the provider had not vouched for the address of the account. */
const unvouched = (userId: string | undefined, addresses: { email?: string; pending_email?: string }) =>
  db()
    .updateTable('users')
    .set({ verified_email: null, ...addresses })
    .where('id', '=', userId ?? '')
    .execute();

describe('a code', () => {
  it('opens the account whose provider vouched for the same address', async () => {
    const person = await atProvider(browser(), 'vouched@example.in');
    const here = browser();
    expect((await here.signIn('vouched@example.in')).status).toBe(200);
    expect(await here.whoAmI()).toEqual(person);
  });

  it('opens nothing of an account whose provider did not, and asks for that way first; then it does', async () => {
    const person = await atProvider(browser(), 'counts@example.in');
    await unvouched(person?._id, {});
    const here = browser();
    expect(await here.signIn('counts@example.in', '/security')).toMatchObject({
      status: 409,
      body: { code: 'other_way_first' },
    });
    expect(await here.whoAmI()).toBeNull();
    expect((await here.call('getSignInCode')).body).toMatchObject({
      state: 'other_way_first',
      returnTo: '/security',
    });
    // typing it again opens nothing either
    expect((await here.type(await latestCode(api, 'counts@example.in'))).status).toBe(409);
    // the other way, in this browser; and as if the provider still did not vouch for the address
    await atProvider(here, 'counts@example.in');
    await unvouched(person?._id, {});
    const later = browser();
    await db().deleteFrom('rate_limits').execute();
    await later.signIn('counts@example.in');
    expect(await later.whoAmI()).toMatchObject({ _id: person?._id });
  });

  it('is joined to no account somebody else signs in to meanwhile', async () => {
    const person = await atProvider(browser(), 'owned@example.in');
    await unvouched(person?._id, {});
    const here = browser();
    await here.signIn('owned@example.in');
    await atProvider(here, 'somebody-else@example.in');
    const { code_email: joined } = await db()
      .selectFrom('users')
      .select('code_email')
      .where('verified_email', '=', 'somebody-else@example.in')
      .executeTakeFirstOrThrow();
    expect(joined).toBeNull();
  });

  it('minds no address that somebody merely typed, or that their provider does not vouch for', async () => {
    const attacker = await atProvider(browser(), 'squatter@example.in');
    await unvouched(attacker?._id, { email: '', pending_email: 'squatted@example.in' });
    const owner = browser();
    expect((await owner.signIn('squatted@example.in')).status).toBe(200);
    expect((await owner.whoAmI())?._id).not.toBe(attacker?._id);
  });

  it('opens none of two accounts that both were vouched for', async () => {
    const [one, two] = [
      await atProvider(browser(), 'both-1@example.in'),
      await atProvider(browser(), 'both-2@example.in'),
    ];
    for (const each of [one, two])
      await db()
        .updateTable('users')
        .set({ verified_email: 'both@example.in' })
        .where('id', '=', each?._id ?? '')
        .execute();
    expect((await browser().signIn('both@example.in')).status).toBe(409);
  });
});

describe('the provider', () => {
  it('leads to the account that was made with a code to the address it vouches for', async () => {
    const first = browser();
    await first.signIn('first-by-code@example.in');
    const made = await first.whoAmI();
    const there = await atProvider(browser(), 'first-by-code@example.in');
    expect(there).toMatchObject({ _id: made?._id, firstName: 'Asha' });
    // and both ways go on leading there
    await db().deleteFrom('rate_limits').execute();
    const again = browser();
    await again.signIn('first-by-code@example.in');
    expect((await again.whoAmI())?._id).toBe(made?._id);
    expect((await atProvider(browser(), 'first-by-code@example.in'))?._id).toBe(made?._id);
  });

  it('does not, where it does not vouch for it', async () => {
    const first = browser();
    await first.signIn('not-vouched@example.in');
    const there = await db()
      .transaction()
      .execute((tx) =>
        enter(api.backend.ctx, tx, {
          issuer: 'https://identity.example',
          subject: 'not-vouched-for',
          verifiedEmail: null,
          email: 'not-vouched@example.in',
          firstName: '',
          lastName: '',
          idToken: null,
        }),
      );
    expect(there.id).not.toBe((await first.whoAmI())?._id);
    expect(there).toMatchObject({ email: '', pending_email: 'not-vouched@example.in' });
  });

  it('is left at the end by those alone who came in there', async () => {
    const byCode = browser();
    await byCode.signIn('by-code@example.in');
    expect((await byCode.visit('/auth/logout')).headers.get('Location')).toBe('/');
    const byProvider = browser();
    await atProvider(byProvider, 'by-provider@example.in');
    expect((await byProvider.visit('/auth/logout')).headers.get('Location')).toContain(issuer());
    expect((await browser().visit('/auth/logout')).headers.get('Location')).toBe('/');
  });
});
