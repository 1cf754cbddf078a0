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
      // of all that came to anybody: the newest, or one from before
      back: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 5),
      where: fc.constantFrom('signed in' as const, 'elsewhere' as const, 'elsewhere' as const),
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
    if (step.does === 'press') return this.press(step);
    const person = this.people[step.who];
    switch (step.does) {
      case 'code':
        return this.cameIn(step.who, await person.signInWithCode(this.at(step.who, step.mailbox)));
      case 'provider':
        return this.cameIn(step.who, await person.signInAtProvider(this.at(step.who, step.mailbox)));
      case 'ask':
        return void (await person.askFor(this.at(step.whose, step.mailbox)));
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

  /** Whoever reads the mailbox presses. What makes room is an account of the same person, made after the link. */
  async press({ back, where }: Extract<Step, { does: 'press' }>): Promise<void> {
    const readers = new Map(
      [0, 1].flatMap((person) => ['a', 'b'].map((box) => [this.at(person, box), person])),
    );
    const link = (await linksAt(api, ...readers.keys()))[back];
    if (!link) return;
    await this.people[readers.get(link.email) === 1 ? 1 : 0].press(link.token, where);
    for (const { id, created_at: madeAt } of await this.replaced()) {
      if (!this.owners.has(id)) continue;
      expect(this.owners.get(id), 'whose account made room').toBe(this.owners.get(link.accountId));
      expect(madeAt.getTime()).toBeGreaterThanOrEqual(link.madeAt.getTime());
      this.owners.delete(id);
    }
  }

  async replaced() {
    const rows = db()
      .selectFrom('users')
      .select(['id', 'subject', 'created_at'])
      .where('issuer', '=', 'email');
    return (await rows.execute()).filter(({ subject }) => subject.startsWith('replaced'));
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

/** Two presses that took an account once. */
const theAttack: Step[] = [
  { does: 'ask', who: 0, whose: 1, mailbox: 'a' },
  { does: 'press', back: 0, where: 'elsewhere' },
  { does: 'ask', who: 0, whose: 0, mailbox: 'b' },
  { does: 'press', back: 1, where: 'elsewhere' },
];

it('everybody’s account still opens, for them alone, after any order of presses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
      const run = new Run();
      // both have an account each
      for (const person of [0, 1] as const) await run.do({ does: 'code', who: person, mailbox: 'a' });
      for (const each of steps) await run.do(each);
      await run.everybodyGetsIn();
    }),
    { numRuns: RUNS, examples: [[theAttack]] },
  );
});
