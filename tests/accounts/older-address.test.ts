import { beforeEach, describe, expect, it } from 'vitest';
import { ownerOfAddress } from '#tests/setup/address-owners.ts';
import { AddressPerson, ageLinks, linksAt } from '#tests/accounts/address-people.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* Of two addresses an account had the older one prevails, whichever way it comes back (docs/decisions/0096). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const newest = async (email: string) => (await linksAt(api, email))[0]?.token ?? '';
const kindsAt = async (email: string) =>
  (await db().selectFrom('email_links').select(['kind', 'used_at']).where('email', '=', email).execute())
    .filter((row) => row.used_at === null)
    .map(({ kind }) => kind);
const DAY_MS = 86_400_000;
const agoDays = (days: number) => new Date(Date.now() - days * DAY_MS);

let turn = 0;
let owner: AddressPerson;
let thief: AddressPerson;
let u: string;
let evil: string;
let account: string | undefined;
/** An account whose owner reads mail at `u`, and a thief who is in a session of it. */
beforeEach(async () => {
  turn += 1;
  [owner, thief] = [person(), person()];
  [u, evil] = [`u.${turn}@example.in`, `evil.${turn}@example.in`];
  account = await owner.signInWithCode(u);
  expect(await thief.signInWithCode(u)).toBe(account);
});

async function change(who: AddressPerson, email: string) {
  await who.askFor(email);
  expect((await who.press(await newest(email), 'signed in')).status).toBe(200);
}
const age = (days: number) => ageLinks(api, days);

describe('typed in the profile and confirmed signed in, the address from before', () => {
  it('leaves whoever had the account meanwhile no link, and tells them', async () => {
    await change(thief, evil);
    await change(thief, `second.${evil}`);
    const early = await newest(evil);
    await change(owner, u);
    for (const email of [evil, `second.${evil}`]) expect(await kindsAt(email)).not.toContain('keep');
    expect((await person().press(early, 'elsewhere')).status).toBe(404);
    expect(await person().signInWithCode(`second.${evil}`)).not.toBe(account);
    expect(await person().signInWithCode(evil)).not.toBe(account);
    expect(await person().signInWithCode(u)).toBe(account);
    // the address that lost is told so, and has nothing to press
    expect(await kindsAt(`second.${evil}`)).toContain('lost');
  });

  it('signs the thief out and ends what they left, also after the owner’s own links ran out', async () => {
    await change(thief, evil);
    await age(8);
    const passkey = await addPasskeyRow(api.backend.ctx, account ?? '');
    await change(owner, u);
    expect(await thief.browser.whoAmI()).toBeNull();
    expect((await owner.browser.whoAmI())?._id).toBe(account);
    expect(await db().selectFrom('passkeys').select('id').where('id', '=', passkey).execute()).toEqual([]);
    expect(await kindsAt(evil)).not.toContain('keep');
    expect(await person().signInWithCode(u)).toBe(account);
    expect(await person().signInWithCode(evil)).not.toBe(account);
  });

  it('leaves no way to stop it before it is confirmed', async () => {
    await change(thief, evil);
    await owner.askFor(u);
    expect(await kindsAt(evil)).not.toContain('keep');
  });

  it('takes the account back from whom it was handed over to at the provider', async () => {
    await change(thief, evil);
    expect(await thief.signInAtProvider(evil)).toBe(account);
    await change(owner, u);
    await owner.browser.call('revokeOtherSessions', undefined, { keys: 'revoke' });
    expect(await person().signInAtProvider(evil)).not.toBe(account);
    expect(await person().signInWithCode(evil)).not.toBe(account);
    expect(await person().signInWithCode(u)).toBe(account);
  });
});

it('an account of the provider’s: the address it vouches for prevails over one proven later', async () => {
  const [vouched, second] = [`vouched.${turn}@example.in`, `later.${turn}@example.in`];
  const there = await owner.signInAtProvider(vouched);
  await change(owner, second);
  await owner.askFor(vouched);
  expect(await kindsAt(second)).toEqual(['lost']);
  const row = db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', there ?? '');
  expect(await row.executeTakeFirst()).toEqual({ email: vouched });
  expect([await ownerOfAddress(db(), vouched), await ownerOfAddress(db(), second)]).toEqual([
    there,
    undefined,
  ]);
});

describe('links that keep an address', () => {
  it('go to no later address while one of whoever had it before is open', async () => {
    await change(thief, evil);
    await age(6);
    await change(thief, `second.${evil}`);
    expect(await kindsAt(evil)).toEqual(['lost']);
    await person().press(await newest(u), 'elsewhere');
    expect(await person().signInWithCode(u)).toBe(account);
    expect(await person().signInWithCode(`second.${evil}`)).not.toBe(account);
  });

  it('give back what was there before the first change, whichever is pressed', async () => {
    await change(thief, evil);
    expect(await thief.signInAtProvider(evil)).toBe(account);
    // the hand-over is told to who had the account before, with the link that is open
    expect(await linksAt(api, u)).toHaveLength(2);
    await person().press(await newest(u), 'elsewhere');
    expect(await person().signInAtProvider(evil)).not.toBe(account);
    expect(await person().signInWithCode(u)).toBe(account);
    expect(await linksAt(api, evil)).toEqual([]);
  });
});

describe('a hand-over to the provider', () => {
  it('is told to the address codes went to, which can take it back', async () => {
    const other = new CodeBrowser(api);
    expect(await thief.signInAtProvider(u, other)).toBe(account);
    expect(await kindsAt(u)).toEqual(['keep']);
    await person().press(await newest(u), 'elsewhere');
    expect(await other.whoAmI()).toBeNull();
    expect(await person().signInWithCode(u)).toBe(account);
  });
});

it('a change after one that was asked for long ago and never made is taken back to what was there before it alone', async () => {
  await owner.askFor(`first.${u}`);
  await owner.browser.call('cancelEmailChange');
  await age(20);
  await change(thief, evil);
  const first = await db()
    .selectFrom('email_links')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('email', '=', u)
    .executeTakeFirstOrThrow();
  expect(first.at.getTime()).toBeGreaterThan(agoDays(1).getTime());
});
