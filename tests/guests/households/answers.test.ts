import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readHousehold, writeHousehold } from '#contract/guests/household.ts';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import type { AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;
let guest: AddedGuest;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithFunctions(t, host);
  guest = await event.guest();
});

const params = () => ({ eventId: event.eventId, guestId: guest.id });
const nameAs = (household: string) =>
  host.call('updateGuest', {
    params: params(),
    body: { firstName: 'Ramesh', lastName: 'Rao', withFamily: true, household },
  });
const listed = async () => (await host.call('getGuest', { params: params() })).data;
const seen = async () => event.seenBy(guest);
const answer = async (body: object) => event.reply(guest, body);

describe('the people behind an invitation', () => {
  test('are named by hosts, stand on the guest’s page with their names, and on nobody else’s', async () => {
    await nameAs('Ramesh Rao\nSunita Rao\nAarav (child)');
    const { household, partyLimit } = await seen();
    expect(household.map(({ name, child, coming }) => [name, child, coming])).toEqual([
      ['Ramesh Rao', false, null],
      ['Sunita Rao', false, null],
      ['Aarav', true, null],
    ]);
    expect(partyLimit).toBe(10);
    const other = await event.guest();
    expect(JSON.stringify(await event.seenBy(other))).not.toContain('Sunita');
  });

  test('raise what an invitation for one allows to as many as are named', async () => {
    guest = await event.guest({ with_family: false });
    await host.call('updateGuest', {
      params: params(),
      body: { firstName: 'Ramesh', household: 'Ramesh; Sunita; Aarav (child)' },
    });
    expect((await seen()).partyLimit).toBe(3);
  });

  test('keep who they are when a name is mended', async () => {
    await nameAs('Ramesh\nSunita');
    const before = (await listed()).guest.household.map(({ _id }) => _id);
    await nameAs('Sunita Rao\nRamesh');
    const after = (await listed()).guest.household;
    expect(after.map(({ name, _id }) => [name, before.indexOf(_id)])).toEqual([
      ['Sunita Rao', 1],
      ['Ramesh', 0],
    ]);
  });

  test('are refused with a name that is too long, holds a link, or when they are too many', async () => {
    for (const household of ['a'.repeat(61), 'Sunita www.example.com', Array(31).fill('Sunita').join('\n')]) {
      const { status, error } = await host.call('updateGuest', {
        params: params(),
        body: { firstName: 'Ramesh', household },
      });
      expect([status, Object.keys(error?.details ?? {})]).toEqual([400, ['household']]);
    }
  });
});

describe('an answer by name', () => {
  test('counts adults and children, and each function by who comes to it', async () => {
    await nameAs('Ramesh\nSunita\nAarav (child)');
    const mehndi = await event.add('Mehndi');
    const sangeet = await event.add('Sangeet');
    const [ramesh, sunita, aarav] = (await seen()).household;
    const { data } = await answer({
      household: [
        { _id: ramesh!._id, coming: true, functions: [sangeet._id] },
        { _id: sunita!._id, coming: true, functions: [mehndi._id, sangeet._id] },
        { _id: aarav!._id, coming: true, functions: [sangeet._id] },
      ],
    });
    expect(data.reply).toMatchObject({ rsvp: 'yes', adults: 2, children: 1 });
    expect((await seen()).functions.map(({ name, people }) => [name, people])).toEqual([
      ['Mehndi', 1],
      ['Sangeet', 3],
    ]);
    // one of them stays at home after all
    await answer({
      household: [
        { _id: ramesh!._id, coming: true },
        { _id: sunita!._id, coming: false },
        { _id: aarav!._id, coming: true },
      ],
    });
    expect((await listed()).guest.reply).toMatchObject({ adults: 1, children: 1 });
    expect((await seen()).functions.map(({ people }) => people)).toEqual([0, 2]);
  });

  describe('once it was said who comes to which function', () => {
    let mehndi: string;
    let sangeet: string;
    const peopleAt = async () =>
      Object.fromEntries((await seen()).functions.map(({ name, people }) => [name, people]));
    /** Everybody there is, and whoever is added, without a word of functions. */
    const household = async (more: object[] = []) => [
      ...(await seen()).household.map(({ _id }) => ({ _id, coming: true })),
      ...more,
    ];
    beforeEach(async () => {
      await nameAs('Ramesh\nSunita');
      mehndi = (await event.add('Mehndi'))._id;
      sangeet = (await event.add('Sangeet'))._id;
      const [ramesh, sunita] = (await seen()).household;
      await answer({
        household: [
          { _id: ramesh!._id, coming: true, functions: [sangeet] },
          { _id: sunita!._id, coming: true, functions: [mehndi, sangeet] },
        ],
      });
    });

    test('a number that is said of a function beside people counts', async () => {
      const added = [{ name: '', coming: true }];
      await answer({ household: await household(added) });
      await answer({ household: await household(), functions: { [mehndi]: 1, [sangeet]: 1 } });
      expect(await peopleAt()).toEqual({ Mehndi: 1, Sangeet: 1 });
      await answer({ household: await household(), functions: { [mehndi]: 2, [sangeet]: 3 } });
      expect(await peopleAt()).toEqual({ Mehndi: 2, Sangeet: 3 });
    });

    test('who is added goes with the others until it is said', async () => {
      await answer({ household: await household([{ name: 'Aarav', child: true, coming: true }]) });
      expect(await peopleAt()).toEqual({ Mehndi: 2, Sangeet: 3 });
      const { household: people } = (await listed()).guest.reply;
      expect(people.map(({ functions }) => functions)).toEqual([
        [sangeet],
        [mehndi, sangeet],
        [sangeet, mehndi],
      ]);
    });

    test('a function that came later is open, and everybody counts there, until something is said of it', async () => {
      const reception = (await event.add('Reception'))._id;
      await answer({ household: await household() });
      expect(await peopleAt()).toEqual({ Mehndi: 1, Sangeet: 2, Reception: null });
      const [ramesh, sunita] = (await seen()).household;
      await answer({
        household: [
          { _id: ramesh!._id, coming: true, functions: [] },
          { _id: sunita!._id, coming: true, functions: [reception] },
        ],
      });
      expect(await peopleAt()).toEqual({ Mehndi: 0, Sangeet: 0, Reception: 1 });
    });
  });

  test('with nothing said beside the yes is everybody the hosts name', async () => {
    await nameAs('Ramesh\nSunita\nAarav (child)');
    await answer({});
    const { reply } = (await listed()).guest;
    expect(reply).toMatchObject({ adults: 2, children: 1 });
    expect(reply.household.every(({ coming }) => coming)).toBe(true);
  });

  test('adds people the hosts did not name, once however often it is sent, within the limit', async () => {
    await nameAs('Ramesh');
    const [ramesh] = (await seen()).household;
    const household = [
      { _id: ramesh!._id, coming: true },
      { name: 'Sunita', coming: true },
      { name: '', child: true, coming: true },
    ];
    await answer({ household });
    const first = (await listed()).guest.reply;
    await answer({ household });
    const again = (await listed()).guest.reply;
    expect(again).toEqual(first);
    expect(again.household.map(({ name }) => name)).toEqual(['Ramesh', 'Sunita', '']);
    const { status, error } = await event.reply(guest, {
      household: Array.from({ length: 11 }, () => ({ coming: true })),
    });
    expect([status, Object.keys(error?.details ?? {})]).toEqual([400, ['household']]);
  });

  test('is refused when nobody comes, when numbers say otherwise, and for somebody who is not of the household any more', async () => {
    await nameAs('Ramesh\nSunita');
    const [ramesh, sunita] = (await seen()).household;
    const both = [
      { _id: ramesh!._id, coming: true },
      { _id: sunita!._id, coming: true },
    ];
    expect(
      (await event.reply(guest, { household: both.map((each) => ({ ...each, coming: false })) })).status,
    ).toBe(400);
    expect((await event.reply(guest, { household: both, adults: 3 })).status).toBe(400);
    await nameAs('Ramesh');
    const { status, error } = await event.reply(guest, { household: both });
    expect([status, error?.code]).toEqual([409, 'household_changed']);
  });

  test('gives way to an answer by number that says otherwise, and stays beside one that says the same', async () => {
    await nameAs('Ramesh\nSunita');
    await answer({});
    await answer({ adults: 2 });
    expect((await listed()).guest.reply.household.map(({ coming }) => coming)).toEqual([true, true]);
    await answer({ adults: 4 });
    const { reply } = (await listed()).guest;
    expect(reply).toMatchObject({ adults: 4 });
    expect(reply.household.map(({ coming }) => coming)).toEqual([null, null]);
  });

  test('counts children as its hosts say', async () => {
    await nameAs('Ramesh\nAarav');
    await answer({});
    await nameAs('Ramesh\nAarav (child)');
    expect((await listed()).guest.reply).toMatchObject({ adults: 1, children: 1 });
  });
});

describe('a question for each person', () => {
  const askMeal = async (required = false) =>
    (
      await host.call('addQuestion', {
        params: { eventId: event.eventId },
        body: {
          kind: 'one',
          text: 'Meal?',
          required,
          eachPerson: true,
          choices: [{ text: 'Veg' }, { text: 'Jain' }],
        },
      })
    ).data.question;

  test('is answered for each, counted for each, and stands in the export with names', async () => {
    const meal = await askMeal();
    const [veg, jain] = meal.choices.map(({ _id }) => _id);
    await nameAs('Ramesh\nSunita\nAarav (child)');
    const [ramesh, sunita, aarav] = (await seen()).household;
    await answer({
      household: [
        { _id: ramesh!._id, coming: true, answers: { [meal._id]: [veg] } },
        { _id: sunita!._id, coming: true, answers: { [meal._id]: [jain] } },
        { _id: aarav!._id, coming: true, answers: { [meal._id]: [veg] } },
      ],
    });
    const { questions } = (await host.call('listQuestions', { params: { eventId: event.eventId } })).data;
    expect(questions[0]).toMatchObject({ eachPerson: true, answered: 3 });
    expect(questions[0]!.choices.map(({ guests }) => guests)).toEqual([2, 1]);
    expect((await host.call('getCatering', { params: { eventId: event.eventId } })).data.parts).toEqual([
      expect.objectContaining({
        function: null,
        adults: 2,
        children: 1,
        questions: [
          {
            text: 'Meal?',
            choices: [
              { text: 'Veg', adults: 1, children: 1 },
              { text: 'Jain', adults: 1, children: 0 },
            ],
            open: { adults: 0, children: 0 },
            guessed: 0,
          },
        ],
      }),
    ]);
    const people = await (await host.fetch(`/events/${event.eventId}/guests.csv?rows=people`)).text();
    expect(people).toContain('Aarav,Child,Ramesh Rao,,Confirmed,Veg');
    const csv = await (await host.fetch(`/events/${event.eventId}/guests.csv`)).text();
    expect(csv).toContain('Ramesh: Veg; Sunita: Jain; Aarav: Veg');
    expect(csv).toContain('Ramesh; Sunita; Aarav (child)');
  });

  test('that is required is not asked before the yes of a family, and is asked of each person afterwards', async () => {
    const meal = await askMeal(true);
    const [veg] = meal.choices.map(({ _id }) => _id);
    await nameAs('Ramesh\nSunita');
    expect((await answer({ answers: {} })).status).toBe(200);
    const [ramesh, sunita] = (await seen()).household;
    const { status, error } = await event.reply(guest, {
      household: [
        { _id: ramesh!._id, coming: true, answers: { [meal._id]: [veg] } },
        { _id: sunita!._id, coming: true, answers: { [meal._id]: [] } },
      ],
    });
    expect([status, Object.keys(error?.details ?? {})]).toEqual([400, [`household[1].answers.${meal._id}`]]);
  });

  test('that is required is asked of somebody invited alone as any other', async () => {
    await askMeal(true);
    guest = await event.guest({ with_family: false });
    expect((await event.reply(guest, { answers: {} })).status).toBe(409);
  });

  test('keeps a choice that somebody’s person took', async () => {
    const meal = await askMeal();
    await nameAs('Ramesh\nSunita');
    const [ramesh] = (await seen()).household;
    await answer({
      household: [{ _id: ramesh!._id, coming: true, answers: { [meal._id]: [meal.choices[1]!._id] } }],
    });
    const { status } = await host.call('updateQuestion', {
      params: { eventId: event.eventId, questionId: meal._id },
      body: {
        text: 'Meal?',
        required: false,
        eachPerson: true,
        choices: [meal.choices[0]!, { _id: '', text: 'Vegan' }],
      },
    });
    expect(status).toBe(400);
  });
});

test('people are written and read in one line or one a line, children with a mark', () => {
  const people = readHousehold(' Ramesh Rao ;सुनीता\nAarav (Child), Diya (बच्ची)\n\n');
  expect(people.map(({ name, child }) => [name, child])).toEqual([
    ['Ramesh Rao', false],
    ['सुनीता', false],
    ['Aarav', true],
    ['Diya', true],
  ]);
  expect(readHousehold(writeHousehold(people, '; '))).toEqual(people);
});
