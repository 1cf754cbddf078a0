import { expect, it } from 'vitest';
import {
  AddressPerson,
  confirmAddress,
  linkOf,
  openToCodesAtProvider,
} from '#tests/accounts/address-people.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* An account of the provider's that somebody was in with its phone: once its owner takes it back no mailbox of theirs opens it (docs/decisions/0096). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const confirm = (who: AddressPerson, email: string) => confirmAddress(api, who, email);
const rowOf = (id: string) =>
  db().selectFrom('users').select(['email', 'code_email']).where('id', '=', id).executeTakeFirstOrThrow();
const ownedBy = async (id: string) =>
  (await db().selectFrom('address_owners').select('email').where('user_id', '=', id).execute())
    .map(({ email }) => email)
    .toSorted();

it.each(['by the link', 'typed in the profile'] as const)(
  'codes that the thief let in by way of the provider end with the address that comes back %s',
  async (how) => {
    const at = (name: string) => `${name}.${how.replaceAll(' ', '.')}@example.in`;
    const [owner, thief] = [person(), person()];
    const account = (await owner.signInAtProvider(at('google'))) ?? '';
    await confirm(owner, at('counts'));

    await thief.signInAtProvider(at('google'));
    await confirm(thief, at('evil.b'));
    const keep = await linkOf(api, 'keep', { email: at('counts'), accountId: account });
    await openToCodesAtProvider(api, thief, { email: at('evil.b'), vouched: at('google') });
    expect((await rowOf(account)).code_email).toBe(at('evil.b'));
    await confirm(thief, at('evil.a'));

    if (how === 'by the link') await owner.press(keep, 'elsewhere');
    else {
      const home = person();
      await home.signInAtProvider(at('google'));
      await confirm(home, at('counts'));
    }
    // a link joins no address to what opens at the provider
    const back = how === 'by the link' ? [] : [at('counts')];
    expect(await rowOf(account)).toEqual({ email: back[0] ?? at('google'), code_email: null });
    expect(await ownedBy(account)).toEqual([...back, at('google')]);
    for (const evil of ['evil.a', 'evil.b'])
      expect(await person().signInWithCode(at(evil)), evil).not.toBe(account);
  },
);

it.each(['nobody', 'the provider before', 'the provider since', 'a code since'] as const)(
  'codes that moved to the thief’s mailbox end, where %s gave the address to another account',
  async (who) => {
    const at = (name: string) => `${name}.of.${who.replaceAll(' ', '.')}@example.in`;
    const [owner, thief] = [person(), person()];
    const account = (await owner.signInAtProvider(at('google'))) ?? '';
    await confirm(owner, at('second'));
    await openToCodesAtProvider(api, owner, { email: at('second'), vouched: at('google') });
    expect(await person().signInWithCode(at('second'))).toBe(account);
    if (who === 'the provider before') await person().signInAtProvider(at('second'));

    await thief.signInAtProvider(at('google'));
    await confirm(thief, at('evil.a'));
    await confirm(thief, at('evil.b'));
    // shut out, they try what they have
    if (who === 'the provider since') await person().signInAtProvider(at('second'));
    if (who === 'a code since') await person().signInWithCode(at('second'));

    await owner.press(await linkOf(api, 'keep', { email: at('second'), accountId: account }), 'elsewhere');
    const again = await linkOf(api, 'back', { email: at('second'), accountId: account });
    if (again) await owner.press(again, 'elsewhere');
    for (const evil of ['evil.a', 'evil.b'])
      expect(await person().signInWithCode(at(evil)), evil).not.toBe(account);
    expect(await person().signInAtProvider(at('google'))).toBe(account);
  },
);
