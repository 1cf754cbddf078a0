import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cateringPart, type ComingGuest } from '#backend/guests/catering.ts';
import type { EventFunction } from '#contract/events/functions.ts';
import type { Question } from '#contract/events/questions.ts';
import { comingOf, type AnsweredPerson } from '#contract/guests/household.ts';

const functions = ['mehndi', 'sangeet'].map((_id): EventFunction => ({
  _id,
  name: _id,
  date: '2027-02-14',
  time: '',
  startsAt: '2027-02-13T18:30:00.000Z',
  venue: null,
}));
const meal: Question = {
  _id: 'meal',
  kind: 'one',
  text: 'Meal?',
  required: false,
  eachPerson: true,
  choices: ['veg', 'jain'].map((_id) => ({ _id, text: _id })),
};

const people = fc
  .array(
    fc.record({
      child: fc.boolean(),
      coming: fc.boolean(),
      meal: fc.constantFrom('veg', 'jain', ''),
      functions: fc.subarray(['mehndi', 'sangeet']),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ meal: taken, ...person }, place): AnsweredPerson => ({
      ...person,
      _id: String(place),
      name: `Person ${place}`,
      answers: taken ? { meal: [taken] } : {},
    })),
  );

/** A guest whose people are all known by name, with counts that follow from them. */
const byName = people.map((household): ComingGuest => {
  const coming = comingOf(household);
  const children = coming.filter(({ child }) => child).length;
  return {
    adults: coming.length - children,
    children,
    household,
    answers: new Map(),
    comesTo: (id) => ({
      people: coming.filter(({ functions: theirs }) => theirs?.includes(id)).length,
      byEvent: false,
    }),
  };
});
const byNumber = fc
  .record({
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.integer({ min: 0, max: 4 }),
    comes: fc.constantFrom('all', 'one', 'by event', 'not invited'),
    meal: fc.constantFrom('veg', 'jain', ''),
  })
  .map(({ adults, children, comes, meal: taken }): ComingGuest => ({
    adults,
    children,
    household: [],
    answers: taken ? new Map([['meal', [taken]]]) : new Map(),
    comesTo: () =>
      comes === 'not invited'
        ? undefined
        : { people: comes === 'one' ? 1 : adults + children, byEvent: comes === 'by event' },
  }));

test('the caterer’s counts are the sum of the people: by function, by meal, grown and small', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(byName, byNumber), { maxLength: 20 }), (guests) => {
      for (const part of [...functions, null]) {
        const sheet = cateringPart(part, [meal], guests);
        const named = guests.filter(({ household }) => household.length > 0);
        const there = named.flatMap(({ household }) =>
          comingOf(household).filter(({ functions: theirs }) => !part || theirs?.includes(part._id)),
        );
        const numbers = guests.filter(({ household }) => household.length === 0);
        const ofNumbers = numbers.map((guest) =>
          part ? guest.comesTo(part._id)?.people : guest.adults + guest.children,
        );
        const counted = ofNumbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
        expect(sheet.adults + sheet.children).toBe(there.length + counted);
        expect(sheet.children).toBeGreaterThanOrEqual(there.filter(({ child }) => child).length);
        // who said yes to the event alone is counted, and named as such
        const all = numbers
          .filter((guest) => part && guest.comesTo(part._id)?.byEvent)
          .reduce((sum, { adults, children }) => sum + adults + children, 0);
        expect(sheet.byEvent.adults + sheet.byEvent.children).toBe(all);
        const [asked] = sheet.questions;
        for (const kind of ['adults', 'children'] as const)
          expect(
            (asked?.choices.reduce((sum, each) => sum + each[kind], 0) ?? 0) + (asked?.open[kind] ?? 0),
          ).toBe(sheet[kind]);
        for (const { text, adults, children } of asked?.choices ?? []) {
          const alone = ofNumbers.filter(
            (number, place) => number === 1 && numbers[place]?.answers.get('meal')?.[0] === text,
          ).length;
          expect(adults + children).toBe(
            there.filter(({ answers }) => answers.meal?.[0] === text).length + alone,
          );
        }
      }
    }),
    { numRuns: 1000 },
  );
});
