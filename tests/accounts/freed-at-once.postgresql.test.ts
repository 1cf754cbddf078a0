import { beforeAll, expect, it } from 'vitest';
import { AddressPerson, confirmAddress, linkOf } from '#tests/accounts/address-people.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

/* An address is taken from an account at the very moment that account is taken back to another one (docs/decisions/0096). */
const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const waiting = (count: number) => expect.poll(() => countWaiting(db())).toBe(count);
let eventId: string;
beforeAll(async () => {
  eventId = await addEvent(api.backend.ctx, (await api.signIn()).userId);
});

/** An account of the thief's that began at an address, and one of the owner's that was led there; with the links that bring both back. */
async function stolen(name: string) {
  const [home, den] = [`home.${name}@example.in`, `den.${name}@example.in`];
  const thief = person();
  const theirs = (await thief.signInWithCode(den)) ?? '';
  await confirmAddress(api, thief, `den2.${name}@example.in`);
  const owner = person();
  const account = (await owner.signInWithCode(home)) ?? '';
  await addEvent(api.backend.ctx, account);
  await confirmAddress(api, owner, den);
  await person().press(await linkOf(api, 'keep', { email: den, accountId: theirs }), 'elsewhere');
  return { home, den, account, back: await linkOf(api, 'back', { email: den, accountId: theirs }) };
}

/** Lets two things run while somebody holds the guest of whoever is joined to an address. */
async function whileHeld(guest: AddedGuest, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const { both } = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('guests').select('id').where('id', '=', guest.id).forUpdate().execute();
      const one = first();
      await waiting(1);
      const other = second();
      await waiting(2);
      // as an object: a promise would be waited for here
      return { both: Promise.all([one, other]) };
    });
  await both;
}

async function guestAt(email: string): Promise<AddedGuest> {
  const guest = await addGuest(api.backend.ctx, eventId, { email });
  await db().updateTable('guests').set({ user_id: null }).where('id', '=', guest.id).execute();
  return guest;
}

it('whoever takes their account back keeps it, though the thief takes the address it had for another one', async () => {
  const { home, den, account, back } = await stolen('press');
  const keep = await linkOf(api, 'keep', { email: home, accountId: account });
  await whileHeld(
    await guestAt(home),
    () => person().press(keep, 'elsewhere'),
    () => person().press(back, 'elsewhere'),
  );
  expect(await person().signInWithCode(home)).toBe(account);
  expect(await person().signInWithCode(den)).not.toBe(account);
});

it('an account that is deleted meanwhile keeps no address', async () => {
  const { account, back } = await stolen('gone');
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', account).forUpdate().execute();
      const pressed = person().press(back, 'elsewhere');
      await waiting(1);
      await tx.updateTable('users').set({ erased_at: new Date() }).where('id', '=', account).execute();
      return { pressed };
    })
    .then(({ pressed }) => pressed);
  const row = await db()
    .selectFrom('users')
    .select('lost_email')
    .where('id', '=', account)
    .executeTakeFirst();
  expect(row).toEqual({ lost_email: null });
});
