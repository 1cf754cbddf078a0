import { describe, expect, it } from 'vitest';
import { z } from 'zod/v4';
import { amountsIn, answerReaders, readersOf } from '#contract/audience/answers.ts';
import { amountGiven, fieldsFor, notes, readBy } from '#contract/audience/read-by.ts';
import { readers } from '#contract/audience/readers.ts';
import { operations, type Operation } from '#contract/operations.ts';
import { leavesOf } from '#tests/audience/fields.ts';

const calls = Object.entries<Operation>(operations);
// those of the schemas below are made later
const notesOfTheContract = [...notes._map];

/** Every schema of an answer, those it was made of by adding a note among them. */
function schemasIn(schema: z.core.$ZodType, found = new Set<z.core.$ZodType>()) {
  if (found.has(schema)) return found;
  found.add(schema);
  const { def, parent } = schema._zod;
  const shape = schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
  for (const inside of [parent, ...Object.values(def).flat(), ...shape])
    if (inside instanceof z.ZodType) schemasIn(inside, found);
  return found;
}

describe('who reads a field of an answer', () => {
  it('is decided for every call', () => {
    const call = { method: 'GET', path: '/new', summary: '', access: 'anyone', apiKey: 'never' } as const;
    // @ts-expect-error whose the fields are that say nothing themselves
    const undecided: Operation = { ...call };
    const decided: Operation = { ...call, readers: 'owner' };
    expect([undecided.path, decided.path]).toEqual(['/new', '/new']);
    expect(calls.filter(([, call]) => !Object.hasOwn(readers, call.readers))).toEqual([]);
    const leaves = Object.entries(answerReaders).flatMap(([name, tree]) => leavesOf(tree, name));
    expect(leaves.filter((leaf) => !Object.hasOwn(readers, leaf.readers))).toEqual([]);
    expect(leaves.length).toBeGreaterThan(1500);
  });

  it('stands nearest to it: on the field, on what is around it, or on the operation', () => {
    const gift = z.object({ name: z.string(), price: readBy('hosts', z.number()) });
    const answer = z.object({
      gift,
      gifts: readBy('owner', z.array(gift.nullable())).optional(),
      late: readBy('self', z.string()).default(''),
      ...fieldsFor('editors', { note: z.string().nullable(), byDay: z.record(z.enum(['a', 'b']), gift) }),
      counts: z.record(z.string(), z.number()),
    });
    const inside = (name: string) => ({ name, price: 'hosts' });
    expect(readersOf(answer, 'guest')).toEqual({
      gift: inside('guest'),
      gifts: inside('owner'),
      late: 'self',
      note: 'editors',
      byDay: { a: inside('editors'), b: inside('editors') },
      counts: 'guest',
    });
  });

  it('is the same in every form of an answer', () => {
    const form = (who: 'self' | 'owner') => z.object({ kind: z.literal(who), url: readBy(who, z.string()) });
    expect(readersOf(z.union([form('owner'), z.object({ path: z.string() })]), 'anyone')).toEqual({
      kind: 'anyone',
      url: 'owner',
      path: 'anyone',
    });
    expect(() => readersOf(z.union([form('owner'), form('self')]), 'anyone')).toThrow(
      '"owner" and for "self"',
    );
  });

  it('is lost with no rule that was added to a schema after its note', () => {
    const inAnswers = new Set(
      calls.flatMap(([, { response }]) => [...(response ? schemasIn(response) : [])]),
    );
    const lost = notesOfTheContract.filter(([schema]) => !inAnswers.has(schema)).map(([, note]) => note);
    expect(lost).toEqual([]);
  });
});

describe('an amount that somebody gave', () => {
  it('is found wherever it stands in an answer', () => {
    const giver = z.object({
      amount: amountGiven(readBy('owner', z.number()).nullable()),
      hidden: readBy('owner', amountGiven(z.boolean().optional())),
      price: z.number(),
    });
    expect(amountsIn(z.object({ gifts: z.array(z.object({ givers: z.array(giver).optional() })) }))).toEqual([
      { path: ['gifts', 'givers', 'amount'], nullable: true },
      { path: ['gifts', 'givers', 'hidden'], nullable: false },
    ]);
  });
});
