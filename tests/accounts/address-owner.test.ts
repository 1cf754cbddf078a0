import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { emailLinkWords } from '#messages/accounts/email-link/by-language.ts';
import { veiled } from '#messages/accounts/email-link/mail.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { AddressPerson, linksAt } from '#tests/accounts/address-people.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { ownerOfAddress } from '#tests/setup/address-owners.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* One account has an address, the one that proved it last (docs/decisions/0096): what waits there, who is told, and what old links do go by that. */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const ownerOf = (email: string) => ownerOfAddress(db(), email);
const newest = async (email: string) => (await linksAt(api, email))[0]?.token ?? '';
const confirm = async (who: AddressPerson, email: string) => {
  await who.askFor(email);
  return who.press(await newest(email), 'signed in');
};
const kindsAt = async (email: string, userId: string | undefined) =>
  (
    await db()
      .selectFrom('email_links')
      .select('kind')
      .where('email', '=', email)
      .where('user_id', '=', userId ?? '')
      .where('used_at', 'is', null)
      .execute()
  ).map(({ kind }) => kind);

/** As if the provider's person had another address there from now on. */
const movesAtProvider = (userId: string | undefined, email: string) =>
  db()
    .updateTable('users')
    .set({ subject: createHash('sha256').update(email).digest('hex').slice(0, 32) })
    .where('id', '=', userId ?? '')
    .execute();

/** An event with a guest and a co-host invited at the address. */
async function inviteAt(email: string) {
  await db().deleteFrom('rate_limits').execute();
  const host = await api.signIn();
  const eventId = (await host.call('createEvent', { body: eventForm() })).data.event._id;
  await host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Vera', email }] },
  });
  await host.call('inviteHost', { params: { eventId }, body: { email, role: 'editor' } });
  const { id } = await db()
    .selectFrom('event_hosts')
    .select('id')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  const guest = async () =>
    (await db().selectFrom('guests').select('user_id').where('event_id', '=', eventId).executeTakeFirst())
      ?.user_id;
  const accept = (who: AddressPerson) =>
    who.browser.call('acceptHostInvitation', undefined, {}, { token: id });
  return { guest, accept, hostId: id };
}

/** Looks into a mailbox once, and has codes to it open an account of theirs. */
const thieves = {
  'joined to an account of the provider’s': async (thief: AddressPerson, mail: string) => {
    const account = await thief.signInAtProvider(`thief.of.${mail}`);
    await confirm(thief, mail);
    await thief.signInWithCode(mail);
    await thief.signInAtProvider(`thief.of.${mail}`);
    return account;
  },
  'an account made by code': async (thief: AddressPerson, mail: string) => {
    const account = await thief.signInWithCode(`thief.of.${mail}`);
    await confirm(thief, mail);
    return account;
  },
};
it.each([
  ['joined to an account of the provider’s', 'joined.look@example.in'],
  ['an account made by code', 'code.look@example.in'],
] as const)('a look into a mailbox ends once a provider vouches for it: %s', async (how, mail) => {
  const [thief, owner] = [person(), person()];
  const theirs = await thieves[how](thief, mail);
  expect(await ownerOf(mail)).toBe(theirs);
  const account = await owner.signInAtProvider(`older.${mail}`);
  await movesAtProvider(account, mail);
  expect(await owner.signInAtProvider(mail)).toBe(account);
  const { guest, accept } = await inviteAt(mail);
  expect(await guest()).toBe(account);
  expect((await accept(thief)).status).toBe(404);
  expect((await accept(owner)).status).toBe(200);
  // whoever reads there is told, and can end what codes open
  expect(await kindsAt(mail, theirs)).toContain('drop');

  // a mail that asks about an address the thief types takes nothing from who has this one
  await thief.askFor(`next.${mail}`);
  const keep = (await linksAt(api, mail)).find(({ accountId }) => accountId === theirs);
  await owner.press(keep?.token ?? '', 'elsewhere');
  expect(await ownerOf(mail)).toBe(account);
  expect(await guest()).toBe(account);
  expect((await linksAt(api, mail)).filter(({ accountId }) => accountId === account)).toEqual([]);
});

it('a second link of “It wasn’t me” copied before a provider vouched for the address is over', async () => {
  const [thief, helper, owner, mail] = [person(), person(), person(), 'copied.back.vouched@example.in'];
  await thief.signInWithCode('thief.of.vouched@example.in');
  await confirm(thief, mail);
  await confirm(thief, 'thief.moved.vouched@example.in');
  const keep = await newest(mail);
  await helper.signInWithCode('helper.of.vouched@example.in');
  await confirm(helper, mail);
  await thief.press(keep, 'elsewhere');
  const copied = await newest(mail);
  await confirm(helper, 'helper.moved.vouched@example.in');
  const account = await owner.signInAtProvider(mail);
  expect((await thief.press(copied, 'elsewhere')).status).toBe(404);
  expect(await ownerOf(mail)).toBe(account);
});

it('a copied link that confirms takes no address that counts for an account whose provider vouched for it once', async () => {
  const [thief, owner, mail] = [person(), person(), 'copied.confirm.vouched@example.in'];
  const account = await owner.signInAtProvider(mail);
  await thief.signInWithCode('thief.of.confirm.vouched@example.in');
  await thief.askFor(mail);
  const copied = await newest(mail);
  // their address there changes
  await db()
    .updateTable('users')
    .set({ verified_email: null })
    .where('id', '=', account ?? '')
    .execute();
  expect((await thief.press(copied, 'signed in')).message).toBe(
    emailLinkWords.en.confirmedBesideAnother(mail),
  );
  expect(await ownerOf(mail)).toBe(account);
  const { guest, accept } = await inviteAt(mail);
  expect(await guest()).toBe(account);
  expect((await accept(owner)).status).toBe(200);
});

it('a link that the right code asks for is mailed whatever came to the mailbox that day', async () => {
  const [other, owner, mail] = [person(), person(), 'held.out@example.in'];
  const theirs = await other.signInAtProvider('other.of.held.out@example.in');
  await confirm(other, mail);
  expect(await owner.signInWithCode(mail)).toBeUndefined();
  const { rows } = await api.backend.ctx.database.pool.query<{
    data: { linkId: string; isAskedFor: boolean };
  }>(`select data from jobs.job where name = 'email-link' order by created_on desc`);
  const link = await db()
    .selectFrom('email_links')
    .select('id')
    .where('kind', '=', 'drop')
    .where('user_id', '=', theirs ?? '')
    .executeTakeFirstOrThrow();
  expect(rows.find(({ data }) => data.linkId === link.id)?.data.isAskedFor).toBe(true);
});

it('a co-host’s place that goes to another account waits as long as one mailed anew', async () => {
  const [before, owner, mail] = [person(), person(), 'reopened@example.in'];
  await before.signInAtProvider('before.reopened@example.in');
  await confirm(before, mail);
  const { accept, hostId } = await inviteAt(mail);
  expect((await accept(before)).status).toBe(200);
  const longAgo = new Date(Date.now() - 86_400_000);
  await db().updateTable('event_hosts').set({ expires_at: longAgo }).where('id', '=', hostId).execute();
  await owner.signInAtProvider(mail);
  expect((await accept(owner)).status).toBe(200);
});

it('an address confirmed elsewhere is the account’s once its provider vouches for it', async () => {
  const [owner, mail] = [person(), 'vouched.later@example.in'];
  const account = await owner.signInAtProvider('before.vouched@example.in');
  await owner.askFor(mail);
  await owner.press(await newest(mail), 'elsewhere');
  expect(await owner.browser.whoAmI()).toMatchObject({ email: mail, emailProven: false });
  await movesAtProvider(account, mail);
  expect(await owner.signInAtProvider(mail, new CodeBrowser(api))).toBe(account);
  expect(await ownerOf(mail)).toBe(account);
});

it('whoever confirmed where they were not signed in is told what opens the account, and can prove the address later', async () => {
  const owner = person();
  const [old, wanted] = ['old.way.in@example.in', 'wanted@example.in'];
  const account = await owner.signInWithCode(old);
  await owner.askFor(wanted);
  expect((await owner.press(await newest(wanted), 'elsewhere')).message).toBe(
    emailLinkWords.en.confirmedMailsAlone(wanted, veiled(old)),
  );
  // an empty account by accident
  const accident = person();
  await accident.signInWithCode(wanted);
  expect(await owner.browser.whoAmI()).toMatchObject({
    _id: account,
    email: wanted,
    emailProven: false,
    codeEmail: old,
  });
  expect((await owner.browser.call('sendEmailConfirmation')).status).toBe(200);
  expect((await owner.press(await newest(wanted), 'signed in')).message).toBe(
    emailLinkWords.en.confirmedBesideAnother(wanted),
  );
  await accident.browser.call('deleteAccount', { confirmation: wanted });
  await db().deleteFrom('rate_limits').execute();
  expect((await owner.browser.call('sendEmailConfirmation')).status).toBe(200);
  expect((await owner.press(await newest(wanted), 'signed in')).message).toBe(
    emailLinkWords.en.confirmed(wanted),
  );
  expect(await owner.browser.whoAmI()).toMatchObject({ email: wanted, emailProven: true, codeEmail: wanted });
  expect(await person().signInWithCode(wanted)).toBe(account);
});

it('ten addresses a day may be asked for: each is told to the one that counts', async () => {
  const owner = person();
  await owner.signInWithCode('asks.and.asks@example.in');
  const answers: unknown[] = [];
  for (let count = 0; count < 12; count += 1) {
    await db().deleteFrom('rate_limits').where('key', 'not like', 'email-confirmation-day%').execute();
    const { body } = await owner.browser.call('updateProfile', {
      firstName: 'Asha',
      lastName: 'Rao',
      email: `asked.${count}@example.in`,
    });
    answers.push(body.confirmation);
  }
  expect(answers).toEqual([...Array<string>(10).fill('sent'), 'later', 'later']);
});

it('what an account did before tells nothing to an address that is somebody else’s by now', async () => {
  const [thief, owner, mail] = [person(), person(), 'theirs.by.now@example.in'];
  const account = await thief.signInWithCode('thief.first@example.in');
  await thief.askFor(mail);
  await thief.press(await newest(mail), 'signed in');
  await thief.askFor('thief.next@example.in');
  await thief.press(await newest('thief.next@example.in'), 'signed in');
  const mine = await owner.signInWithCode(mail);
  expect(await ownerOf(mail)).toBe(mine);
  const before = (await linksAt(api, mail)).length;
  // the identity provider takes the thief's account over: who can take it back is told, but not the address of another
  expect(await thief.signInAtProvider('thief.next@example.in')).toBe(account);
  expect(await linksAt(api, mail)).toHaveLength(before);
});

it('an address that comes back to an account by a code ends the sessions of whoever stayed in it', async () => {
  const [thief, owner, mail] = [person(), person(), 'comes.back.by.code@example.in'];
  const account = await thief.signInWithCode('stays.signed.in@example.in');
  await thief.askFor(mail);
  await thief.press(await newest(mail), 'signed in');
  expect(await ownerOf(mail)).toBe(account);
  const mine = await owner.signInAtProvider('theirs.at.first@example.in');
  await movesAtProvider(mine, mail);
  await owner.signInAtProvider(mail, new CodeBrowser(api));
  expect(await ownerOf(mail)).toBe(mine);
  expect(await owner.signInWithCode(mail, new CodeBrowser(api))).toBe(account);
  expect(await thief.browser.whoAmI()).toBeFalsy();
});
