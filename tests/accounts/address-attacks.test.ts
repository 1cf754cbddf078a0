import { describe, expect, it } from 'vitest';
import { emailLinkWords } from '#messages/accounts/email-link/by-language.ts';
import { acceptHostInvitation } from '#backend/events/hosts/invitation-service.ts';
import { settleProven } from '#backend/accounts/proven-address.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { ownerOfAddress } from '#tests/setup/address-owners.ts';
import { AddressPerson, linksAt } from '#tests/accounts/address-people.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const newest = async (email: string) => (await linksAt(api, email))[0]?.token ?? '';
const ownerOf = (email: string) => ownerOfAddress(db(), email);
const rowOf = (id: string | undefined) =>
  db()
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();

const invite = async (email: string) => {
  const host = await api.signIn();
  const eventId = (await host.call('createEvent', { body: eventForm() })).data.event._id;
  await host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Vera', email }] },
  });
  return { host, eventId };
};
/** @returns the invitation's identifier, without the proof that its mail has */
async function inviteEditor(host: Caller, eventId: string, email: string): Promise<string> {
  await host.call('inviteHost', { params: { eventId }, body: { email, role: 'editor' } });
  const { id } = await db()
    .selectFrom('event_hosts')
    .select('id')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return id;
}
const accepting = (token: string) => (who: AddressPerson) =>
  who.browser.call('acceptHostInvitation', undefined, {}, { token });
/** Asks for an address, and confirms it signed in. */
const confirm = async (who: AddressPerson, mail: string) => {
  await who.askFor(mail);
  return who.press(await newest(mail), 'signed in');
};
const attending = async (who: AddressPerson) => {
  const { body } = await who.browser.call('listAttendingEvents', undefined, {});
  return (body.items as { _id: string }[]).map(({ _id }) => _id);
};

describe('two presses in mails about somebody else’s account', () => {
  it.each(['code', 'provider'] as const)('lose nobody their own, which opens by %s', async (way) => {
    const [attacker, victim, mail] = [person(), person(), `victim.${way}@example.in`];
    const enter = (who: AddressPerson) =>
      way === 'code' ? who.signInWithCode(mail) : who.signInAtProvider(mail);
    const own = await enter(victim);
    const theirs = await attacker.signInWithCode(`attacker.${way}@example.in`);

    await attacker.askFor(mail);
    expect((await victim.press(await newest(mail), 'elsewhere')).status).toBe(200);
    expect((await rowOf(theirs)).email).toBe(mail);
    await attacker.askFor(`elsewhere.${way}@example.in`);
    expect((await victim.press(await newest(mail), 'elsewhere')).status).toBe(200);

    // what was merely confirmed is dropped: the attacker's account writes to its own address again
    expect((await rowOf(theirs)).email).toBe(`attacker.${way}@example.in`);
    expect(await ownerOf(mail)).toBe(own);
    expect(await person().signInWithCode(mail)).toBe(own);
    expect(await enter(person())).toBe(own);
    expect(await person().signInWithCode(`attacker.${way}@example.in`)).toBe(theirs);
  });

  it.each(['code', 'provider'] as const)(
    'join no address of somebody without an account to one that opens by %s: a code makes them their own',
    async (way) => {
      const [attacker, victim, mail] = [person(), person(), `nobody.yet.${way}@example.in`];
      const theirs =
        way === 'code'
          ? await attacker.signInWithCode('attacker.of.nobody@example.in')
          : await attacker.signInAtProvider('attacker.at.provider@example.in');
      await attacker.askFor(mail);
      await victim.press(await newest(mail), 'elsewhere');
      const after = await victim.signInWithCode(mail);
      expect(after).toBeDefined();
      expect(after).not.toBe(theirs);
      await attacker.askFor(`elsewhere.of.${mail}`);
      await victim.press(await newest(mail), 'elsewhere');
      expect(await person().signInWithCode(mail)).toBe(after);
    },
  );
});

describe('an address that another account proved', () => {
  it.each(['before', 'after'] as const)(
    'counts for that one alone: who confirmed it once for an account of theirs gets its mails (proven %s), not its invitations',
    async (when) => {
      const [owner, other, mail] = [person(), person(), `vera.${when}@example.in`];
      if (when === 'before') await owner.signInWithCode(mail);
      const theirs = await other.signInAtProvider(`tom.${when}@example.in`);
      await other.askFor(mail);
      const { message } = await other.press(await newest(mail), 'signed in');
      if (when === 'after') await owner.signInAtProvider(mail);
      else expect(message).toBe(emailLinkWords.en.confirmedBesideAnother(mail));

      expect((await rowOf(theirs)).email).toBe(mail);
      expect(await ownerOf(mail)).toBe((await owner.browser.whoAmI())?._id);
      const { host, eventId } = await invite(mail);
      expect([await attending(owner), await attending(other)]).toEqual([[eventId], []]);
      const accept = accepting(await inviteEditor(host, eventId, mail));
      expect((await accept(other)).status).toBe(404);
      expect((await accept(owner)).status).toBe(200);
      // and whoever reads there can end the mails
      expect(await linksAt(api, mail)).toMatchObject([{ accountId: theirs }]);
    },
  );
});

describe('what came to an account by an address it once confirmed', () => {
  it.each([
    ['a code opens the account', 'elsewhere'],
    ['a code opens the account', 'signed in'],
    ['its own confirmation, by which codes open it', 'elsewhere'],
    ['its own confirmation, by which codes open it', 'signed in'],
  ] as const)(
    'goes to the account that proves it: %s (confirmed elsewhere meanwhile: %s)',
    async (how, where) => {
      const mail = `wren.${how.startsWith('a code') ? 'code' : 'moved'}.${where.replace(' ', '.')}@example.in`;
      const [owner, other] = [person(), person()];
      const theirs = await other.signInAtProvider(`tom.of.${mail}`);
      await other.askFor(mail);
      await other.press(await newest(mail), 'signed in');
      const { host, eventId } = await invite(mail);
      const accept = accepting(await inviteEditor(host, eventId, mail));
      expect((await accept(other)).status).toBe(200);
      // its mails go elsewhere by now, so that codes are not sent the other way; or it confirms another address itself
      await other.askFor(`elsewhere.${mail}`);
      await other.press(await newest(`elsewhere.${mail}`), where);

      if (how.startsWith('a code')) await owner.signInWithCode(mail);
      else {
        await owner.signInWithCode(`own.${mail}`);
        await owner.askFor(mail);
        await owner.press(await newest(mail), 'signed in');
      }
      expect(await ownerOf(mail)).not.toBe(theirs);
      expect([await attending(owner), await attending(other)]).toEqual([[eventId], []]);
      const editing = (who: AddressPerson) => who.browser.call('listGuests', undefined, {}, { eventId });
      expect((await editing(other)).status).toBe(404);
      expect((await accept(owner)).status).toBe(200);
      expect((await editing(owner)).status).toBe(200);
    },
  );
});

describe('“It wasn’t me”', () => {
  it.each(['was there before', 'was made since', 'opens at the provider'] as const)(
    'takes the address from an account that %s only once its mail is read anew, and that one can have it back',
    async (when) => {
      const [owner, second] = [person(), person()];
      const taken = `taken.${when.replaceAll(' ', '.')}@example.in`;
      const intruder = `intruder.of.${taken}`;
      const account = await owner.signInWithCode(taken);
      if (when === 'was there before') await second.signInWithCode(`older.${taken}`);
      await owner.askFor(intruder);
      await owner.press(await newest(intruder), 'signed in');
      const keep = await newest(taken);
      // whoever is in there adds a way in that lasts
      await addPasskeyRow(api.backend.ctx, account ?? '');
      if (when === 'was made since') await second.signInWithCode(taken);
      else if (when === 'opens at the provider') await second.signInAtProvider(taken);
      else {
        // moves to the address that came free
        await second.askFor(taken);
        await second.press(await newest(taken), 'signed in');
      }
      const others = (await second.browser.whoAmI())?._id;
      const onceMore = { status: 200, message: emailLinkWords.en.onceMore(taken) };
      for (let presses = 0; presses < 2; presses += 1)
        expect(await owner.press(keep, 'elsewhere')).toEqual(onceMore);
      expect(await person().signInWithCode(taken)).toBe(others);
      // which ends what was mailed before
      expect(await owner.press(keep, 'elsewhere')).toEqual(onceMore);

      expect((await owner.press(await newest(taken), 'elsewhere')).message).toContain(taken);
      expect(await person().signInWithCode(taken)).toBe(account);
      expect(await person().signInWithCode(intruder)).not.toBe(account);
      const passkeys = db()
        .selectFrom('passkeys')
        .select('id')
        .where('user_id', '=', account ?? '');
      expect(await passkeys.execute()).toEqual([]);
      if (when === 'opens at the provider')
        return expect(await person().signInAtProvider(taken)).toBe(others);

      // it may have been the right one: its reader is told, with a link of its own
      expect(await second.browser.whoAmI()).toBeNull();
      const told = (await linksAt(api, taken)).find(({ accountId }) => accountId === others);
      expect(await second.press(told?.token ?? '', 'elsewhere')).toEqual(onceMore);
      await second.press(await newest(taken), 'elsewhere');
      expect(await person().signInWithCode(taken)).toBe(others);
    },
  );

  it.each(['signInWithCode', 'signInAtProvider'] as const)(
    'kept by somebody who looked into a mailbox once opens nothing later: %s',
    async (way) => {
      const [thief, owner] = [person(), person()];
      const mail = `looked.into.${way.toLowerCase()}@example.in`;
      await thief.signInWithCode(`thief.of.${mail}`);
      await thief.askFor(mail);
      await thief.press(await newest(mail), 'signed in');
      await thief.askFor(`moved.on.from.${mail}`);
      await thief.press(await newest(`moved.on.from.${mail}`), 'signed in');
      const kept = await newest(mail);
      const account = await owner[way](mail);
      await thief.press(kept, 'elsewhere');
      expect(await person()[way](mail)).toBe(account);
      expect(await person().signInWithCode(mail)).toBe(account);
    },
  );

  it('reaches the address codes go to also where mails went to another one', async () => {
    const [owner, careless] = [person(), person()];
    const account = await owner.signInWithCode('way.in@example.in');
    await owner.askFor('mistyped@example.in');
    await careless.press(await newest('mistyped@example.in'), 'elsewhere');
    const before = await linksAt(api, 'way.in@example.in');
    await owner.askFor('moved@example.in');
    await owner.press(await newest('moved@example.in'), 'signed in');
    expect(await person().signInWithCode('moved@example.in')).toBe(account);
    const since = await linksAt(api, 'way.in@example.in');
    expect(since).toHaveLength(before.length + 1);
    await owner.press(since[0]?.token ?? '', 'elsewhere');
    expect(await person().signInWithCode('way.in@example.in')).toBe(account);
    expect(await person().signInWithCode('moved@example.in')).not.toBe(account);
  });

  it('puts out whoever took the account over at the provider since', async () => {
    const [owner, thief] = [person(), person()];
    const account = await owner.signInWithCode('robbed@example.in');
    await owner.askFor('thief@example.in');
    await owner.press(await newest('thief@example.in'), 'signed in');
    const keep = await newest('robbed@example.in');
    expect(await thief.signInAtProvider('thief@example.in')).toBe(account);
    await owner.press(keep, 'elsewhere');
    expect(await person().signInAtProvider('thief@example.in')).not.toBe(account);
    expect(await person().signInWithCode('thief@example.in')).not.toBe(account);
    expect(await person().signInWithCode('robbed@example.in')).toBe(account);
  });

  it('is not ended by a later one of whoever came in since', async () => {
    const owner = person();
    const account = await owner.signInWithCode('outwitted@example.in');
    await owner.askFor('first.step@example.in');
    await owner.press(await newest('first.step@example.in'), 'signed in');
    const keep = await newest('outwitted@example.in');
    await owner.askFor('second.step@example.in');
    // the thief's own mailbox is told, too
    await owner.press((await linksAt(api, 'first.step@example.in'))[0]?.token ?? '', 'elsewhere');
    expect((await owner.press(keep, 'elsewhere')).status).toBe(200);
    expect(await person().signInWithCode('outwitted@example.in')).toBe(account);
    expect(await person().signInWithCode('first.step@example.in')).not.toBe(account);
  });

  it('lets codes open an account that only a passkey did, where its provider is gone that vouched for the address', async () => {
    const owner = person();
    const mail = 'only.passkey@example.in';
    const account = (await owner.signInAtProvider(mail)) ?? '';
    await addPasskeyRow(api.backend.ctx, account);
    const gone = { issuer: 'https://gone.example', verified_email: null };
    await db().updateTable('users').set(gone).where('id', '=', account).execute();
    await owner.askFor('next.passkey@example.in');
    await owner.press(await newest(mail), 'elsewhere');
    const left = db().selectFrom('passkeys').select('id').where('user_id', '=', account);
    expect(await left.execute()).toEqual([]);
    expect(await person().signInWithCode(mail)).toBe(account);
  });
});

describe('an account that codes open beside a provider that is gone', () => {
  /** As if the site had left that provider, which vouched for no address; codes to it were let in while it was there. */
  async function stranded(mail: string) {
    const owner = person();
    const account = await owner.signInAtProvider(mail);
    await db()
      .updateTable('users')
      .set({ issuer: 'https://gone.example', verified_email: null, code_email: mail })
      .where('id', '=', account ?? '')
      .execute();
    return { owner, account };
  }

  it('opens by codes to the new address once that was confirmed while signed in, and by the old one after “It wasn’t me”', async () => {
    const { owner, account } = await stranded('gone@example.in');
    await owner.askFor('gone.new@example.in');
    await owner.press(await newest('gone.new@example.in'), 'signed in');
    expect(await person().signInWithCode('gone.new@example.in')).toBe(account);
    await owner.press(await newest('gone@example.in'), 'elsewhere');
    expect(await person().signInWithCode('gone@example.in')).toBe(account);
    expect(await person().signInWithCode('gone.new@example.in')).not.toBe(account);
  });

  it('keeps its way in when somebody who is not signed in confirms another address', async () => {
    const { owner, account } = await stranded('kept@example.in');
    await owner.askFor('not.signed.in@example.in');
    await owner.press(await newest('not.signed.in@example.in'), 'elsewhere');
    expect(await person().signInWithCode('kept@example.in')).toBe(account);
    expect(await person().signInWithCode('not.signed.in@example.in')).not.toBe(account);
  });
});

describe('an address that two people confirmed for accounts of theirs', () => {
  it('counts for the first alone', async () => {
    const [first, second, mail] = [person(), person(), 'first.come@example.in'];
    await first.signInAtProvider('first.of.two@example.in');
    await second.signInAtProvider('second.of.two@example.in');
    await confirm(first, mail);
    expect((await confirm(second, mail)).message).toBe(emailLinkWords.en.confirmedBesideAnother(mail));
    const { eventId } = await invite(mail);
    expect([await attending(first), await attending(second)]).toEqual([[eventId], []]);
  });

  it('stays the other one’s after “It wasn’t me” for the first, which its provider opens', async () => {
    const [owner, other] = [person(), person()];
    const [mail, away] = ['brought.back@example.in', 'carried.away@example.in'];
    await owner.signInAtProvider('owner.of.back@example.in');
    await confirm(owner, mail);
    await confirm(owner, away);
    const keep = await newest(mail);
    const theirs = await other.signInAtProvider('other.of.back@example.in');
    await confirm(other, mail);
    expect(await ownerOf(mail)).toBe(theirs);
    expect((await owner.press(keep, 'elsewhere')).message).toBe(emailLinkWords.en.takenOff(true));
    expect(await ownerOf(mail)).toBe(theirs);
    expect(await linksAt(api, mail)).toEqual([]);
    await owner.signInAtProvider('owner.of.back@example.in');
    expect(await owner.browser.whoAmI()).toMatchObject({ email: 'owner.of.back@example.in' });
    const { eventId } = await invite(mail);
    expect([await attending(owner), await attending(other)]).toEqual([[], [eventId]]);
  });

  it('is taken off the other by whoever reads its mail and has the right code', async () => {
    const [owner, other, mail] = [person(), person(), 'read.by.code@example.in'];
    const theirs = await other.signInAtProvider('other.by.code@example.in');
    await confirm(other, mail);
    const { eventId } = await invite(mail);
    // twice: one mail
    for (let tries = 0; tries < 2; tries += 1) expect(await owner.signInWithCode(mail)).toBeUndefined();
    const links = await linksAt(api, mail);
    expect(links).toMatchObject([{ accountId: theirs }]);
    expect((await owner.press(links[0]?.token ?? '', 'elsewhere')).message).toBe(
      emailLinkWords.en.dropped(mail),
    );
    expect(await owner.signInWithCode(mail)).toBeDefined();
    await other.signInAtProvider('other.by.code@example.in');
    expect([await attending(owner), await attending(other)]).toEqual([[eventId], []]);
  });

  it('lets nobody accept a co-host’s place by it whose request began before it was proven', async () => {
    const [owner, other, mail] = [person(), person(), 'race.for.place@example.in'];
    const theirs = (await other.signInAtProvider('other.of.race@example.in')) ?? '';
    await confirm(other, mail);
    const { host, eventId } = await invite(mail);
    const id = await inviteEditor(host, eventId, mail);
    const session = await db()
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', theirs)
      .executeTakeFirstOrThrow();
    await confirm(other, 'moved.on.from.race@example.in');
    await owner.signInWithCode(mail);
    // as the request knew them
    const before: SignedIn = { userId: theirs, sessionId: session.id, verifiedEmail: null, plan: 'basic' };
    await expect(acceptHostInvitation(api.backend.ctx, before, id)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('links mailed to an address before somebody proved it for an account', () => {
  it('give it to no other account any more: one that confirms', async () => {
    const [owner, thief, mail] = [person(), person(), 'copied.confirm@example.in'];
    await thief.signInWithCode('thief.of.confirm@example.in');
    await thief.askFor(mail);
    const copied = await newest(mail);
    const account = await owner.signInAtProvider('owner.of.confirm@example.in');
    await confirm(owner, mail);
    expect((await thief.press(copied, 'signed in')).status).toBe(404);
    expect(await ownerOf(mail)).toBe(account);
  });

  it('give it to no other account any more: the second one of “It wasn’t me”', async () => {
    const [owner, thief, helper] = [person(), person(), person()];
    const mail = 'copied.back@example.in';
    await thief.signInWithCode('thief.of.back@example.in');
    await confirm(thief, mail);
    await confirm(thief, 'thief.moved.on@example.in');
    const keep = await newest(mail);
    await helper.signInWithCode(mail);
    await thief.press(keep, 'elsewhere');
    const copied = await newest(mail);
    await confirm(helper, 'helper.moved.on@example.in');
    const account = await owner.signInWithCode(mail);
    expect((await thief.press(copied, 'elsewhere')).status).toBe(404);
    expect(await person().signInWithCode(mail)).toBe(account);
  });

  it('take it off that account no more', async () => {
    const [owner, other, mail] = [person(), person(), 'copied.drop@example.in'];
    const account = await owner.signInAtProvider('owner.of.drop@example.in');
    await confirm(owner, mail);
    // the right code, and the account's own way in first
    await other.signInWithCode(mail);
    const copied = await newest(mail);
    await owner.signInWithCode(mail);
    await owner.signInAtProvider('owner.of.drop@example.in');
    expect((await other.press(copied, 'elsewhere')).status).toBe(404);
    expect((await rowOf(account)).code_email).toBe(mail);
    expect(await ownerOf(mail)).toBe(account);
  });
});

it('an account that codes to its address open keeps it when a provider vouches for the address elsewhere', async () => {
  const [owner, other, mail] = [person(), person(), 'moved.here@example.in'];
  const account = await owner.signInWithCode('moved.from@example.in');
  await owner.askFor(mail);
  await owner.press(await newest(mail), 'signed in');
  const theirs = (await other.signInAtProvider('at.provider.before@example.in')) ?? '';
  const { ctx } = api.backend;
  // as if their address there had changed
  await db().updateTable('users').set({ verified_email: mail }).where('id', '=', theirs).execute();
  await ctx.db
    .transaction()
    .execute((tx) => settleProven(ctx, tx, { userId: theirs, email: mail }, async () => {}));
  expect(await person().signInWithCode(mail)).toBe(account);
});
