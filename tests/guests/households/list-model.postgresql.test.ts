import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { full } from '#tests/setup/full.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { expectAgreement } from './list-agrees.ts';
import { comesTo, whole, type ModelGuest, type StatedPerson } from './list-model.ts';
import { ListWorld, type Chosen } from './list-world.ts';

/*
 * What hosts and guests do with a guest list, in any order: add people by hand and from files, answer by name and by number,
 * change, merge, remove and take back. After each handful, the counts, the caterer's sheet, the lists on paper and the file of people say
 * what a plain list of people beside says.
 */

const OPERATIONS = full ? 2_000 : 100;
/** With one event, which then has seen some of everything. */
const OF_EVENT = 100;
/** Between two looks. */
const HANDFUL = 5;
const MOST_GUESTS = 24;
const MOST_FUNCTIONS = 5;

const NAMES = ['Ramesh', 'Sunita', 'Aarav', 'Diya', 'Ila', 'Om', 'Nani', 'सुनील'];
const TAGS = ['Office', 'Pune', 'परिवार', 'School'];

const pick = fc.nat({ max: 1_000_000 });
const who = fc.constantFrom('guest' as const, 'host' as const);
const entry = fc.record({
  people: fc.uniqueArray(fc.record({ name: fc.constantFrom(...NAMES), child: fc.boolean() }), {
    maxLength: 4,
    selector: ({ name }) => name,
  }),
  withFamily: fc.boolean(),
  partyLimit: fc.option(fc.integer({ min: 1, max: 8 })),
  tags: fc.subarray(TAGS, { maxLength: 2 }),
});
const many = fc.oneof(
  fc.record({ by: fc.constant('name' as const), places: fc.array(pick, { minLength: 1, maxLength: 5 }) }),
  fc.record({ by: fc.constant('tag' as const), tag: fc.constantFrom(...TAGS) }),
  fc.record({
    by: fc.constant('status' as const),
    status: fc.constantFrom('pending' as const, 'yes' as const, 'no' as const),
  }),
);
const about = fc.record({
  coming: fc.boolean(),
  meal: fc.option(fc.nat({ max: 2 })),
  functions: fc.option(fc.array(fc.boolean(), { minLength: MOST_FUNCTIONS, maxLength: MOST_FUNCTIONS }), {
    freq: 3,
  }),
});
const doing = <Kind extends string, Fields extends object>(
  weight: number,
  kind: Kind,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constant(kind),
    seconds: fc.integer({ min: 1, max: 12 }),
    ...fields,
  }) as fc.Arbitrary<{ kind: Kind; seconds: number } & Fields>,
});
const op = fc.oneof(
  doing(2, 'import', { entries: fc.array(entry, { minLength: 1, maxLength: 5 }) }),
  doing(3, 'add', { entry }),
  doing(14, 'by name', {
    guest: pick,
    who,
    people: fc.array(about, { minLength: 8, maxLength: 8 }),
    newcomers: fc.nat({ max: 2 }),
    leaveOut: fc.boolean(),
  }),
  doing(8, 'by number', {
    guest: pick,
    who,
    adults: fc.nat({ max: 4 }),
    children: fc.nat({ max: 2 }),
    meal: fc.option(fc.nat({ max: 2 })),
    /** Of each function nothing, or a number, or that it was not said after all. */
    functions: fc.array(fc.array(fc.option(fc.nat({ max: 5 })), { maxLength: 1 }), {
      minLength: MOST_FUNCTIONS,
      maxLength: MOST_FUNCTIONS,
    }),
  }),
  doing(3, 'yes', { guest: pick, who }),
  doing(3, 'no', { guest: pick, who }),
  doing(2, 'take back', { guest: pick, who }),
  doing(2, 'confirm', { guest: pick }),
  doing(1, 'move date', {}),
  doing(6, 'change', {
    guest: pick,
    entry,
    what: fc.constantFrom(
      'rename' as const,
      'age' as const,
      'more' as const,
      'fewer' as const,
      'all' as const,
    ),
  }),
  doing(3, 'tags', { many, tag: fc.constantFrom(...TAGS), isAdded: fc.boolean() }),
  doing(4, 'invite', { many, part: pick, isInvited: fc.boolean() }),
  doing(2, 'remove', { many }),
  doing(4, 'undo', {}),
  doing(1, 'undo import', { file: pick }),
  doing(4, 'merge', { stays: pick, goes: pick }),
  doing(2, 'add function', { everyone: fc.boolean() }),
  doing(1, 'remove function', { part: pick }),
  doing(1, 'open function', { part: pick, everyone: fc.boolean() }),
);
type Op = typeof op extends fc.Arbitrary<infer T> ? T : never;

const from = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const mealOf = (world: ListWorld, taken: number | null) =>
  taken === null ? undefined : (world.meals[taken] ?? '');

const invitedTo = (world: ListWorld, guest: ModelGuest) =>
  world.functions.filter((part) => comesTo(guest, part).people !== undefined);
const freeNames = (guest: ModelGuest): string[] =>
  NAMES.filter((name) => !whole(guest).some((person) => person.name === name));

type Said<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** What is stated of each person of a guest, and of those who come besides. */
function statedPeople(world: ListWorld, guest: ModelGuest, wish: Said<'by name'>): StatedPerson[] {
  const parts = invitedTo(world, guest);
  const people = [
    ...whole(guest).filter((_, place) => !(wish.leaveOut && place % 2 === 1)),
    // without an identifier somebody who was left out would be meant
    ...(wish.leaveOut ? [] : freeNames(guest).slice(0, wish.newcomers)).map((name, place) => ({
      _id: `new${place}`,
      name,
      child: place === 1,
    })),
  ];
  return people.map(({ _id, name, child }, place) => {
    const { coming, meal, functions } = wish.people[place % wish.people.length]!;
    return {
      ...{ _id, name, child, coming },
      meal: mealOf(world, meal),
      functions: functions ? parts.filter((_, index) => functions[index]).map(({ id }) => id) : undefined,
    };
  });
}

/** The people hosts name, as they name them next. */
function renamed(guest: ModelGuest, what: Said<'change'>['what']): ModelGuest['named'] {
  const [first, ...others] = guest.named;
  const [name] = freeNames(guest);
  if (what === 'more' && name !== undefined) return [...guest.named, { _id: '', name, child: false }];
  if (!first) return [];
  if (what === 'rename' && name !== undefined) return [{ ...first, name }, ...others];
  if (what === 'age') return [{ ...first, child: !first.child }, ...others];
  return what === 'fewer' ? others : guest.named;
}

function chosenOf({ guests }: ListWorld, many: Said<'tags'>['many']): Chosen | null {
  if (many.by !== 'name') return many.by === 'tag' ? { tag: many.tag } : { status: many.status };
  const chosen = many.places.flatMap((place) => from(guests, place) ?? []);
  return chosen.length > 0 ? { guests: chosen } : null;
}

async function perform(world: ListWorld, what: Op): Promise<void> {
  const guest = 'guest' in what ? from(world.guests, what.guest) : undefined;
  const part = 'part' in what ? from(world.functions, what.part) : undefined;
  const chosen = 'many' in what ? chosenOf(world, what.many) : null;
  switch (what.kind) {
    case 'import':
      return world.guests.length < MOST_GUESTS ? world.import(what.entries) : undefined;
    case 'add':
      return world.guests.length < MOST_GUESTS ? world.add(what.entry) : undefined;
    case 'by name': {
      const people = guest ? statedPeople(world, guest, what) : [];
      return guest && people.length > 0 ? world.sayByName(guest, what.who, people) : undefined;
    }
    case 'by number': {
      if (!guest) return;
      const { adults, children } = what;
      const functions = invitedTo(world, guest).flatMap(({ id }, place) => {
        const stated = what.functions[place]?.at(0);
        return stated === undefined
          ? []
          : [[id, stated === null ? null : Math.min(stated, adults + children)]];
      });
      const said = {
        adults,
        children,
        meal: mealOf(world, what.meal),
        functions: Object.fromEntries(functions),
      };
      return world.sayByNumber(guest, what.who, said);
    }
    case 'yes':
      return guest && world.sayYes(guest, what.who);
    case 'no':
      return guest && world.sayNo(guest, what.who);
    case 'take back':
      return guest && world.takeBack(guest, what.who);
    case 'confirm':
      return guest && world.confirm(guest);
    case 'move date':
      return world.moveDate();
    case 'change': {
      if (!guest) return;
      const { withFamily, partyLimit, tags } = what.what === 'all' ? what.entry : guest;
      return world.change(guest, renamed(guest, what.what), { withFamily, partyLimit, tags });
    }
    case 'tags':
      return chosen ? world.tagMany(chosen, what.tag, what.isAdded) : undefined;
    case 'invite':
      return chosen && part ? world.inviteMany(chosen, part, what.isInvited) : undefined;
    case 'remove':
      return chosen ? world.removeMany(chosen) : undefined;
    case 'undo':
      return world.undo();
    case 'undo import': {
      const file = from(world.files, what.file);
      return file ? world.undoImport(file) : undefined;
    }
    case 'merge': {
      const [stays, goes] = [from(world.guests, what.stays), from(world.guests, what.goes)];
      return stays && goes ? world.merge(stays, goes) : undefined;
    }
    case 'add function':
      return world.functions.length < MOST_FUNCTIONS ? world.addFunction(what.everyone) : undefined;
    case 'remove function':
      return part && world.removeFunction(part);
    case 'open function':
      return part && world.openFunction(part, what.everyone);
  }
}

const t = useTestBackend();
let host: Caller;
let clock = Date.now();

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
  await t.backend.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
});

/** A counterexample of a hundred operations helps nobody; the seed brings it back. */
async function report<T>({ failed, seed, errorInstance }: fc.RunDetails<T>): Promise<void> {
  if (failed) throw new Error(`With TEST_SEED=${seed}`, { cause: errorInstance });
}

it(`after ${OPERATIONS} operations all counts are those of the people`, { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: OF_EVENT, maxLength: OF_EVENT }), async (ops) => {
      const world = await new ListWorld(t, host).open();
      for (const [index, each] of ops.entries()) {
        clock += each.seconds * 1000;
        world.at(clock);
        await t.backend.ctx.db.deleteFrom('rate_limits').execute();
        await perform(world, each);
        if (index % HANDFUL === HANDFUL - 1) await expectAgreement(world);
      }
    }),
    { numRuns: OPERATIONS / OF_EVENT, endOnFailure: true, asyncReporter: report },
  );
});
