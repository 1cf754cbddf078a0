import { expect, it } from 'vitest';
import { linkToUsers } from '#backend/guests/repository.ts';
import { AddressPerson, confirmAddress, openToCodesAtProvider } from '#tests/accounts/address-people.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* Somebody left an account, which waits at an address that another account has (docs/decisions/0119). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);

it('who is invited at the address of whoever left is no guest in the account that they left', async () => {
  const [own, evil] = ['asha.left@example.in', 'eve.left@example.in'];
  const [preparer, second, owner, host] = [person(), person(), person(), person()];
  const account = (await preparer.signInWithCode(evil)) ?? '';
  await addEvent(api.backend.ctx, account);
  await confirmAddress(api, preparer, own);
  // the preparer's mailbox begins another account
  const other = await second.signInWithCode(evil);
  expect(other).not.toBe(account);
  expect(await owner.signInWithCode(own)).toBe(account);
  expect((await owner.browser.call('answerWaysIn', { answer: 'leave' })).status).toBe(200);
  // the preparer throws the other one away, and has the one that was left
  expect((await second.browser.call('deleteAccount', { confirmation: evil })).status).toBe(200);
  const reopened = person();
  expect(await reopened.signInWithCode(evil)).toBe(account);

  // somebody else invites the person who left
  const eventId = await addEvent(api.backend.ctx, (await host.signInWithCode('host.left@example.in')) ?? '');
  const guest = await addGuest(api.backend.ctx, eventId, { email: own });
  await db()
    .transaction()
    .execute((tx) => linkToUsers(tx, eventId));
  const row = await db()
    .selectFrom('guests')
    .select('user_id')
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow();
  const read = await reopened.browser.call('getEvent', undefined, {}, { eventId });
  expect(row.user_id).not.toBe(account);
  expect(read.body).toMatchObject({ viewer: { relation: 'stranger' } });
});

const made = (['signInWithCode', 'signInAtProvider'] as const).flatMap((way) =>
  [false, true].map((hasMoved) => ({ way, hasMoved })),
);
it.each(made)(
  'whoever left an account made ready by $way, having moved to another address ($hasMoved), is no co-host and no guest in it any more, and is both again in their own',
  async ({ way, hasMoved }) => {
    const box = `${way.toLowerCase()}.${hasMoved}@example.in`;
    const [own, evil] = [`asha.${box}`, `eve.${box}`];
    const [preparer, owner, host] = [person(), person(), person()];
    const account = (await preparer[way](evil)) ?? '';
    await addEvent(api.backend.ctx, account);
    await confirmAddress(api, preparer, own);
    if (way === 'signInAtProvider') await openToCodesAtProvider(api, preparer, { email: own, vouched: evil });
    expect(await owner.signInWithCode(own)).toBe(account);
    const hostId = (await host.signInWithCode(`host.${box}`)) ?? '';
    const helped = await addEvent(api.backend.ctx, hostId);
    const invited = await host.browser.call(
      'inviteHost',
      { email: own, role: 'editor' },
      {},
      { eventId: helped },
    );
    const { host: place } = invited.body as { host: { _id: string } };
    const accept = (who: AddressPerson) =>
      who.browser.call('acceptHostInvitation', undefined, {}, { token: place._id });
    expect((await accept(owner)).status).toBe(200);
    const visited = await addEvent(api.backend.ctx, hostId);
    await addGuest(api.backend.ctx, visited, { email: own });
    await db()
      .transaction()
      .execute((tx) => linkToUsers(tx, visited));
    const leaver = hasMoved ? person() : owner;
    if (hasMoved) {
      const second = `asha.second.${box}`;
      await confirmAddress(api, owner, second);
      expect(await leaver.signInWithCode(second)).toBe(account);
    }
    expect((await leaver.browser.call('answerWaysIn', { answer: 'leave' })).status).toBe(200);

    const relations = async (who: AddressPerson) =>
      Promise.all(
        [helped, visited].map(async (eventId) => {
          const { body } = await who.browser.call('getEvent', undefined, {}, { eventId });
          return (body as { viewer?: { relation: string } }).viewer?.relation;
        }),
      );
    const back = person();
    expect(await back[way](evil)).toBe(account);
    expect(await relations(back)).toEqual(['stranger', 'stranger']);
    expect((await back.browser.call('listGuests', undefined, {}, { eventId: helped })).status).toBe(404);
    const anew = person();
    expect(await anew.signInWithCode(own)).not.toBe(account);
    expect((await accept(anew)).status).toBe(200);
    expect(await relations(anew)).toEqual(['editor', 'guest']);
  },
);

it('an account is left also while somebody begins another one at the address it goes back to', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [own, evil] = [`asha.${round}@example.in`, `eve.${round}@example.in`];
    const [preparer, owner] = [person(), person()];
    const account = (await preparer.signInWithCode(evil)) ?? '';
    await addEvent(api.backend.ctx, account);
    await confirmAddress(api, preparer, own);
    expect(await owner.signInWithCode(own)).toBe(account);
    const [left] = await Promise.all([
      owner.browser.call('answerWaysIn', { answer: 'leave' }),
      person().signInWithCode(evil),
    ]);
    expect(left.status).toBe(200);
    expect(await person().signInWithCode(own)).not.toBe(account);
  }
});
