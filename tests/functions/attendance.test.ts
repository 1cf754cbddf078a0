import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headsId, shareId, ATTENDED, ROWS } from '#app/replies/attendance.ts';
import { comesByNumber, viewAttendance } from '#app/replies/attendance-view.server.ts';
import { fieldInForm } from '#app/replies/answers-in.server.ts';
import { readReply } from '#app/replies/reply-in.server.ts';
import { cateringPart } from '#backend/guests/catering.ts';
import { householdStated } from '#backend/guests/household.ts';
import { presentReply } from '#backend/guests/present.ts';
import { functionsByName } from '#backend/guests/replies/details-rules.ts';
import type { EventFunction } from '#contract/events/functions.ts';
import { comingOf, type AnsweredPerson, headsOf } from '#contract/guests/household.ts';
import { rsvpForm } from '#contract/guests/replies.ts';
import { functionReplyWords } from '#messages/functions/reply/by-language.ts';

/* Functions as rows of the answer: what a party says by number comes to the kitchen as the same numbers. */

/** A function of the form; without a number all who come are there. */
interface Row {
  ticked: boolean;
  adults?: number;
  children?: number;
}

const functionId = (index: number) => `function-${index}`;
const MEAL = 'question-meal';
const choices = ['veg', 'jain', 'nonveg'];

/** The form of a party that comes by number, as a browser sends it. */
function formOf({
  rows,
  meals = [],
  people = [],
  complete = true,
  party = largest(rows),
}: {
  rows: readonly Row[];
  meals?: readonly number[];
  people?: readonly string[];
  complete?: boolean;
  party?: { adults: number; children: number };
}): FormData {
  const form = new FormData();
  form.append('boxes', ATTENDED);
  form.append(`q.${ROWS}`, rows.map((_, index) => functionId(index)).join(' '));
  if (complete) form.append('complete', '1');
  if (people.length > 0) form.append('people', people.join(' '));
  for (const [kind, count] of Object.entries(party)) form.append(kind, String(count));
  for (const [index, { ticked, adults, children }] of rows.entries()) {
    if (ticked) form.append(`q.${ATTENDED}`, functionId(index));
    form.append(`q.${headsId('adults', index)}`, String(adults ?? ''));
    form.append(`q.${headsId('children', index)}`, String(children ?? ''));
  }
  for (const [place, count] of meals.entries())
    form.append(`q.${shareId(MEAL, choices[place]!)}`, String(count));
  return form;
}

/** What the API keeps of it, over what it kept before. */
function kept(form: FormData, before: AnsweredPerson[] = []) {
  const stated = rsvpForm.parse({ rsvp: 'yes', ...readReply(form) });
  const household = stated.household ? householdStated(stated.household, [], before) : [];
  const heads = stated.household
    ? headsOf(household)
    : { adults: stated.adults ?? 0, children: stated.children ?? 0 };
  return { stated, household, heads };
}

/** The kitchen's sheet of one household for each function. */
function sheetOf(form: FormData, rows: readonly Row[]) {
  const { stated, household, heads } = kept(form);
  const ids = rows.map((_, index) => functionId(index));
  const byName = functionsByName(household, ids.map((id) => ({ id, people: null })) as never);
  return ids.map((id) =>
    cateringPart(
      { _id: id } as EventFunction,
      [
        {
          _id: MEAL,
          kind: 'one',
          text: 'What would you like to eat?',
          choices: choices.map((choice) => ({ _id: choice, text: choice })),
          required: false,
          eachPerson: true,
        },
      ],
      [
        {
          ...heads,
          household,
          answers: new Map(),
          comesTo: () => ({ people: byName.get(id) ?? Number(stated.functions?.[id] ?? 0), byEvent: false }),
        },
      ],
    ),
  );
}

const count = fc.integer({ min: 0, max: 5 });
const row = fc.record({ ticked: fc.boolean(), adults: count, children: count }, { requiredKeys: ['ticked'] });
function asTicked({ ticked, adults, children }: Row, party = { adults: 0, children: 0 }) {
  return ticked
    ? { ...party, ...(adults !== undefined && { adults }), ...(children !== undefined && { children }) }
    : { adults: 0, children: 0 };
}
function largest(rows: readonly Row[]) {
  return {
    adults: Math.max(0, ...rows.map((each) => asTicked(each).adults)),
    children: Math.max(0, ...rows.map((each) => asTicked(each).children)),
  };
}

describe('a party that comes by number', () => {
  it('is in the kitchen at each function as adults and children, and eats what was said', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.array(count, { maxLength: 3 }),
        (rows, wanted) => {
          const most = largest(rows);
          const heads = most.adults + most.children;
          fc.pre(heads > 0);
          // no more meals than people: that is refused, below
          let left = heads;
          const meals = wanted.map((each) => {
            const taken = Math.min(each, left);
            left -= taken;
            return taken;
          });
          const sheet = sheetOf(formOf({ rows, meals }), rows);
          expect(sheet.map(({ adults, children }) => ({ adults, children }))).toEqual(
            rows.map((each) => asTicked(each, most)),
          );
          for (const [place, part] of sheet.entries()) {
            const { adults, children } = asTicked(rows[place]!, most);
            const portions = part.questions[0]!;
            const served = portions.choices.map((choice) => choice.adults + choice.children);
            const open = portions.open.adults + portions.open.children;
            expect(served.reduce((sum, each) => sum + each, open)).toBe(adults + children);
            if (adults === most.adults && children === most.children)
              expect(served).toEqual(choices.map((_, choice) => meals[choice] ?? 0));
            else
              for (const [choice, each] of served.entries())
                expect(each).toBeLessThanOrEqual(meals[choice] ?? 0);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('has a guess told for who eats what where not all are there, or children among them', () => {
    const guessed = (rows: Row[], meals: number[]) =>
      sheetOf(formOf({ rows, meals }), rows).map(({ questions }) => questions[0]!.guessed);
    const [all, two] = [
      { ticked: true, adults: 3, children: 0 },
      { ticked: true, adults: 2, children: 0 },
    ];
    expect(guessed([all, two], [2, 1])).toEqual([0, 2]);
    expect(guessed([all, two], [3])).toEqual([0, 0]);
    expect(guessed([{ ticked: true, adults: 2, children: 1 }], [2, 1])).toEqual([3]);
  });

  it('becomes no people where nothing more is known of them than that all come to the functions ticked', () => {
    const stated = readReply(
      formOf({
        rows: [
          { ticked: true, adults: 2, children: 1 },
          { ticked: false, adults: 2, children: 1 },
        ],
      }),
    );
    expect(stated.household).toBeUndefined();
    expect(stated).toMatchObject({
      adults: '2',
      children: '1',
      functions: { [functionId(0)]: '3', [functionId(1)]: '0' },
    });
  });

  it('answers once more without making anybody twice, and takes a meal back', () => {
    const rows = [
      { ticked: true, adults: 3, children: 1 },
      { ticked: true, adults: 1, children: 1 },
    ];
    const { household } = kept(formOf({ rows, meals: [3, 1] }));
    const people = household.map(({ _id, child }) => (child ? '~' : '') + _id);
    const again = kept(formOf({ rows, meals: [2, 0], people }), household);
    expect(again.household.map(({ _id }) => _id)).toEqual(household.map(({ _id }) => _id));
    expect(comingOf(again.household).map(({ answers }) => answers[MEAL]?.[0])).toEqual([
      'veg',
      'veg',
      undefined,
      undefined,
    ]);
    const fewer = kept(formOf({ rows: rows.map((each) => ({ ...each, adults: 1 })), people }), household);
    expect(fewer.heads).toEqual({ adults: 1, children: 1 });
  });

  it('is refused, not cut, with more meals than people or more at a function than come', () => {
    const rows = [{ ticked: true, adults: 2, children: 0 }];
    const meals = kept(formOf({ rows, meals: [2, 1] }));
    expect(meals.heads.adults).toBe(3);
    expect(meals.stated.adults).toBe(2);
    const more = kept(
      formOf({
        rows: [...rows, { ticked: true, adults: 4, children: 0 }],
        party: { adults: 3, children: 0 },
      }),
    );
    expect(more.heads.adults).toBe(4);
    expect(more.stated.adults).toBe(3);
  });

  it('that ticks none of the functions says that nobody comes, where there is nothing besides them', () => {
    const rows = [{ ticked: false, adults: 2, children: 0 }];
    expect(readReply(formOf({ rows }))).toMatchObject({ adults: '0', children: '0' });
    const party = { adults: 2, children: 0 };
    expect(readReply(formOf({ rows, complete: false, party }))).toMatchObject({
      adults: '2',
      functions: { [functionId(0)]: '0' },
    });
  });

  it('is led to the row or the meal that was refused', () => {
    const party = { adults: 2, children: 0 };
    const form = formOf({ rows: [{ ticked: true, adults: 3, children: 0 }], meals: [1], party });
    expect(fieldInForm('adults', form)).toBe(`answers.${ATTENDED}`);
    expect(fieldInForm('adults', formOf({ rows: [{ ticked: false }], party }))).toBe(`answers.${ATTENDED}`);
    // nothing is amiss with the rows
    expect(fieldInForm('adults', formOf({ rows: [{ ticked: true }], party }))).toBe('adults');
    expect(fieldInForm('children', form)).toBe('children');
    expect(fieldInForm(`functions.${functionId(0)}`, form)).toBe(`answers.${ATTENDED}`);
    expect(fieldInForm(`household[0].answers.${MEAL}`, form)).toBe(`answers.${shareId(MEAL, '')}`);
  });
});

const functionOf = (id: string) => ({
  ...{
    _id: id,
    name: 'Mehndi',
    date: '2027-02-11',
    time: '',
    startsAt: '2027-02-11T00:00:00+05:30',
    venue: null,
  },
  people: null as number | null,
});

/** A party of four that is asked to two functions, and declined the first. */
const family = {
  firstName: 'Ravi',
  lastName: 'Rao',
  withFamily: true,
  partyLimit: 4,
  reply: presentReply(null),
  household: [] as AnsweredPerson[],
  questions: [],
  functions: [{ ...functionOf(functionId(0)), date: '2027-02-10', people: 0 }, functionOf(functionId(1))],
};

describe('the rows', () => {
  const guest = family;
  const event = { timeZone: 'Asia/Kolkata', date: '2027-02-11' };
  const view = (of: Partial<typeof guest>) => {
    const whole = { ...guest, ...of };
    return viewAttendance(whole, { ...event, isByNumber: comesByNumber(whole) }, 'en')!;
  };

  it('are for all who come, but those that fewer do, and what was declined stays so', () => {
    const [declined, open] = view({}).functions;
    expect([declined?.ticked, open?.ticked]).toEqual([false, true]);
    for (const each of [declined, open]) expect(each).not.toHaveProperty('adults');
    const reply = { ...family.reply, rsvp: 'yes' as const, adults: 2, children: 1 };
    const [two, all] = view({
      reply,
      functions: [2, 3].map((people) => ({ ...guest.functions[1]!, people })),
    }).functions;
    expect(two).toMatchObject({ ticked: true, adults: 2, children: 0 });
    expect(all).toMatchObject({ adults: 2, children: 1 });
  });

  it('follow the number of who comes', () => {
    const rows = [{ ticked: true }, { ticked: true, adults: 1, children: 0 }];
    const { stated } = kept(formOf({ rows, party: { adults: 4, children: 2 } }));
    expect(stated.household?.map(({ functions }) => functions?.length)).toEqual([2, 1, 1, 1, 1, 1]);
    const all = readReply(formOf({ rows: [{ ticked: true }], party: { adults: 4, children: 2 } }));
    expect(all).toMatchObject({ adults: '4', children: '2', functions: { [functionId(0)]: '6' } });
  });

  it('are ticks alone for who comes alone or by name', () => {
    expect(view({ partyLimit: 1 }).most).toBeUndefined();
    expect(view({ partyLimit: 1 }).legend).toBe(functionReplyWords.en.whichOnes);
    const person = { _id: 'a', name: 'Ria', child: true, coming: null, answers: {}, functions: null };
    expect(view({ household: [person] }).most).toBeUndefined();
  });

  it('say that there is nothing besides them where one is on the day of the event', () => {
    expect(view({}).complete).toBe(true);
    expect(view({ functions: guest.functions.slice(0, 1) }).complete).toBeUndefined();
  });
});
