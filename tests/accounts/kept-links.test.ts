import { describe, expect, it } from 'vitest';
import { emailLinkWords } from '#messages/accounts/email-link/by-language.ts';
import { forgetOldEmailLinks } from '#backend/accounts/email-service.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { AddressPerson, ageLinks, confirmAddress, linksAt } from '#tests/accounts/address-people.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { ownerOfAddress } from '#tests/setup/address-owners.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* Somebody read a mailbox once, and keeps copies of what came there: no press of theirs, or of its owner’s, joins the address to an account of theirs. */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const { en: words } = emailLinkWords;
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const ownerOf = (email: string) => ownerOfAddress(db(), email);
const tokensAt = async (email: string) => (await linksAt(api, email)).map(({ token }) => token);

/** An event with a guest invited at the address. */
async function invite(email: string) {
  await db().deleteFrom('rate_limits').execute();
  const host = await api.signIn();
  const eventId = (await host.call('createEvent', { body: eventForm() })).data.event._id;
  await host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Vera', email }] },
  });
  return async () =>
    (await db().selectFrom('guests').select('user_id').where('event_id', '=', eventId).executeTakeFirst())
      ?.user_id;
}

const ways = ['signInAtProvider', 'signInWithCode'] as const;

/** Confirms somebody’s address for an account of theirs while they read there, moves on, and keeps what came. */
async function looksInto(mail: string, way: (typeof ways)[number]) {
  const thief = person();
  const account = await thief[way](`thief.of.${mail}`);
  await confirmAddress(api, thief, mail);
  expect(await ownerOf(mail)).toBe(account);
  const moved = `thief.moved.${mail}`;
  await confirmAddress(api, thief, moved);
  const copies = await tokensAt(mail);
  const comesBack = async () => (await person()[way](`thief.of.${mail}`)) ?? '';
  return { thief, account, copies, comesBack, moved };
}

describe.each(ways)(
  'links that somebody kept who read a mailbox once, with an account of their own: %s',
  (way) => {
    it.each(['elsewhere', 'signed in'] as const)(
      'join its address to nothing, whoever presses (%s), where it opens an account by now',
      async (where) => {
        const mail = `kept.${way}.${where.replace(' ', '.')}@example.in`.toLowerCase();
        const { thief, account, copies } = await looksInto(mail, way);
        const victim = person();
        const own = await victim.signInWithCode(mail);
        const guest = await invite(mail);
        for (const token of copies) await thief.press(token, where);
        for (const token of await tokensAt(mail)) await victim.press(token, where);
        for (const token of await tokensAt(mail)) await victim.press(token, where);
        expect(own).not.toBe(account);
        expect([await ownerOf(mail), await guest()]).toEqual([own, own]);
        expect(await person().signInWithCode(mail)).toBe(own);
      },
    );

    it.each(['elsewhere', 'signed in'] as const)(
      'join its address to nothing where it opens none yet (%s)',
      async (where) => {
        const mail = `nobody.${way}.${where.replace(' ', '.')}@example.in`.toLowerCase();
        const { thief, account, copies } = await looksInto(mail, way);
        for (const token of copies) await thief.press(token, where);
        for (const token of await tokensAt(mail)) await person().press(token, 'elsewhere');
        expect(await ownerOf(mail)).toBeUndefined();
        const own = await person().signInWithCode(mail);
        expect(own).toBeDefined();
        expect(own).not.toBe(account);
      },
    );
  },
);

describe('“It wasn’t me” for an account of the provider’s', () => {
  it('takes off what came since, and leaves it to its owner to type the address', async () => {
    const [owner, mail, evil] = [person(), 'second.of.owner@example.in', 'evil.of.owner@example.in'];
    const account = await owner.signInAtProvider('owner.at.provider@example.in');
    await confirmAddress(api, owner, mail);
    await confirmAddress(api, owner, evil);
    await addPasskeyRow(api.backend.ctx, account ?? '');
    const [keep = ''] = await tokensAt(mail);
    expect((await person().press(keep, 'elsewhere')).message).toBe(words.takenOff(true));
    expect(await owner.browser.whoAmI()).toBeNull();
    expect([await ownerOf(mail), await ownerOf(evil)]).toEqual([undefined, undefined]);
    const again = person();
    expect(await again.signInAtProvider('owner.at.provider@example.in')).toBe(account);
    expect(await again.browser.whoAmI()).toMatchObject({ email: 'owner.at.provider@example.in' });
    await confirmAddress(api, again, mail);
    expect(await again.browser.whoAmI()).toMatchObject({ email: mail, emailProven: true });
  });

  it('leaves an address that was not changed yet', async () => {
    const [owner, mail] = [person(), 'not.changed.yet@example.in'];
    await owner.signInAtProvider('owner.not.changed@example.in');
    await confirmAddress(api, owner, mail);
    await owner.askFor('asked.for.it@example.in');
    const [keep = ''] = await tokensAt(mail);
    expect((await person().press(keep, 'elsewhere')).message).toBe(words.kept(mail, true));
    await owner.signInAtProvider('owner.not.changed@example.in');
    expect(await owner.browser.whoAmI()).toMatchObject({ email: mail, emailProven: true });
  });
});

describe('an account made with a code while somebody else read the mailbox', () => {
  /** The thief’s account was made with a code to the mailbox; its owner made one later, and presses all that comes. */
  async function swapped(mail: string) {
    const thief = person();
    const older = await thief.signInWithCode(mail);
    await confirmAddress(api, thief, `thief.of.${mail}`);
    const copies = await tokensAt(mail);
    const victim = person();
    const own = await victim.signInWithCode(mail);
    const guest = await invite(mail);
    for (const token of copies) await thief.press(token, 'elsewhere');
    const [back = ''] = await tokensAt(mail);
    await person().press(back, 'elsewhere');
    return { thief, older, victim, own, guest };
  }

  it('that gives way to it opens again as long as its owner reads the mailbox, links or no links', async () => {
    const mail = 'swapped@example.in';
    const { thief, older, victim, own, guest } = await swapped(mail);
    // which nobody opens but who reads the mailbox
    expect(await thief.browser.whoAmI()).toBeNull();
    expect(await person().signInWithCode(`thief.of.${mail}`)).not.toBe(older);
    for (const days of [8, 40]) {
      await ageLinks(api, days);
      await forgetOldEmailLinks(api.backend.ctx);
    }
    expect(await tokensAt(mail)).toEqual([]);
    expect(await person().signInWithCode(mail)).toBe(older);
    // each code brings a link; one that is open stands for all
    expect(await person().signInWithCode(mail)).toBe(older);
    const links = await linksAt(api, mail);
    expect(links).toMatchObject([{ accountId: own }]);
    expect((await victim.press(links[0]?.token ?? '', 'elsewhere')).message).toBe(words.onceMore(mail));
    const [back = ''] = await tokensAt(mail);
    await victim.press(back, 'elsewhere');
    expect(await person().signInWithCode(mail)).toBe(own);
    expect([await ownerOf(mail), await guest()]).toEqual([own, own]);
  });

  it('opens at once where the address opens no other account any more', async () => {
    const mail = 'swapped.and.gone@example.in';
    const { older, own } = await swapped(mail);
    const reader = person();
    expect(await reader.signInWithCode(mail)).toBe(older);
    await reader.browser.call('deleteAccount', { confirmation: mail });
    expect(await person().signInWithCode(mail)).toBe(own);
  });

  it('leaves its maker no passkey, provider or link once the address is back', async () => {
    const mail = 'all.ways@example.in';
    const thief = person();
    const older = await thief.signInWithCode(mail);
    await addPasskeyRow(api.backend.ctx, older ?? '');
    await confirmAddress(api, thief, `thief.of.${mail}`);
    const [keep = ''] = await tokensAt(mail);
    expect(await thief.signInAtProvider(`thief.of.${mail}`, new CodeBrowser(api))).toBe(older);
    await thief.press(keep, 'elsewhere');
    expect(await person().signInWithCode(mail)).toBe(older);
    for (const { token } of await linksAt(api, `thief.of.${mail}`)) await thief.press(token, 'elsewhere');
    for (const way of ways) expect(await person()[way](`thief.of.${mail}`)).not.toBe(older);
    const passkeys = db()
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', older ?? '');
    expect(await passkeys.execute()).toEqual([]);
    expect(await person().signInWithCode(mail)).toBe(older);
  });
});

it('a link to an address from before does not work longer for what is changed later', async () => {
  const [thief, mail] = [person(), 'not.for.ever@example.in'];
  await thief.signInWithCode(mail);
  await confirmAddress(api, thief, `first.${mail}`);
  for (const step of ['second', 'third']) {
    await ageLinks(api, 3);
    await confirmAddress(api, thief, `${step}.${mail}`);
  }
  await ageLinks(api, 3);
  const open = db()
    .selectFrom('email_links')
    .select('id')
    .where('email', '=', mail)
    .where('expires_at', '>', new Date());
  expect(await open.execute()).toEqual([]);
});
