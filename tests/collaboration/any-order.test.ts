import fc from 'fast-check';
import { expect, it } from 'vitest';
import { standingAt } from '#backend/gifts/collaboration/admission-repository.ts';
import { doorSteps } from '#tests/collaboration/door-steps.ts';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { seed } from '#tests/setup/seed.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/* In whatever order people do what they may at the door of a gift, who is inside follows from words of guests and hosts (docs/decisions/0094). */
const world = useGivingWorld();
const steps = doorSteps(world);

const strangers = ['X', 'Y'] as const;
const guests = ['P', 'R'] as const;
const people = fc.constantFrom(...strangers, ...guests);
const targets = fc.constantFrom(...strangers, ...guests, 'host' as const);
type Name = 'X' | 'Y' | 'P' | 'R' | 'host';

const doing = (kind: 'enable' | 'join' | 'begin' | 'buy') =>
  fc.record({ kind: fc.constant(kind), who: people });
const alone = (
  kind: 'arrive' | 'withdraw' | 'fail' | 'accept' | 'yes' | 'no' | 'undo' | 'host buys' | 'host enables',
) => fc.record({ kind: fc.constant(kind) });
const guestly = (kind: 'claim' | 'release') =>
  fc.record({ kind: fc.constant(kind), who: fc.constantFrom(...guests) });
const step = fc.oneof(
  ...(['enable', 'join', 'begin', 'buy'] as const).map(doing),
  ...(
    [
      'arrive',
      'arrive',
      'withdraw',
      'fail',
      'accept',
      'accept',
      'yes',
      'no',
      'undo',
      'host buys',
      'host enables',
    ] as const
  ).map(alone),
  ...(['claim', 'release'] as const).map(guestly),
  fc.record({ kind: fc.constant('ask' as const), who: people, target: targets }),
  fc.record({ kind: fc.constant('ask' as const), who: people, target: targets }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One gift of a new event, what was begun about it, and the words of guests and hosts for somebody from outside. */
async function doorOf(callers: Record<Name, Caller>) {
  const place = await world.gift({ enabled: false });
  for (const name of guests)
    await addGuest(world.api.backend.ctx, place.eventId, {
      first_name: name,
      email: callers[name].email,
      user_id: callers[name].userId,
    });
  const money: Record<'begun' | 'paid' | 'returned', string[]> = { begun: [], paid: [], returned: [] };
  const waiting: { id: string; who: Name; target: Name; newcomer: Name | null }[] = [];
  const words = new Set<Name>();
  let answer: boolean | null = null;
  const isIn = async (name: Name) =>
    (await standingAt(world.db, place.giftId, callers[name].userId)).keepsDoor;
  const gift = () => steps.see(world.organiser, place);

  async function take(step: Step): Promise<void> {
    const who = 'who' in step ? callers[step.who] : world.organiser;
    switch (step.kind) {
      case 'enable':
      case 'host enables':
        return void (await steps.enable(who, place));
      case 'join':
        return void (await world.join(who, place));
      case 'begin': {
        const { isCollaborative, isPurchased } = await gift();
        const { why } = await standingAt(world.db, place.giftId, who.userId);
        if (isCollaborative && !isPurchased && why === null) money.begun.push(await steps.begin(who, place));
        return;
      }
      case 'buy':
      case 'host buys':
        return void (await steps.buy(who, place));
      case 'undo':
        return void (await steps.undo(place));
      case 'claim':
        return void (await steps.claim(who, place));
      case 'release':
        return void (await steps.release(who, place));
      case 'arrive': {
        const id = money.begun.shift();
        if (id === undefined) return;
        await steps.arrive(id);
        return void money.paid.push(id);
      }
      case 'withdraw': {
        const id = (await gift()).isPurchased ? undefined : money.paid.shift();
        if (id === undefined) return;
        await steps.withdraw(id);
        return void money.returned.push(id);
      }
      case 'fail': {
        const id = money.returned.shift();
        return id === undefined ? undefined : steps.fail(id);
      }
      case 'yes':
      case 'no':
        answer = step.kind === 'yes';
        return void (await steps.answer(place, answer));
      case 'ask': {
        if (step.who === step.target) return;
        const isLetIn = (await isIn(step.target)) ? null : step.target;
        const newcomer = (await isIn(step.who)) ? isLetIn : step.who;
        const { status, data } = await world.ask(who, place, callers[step.target]);
        const id = status === 200 ? data.request._id : undefined;
        if (id !== undefined && !waiting.some((other) => other.id === id))
          waiting.push({ id, who: step.who, target: step.target, newcomer });
        return;
      }
      case 'accept': {
        const next = waiting.shift();
        if (!next) return;
        const { status } = await world.respond(callers[next.target], place, next.id, 'accepted');
        const by = next.newcomer === next.who ? next.target : next.who;
        if (status === 200 && next.newcomer && !['X', 'Y'].includes(by)) words.add(next.newcomer);
        return;
      }
    }
  }

  async function holds(): Promise<void> {
    const seen = await gift();
    const isGiven = (await Promise.all(guests.map(isIn))).some(Boolean);
    if (answer !== null || isGiven)
      for (const name of strangers)
        if (!words.has(name) && !(await isIn(name))) await isOutside(callers[name], place);
    if (answer === true && !seen.isPurchased && !seen.isTaken)
      for (const name of guests) {
        const own = await steps.see(callers[name], place);
        expect(own.takesPart ?? own.mayJoin, `${name} joins`).toBe(true);
      }
  }
  return { take, holds };
}

async function isOutside(who: Caller, place: Place): Promise<void> {
  const { collaborators, purchasedBy, purchaseConfirmation, mayJoin } = await steps.see(who, place);
  expect(collaborators.filter(({ user }) => user._id !== who.userId)).toEqual([]);
  expect(purchasedBy).toEqual([]);
  expect([purchaseConfirmation, mayJoin]).toEqual([undefined, undefined]);
  expect((await world.join(who, place)).status).toBeGreaterThanOrEqual(403);
  expect((await steps.buy(who, place)).status).toBe(403);
}

it('nobody from outside comes in, and no guest is kept out, in any order', { timeout: 240_000 }, async () => {
  const callers: Record<Name, Caller> = {
    X: await world.api.signIn({ firstName: 'Xavier' }),
    Y: await world.api.signIn({ firstName: 'Yusuf' }),
    P: await world.api.signIn({ firstName: 'Priya' }),
    R: await world.api.signIn({ firstName: 'Ravi' }),
    host: world.organiser,
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (all) => {
      const { take, holds } = await doorOf(callers);
      for (const each of all) {
        await take(each);
        await holds();
      }
    }),
    { numRuns: Number(process.env['DOOR_RUNS'] ?? 15), seed },
  );
});
