import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_QUESTIONS } from '#contract/events/questions.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { eventWithQuestions } from '#tests/questions/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: Awaited<ReturnType<typeof eventWithQuestions>>;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithQuestions(t, host);
});

const listed = async () => (await host.call('listQuestions', { params: { eventId: event.eventId } })).data;
const texts = async () => (await listed()).questions.map(({ text }) => text);

describe('the organiser', () => {
  test('puts questions of each kind, in an order that can be changed', async () => {
    await event.ask('one', 'What would you like to eat?', {
      choices: ['Vegetarian', 'Jain', ''],
      required: true,
    });
    const many = await event.ask('many', 'What can you not eat?', { choices: ['Nuts', 'Milk'] });
    const song = await event.ask('text', 'Which song?', { choices: ['left over from another kind'] });
    expect(song.choices).toEqual([]);
    expect((await listed()).questions).toMatchObject([
      {
        kind: 'one',
        text: 'What would you like to eat?',
        required: true,
        choices: [
          { text: 'Vegetarian', guests: 0 },
          { text: 'Jain', guests: 0 },
        ],
        answered: 0,
      },
      { kind: 'many', required: false },
      { kind: 'text', choices: [] },
    ]);
    const move = (questionId: string, direction: 'up' | 'down') =>
      host.call('moveQuestion', { params: { eventId: event.eventId, questionId }, body: { direction } });
    await move(song._id, 'up');
    await move(many._id, 'down');
    expect(await texts()).toEqual(['What would you like to eat?', 'Which song?', 'What can you not eat?']);
    expect((await move(many._id, 'down')).status).toBe(200);
    expect(await texts()).toEqual(['What would you like to eat?', 'Which song?', 'What can you not eat?']);
  });

  test('is told what is missing, beside the field', async () => {
    const add = (body: object) =>
      host.call('addQuestion', {
        params: { eventId: event.eventId },
        body: {
          kind: 'one',
          text: 'Tea or coffee?',
          choices: [{ text: 'Tea' }, { text: 'Coffee' }],
          ...body,
        } as never,
      });
    expect((await add({ text: ' ' })).error.details).toEqual({ text: ['Write the question.'] });
    expect((await add({ kind: 'drawing' })).error.details).toEqual({ kind: ['Choose how guests answer.'] });
    expect((await add({ choices: [{ text: 'Tea' }, { text: '' }] })).error.details).toEqual({
      choices: ['Give at least two answers to choose from.'],
    });
    expect((await add({ choices: [{ text: 'Tea' }, { text: 'tea' }] })).error.details).toEqual({
      choices: ['Two answers read the same.'],
    });
    expect(
      (await add({ choices: Array.from({ length: 11 }, (_, index) => ({ text: `Tea ${index}` })) })).status,
    ).toBe(400);
    expect((await add({})).status).toBe(201);
    expect((await add({ text: 'TEA or coffee?' })).error.details).toEqual({
      text: ['This question is already on the list.'],
    });
    expect(await texts()).toEqual(['Tea or coffee?']);
  });

  test('puts ten, even when eleven arrive at once', async () => {
    const adding = Array.from({ length: MAX_QUESTIONS + 1 }, (_, index) =>
      host.call('addQuestion', {
        params: { eventId: event.eventId },
        body: { kind: 'text', text: `Question ${index}` },
      }),
    );
    const answers = await Promise.all(adding);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_QUESTIONS);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 'too_many_questions' });
    expect(await texts()).toHaveLength(MAX_QUESTIONS);
  });

  test('mends words without losing an answer; a choice that was taken stays', async () => {
    const { _id: questionId, choices } = await event.ask('one', 'Eat?', { choices: ['Vge', 'Meat', 'Fish'] });
    const guest = await addGuest(t.backend.ctx, event.eventId);
    await event.reply(guest, { answers: { [questionId]: [choices[0]?._id] } });
    const save = (kept: { _id?: string; text: string }[]) =>
      host.call('updateQuestion', {
        params: { eventId: event.eventId, questionId },
        body: { text: 'What will you eat?', required: true, choices: kept },
      });
    expect((await save([{ text: 'Meat' }, { text: 'Fish' }])).error).toMatchObject({
      details: {
        choices: [
          '1 guest chose “Vge”, so it has to stay. You can change its wording, or delete the whole question.',
        ],
      },
    });
    const saved = await save([{ text: 'Everything' }, { _id: choices[0]?._id ?? '', text: 'Vegetarian' }]);
    expect(saved.data.question).toMatchObject({
      text: 'What will you eat?',
      required: true,
      choices: [{ text: 'Everything' }, { _id: choices[0]?._id, text: 'Vegetarian' }],
    });
    expect((await listed()).questions[0]).toMatchObject({
      answered: 1,
      choices: [{ guests: 0 }, { text: 'Vegetarian', guests: 1 }],
    });
    const { data } = await host.call('getGuest', { params: { eventId: event.eventId, guestId: guest.id } });
    expect(data.questions).toMatchObject([{ text: 'What will you eat?', answer: [choices[0]?._id] }]);
  });

  test('cannot lend a choice the id of another question’s', async () => {
    const other = await event.ask('one', 'Tea?', { choices: ['Yes', 'No'] });
    const { choices } = await event.ask('one', 'Coffee?', { choices: ['Yes', 'No'] });
    const { _id: questionId } = await event.ask('many', 'Milk?', { choices: ['Yes', 'No'] });
    const { data } = await host.call('updateQuestion', {
      params: { eventId: event.eventId, questionId },
      body: {
        text: 'Milk?',
        choices: [
          { _id: choices[0]?._id ?? '', text: 'A' },
          { _id: other.choices[0]?._id ?? '', text: 'B' },
        ],
      },
    });
    expect(data.question.choices.map(({ _id }) => _id)).not.toContain(choices[0]?._id);
  });

  test('deletes a question with its answers, and no other', async () => {
    const first = await event.ask('text', 'First?');
    const second = await event.ask('text', 'Second?');
    const guest = await addGuest(t.backend.ctx, event.eventId);
    await event.reply(guest, { answers: { [first._id]: ['one'], [second._id]: ['two'] } });
    const remove = () =>
      host.call('deleteQuestion', { params: { eventId: event.eventId, questionId: first._id } });
    expect((await remove()).data.message).toBe('The question and its answers were deleted.');
    expect((await remove()).error.message).toBe('This question is no longer on the list.');
    expect(
      await t.backend.ctx.db
        .selectFrom('reply_answers')
        .select('answer')
        .where('guest_id', '=', guest.id)
        .execute(),
    ).toEqual([{ answer: ['two'] }]);
  });

  test('changes nothing of another event’s questions, nor of a cancelled event', async () => {
    const question = await event.ask('text', 'Mine?');
    const elsewhere = await eventWithQuestions(t, host);
    const params = { eventId: elsewhere.eventId, questionId: question._id };
    expect((await host.call('updateQuestion', { params, body: { text: 'Theirs?' } })).status).toBe(404);
    expect((await host.call('deleteQuestion', { params })).status).toBe(404);
    expect((await host.call('moveQuestion', { params, body: { direction: 'up' } })).status).toBe(404);
    await host.call('cancelEvent', { params: { eventId: event.eventId } });
    expect(
      (
        await host.call('addQuestion', {
          params: { eventId: event.eventId },
          body: { kind: 'text', text: 'Late?' },
        })
      ).status,
    ).toBe(409);
    expect(await texts()).toEqual(['Mine?']);
  });
});

test('totals count those who come', async () => {
  const { _id: questionId, choices } = await event.ask('many', 'What can you not eat?', {
    choices: ['Nuts', 'Milk'],
  });
  const [nuts, milk] = choices.map(({ _id }) => _id);
  const guests = await Promise.all([0, 1, 2].map(() => addGuest(t.backend.ctx, event.eventId)));
  const [one, two, three] = guests as [(typeof guests)[0], (typeof guests)[0], (typeof guests)[0]];
  await event.reply(one, { answers: { [questionId]: [nuts, milk] } });
  await event.reply(two, { answers: { [questionId]: [nuts] } });
  await event.reply(three, { answers: { [questionId]: [nuts] } });
  await event.reply(three, { rsvp: 'no' });
  expect(await listed()).toMatchObject({
    confirmed: 2,
    questions: [
      {
        answered: 2,
        choices: [
          { text: 'Nuts', guests: 2 },
          { text: 'Milk', guests: 1 },
        ],
      },
    ],
  });
});
