import { describe, expect, it } from 'vitest';
import { AddressPerson, confirmAddress, linksAt } from '#tests/accounts/address-people.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { ownerOfAddress } from '#tests/setup/address-owners.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* What a press in a mail hands over, how often, and how its person has an address back (docs/decisions/0096). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const newest = async (email: string) => (await linksAt(api, email))[0]?.token ?? '';

/** Somebody who does it all within one day. */
class Hasty extends AddressPerson {
  protected override async forgetLimits(): Promise<void> {
    await db().deleteFrom('rate_limits').where('key', 'not like', 'hand-over%').execute();
  }
}

it('an account is handed over to the provider and taken back a few times a day, and no more is mailed', async () => {
  const mail = 'back.and.forth@example.in';
  const account = await person().signInWithCode(mail);
  let handedOver = 0;
  while (handedOver < 9 && (await new Hasty(api, issuer).signInAtProvider(mail)) === account) {
    handedOver += 1;
    await person().press(await newest(mail), 'elsewhere');
  }
  expect(handedOver).toBe(5);
  const kept = db()
    .selectFrom('email_links')
    .select('id')
    .where('email', '=', mail)
    .where('kind', '=', 'keep');
  expect(await kept.execute()).toHaveLength(5);
  // the mailbox still opens it
  expect(await person().signInWithCode(mail)).toBe(account);
});

describe('a link kept from before another account had the address', () => {
  it.each(['signInWithCode', 'signInAtProvider'] as const)('asks for a second one: %s', async (way) => {
    const [thief, mail] = [person(), `in.between.${way.toLowerCase()}@example.in`];
    const theirs = await thief.signInWithCode(`thief.of.${mail}`);
    await confirmAddress(api, thief, mail);
    await confirmAddress(api, thief, `next.${mail}`);
    const copied = await newest(mail);
    const owner = person();
    const account = await owner[way](mail);
    // moved on, or gone
    await confirmAddress(api, owner, `owner.next.${mail}`);
    if (way === 'signInAtProvider')
      await db()
        .updateTable('users')
        .set({ verified_email: null })
        .where('id', '=', account ?? '')
        .execute();
    await thief.press(copied, 'elsewhere');
    expect(await ownerOfAddress(db(), mail)).not.toBe(theirs);
    expect(await person().signInWithCode(mail)).not.toBe(theirs);
  });
});

it('an address that a press took off an account of the provider’s is its person’s again once they confirm it signed in', async () => {
  const [owner, thief, mail] = [person(), person(), 'had.before@example.in'];
  const account = await owner.signInAtProvider('google.of.had.before@example.in');
  await confirmAddress(api, owner, mail);
  // somebody who reads there once
  await thief.signInWithCode(mail);
  await thief.press(await newest(mail), 'elsewhere');
  const theirs = (await thief.signInWithCode(mail)) ?? '';
  expect(theirs).not.toBe(account);
  await addPasskeyRow(api.backend.ctx, theirs);
  await addApiKeyRow(api.backend.ctx, theirs);

  await owner.signInAtProvider('google.of.had.before@example.in');
  await confirmAddress(api, owner, mail);
  expect(await ownerOfAddress(db(), mail)).toBe(account);
  expect((await owner.browser.whoAmI())?.email).toBe(mail);
  // whoever loses it by that has nothing left that opens the account they had
  expect(await thief.browser.whoAmI()).toBeNull();
  expect(await db().selectFrom('passkeys').select('id').where('user_id', '=', theirs).execute()).toEqual([]);
  const keys = db()
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', theirs)
    .where('revoked_at', 'is', null);
  expect(await keys.execute()).toEqual([]);
});

it('a stranger who confirms an address for their account takes it from nobody who has it', async () => {
  const [owner, other, mail] = [person(), person(), 'never.theirs@example.in'];
  const account = await owner.signInWithCode(mail);
  await other.signInAtProvider('other.of.never.theirs@example.in');
  await confirmAddress(api, other, mail);
  expect(await ownerOfAddress(db(), mail)).toBe(account);
});

it('too many co-host invitations and beginnings of passkeys are refused with how long to wait', async () => {
  const host = await api.signIn();
  const counts = ['host-invitations', 'passkey-add'].map((what) => ({
    key: `${what}:${host.userId}`,
    window_start: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000),
    hits: 1000,
  }));
  await db().insertInto('rate_limits').values(counts).execute();
  const eventId = (await host.call('createEvent', { body: eventForm() })).data.event._id;
  const invited = await host.call('inviteHost', {
    params: { eventId },
    body: { email: 'one.more@example.in', role: 'viewer' },
  });
  for (const refused of [invited, await host.call('beginPasskey', {})])
    expect(refused).toMatchObject({
      status: 429,
      error: { message: expect.stringMatching(/try again in \d+ minutes?\.$/) as string },
    });
});
