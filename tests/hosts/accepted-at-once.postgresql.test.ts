import { expect, it } from 'vitest';
import { AddressPerson, confirmAddress } from '#tests/accounts/address-people.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });

it('whoever accepts at once what went to two of their addresses helps once', async () => {
  const { db } = api.backend.ctx;
  const person = new AddressPerson(api, issuer);
  const addresses = ['first.of.two@example.in', 'second.of.two@example.in'] as const;
  const account = (await person.signInAtProvider(addresses[0])) ?? '';
  await confirmAddress(api, person, addresses[1]);
  const owner = await api.signIn();
  const eventId = await addEvent(api.backend.ctx, owner.userId);
  for (const email of addresses)
    await owner.call('inviteHost', { params: { eventId }, body: { email, role: 'editor' } });
  const places = await db.selectFrom('event_hosts').select('id').where('event_id', '=', eventId).execute();
  expect(places).toHaveLength(2);

  const { answers } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', account).forUpdate().execute();
    const answers = places.map(({ id }) =>
      person.browser.call('acceptHostInvitation', undefined, {}, { token: id }),
    );
    await expect.poll(() => countWaiting(db)).toBe(2);
    // as an object: promises would be waited for here
    return { answers };
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  const hosts = db.selectFrom('event_hosts').select('user_id').where('event_id', '=', eventId);
  expect(await hosts.execute()).toEqual([{ user_id: account }]);
});
