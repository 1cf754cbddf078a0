import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { AddressPerson, confirmAddress, linkOf } from '#tests/accounts/address-people.ts';
import { CodeBrowser, latestCode } from '#tests/accounts/code-browser.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

/* Two who press, or sign in, at one moment, each with an account that the other one's work needs too: both are done, one after the other. */
const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const waiting = (count: number) => expect.poll(() => countWaiting(db())).toBe(count);
let eventId: string;
beforeAll(async () => {
  eventId = await addEvent(api.backend.ctx, (await api.signIn()).userId);
});

it('two who each take back the address that the other account has now', async () => {
  const both = await Promise.all(
    ['x', 'y'].map(async (name) => {
      const who = person();
      const own = `${name}.crossing@example.in`;
      const account = (await who.signInWithCode(own)) ?? '';
      await confirmAddress(api, who, `moved.${own}`);
      return { who, own, account };
    }),
  );
  const [first, second] = both as [(typeof both)[0], (typeof both)[0]];
  await confirmAddress(api, first.who, second.own);
  await confirmAddress(api, second.who, first.own);
  for (const { who, own, account } of both)
    await who.press(await linkOf(api, 'keep', { email: own, accountId: account }), 'elsewhere');
  const links = await Promise.all(
    both.map(({ own, account }) => linkOf(api, 'back', { email: own, accountId: account })),
  );

  const { answers } = await db()
    .transaction()
    .execute(async (tx) => {
      // what is read once an account's row is held
      await sql`lock table address_owners in access exclusive mode`.execute(tx);
      const answers = both.map(({ who }, index) => who.press(links[index] ?? '', 'elsewhere'));
      await waiting(2);
      // as an object: promises would be waited for here
      return { answers };
    });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  for (const { own, account } of both) expect(await person().signInWithCode(own)).toBe(account);
});

it('whoever comes in at the provider after the right code, while the link that takes the address off is pressed', async () => {
  const [mail, vouched] = ['taken.off@example.in', 'vouched.taken.off@example.in'];
  const [who, here] = [person(), new CodeBrowser(api)];
  const account = (await who.signInAtProvider(vouched)) ?? '';
  await confirmAddress(api, who, mail);
  await here.ask(mail);
  expect((await here.type(await latestCode(api, mail))).status).toBe(409);
  const drop = await linkOf(api, 'drop', { email: mail, accountId: account });
  const guest = await addGuest(api.backend.ctx, eventId, { email: vouched });

  const { answers } = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('guests').select('id').where('id', '=', guest.id).forUpdate().execute();
      const provider = who.signInAtProvider(vouched, here);
      await waiting(1);
      const press = person().press(drop, 'elsewhere');
      await waiting(2);
      return { answers: Promise.all([provider, press]) };
    });
  const [accountThere, { status }] = await answers;
  expect(accountThere).toBe(account);
  // over where the address was proven before it
  expect([200, 404]).toContain(status);
});
