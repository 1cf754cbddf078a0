import { describe, expect, it, test } from 'vitest';
import { likelyPairs, soundOf } from '#backend/guests/merge/likely.ts';
import { mergedFields, mergedReply, type MergePart } from '#backend/guests/merge/rules.ts';
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
): MergePart => ({
  fields: { ...blankGuest, ...fields },
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
    // whoever took an answer back, or never answered, has none to stand
    expect(mergedReply(part({}, { rsvp: 'pending', at: 3 }), yes)).toMatchObject({ rsvp: 'yes', adults: 2 });
    expect(mergedReply(part({}), part({}))).toBeNull();
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
