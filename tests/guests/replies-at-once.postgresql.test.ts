import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#backend/platform/database/connect.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import { eventWithQuestions } from '#tests/questions/event.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;
type Asking = Awaited<ReturnType<typeof eventWithQuestions>>;
let event: Asking & Omit<EventWithFunctions, keyof Asking>;
let guest: AddedGuest;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  event = {
    ...(await eventWithFunctions(t, host, eventId)),
    ...(await eventWithQuestions(t, host, eventId)),
  };
  guest = await addGuest(t.backend.ctx, eventId, { with_family: true });
});

const askForMeal = () => event.ask('one', 'Eat?', { choices: ['Veg', 'Jain', 'Meat'], required: true });
type Meal = Awaited<ReturnType<typeof askForMeal>>;
const takes = (meal: Meal, choice: number) => ({ [meal._id]: [meal.choices[choice]?._id] });

const answersOf = async ({ id }: AddedGuest) =>
  db().selectFrom('reply_answers').select(['question_id', 'answer']).where('guest_id', '=', id).execute();

const changeMeal = (meal: Meal, choices: Meal['choices']) =>
  host.call('updateQuestion', {
    params: { eventId: event.eventId, questionId: meal._id },
    body: { text: meal.text, required: true, choices },
  });
const withoutJain = (meal: Meal) =>
  changeMeal(
    meal,
    meal.choices.filter(({ text }) => text !== 'Jain'),
  );

/**
 * A guest who replied before replies again, and is stopped in the middle: what they are asked is read, nothing is
 * written. The reply goes on once `meanwhile` is done or waits for it.
 */
async function inTheMiddle<Done>(body: object, meanwhile: () => Promise<Done>) {
  await event.reply(guest, { rsvp: 'no' });
  const { reply, other } = await db()
    .transaction()
    .execute(async (tx) => {
      await tx
        .selectFrom('replies')
        .select('guest_id')
        .where('guest_id', '=', guest.id)
        .forUpdate()
        .execute();
      const reply = event.reply(guest, body);
      await expect.poll(() => countWaiting(db()), eventually).toBe(1);
      let ended = false;
      const other = meanwhile().finally(() => (ended = true));
      await expect.poll(async () => ended || (await countWaiting(db())) === 2, eventually).toBe(true);
      // as an object: promises would be waited for here
      return { reply, other };
    });
  return { reply: await reply, other: await other };
}

/** A reply that arrives while somebody changes something and has not committed it yet. */
async function duringChange(change: (tx: Db) => Promise<unknown>, body: object, before = async () => {}) {
  const { reply } = await db()
    .transaction()
    .execute(async (tx) => {
      await change(tx);
      const reply = event.reply(guest, body);
      await expect.poll(() => countWaiting(db()), eventually).toBe(1);
      await before();
      return { reply };
    });
  return reply;
}

const deleteQuestion = (id: string) => (tx: Db) =>
  tx.deleteFrom('event_questions').where('id', '=', id).execute();

describe('a choice', () => {
  test('that a guest is just taking cannot be removed', async () => {
    const meal = await askForMeal();
    const { reply, other } = await inTheMiddle({ answers: takes(meal, 1) }, () => withoutJain(meal));
    expect(reply.status).toBe(200);
    expect(other).toMatchObject({ status: 400, error: { details: { choices: [expect.any(String)] } } });
    const { data } = await host.call('listQuestions', { params: { eventId: event.eventId } });
    expect(data.questions[0]?.choices.map(({ guests }) => guests)).toEqual([0, 1, 0]);
  });

  test('that was removed just before, a guest cannot take', async () => {
    const song = await event.ask('text', 'Song?');
    const meal = await askForMeal();
    let removed: number | undefined;
    // both are read by then, and the guest waits at the first of them
    const reply = await duringChange(
      deleteQuestion(song._id),
      { answers: { [song._id]: ['Kajra Re'], ...takes(meal, 1) } },
      async () => {
        removed = (await withoutJain(meal)).status;
      },
    );
    expect(removed).toBe(200);
    expect(reply).toMatchObject({ status: 409, error: { code: 'questions_changed' } });
    expect(await answersOf(guest)).toEqual([]);
  });
});

describe('a question that is deleted', () => {
  test('while a guest answers it goes once the answer is written', async () => {
    const meal = await askForMeal();
    const { reply, other } = await inTheMiddle({ answers: takes(meal, 0) }, () =>
      host.call('deleteQuestion', { params: { eventId: event.eventId, questionId: meal._id } }),
    );
    expect([reply.status, other.status]).toEqual([200, 200]);
    expect(await answersOf(guest)).toEqual([]);
  });

  test.each(['guest', 'host'] as const)('just before the answer of a %s is passed over', async (by) => {
    const song = await event.ask('text', 'Song?');
    const meal = await askForMeal();
    const answers = { [song._id]: ['Kajra Re'], ...takes(meal, 0) };
    const body = { rsvp: 'yes', answers } as never;
    const params = { eventId: event.eventId, guestId: guest.id };
    const { reply } = await db()
      .transaction()
      .execute(async (tx) => {
        await deleteQuestion(song._id)(tx);
        const reply =
          by === 'guest' ? event.reply(guest, { answers }) : host.call('setRsvp', { params, body });
        await expect.poll(() => countWaiting(db()), eventually).toBe(1);
        return { reply };
      });
    expect((await reply).data?.reply).toMatchObject({ rsvp: 'yes' });
    expect(await answersOf(guest)).toEqual([{ question_id: meal._id, answer: [meal.choices[0]?._id] }]);
  });
});

describe('a function that is deleted', () => {
  test('while a guest answers it goes once the answer is written', async () => {
    const mehndi = await event.add('Mehndi');
    const { reply, other } = await inTheMiddle({ adults: 2, functions: { [mehndi._id]: 2 } }, () =>
      host.call('deleteFunction', { params: { eventId: event.eventId, functionId: mehndi._id } }),
    );
    expect([reply.status, other.status]).toEqual([200, 200]);
  });

  test('just before the answer is told, and nothing of it is recorded', async () => {
    const mehndi = await event.add('Mehndi');
    const reply = await duringChange(
      (tx) => tx.deleteFrom('event_functions').where('id', '=', mehndi._id).execute(),
      { adults: 2, functions: { [mehndi._id]: 2 } },
    );
    expect(reply).toMatchObject({ status: 409, error: { code: 'functions_changed' } });
    expect(
      await db().selectFrom('replies').select('rsvp').where('guest_id', '=', guest.id).execute(),
    ).toEqual([]);
  });
});

test('a guest who is just answering keeps neither other guests waiting nor hosts who move questions', async () => {
  const meal = await askForMeal();
  await event.ask('text', 'Song?');
  const mehndi = await event.add('Mehndi');
  const functions = { [mehndi._id]: 1 };
  const nani = await addGuest(t.backend.ctx, event.eventId, { with_family: true });
  const { eventId } = event;
  const { reply, other } = await inTheMiddle({ answers: takes(meal, 0), functions }, async () => [
    (await event.reply(nani, { answers: takes(meal, 0), functions })).status,
    (
      await host.call('moveQuestion', {
        params: { eventId, questionId: meal._id },
        body: { direction: 'down' },
      })
    ).status,
    await countWaiting(db()),
  ]);
  expect(reply.status).toBe(200);
  // the one that waits is the guest in the middle
  expect(other).toEqual([200, 200, 1]);
});
