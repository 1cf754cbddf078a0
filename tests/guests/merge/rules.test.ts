import { describe, expect, it, test } from 'vitest';
import { likelyPairs } from '#backend/guests/merge/likely.ts';
import { soundOf } from '#backend/guests/name-sound.ts';
import {
  mergedFields,
  mergedFunctions,
  mergedReply,
  mergedWithLost,
  type MergePart,
} from '#backend/guests/merge/rules.ts';
import { NOTE_LENGTH } from '#contract/guests/replies.ts';
import { blankGuest, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { AnsweredPerson } from '#contract/guests/household.ts';

const person = (
  name: string,
  coming: boolean | null,
  more: Partial<AnsweredPerson> = {},
): AnsweredPerson => ({
  _id: name.toLowerCase(),
  name,
  child: false,
  coming,
  answers: {},
  functions: null,
  ...more,
});
const part = (
  fields: Partial<GuestValues>,
  reply?: {
    rsvp: 'yes' | 'no' | 'pending';
    at: number;
    adults?: number;
    household?: AnsweredPerson[];
    note?: string;
  },
  functions: MergePart['functions'] = [],
): MergePart => ({
  fields: { ...blankGuest, ...fields },
  functions,
  reply: reply && {
    guest_id: '',
    event_id: '',
    rsvp: reply.rsvp,
    source: 'link',
    adults: reply.adults ?? 0,
    children: 0,
    note: reply.note ?? '',
    names: '',
    answered_household: reply.household ?? [],
    version: 1,
    updated_at: new Date(reply.at),
    confirmed: '',
    answered_for: null,
    date_changed: null,
  },
});
const named = (...names: string[]) => names.map((name) => ({ _id: name.toLowerCase(), name, child: false }));

describe('two guests as one', () => {
  it('keep what the first has, take what it lacks from the other, and lose no contact, tag or person', () => {
    const merged = mergedFields(
      part({
        firstName: 'Ravi',
        email: 'ravi@example.in',
        tags: ['Office'],
        household: named('Ravi', 'Ila'),
        partyLimit: 2,
      }),
      part({
        firstName: 'R.',
        lastName: 'Rao',
        email: 'rao@example.in',
        phone: '+919820012345',
        side: 'bride',
        tags: ['office', 'Pune'],
        household: named('ila', 'Om'),
        partyLimit: 5,
        withFamily: true,
      }),
    );
    expect(merged).toMatchObject({
      firstName: 'Ravi',
      lastName: '',
      email: 'ravi@example.in',
      phone: '+919820012345',
      otherContacts: 'rao@example.in',
      side: 'bride',
      tags: ['Office', 'Pune'],
      partyLimit: 5,
      withFamily: true,
    });
    expect(merged.household.map(({ name }) => name)).toEqual(['Ravi', 'Ila', 'Om']);
  });

  it('have the later answer, with the people of both', () => {
    const early = part({}, { rsvp: 'yes', at: 1, household: [person('Ravi', true), person('Ila', false)] });
    const late = part(
      {},
      { rsvp: 'yes', at: 2, household: [person('Ila', true), person('Om', true)], note: 'By train' },
    );
    for (const reply of [mergedReply(early, late), mergedReply(late, early)]) {
      expect(reply).toMatchObject({ rsvp: 'yes', adults: 3, children: 0, note: 'By train' });
      expect(Object.fromEntries(reply?.household.map(({ name, coming }) => [name, coming]) ?? [])).toEqual({
        Ravi: true,
        Ila: true,
        Om: true,
      });
    }
  });

  it('do not come where the later answer says so, and count by number where it does', () => {
    const yes = part(
      {},
      { rsvp: 'yes', at: 1, adults: 2, household: [person('Ravi', true), person('Ila', true)] },
    );
    expect(mergedReply(yes, part({}, { rsvp: 'no', at: 2 }))?.household.map(({ coming }) => coming)).toEqual([
      false,
      false,
    ]);
    const counted = mergedReply(part({}, { rsvp: 'yes', at: 2, adults: 4 }), yes);
    expect([counted?.adults, counted?.household.map(({ coming }) => coming)]).toEqual([4, [null, null]]);
    // nobody comes whom an earlier answer declined for, or took back
    for (const rsvp of ['no', 'pending'] as const) {
      const before = part({}, { rsvp, at: 0, household: [person('Om', true), person('Ila', true)] });
      for (const reply of [mergedReply(before, yes), mergedReply(yes, before)]) {
        expect(reply).toMatchObject({ rsvp: 'yes', adults: 2 });
        expect(reply?.household.find(({ name }) => name === 'Om')?.coming).not.toBe(true);
      }
    }
    // whoever took an answer back, or never answered, has none to stand
    expect(mergedReply(part({}, { rsvp: 'pending', at: 3 }), yes)).toMatchObject({ rsvp: 'yes', adults: 2 });
    expect(mergedReply(part({}), part({}))).toBeNull();
  });
});

describe('two guests as one come to a function', () => {
  const of = (people: number | null, invited = true) => [{ id: 'sangeet', invited, people }];
  const yes = (
    at: number,
    functions: MergePart['functions'],
    household: AnsweredPerson[],
    adults = household.length,
  ) => part({}, { rsvp: 'yes', at, adults, household }, functions);
  const there = { functions: ['sangeet'] };
  const both = (one: MergePart, other: MergePart) =>
    [mergedFunctions(one, other), mergedFunctions(other, one)].map((functions) => functions.get('sangeet'));

  it('with the people of both as each said, by name', () => {
    const ravi = [person('Ravi', true, there), person('Ila', true)];
    const om = [person('Om', true, there), person('Diya', true, there)];
    expect(both(yes(1, of(1), ravi), yes(2, of(2), om))).toEqual([3, 3]);
    expect(
      mergedReply(yes(1, of(1), ravi), yes(2, of(2), om))?.household.map(({ functions }) => functions),
    ).toEqual([['sangeet'], [], ['sangeet'], ['sangeet']]);
    // who said nothing of it comes, who is not invited does not
    expect(both(yes(1, of(1), ravi), yes(2, of(null), [person('Om', true)]))).toEqual([2, 2]);
    expect(both(yes(1, of(1), ravi), yes(2, of(null, false), [person('Om', true)]))).toEqual([1, 1]);
    expect(both(yes(1, of(null), [person('Ravi', true)]), yes(2, of(null), [person('Om', true)]))).toEqual([
      null,
      null,
    ]);
    // of somebody who is with both the later answer counts
    expect(both(yes(1, of(1), ravi), yes(2, of(0), [person('Ravi', true)]))).toEqual([0, 0]);
  });

  it('with as many as were said where nobody said who', () => {
    const three = [person('Ravi', true), person('Ila', true), person('Om', true)];
    expect(both(yes(1, of(2), three), yes(2, of(1), [person('Diya', true, there)]))).toEqual([3, 3]);
  });

  it('as the later answer says where it counts people only, or declines', () => {
    const early = yes(1, of(1), [person('Ravi', true, there)]);
    expect(both(early, yes(2, of(null), [], 4))).toEqual([null, null]);
    expect(both(early, yes(2, of(null, false), [], 4))).toEqual([1, 1]);
    expect(both(early, part({}, { rsvp: 'no', at: 2 }, of(null)))).toEqual([1, 1]);
  });
});

test.each([
  ['Dipak Chowdhury', 'Deepak  Choudhury', false],
  ['Pooja Shah', 'SHAH Puja', true],
  ['Geeta Mathur', 'Gita Matur', true],
  ['Sunita Rao', 'Sunil Rao', false],
  ['सुनीता राव', 'सुनीता राव', true],
  ['सुनीता राव', 'सुनील राव', false],
])('%s and %s sound alike: %s', (one, other, alike) => {
  expect(soundOf(one) === soundOf(other)).toBe(alike);
});

test('pairs are found by a further contact and by name, each once, the surest first', () => {
  const guest = (id: string, more: object = {}) => ({
    id,
    first_name: id,
    last_name: '',
    email: '',
    phone: '',
    other_contacts: '',
    ...more,
  });
  const pairs = likelyPairs([
    guest('a', { first_name: 'Asha', last_name: 'Rao', phone: '+919820012345' }),
    guest('b', { first_name: 'Rao', last_name: 'Aasha', other_contacts: '98200 12345 (office)' }),
    guest('c', { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in' }),
    guest('d', { other_contacts: 'ASHA@example.in' }),
  ]);
  expect(pairs.map(({ likeness, guests: [one, other] }) => [likeness, one.id, other.id])).toEqual([
    ['phone', 'a', 'b'],
    ['email', 'c', 'd'],
    ['name', 'a', 'c'],
  ]);
});

test.each([
  ['राजेश शर्मा', 'Rajesh Sharma'],
  ['सुनीता सिंह', 'Sunita Singh'],
  ['दीपक कपूर', 'Deepak Kapoor'],
  ['Mohd Khan', 'Mohammed Khan'],
  ['Muhammad Khan', 'Md. Khan'],
  ['Dr Anil Gupta', 'Anil Gupta'],
  ['Vikram Sen', 'Bikram Sen'],
])('%s and %s may be one', (one, other) => {
  const guest = (id: string, first_name: string) => ({
    id,
    first_name,
    last_name: '',
    email: '',
    phone: '',
    other_contacts: '',
  });
  expect(likelyPairs([guest('a', one), guest('b', other)]).map(({ likeness }) => likeness)).toEqual(['name']);
});

test('what does not fit when two become one is told, and no contact is cut', () => {
  const tags = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `tag${from + at}`);
  const contacts = Array.from({ length: 17 }, (_, at) => `+91 98200 123${10 + at}`).join(', ');
  const { fields, lost } = mergedWithLost(
    part({ firstName: 'A', tags: tags(0, 10), otherContacts: contacts }),
    part({ firstName: 'B', tags: ['lost1', 'lost2'], otherContacts: '+91 99033 44556, 9820011223' }),
  );
  expect(lost).toEqual({ tags: ['lost1', 'lost2'], otherContacts: '+91 99033 44556, 9820011223' });
  expect(fields.otherContacts).toBe(contacts);
});

test('an answer fits into what the two as one are invited with, and no note of theirs is lost', () => {
  const answered = part(
    { firstName: 'Asha', withFamily: true },
    { rsvp: 'yes', at: 1, adults: 5, note: 'By train' },
  );
  const stated = part({ firstName: 'Asha', withFamily: true, partyLimit: 2 });
  expect(mergedFields(answered, stated).partyLimit).toBe(5);
  expect(mergedFields(stated, part({ partyLimit: 4 })).partyLimit).toBe(4);
  const later = part({ firstName: 'Asha' }, { rsvp: 'yes', at: 2, adults: 1, note: 'No onion' });
  expect(mergedReply(answered, later)?.note).toBe('No onion\nBy train');
  const long = part({ firstName: 'Asha' }, { rsvp: 'yes', at: 2, adults: 1, note: 'x'.repeat(NOTE_LENGTH) });
  expect(mergedReply(answered, long)?.note).toHaveLength(NOTE_LENGTH);
});
