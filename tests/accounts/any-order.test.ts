import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgetOldEmailLinks } from '#backend/accounts/email-service.ts';
import { AddressPerson, ageLinks, confirmAddress, linksAt } from '#tests/accounts/address-people.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { full } from '#tests/setup/full.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/*
 * Two people with two mailboxes each ask for addresses, their own and the other's, press what comes to their mailboxes, in the browser
 * they are signed in with or elsewhere, sign in by code and at the provider, cancel, leave and delete their accounts, in
 * any order. Now and then one looks into a mailbox of the other's: they confirm its address for the account they are in, move on to one of
 * their own, and keep copies of what came, to press later. Nobody ever gets into an account of somebody else, no address becomes that of an
 * account that somebody else opens but while they look, and whoever reads the mailboxes still gets into each of their own, however late.
 */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;

const RUNS = full ? 400 : 40;
const THEFTS = full ? 200 : 20;
const who = fc.constantFrom<0 | 1>(0, 1);
const mailbox = fc.constantFrom('a', 'b');
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('code' as const), who, mailbox }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('provider' as const), who, mailbox }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('ask' as const), who, whose: who, mailbox }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      // of all that came to anybody, or to one mailbox: the newest, or one from before
      at: fc.option(fc.record({ who, mailbox }), { nil: undefined }),
      back: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 5),
      where: fc.constantFrom('signed in' as const, 'elsewhere' as const, 'elsewhere' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('look' as const), who, mailbox }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('press a copy' as const),
      who,
      back: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 5),
      where: fc.constantFrom('signed in' as const, 'elsewhere' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sign out' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      who,
      what: fc.constantFrom('mine', 'close', 'leave'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unvouch' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;

/** One run: who owns which account, by who came in first. */
class Run {
  readonly people = [new AddressPerson(api, issuer), new AddressPerson(api, issuer)] as const;
  readonly owners = new Map<string, number>();
  /** What each copied from mailboxes of the other's, the newest first. */
  readonly copies: [string[], string[]] = [[], []];
  readonly #run = (runs += 1);
  readonly #boxes = ['a', 'b'];

  readonly at = (person: number, box: string) =>
    `${person === 0 ? 'asha' : 'ravi'}.${box}.${this.#run}@example.in`;

  /** Somebody came in: to an account that is nobody's so far, or theirs. */
  cameIn(person: number, account: string | undefined): void {
    if (account === undefined) return;
    const owner = this.owners.get(account) ?? person;
    expect(owner, `person ${person} came into the account of ${owner}`).toBe(person);
    this.owners.set(account, owner);
  }

  async do(step: Step): Promise<void> {
    if (step.does === 'press') return this.press(step);
    const person = this.people[step.who];
    switch (step.does) {
      case 'code':
        return this.cameIn(step.who, await person.signInWithCode(this.at(step.who, step.mailbox)));
      case 'provider':
        return this.cameIn(step.who, await person.signInAtProvider(this.at(step.who, step.mailbox)));
      case 'ask':
        return void (await person.askFor(this.at(step.whose, step.mailbox)));
      case 'look':
        return this.look(step.who, step.mailbox);
      case 'press a copy': {
        const copy = this.copies[step.who][step.back];
        return void (copy && (await person.press(copy, step.where)));
      }
      case 'cancel':
        return void (await person.browser.call('cancelEmailChange'));
      case 'answer':
        return void (await person.browser.call('answerWaysIn', { answer: step.what }));
      case 'sign out':
        return void (await person.browser.visit('/auth/logout'));
      case 'delete':
        return this.delete(person);
      case 'unvouch': {
        // what the provider vouched for it may not vouch for any more
        const account = (await person.browser.whoAmI())?._id ?? '';
        await db()
          .updateTable('users')
          .set({ verified_email: null })
          .where('id', '=', account)
          .where('issuer', '<>', 'email')
          .execute();
      }
    }
  }

  readonly everyBox = () => [0, 1].flatMap((person) => this.#boxes.map((box) => this.at(person, box)));
  readonly readerOf = (email: string): 0 | 1 => (email.startsWith('asha') ? 0 : 1);

  /** Whoever reads the mailbox presses. */
  async press({ at, back, where }: Extract<Step, { does: 'press' }>): Promise<void> {
    const boxes = at ? [this.at(at.who, at.mailbox)] : this.everyBox();
    const link = (await linksAt(api, ...boxes))[back];
    if (link) await this.people[this.readerOf(link.email)].press(link.token, where);
  }

  async look(who: 0 | 1, mailbox: string): Promise<void> {
    const [person, theirs] = [this.people[who], this.at(who === 0 ? 1 : 0, mailbox)];
    if (!(await person.browser.whoAmI())) return;
    await confirmAddress(api, person, theirs);
    const next = `next.${this.#boxes.length}`;
    this.#boxes.push(next);
    await confirmAddress(api, person, this.at(who, next));
    this.copies[who].unshift(...(await linksAt(api, theirs)).map(({ token }) => token));
  }

  /** No account has an address that somebody else opens than who reads there. */
  async addressesAreTheirReaders(): Promise<void> {
    const rows = await db()
      .selectFrom('address_owners')
      .selectAll()
      .where('email', 'in', this.everyBox())
      .execute();
    for (const { email, user_id: account } of rows)
      expect([undefined, this.readerOf(email)], `whose ${email} is`).toContain(this.owners.get(account));
  }

  async delete(person: AddressPerson): Promise<void> {
    const me = await person.browser.whoAmI();
    if (!me) return;
    const { status } = await person.browser.call('deleteAccount', { confirmation: me.email });
    if (status === 200) this.owners.delete(me._id);
  }

  /** Every account opens for its owner, one way or another. */
  async everybodyGetsIn(): Promise<void> {
    const opened = new Set<string>();
    const enter = async (way: 'signInWithCode' | 'signInAtProvider') => {
      for (const [index, person] of this.people.entries())
        for (const box of this.#boxes) {
          const account = await person[way](this.at(index, box), new CodeBrowser(api));
          this.cameIn(index, account);
          if (account !== undefined) opened.add(account);
        }
    };
    const owned = [...this.owners.keys()];
    await ageLinks(api, 40);
    await forgetOldEmailLinks(api.backend.ctx);
    await enter('signInWithCode');
    await enter('signInAtProvider');
    // one that lost its address to an older one has it back by its own link
    for (const account of owned.filter((one) => !opened.has(one)))
      for (const { email, token, accountId } of await linksAt(api, ...this.everyBox()))
        if (accountId === account) {
          const person = this.people[this.readerOf(email)];
          await person.press(token, 'elsewhere');
          await person.press((await linksAt(api, email))[0]?.token ?? '', 'elsewhere');
          const id = await person.signInWithCode(email, new CodeBrowser(api));
          this.cameIn(this.readerOf(email), id);
          if (id !== undefined) opened.add(id);
        }
    expect(owned.filter((account) => !opened.has(account))).toEqual([]);
  }
}

/** Somebody is invited at each address, as a guest and to help, before anything happens. */
async function inviteAt(emails: readonly string[]): Promise<void> {
  const { ctx } = api.backend;
  const { userId } = await api.signIn();
  const eventId = await addEvent(ctx, userId);
  const times = { invited_at: new Date(), expires_at: new Date() };
  for (const email of emails) {
    await addGuest(ctx, eventId, { email });
    const id = `host of ${email}`;
    await db()
      .insertInto('event_hosts')
      .values({ id, event_id: eventId, email, role: 'viewer', ...times })
      .execute();
  }
}

/** Who is joined at an address that has an owner is that one, and nobody else helps by it. */
async function waitsForItsOwner(emails: readonly string[]): Promise<void> {
  const rows = await db()
    .selectFrom('address_owners')
    .innerJoin('guests', 'guests.email', 'address_owners.email')
    .innerJoin('event_hosts', 'event_hosts.email', 'address_owners.email')
    .select(['address_owners.email', 'address_owners.user_id as owner'])
    .select(['guests.user_id as guest', 'event_hosts.user_id as host'])
    .where('address_owners.email', 'in', emails)
    .execute();
  for (const { email, owner, guest, host } of rows) {
    expect(guest, `the guest at ${email}`).toBe(owner);
    expect([null, owner], `the co-host at ${email}`).toContain(host);
  }
}

/** Two presses that took an account once. */
const theAttack: Step[] = [
  { does: 'ask', who: 0, whose: 1, mailbox: 'a' },
  { does: 'press', at: { who: 1, mailbox: 'a' }, back: 0, where: 'elsewhere' },
  { does: 'ask', who: 0, whose: 0, mailbox: 'b' },
  { does: 'press', at: { who: 1, mailbox: 'a' }, back: 0, where: 'elsewhere' },
];

/** A look into a mailbox; then its owner has an account there, and presses what the copied link brings. */
const aKeptLink = (way: 'code' | 'provider'): Step[] => [
  { does: way, who: 0, mailbox: 'b' },
  { does: 'look', who: 0, mailbox: 'b' },
  { does: 'code', who: 1, mailbox: 'b' },
  { does: 'press a copy', who: 0, back: 0, where: 'elsewhere' },
  { does: 'press', at: { who: 1, mailbox: 'b' }, back: 0, where: 'elsewhere' },
];
/** The same where its owner has none, and presses that it was not them. */
const nobodyYet: Step[] = [
  { does: 'provider', who: 0, mailbox: 'b' },
  { does: 'look', who: 0, mailbox: 'b' },
  { does: 'press', at: { who: 1, mailbox: 'b' }, back: 0, where: 'elsewhere' },
];

it('everybody’s account still opens, for them alone, after any order of presses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
      const run = new Run();
      await inviteAt(run.everyBox());
      // both have an account each
      for (const person of [0, 1] as const) await run.do({ does: 'code', who: person, mailbox: 'a' });
      for (const each of steps) {
        await run.do(each);
        await waitsForItsOwner(run.everyBox());
        await run.addressesAreTheirReaders();
      }
      await run.everybodyGetsIn();
    }),
    { numRuns: RUNS, examples: [[theAttack], [aKeptLink('code')], [aKeptLink('provider')], [nobodyYet]] },
  );
});

/*
 * Whoever is in an account for a while, with two mailboxes of their own, and its owner, who reads the first one. Each does what they
 * can, in any order, and days go by. Once the owner acts the account is theirs, and nothing the thief has leads there.
 */
const theirs = fc.constantFrom('evil.a', 'evil.b');
const way = fc.constantFrom('signInWithCode' as const, 'signInAtProvider' as const);
const theft = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('change' as const), to: theirs }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('ask' as const),
      to: fc.constantFrom('evil.a', 'evil.b', 'owner'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      back: fc.constantFrom(0, 0, 1, 2, 4),
      where: fc.constantFrom('signed in' as const, 'elsewhere' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('provider' as const), to: theirs }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('owner types it back' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('comes in and closes' as const), way, to: theirs }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('owner presses keep' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('owner confirms elsewhere' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('owner signs in anew' as const), by: way }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('days go by' as const), days: fc.constantFrom(1, 5, 8) }),
  },
);
type Theft = typeof theft extends fc.Arbitrary<infer T> ? T : never;

class TheftRun {
  readonly owner = new AddressPerson(api, issuer);
  readonly thief = new AddressPerson(api, issuer);
  readonly #run = (runs += 1);
  account: string | undefined;

  readonly at = (box: string) => `${box}.${this.#run}@example.in`;

  async begin(): Promise<void> {
    this.account = await this.owner.signInWithCode(this.at('owner'));
    // something that is theirs to lose
    await addEvent(api.backend.ctx, this.account ?? '');
    await this.thief.signInWithCode(this.at('owner'));
  }

  async do(step: Theft): Promise<void> {
    switch (step.does) {
      case 'change':
        return this.change(this.thief, this.at(step.to));
      case 'ask':
        return void (await this.thief.askFor(this.at(step.to)));
      case 'press': {
        const link = (await linksAt(api, this.at('evil.a'), this.at('evil.b')))[step.back];
        return void (link && (await this.thief.press(link.token, step.where)));
      }
      case 'provider':
        return void (await this.thief.signInAtProvider(this.at(step.to), new CodeBrowser(api)));
      case 'comes in and closes': {
        const here = new CodeBrowser(api);
        if ((await this.thief[step.way](this.at(step.to), here)) !== this.account) return;
        for (const answer of ['close', 'leave']) await here.call('answerWaysIn', { answer });
        return;
      }
      case 'cancel':
        return void (await this.thief.browser.call('cancelEmailChange'));
      case 'owner types it back':
        return this.change(this.owner, this.at('owner'));
      case 'owner presses keep':
        return void (await this.pressKeep());
      case 'owner confirms elsewhere':
        return void (await this.owner.press((await this.links('confirm'))[0]?.token ?? '', 'elsewhere'));
      case 'owner signs in anew':
        return void (await this.owner[step.by](this.at('owner'), new CodeBrowser(api)));
      case 'days go by':
        return ageLinks(api, step.days);
    }
  }

  /** Those that work at the owner’s mailbox, the newest first. */
  async links(kind: 'confirm' | 'keep' | 'back') {
    const live = db()
      .selectFrom('email_links')
      .select('id')
      .where('email', '=', this.at('owner'))
      .where('kind', '=', kind)
      .where('expires_at', '>', new Date());
    const ids = (await live.execute()).map(({ id }) => id);
    return (await linksAt(api, this.at('owner'))).filter(({ id }) => ids.includes(id));
  }

  async change(who: AddressPerson, email: string): Promise<void> {
    await who.askFor(email);
    const [link] = await linksAt(api, email);
    if (link) await who.press(link.token, 'signed in');
  }

  async pressKeep(): Promise<boolean> {
    const of = async (kind: 'keep' | 'back') =>
      (await this.links(kind)).find(({ accountId }) => accountId === this.account);
    const link = await of('keep');
    if (!link) return false;
    expect((await this.owner.press(link.token, 'elsewhere')).status).toBe(200);
    const anew = await of('back');
    if (anew) expect((await this.owner.press(anew.token, 'elsewhere')).status).toBe(200);
    return true;
  }

  /** @returns whether the owner could act: with a link that works, or in their session */
  async ownerActs(way: 'link' | 'profile'): Promise<boolean> {
    const isIn = (await this.owner.browser.whoAmI())?._id === this.account;
    const typesBack = async () => {
      if (!isIn) return false;
      await this.change(this.owner, this.at('owner'));
      // another account they made with the address meanwhile keeps it: then there is their link
      const { code } = await this.waysIn();
      return code === this.account || this.pressKeep();
    };
    return way === 'link'
      ? (await this.pressKeep()) || (await typesBack())
      : (await typesBack()) || (await this.pressKeep());
  }

  waysIn = async () => ({ code: await this.owner.signInWithCode(this.at('owner'), new CodeBrowser(api)) });

  async isTheOwners(): Promise<void> {
    for (const box of ['evil.a', 'evil.b'])
      for (const way of ['signInWithCode', 'signInAtProvider'] as const)
        expect(await this.thief[way](this.at(box), new CodeBrowser(api)), `${way} ${box}`).not.toBe(
          this.account,
        );
    expect(await this.owner.signInWithCode(this.at('owner'), new CodeBrowser(api))).toBe(this.account);
  }
}

/** What got a thief back in, and shut the owner out, once. */
const aLinkLeft: Theft[] = [{ does: 'change', to: 'evil.a' }, { does: 'owner types it back' }];
const atTheProvider: Theft[] = [
  { does: 'change', to: 'evil.a' },
  { does: 'provider', to: 'evil.a' },
];
const closes = (way: 'signInWithCode' | 'signInAtProvider'): Theft[] => [
  { does: 'change', to: 'evil.a' },
  { does: 'comes in and closes', way, to: 'evil.a' },
];
const links: Theft = { does: 'press', back: 0, where: 'elsewhere' };

it('an account that somebody was in is its owner’s again once they act, after any order of presses', async () => {
  let acted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(theft, { minLength: 2, maxLength: 16, size: 'max' }),
      fc.constantFrom('link' as const, 'profile' as const),
      async (steps, way) => {
        const run = new TheftRun();
        await run.begin();
        for (const each of steps) await run.do(each);
        if (!(await run.ownerActs(way))) return;
        acted += 1;
        // and whatever still came to the thief
        for (let count = 0; count < 3; count += 1) await run.do(links);
        await run.isTheOwners();
      },
    ),
    {
      numRuns: THEFTS,
      examples: [
        [[...aLinkLeft, links], 'profile'],
        [[...aLinkLeft, { does: 'days go by', days: 8 }, links], 'profile'],
        [closes('signInWithCode'), 'link'],
        [closes('signInAtProvider'), 'link'],
        [atTheProvider, 'profile'],
        [[...atTheProvider, { does: 'days go by', days: 8 }], 'profile'],
      ],
    },
  );
  expect(acted).toBeGreaterThan(THEFTS / 4);
});
