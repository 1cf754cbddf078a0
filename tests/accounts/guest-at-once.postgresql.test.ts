import type { Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { settleProven } from '#backend/accounts/proven-address.ts';
import { linkGuestsOfEvent } from '#backend/guests/service.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import { AddressPerson } from '#tests/accounts/address-people.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

/* A guest who is put on a list in the very moment in which somebody proves the address is theirs (docs/decisions/0096). */
const api = useTestBackend({ env: { SIGN_IN: 'email' } });
const db = () => api.backend.ctx.db;
let host: Caller;
let eventId: string;
beforeAll(async () => {
  host = await api.signIn();
  eventId = await addEvent(api.backend.ctx, host.userId);
});

/** Does both, the second one once the first has written all and is about to commit. */
async function atOnce<T>(
  first: (tx: Transaction<Schema>) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const { answer } = await db()
    .transaction()
    .execute(async (tx) => {
      await first(tx);
      let isDone = false;
      const answer = second().finally(() => (isDone = true));
      await expect.poll(async () => isDone || (await countWaiting(db())) === 1).toBe(true);
      // as an object: a promise would be waited for here
      return { answer };
    });
  return answer;
}

/** Whoever had the address before: nobody, or an account that codes open there no more. */
const before = {
  'nobody’s so far': async () => undefined,
  'another account’s so far': async (email: string) => {
    const account = (await new AddressPerson(api).signInWithCode(email)) ?? '';
    const elsewhere = `moved.${email}`;
    const moved = { subject: elsewhere, verified_email: elsewhere, email: elsewhere };
    await db().updateTable('users').set(moved).where('id', '=', account).execute();
  },
};
const states = Object.keys(before) as (keyof typeof before)[];
const mailOf = (name: string, state: string) => `${name}.${state.slice(0, 3)}@example.in`;
const guestOf = async (email: string) =>
  (await db().selectFrom('guests').select('user_id').where('email', '=', email).executeTakeFirst())?.user_id;

it.each(states)('added a moment before: an address that is %s', async (state) => {
  const email = mailOf('added.before', state);
  await before[state](email);
  const account = await atOnce(
    async (tx) => {
      await addGuest({ ...api.backend.ctx, db: tx }, eventId, { email });
      await linkGuestsOfEvent(tx, eventId);
    },
    () => new AddressPerson(api).signInWithCode(email),
  );
  expect(account).toEqual(expect.any(String));
  expect(await guestOf(email)).toBe(account);
});

it.each(states)('added a moment after: an address that is %s', async (state) => {
  const email = mailOf('added.after', state);
  await before[state](email);
  const { ctx } = api.backend;
  const { userId } = await api.signIn();
  const body = { newGuests: [{ firstName: 'Vera', email }] };
  const { status } = await atOnce(
    (tx) => settleProven(ctx, tx, { userId, email }, linkInvitationsToUser(ctx)),
    () => host.call('addInvitees', { params: { eventId }, body }),
  );
  expect(status).toBeLessThan(300);
  expect(await guestOf(email)).toBe(userId);
});
