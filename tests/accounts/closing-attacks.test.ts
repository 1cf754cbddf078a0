import { describe, expect, it } from 'vitest';
import { waysIn } from '#contract/accounts/ways-in.ts';
import {
  AddressPerson,
  ageLinks,
  confirmAddress,
  linksAt,
  openToCodesAtProvider,
} from '#tests/accounts/address-people.ts';
import { addPayment } from '#tests/accounts/money-rows.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { putGuestPayer } from '#backend/gifts/collaboration/guest-payer-repository.ts';
import { addEvent, addGuest, addMailedInvitation } from '#tests/guests/wedding.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* Somebody who stole an account tries to close it to its owner, who lost something worth having (docs/decisions/0119). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const endingOf = async ({ browser }: AddressPerson) =>
  waysIn.parse((await browser.call('getWaysIn')).body).ending;
const answer = ({ browser }: AddressPerson, what: 'mine' | 'close' | 'leave') =>
  browser.call('answerWaysIn', { answer: what });

const passkeysOf = (account: string) =>
  db().selectFrom('passkeys').select('id').where('user_id', '=', account).execute();

let runs = 0;
const addresses = () => {
  runs += 1;
  return { own: `asha.${runs}@example.in`, evil: `eve.${runs}@example.in` };
};
/** Somebody gives by the personal link of an invitation to their address. */
async function payAsGuest({ payee, eventId, email }: { payee: string; eventId: string; email: string }) {
  const guest = await addGuest(api.backend.ctx, eventId, { email });
  await addMailedInvitation(api.backend.ctx, eventId, { id: guest.id, email });
  const payer = { id: guest.id, first_name: 'Asha', last_name: '', email, language: 'en' as const };
  const guestPayer = await db()
    .transaction()
    .execute((tx) => putGuestPayer(tx, payer, guest.key, new Date()));
  return addPayment(api.backend.ctx, { payer: null, guestPayer, payee, eventId, paise: 500_000 });
}
const payerOf = async (id: string) =>
  (await db().selectFrom('payments').select('payer_id').where('id', '=', id).executeTakeFirst())?.payer_id;
const keepLinkAt = async (email: string) => (await linksAt(api, email))[0]?.token ?? '';

describe('whoever stole an account', () => {
  it('cannot close it by giving their address to an account of theirs at the provider', async () => {
    const { own, evil } = addresses();
    const owner = person();
    const account = (await owner.signInWithCode(own)) ?? '';
    // the first theft, taken back by the owner; nothing is hosted yet
    await confirmAddress(api, owner, evil);
    expect(await person().signInWithCode(evil)).toBe(account);
    await person().press(await keepLinkAt(own), 'elsewhere');
    expect(await owner.signInWithCode(own)).toBe(account);
    // the thief's own account at the provider, under their own address
    const second = await person().signInAtProvider(evil);
    expect(second).not.toBe(account);

    await addEvent(api.backend.ctx, account);

    // the second theft
    await confirmAddress(api, owner, evil);
    const keep = await keepLinkAt(own);
    const thief = person();
    expect(await thief.signInWithCode(evil)).toBe(account);
    expect(await endingOf(thief)).toBe('leave');
    expect(await person().signInAtProvider(evil)).toBe(second);
    expect(await endingOf(thief)).toBe('none');
    expect((await answer(thief, 'close')).status).toBe(409);
    expect((await person().press(keep, 'elsewhere')).status).toBe(200);
    expect(await person().signInWithCode(own)).toBe(account);
  });

  it('cannot send the account to the address that its owner gave up weeks ago', async () => {
    const { own, evil: old } = addresses();
    const owner = person();
    const account = (await owner.signInWithCode(old)) ?? '';
    await addEvent(api.backend.ctx, account);
    await confirmAddress(api, owner, own);
    expect(await owner.signInWithCode(own)).toBe(account);
    // the link to the old address ran out; nobody reads there any more
    await ageLinks(api, 20);

    // one code, read over the owner's shoulder or in their mailbox
    const thief = person();
    expect(await thief.signInWithCode(own)).toBe(account);
    expect((await answer(thief, 'leave')).status).toBe(409);
    expect(await person().signInWithCode(own)).toBe(account);
  });

  it('cannot close it at their provider, where its owner had come in at theirs before', async () => {
    const { own, evil } = addresses();
    const owner = person();
    const account = (await owner.signInAtProvider(own)) ?? '';
    const withCode = person();
    expect(await withCode.signInWithCode(own)).toBe(account);
    // codes alone open it from now on
    expect((await answer(withCode, 'close')).status).toBe(200);
    await addEvent(api.backend.ctx, account);

    await confirmAddress(api, withCode, evil);
    const keep = await keepLinkAt(own);
    const thief = person();
    expect(await thief.signInAtProvider(evil)).toBe(account);
    expect(await endingOf(thief)).toBe('leave');
    expect((await answer(thief, 'close')).status).toBe(409);
    await person().press(keep, 'elsewhere');
    expect(await person().signInWithCode(own)).toBe(account);
  });

  it.each(['signInWithCode', 'signInAtProvider'] as const)(
    'cannot close it because they were in it before, by %s',
    async (way) => {
      const { own, evil } = addresses();
      const owner = person();
      const account = (await owner.signInWithCode(own)) ?? '';
      await confirmAddress(api, owner, evil);
      expect(await person()[way](evil)).toBe(account);
      await person().press(await keepLinkAt(own), 'elsewhere');
      expect(await owner.signInWithCode(own)).toBe(account);
      await addEvent(api.backend.ctx, account);

      await confirmAddress(api, owner, evil);
      const again = person();
      expect(await again[way](evil)).toBe(account);
      expect(await endingOf(again)).toBe('leave');
      await person().press(await keepLinkAt(own), 'elsewhere');
      expect(await person().signInWithCode(own)).toBe(account);
    },
  );

  it('cannot close it where its owner paid for a gift', async () => {
    const { own, evil } = addresses();
    const [owner, host] = [person(), person()];
    const account = (await owner.signInWithCode(own)) ?? '';
    const payee = (await host.signInWithCode(`host.${own}`)) ?? '';
    const eventId = await addEvent(api.backend.ctx, payee);
    await addPayment(api.backend.ctx, { payer: account, payee, eventId, paise: 500_000 });
    await confirmAddress(api, owner, evil);
    const thief = person();
    expect(await thief.signInWithCode(evil)).toBe(account);
    expect(await endingOf(thief)).toBe('leave');
  });

  it('cannot close it where its owner has what they gave by personal link', async () => {
    const { own, evil } = addresses();
    const [owner, host] = [person(), person()];
    const payee = (await host.signInWithCode(`host.${own}`)) ?? '';
    const eventId = await addEvent(api.backend.ctx, payee);
    const payment = await payAsGuest({ payee, eventId, email: own });
    const account = (await owner.signInWithCode(own)) ?? '';
    expect(await payerOf(payment)).toBe(account);
    await confirmAddress(api, owner, evil);
    const thief = person();
    expect(await thief.signInWithCode(evil)).toBe(account);
    expect(await endingOf(thief)).toBe('leave');
  });
});

it.each(['signInWithCode', 'signInAtProvider'] as const)(
  'what came along with an address is nothing that somebody before its owner, who comes in by %s, could lose',
  async (way) => {
    const { own, evil } = addresses();
    const [preparer, owner, host] = [person(), person(), person()];
    const payee = (await host.signInWithCode(`host.${own}`)) ?? '';
    const eventId = await addEvent(api.backend.ctx, payee);
    const payment = await payAsGuest({ payee, eventId, email: own });
    const account = (await preparer.signInWithCode(evil)) ?? '';
    await confirmAddress(api, preparer, own);
    expect(await owner[way](own)).toBe(account);
    expect(await payerOf(payment)).toBe(account);
    expect(await endingOf(owner)).toBe('close');
  },
);

it('closing takes passkeys and co-hosts for good, so it asks for a recent sign-in', async () => {
  const owner = person();
  const account = (await owner.signInWithCode(addresses().own)) ?? '';
  await addPasskeyRow(api.backend.ctx, account);
  api.setNow(new Date(Date.now() + 3_600_000));
  const refused = await answer(owner, 'close');
  expect([refused.status, refused.body.code]).toEqual([403, 'sign_in_again']);
  expect(await passkeysOf(account)).toHaveLength(1);
  expect((await answer(owner, 'mine')).status).toBe(200);
  api.setNow();
  expect((await answer(owner, 'close')).status).toBe(200);
  expect(await passkeysOf(account)).toEqual([]);
});

it.each(['signInWithCode', 'signInAtProvider'] as const)(
  'no passkey leads whoever left an account, which somebody made ready by %s, there again',
  async (way) => {
    const { own, evil } = addresses();
    const [preparer, owner] = [person(), person()];
    const account = (await preparer[way](evil)) ?? '';
    await addEvent(api.backend.ctx, account);
    await confirmAddress(api, preparer, own);
    if (way === 'signInAtProvider') await openToCodesAtProvider(api, preparer, { email: own, vouched: evil });
    expect(await owner.signInWithCode(own)).toBe(account);
    await addPasskeyRow(api.backend.ctx, account);
    expect((await answer(owner, 'leave')).status).toBe(200);
    expect(await passkeysOf(account)).toEqual([]);
    expect(await person()[way](evil)).toBe(account);
  },
);
