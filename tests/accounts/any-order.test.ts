import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AddressPerson, linksAt } from '#tests/accounts/address-people.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { full } from '#tests/setup/full.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/*
 * Two people with two mailboxes each ask for addresses, their own and the other's, press what comes to their mailboxes, in the browser
 * they are signed in with or elsewhere, sign in by code and at the provider, cancel, leave and delete their accounts, in
 * any order. Nobody ever gets into an account of somebody else, and whoever reads the mailboxes still gets into each of their own.
 */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;

const RUNS = full ? 400 : 40;
const who = fc.constantFrom(0, 1);
const mailbox = fc.constantFrom('a', 'b');
const where = fc.constantFrom('signed in' as const, 'elsewhere' as const);
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
      who,
      mailbox,
      // of what came there the newest, or one from before
      back: fc.constantFrom(0, 0, 0, 1, 2),
      where,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sign out' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unvouch' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;

/** One run: who owns which account, by who came in first. */
class Run {
  readonly people = [new AddressPerson(api, issuer), new AddressPerson(api, issuer)] as const;
  readonly owners = new Map<string, number>();
  readonly #run = (runs += 1);

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
    const person = this.people[step.who] ?? this.people[0];
    switch (step.does) {
      case 'code':
        return this.cameIn(step.who, await person.signInWithCode(this.at(step.who, step.mailbox)));
      case 'provider':
        return this.cameIn(step.who, await person.signInAtProvider(this.at(step.who, step.mailbox)));
      case 'ask':
        return void (await person.askFor(this.at(step.whose, step.mailbox)));
      case 'press':
        return this.press(step.who, step);
      case 'cancel':
        return void (await person.browser.call('cancelEmailChange'));
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

  async press(
    person: number,
    { mailbox: box, back, where: here }: { mailbox: string; back: number; where: 'signed in' | 'elsewhere' },
  ): Promise<void> {
    const links = await linksAt(api, this.at(person, box));
    const token = links[links.length - 1 - back];
    if (token === undefined) return;
    await this.people[person]?.press(token, here);
    // an account made with an address after a link that takes it back makes room: the same mailbox’s reader made it
    for (const account of await this.replaced()) {
      const owner = this.owners.get(account);
      if (owner === undefined) continue;
      expect(owner, `person ${person} pressed an account of ${owner} away`).toBe(person);
      this.owners.delete(account);
    }
  }

  async replaced(): Promise<string[]> {
    const rows = await db()
      .selectFrom('users')
      .select(['id', 'subject'])
      .where('issuer', '=', 'email')
      .execute();
    return rows.filter(({ subject }) => subject.startsWith('replaced')).map(({ id }) => id);
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
        for (const box of ['a', 'b']) {
          const account = await person[way](this.at(index, box), new CodeBrowser(api));
          this.cameIn(index, account);
          if (account !== undefined) opened.add(account);
        }
    };
    const owned = [...this.owners.keys()];
    await enter('signInWithCode');
    await enter('signInAtProvider');
    expect(owned.filter((account) => !opened.has(account))).toEqual([]);
  }
}

it('everybody’s account still opens, for them alone, after any order of presses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
      const run = new Run();
      // both have an account each
      for (const person of [0, 1] as const) await run.do({ does: 'code', who: person, mailbox: 'a' });
      for (const each of steps) await run.do(each);
      await run.everybodyGetsIn();
    }),
    { numRuns: RUNS },
  );
});
