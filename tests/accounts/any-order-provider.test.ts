import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  AddressPerson,
  ageLinks,
  confirmAddress,
  linksAt,
  openToCodesAtProvider,
} from '#tests/accounts/address-people.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { full } from '#tests/setup/full.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/*
 * As `any-order.test.ts`, with an account of the provider's: somebody has its phone, where the provider still knows its owner, and two
 * mailboxes and accounts of their own. Both say now and then whose the other ways into the account are, that they leave it or that all
 * others end. It opens for its owner throughout, and once they act no mailbox, session or passkey of the other's leads there.
 */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;

const THEFTS = full ? 100 : 10;
/** So long the link works that takes a change back. */
const KEEP_DAYS = 7;
const evil = fc.constantFrom('evil.a', 'evil.b');
const box = fc.constantFrom('owner', 'second');
const where = fc.constantFrom('signed in' as const, 'elsewhere' as const);
const ways = ['signInWithCode', 'signInAtProvider'] as const;
const way = fc.constantFrom(...ways);
const back = fc.constantFrom(0, 0, 1, 2, 4);
const answer = fc.constantFrom('mine' as const, 'close' as const, 'leave' as const);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('change' as const), to: evil }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('let codes in' as const), to: evil }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('press' as const), back, where }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('ask' as const), to: fc.oneof(evil, box) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('own account' as const), way, to: evil }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('own account changes' as const), to: fc.oneof(evil, box) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('passkey' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('find the phone' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answer' as const), answer }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('come in and answer' as const), way, to: evil, answer }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('owner comes in and answers' as const), way, to: box, answer }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('owner changes' as const), to: box }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('owner presses' as const), to: box, back, where }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('owner signs in anew' as const), way, to: box }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('days go by' as const), days: fc.constantFrom(1, 5) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the account was before: the provider's word alone, with another address confirmed, and with codes to that one. */
const kinds = ['vouched', 'confirmed', 'codes'] as const;
let runs = 0;

class Run {
  readonly owner = new AddressPerson(api, issuer);
  readonly thief = new AddressPerson(api, issuer);
  readonly own = new AddressPerson(api, issuer);
  readonly #run = (runs += 1);
  account: string | undefined;
  /** The browser that the owner came in with last. */
  phone = this.owner.browser;
  days = 0;

  constructor(readonly kind: (typeof kinds)[number]) {}

  readonly at = (name: string) => `${name}.${this.#run}@example.in`;
  /** The mailbox that counted. */
  readonly box = () => this.at(this.kind === 'vouched' ? 'owner' : 'second');

  async begin(): Promise<void> {
    this.account = await this.owner.signInAtProvider(this.at('owner'));
    if (this.kind !== 'vouched') await confirmAddress(api, this.owner, this.at('second'));
    if (this.kind === 'codes') {
      await this.letCodesIn(this.owner, 'second');
      await this.owner.signInWithCode(this.at('second'), new CodeBrowser(api));
    }
    // something that is theirs to lose
    await addEvent(api.backend.ctx, this.account ?? '');
    await this.thief.signInAtProvider(this.at('owner'));
  }

  readonly letCodesIn = (who: AddressPerson, name: string) =>
    openToCodesAtProvider(api, who, { email: this.at(name), vouched: this.at('owner') });

  async press(
    who: AddressPerson,
    { boxes, back: at, where: there }: { boxes: string[]; back: number; where: 'signed in' | 'elsewhere' },
  ) {
    const link = (await linksAt(api, ...boxes))[at];
    if (link) await who.press(link.token, there);
  }

  /** Somebody comes in with a browser of their own, and says it where they are in the account. */
  async comesInAndAnswers(
    who: AddressPerson,
    { way: by, to, answer: what }: { way: (typeof ways)[number]; to: string; answer: string },
  ): Promise<void> {
    const here = new CodeBrowser(api);
    if ((await who[by](this.at(to), here)) !== this.account) return;
    await here.call('answerWaysIn', { answer: what });
    if (who === this.owner) this.phone = here;
  }

  /** The thief has a browser of the owner's in which they are signed in. */
  findPhone(): void {
    const { jar } = this.thief.browser;
    jar.clear();
    for (const [name, value] of this.phone.jar) jar.set(name, value);
  }

  async do(each: Step): Promise<unknown> {
    const isIn = async () => (await this.thief.browser.whoAmI())?._id === this.account;
    switch (each.does) {
      case 'change':
        return confirmAddress(api, this.thief, this.at(each.to));
      case 'let codes in':
        return (await isIn()) && this.letCodesIn(this.thief, each.to);
      case 'press':
        return this.press(this.thief, { ...each, boxes: [this.at('evil.a'), this.at('evil.b')] });
      case 'ask':
        return this.thief.askFor(this.at(each.to));
      case 'own account':
        return this.own[each.way](this.at(each.to));
      case 'own account changes':
        return confirmAddress(api, this.own, this.at(each.to));
      case 'cancel':
        return this.thief.browser.call('cancelEmailChange');
      case 'passkey':
        return (await isIn()) && addPasskeyRow(api.backend.ctx, this.account ?? '');
      case 'find the phone':
        return this.findPhone();
      case 'answer':
        return (await isIn()) && this.thief.browser.call('answerWaysIn', { answer: each.answer });
      case 'come in and answer':
        return this.comesInAndAnswers(this.thief, each);
      case 'owner comes in and answers':
        return this.comesInAndAnswers(this.owner, each);
      case 'owner changes':
        return confirmAddress(api, this.owner, this.at(each.to));
      case 'owner presses':
        return this.press(this.owner, { ...each, boxes: [this.at(each.to)] });
      case 'owner signs in anew':
        return this.owner[each.way](this.at(each.to), new CodeBrowser(api));
      case 'days go by':
        this.days += each.days;
        return ageLinks(api, each.days);
    }
  }

  /** Those of the account that work at mailboxes of the owner's, the newest first. */
  async links(kind: 'keep' | 'back', ...boxes: string[]) {
    const rows = await db()
      .selectFrom('email_links')
      .select('id')
      .where('email', 'in', boxes)
      .where('kind', '=', kind)
      .where('expires_at', '>', new Date())
      .execute();
    return (await linksAt(api, ...boxes)).filter(
      ({ id, accountId }) => accountId === this.account && rows.some((row) => row.id === id),
    );
  }

  /** @returns whether the owner could press what came to a mailbox of theirs */
  async pressesLinks(): Promise<boolean> {
    const link = (await this.links('keep', this.at('owner'), this.at('second'))).at(-1);
    if (!link) return false;
    await this.owner.press(link.token, 'elsewhere');
    const again = (await this.links('back', link.email))[0];
    if (again) await this.owner.press(again.token, 'elsewhere');
    return true;
  }

  /** @returns whether the owner came in at the provider and had the address back by typing it */
  async typesItBack(): Promise<boolean> {
    const here = new AddressPerson(api, issuer);
    if ((await here.signInAtProvider(this.at('owner'))) !== this.account) return false;
    const me = await here.browser.whoAmI();
    if (me?.email === this.box() || (await this.links('keep', this.box())).length === 0) return false;
    await confirmAddress(api, here, this.box());
    const after = await here.browser.whoAmI();
    return after?.email === this.box() && after.emailProven;
  }

  async isTheOwners(): Promise<void> {
    for (const name of ['evil.a', 'evil.b'])
      for (const each of ways)
        expect(await this.thief[each](this.at(name), new CodeBrowser(api)), `${each} ${name}`).not.toBe(
          this.account,
        );
    expect((await this.thief.browser.whoAmI())?._id, 'the thief’s session').not.toBe(this.account);
    const passkeys = db()
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', this.account ?? '');
    expect(await passkeys.execute()).toEqual([]);
    await this.writesToItsOwner();
    await this.opensForItsOwner();
  }

  /** No mail of the account goes to an address of the thief's, and none is counted as its own. */
  async writesToItsOwner(): Promise<void> {
    const id = this.account ?? '';
    const user = await db()
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const owned = await db().selectFrom('address_owners').select('email').where('user_id', '=', id).execute();
    for (const { email } of [user, ...owned]) expect(email).not.toContain('evil');
  }

  /** By one of the ways that its owner has. */
  async opensForItsOwner(): Promise<void> {
    for (const name of ['owner', 'second'])
      for (const each of ways)
        if ((await this.owner[each](this.at(name), new CodeBrowser(api))) === this.account) return;
    throw new Error('Nothing that the owner has opens the account');
  }
}

/** What left codes to a thief's mailbox, twice. */
const codesLeft: Step[] = [
  { does: 'change', to: 'evil.b' },
  { does: 'let codes in', to: 'evil.b' },
  { does: 'change', to: 'evil.a' },
];
const anotherAccount: Step[] = [
  { does: 'change', to: 'evil.a' },
  { does: 'owner signs in anew', way: 'signInAtProvider', to: 'second' },
];
/** One more address, which nobody confirms. */
const askedOnceMore: Step[] = [
  { does: 'change', to: 'evil.a' },
  { does: 'ask', to: 'evil.b' },
];
const atAProvider: Step[] = [
  { does: 'owner comes in and answers', way: 'signInWithCode', to: 'second', answer: 'close' },
  { does: 'find the phone' },
  { does: 'change', to: 'evil.a' },
  { does: 'come in and answer', way: 'signInAtProvider', to: 'evil.a', answer: 'close' },
];

it.each(kinds)('an account of the provider’s (%s) is its owner’s again once they act', async (kind) => {
  let acted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 14, size: 'max' }),
      fc.constantFrom('link' as const, 'profile' as const),
      async (steps, how) => {
        const run = new Run(kind);
        await run.begin();
        for (const each of steps) await run.do(each);
        const isBack = (how === 'profile' && (await run.typesItBack())) || (await run.pressesLinks());
        if (!isBack) return run.days < KEEP_DAYS ? run.opensForItsOwner() : undefined;
        acted += 1;
        // and whatever still came to the thief
        for (let count = 0; count < 3; count += 1)
          await run.do({ does: 'press', back: 0, where: 'elsewhere' });
        await run.isTheOwners();
      },
    ),
    {
      numRuns: THEFTS,
      examples: [
        [codesLeft, 'link'],
        [codesLeft, 'profile'],
        [anotherAccount, 'link'],
        [askedOnceMore, 'link'],
        [atAProvider, 'link'],
        [atAProvider, 'profile'],
      ],
    },
  );
  expect(acted).toBeGreaterThan(2);
});
