import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { eventWithQuestions } from '#tests/questions/event.ts';
import { readAnswers } from '#backend/guests/replies/details-rules.ts';
import { answerInWords, type GuestQuestion } from '#contract/events/questions.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: Awaited<ReturnType<typeof eventWithQuestions>>;
let guest: AddedGuest;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithQuestions(t, host);
  guest = await addGuest(t.backend.ctx, event.eventId, { with_family: true });
});

const answersOf = async () => (await event.seenBy(guest)).map(({ answer }) => answer);

describe('a guest', () => {
  test('answers beside the yes, and finds the answers again', async () => {
    const meal = await event.ask('one', 'Eat?', { choices: ['Veg', 'Meat'], required: true });
    const not = await event.ask('many', 'Not eat?', { choices: ['Nuts', 'Milk', 'Egg'] });
    const song = await event.ask('text', 'Song?');
    const [nuts, , egg] = not.choices.map(({ _id }) => _id);
    const answers = {
      [meal._id]: [meal.choices[1]?._id],
      [not._id]: [egg, nuts, egg],
      [song._id]: ['  Chaiyya\nChaiyya '],
    };
    const response = await event.reply(guest, { adults: 2, names: 'Anil', answers });
    expect(response.data.reply).toMatchObject({ rsvp: 'yes', adults: 2, names: 'Anil', version: 1 });
    expect(await answersOf()).toEqual([[meal.choices[1]?._id], [nuts, egg], ['Chaiyya\nChaiyya']]);
  });

  test('answers with one press while nothing is required, and may add answers later', async () => {
    const song = await event.ask('text', 'Song?');
    expect((await event.reply(guest, { adults: 3 })).data.reply.version).toBe(1);
    expect(await answersOf()).toEqual([[]]);
    const later = await event.reply(guest, { adults: 3, version: 1, answers: { [song._id]: ['Kajra Re'] } });
    expect(later.data.reply).toMatchObject({ adults: 3, version: 2 });
    expect(
      (await event.reply(guest, { adults: 3, answers: { [song._id]: ['Kajra Re'] } })).data.reply.version,
      'the same again is no change',
    ).toBe(2);
    expect(await answersOf()).toEqual([['Kajra Re']]);
    await event.reply(guest, { adults: 3, answers: { [song._id]: [''] } });
    expect(await answersOf()).toEqual([[]]);
  });

  test('is told which required answer is missing; nothing is recorded until it is there', async () => {
    const meal = await event.ask('one', 'Eat?', { choices: ['Veg', 'Meat'], required: true });
    const refused = await event.reply(guest, { answers: { [meal._id]: [] } });
    expect(refused).toMatchObject({
      status: 400,
      error: {
        message: 'Please answer: Eat?',
        details: { [`answers.${meal._id}`]: ['Please answer: Eat?'] },
      },
    });
    expect((await event.reply(guest, {})).error.details).toEqual({
      [`answers.${meal._id}`]: ['Please answer: Eat?'],
    });
    const inHindi = await t.visitor.fetch(`/events/${event.eventId}/guests/${guest.id}/rsvp`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'hi' },
      body: JSON.stringify({ rsvp: 'yes', key: guest.key, answers: {} }),
    });
    expect(await inHindi.json()).toMatchObject({
      message: 'इस बीच मेज़बान ने सवाल बदल दिए हैं। कृपया उन्हें एक बार फिर देख लें।',
    });
    expect(
      await t.backend.ctx.db.selectFrom('replies').selectAll().where('guest_id', '=', guest.id).execute(),
    ).toEqual([]);
    expect((await event.reply(guest, { rsvp: 'no' })).status, 'who does not come is not asked').toBe(200);
    await event.reply(guest, { answers: { [meal._id]: [meal.choices[0]?._id] } });
    expect((await event.reply(guest, { adults: 2 })).status, 'answered before').toBe(200);
  });

  test('meets questions that changed meanwhile: a choice or a required question is looked at again, one that is gone is passed over', async () => {
    const meal = await event.ask('one', 'Eat?', { choices: ['Veg', 'Meat', 'Fish'] });
    await host.call('updateQuestion', {
      params: { eventId: event.eventId, questionId: meal._id },
      body: { text: 'Eat?', choices: meal.choices.slice(0, 2) },
    });
    const stale = await event.reply(guest, { answers: { [meal._id]: [meal.choices[2]?._id] } });
    expect(stale).toMatchObject({ status: 409, error: { code: 'questions_changed' } });
    const added = await event.ask('text', 'Which train?', { required: true });
    expect(await event.reply(guest, { answers: { [meal._id]: [] } })).toMatchObject({
      status: 409,
      error: { code: 'questions_changed' },
    });
    await host.call('deleteQuestion', { params: { eventId: event.eventId, questionId: added._id } });
    expect((await event.reply(guest, { answers: { [added._id]: ['12951'], [meal._id]: [] } })).status).toBe(
      200,
    );
  });

  test('keeps names and answers while the reply changes; both count only with a yes', async () => {
    const song = await event.ask('text', 'Song?');
    await event.reply(guest, { adults: 2, names: 'Anil', answers: { [song._id]: ['Kajra Re'] } });
    await event.reply(guest, { rsvp: 'no', answers: { [song._id]: ['must not be read'] } });
    expect(await answersOf()).toEqual([['Kajra Re']]);
    expect(
      (await host.call('listQuestions', { params: { eventId: event.eventId } })).data.questions[0]?.answered,
    ).toBe(0);
    const back = await t.visitor.call('resetRsvp', {
      params: { eventId: event.eventId, guestId: guest.id },
      body: { key: guest.key },
    });
    expect(back.data.reply).toMatchObject({ rsvp: 'pending', names: 'Anil' });
    expect(await answersOf()).toEqual([['Kajra Re']]);
  });

  test.each([
    { names: 'x'.repeat(301) },
    { answers: { '../../x': ['a'] } },
    { answers: { aaaaaaaa: ['x'.repeat(501)] } },
    { answers: { aaaaaaaa: 'a' } },
    { answers: { aaaaaaaa: Array.from({ length: 11 }, () => 'a') } },
  ])('is refused %j', async (body) => {
    expect(await event.reply(guest, body)).toMatchObject({ status: 400, error: { code: 'invalid' } });
  });
});

test('the host records answers for a guest and is not held to what is required', async () => {
  const meal = await event.ask('one', 'Eat?', { choices: ['Veg', 'Meat'], required: true });
  const params = { eventId: event.eventId, guestId: guest.id };
  expect((await host.call('setRsvp', { params, body: { rsvp: 'yes' } })).status).toBe(200);
  await host.call('setRsvp', {
    params,
    body: { rsvp: 'yes', answers: { [meal._id]: [meal.choices[0]?._id ?? ''] } },
  });
  const [question] = (await host.call('getGuest', { params })).data.questions;
  expect(question && answerInWords(question, question.answer)).toBe('Veg');
});

test('a visitor reads no question, and a guest nobody else’s answers', async () => {
  const song = await event.ask('text', 'Song with a secret?');
  await event.reply(guest, { answers: { [song._id]: ['Nobody else may read this'] } });
  const other = await addGuest(t.backend.ctx, event.eventId);
  expect((await event.seenBy(other)).map(({ answer }) => answer)).toEqual([[]]);
  const seen = await t.visitor.fetch(`/events/${event.eventId}`);
  expect(await seen.text()).not.toMatch(/Song with a secret|Nobody else/);
});

describe('the list as a file', () => {
  test('has a column for each question, whose cells are no formulas', async () => {
    const meal = await event.ask('many', '=Eat?', { choices: ['+Veg', 'Meat'] });
    const song = await event.ask('text', 'Song?');
    const silent = await addGuest(t.backend.ctx, event.eventId, { first_name: 'Silent' });
    await event.reply(guest, {
      adults: 2,
      names: '=Anil',
      answers: { [meal._id]: meal.choices.map(({ _id }) => _id), [song._id]: ['@SUM(A1)'] },
    });
    await event.reply(silent, { answers: { [song._id]: ['not coming after all'] } });
    await event.reply(silent, { rsvp: 'no' });
    const { response } = await host.call('exportGuests', { params: { eventId: event.eventId }, query: {} });
    const [header, first, second] = (await response.text()).split('\r\n');
    expect(header).toMatch(/,Coming with,'=Eat\?,Song\?$/);
    expect(first).toMatch(/,'=Anil,"'\+Veg; Meat",'@SUM\(A1\)$/);
    expect(second).toMatch(/,,,$/);
  });
});

describe('the party', () => {
  test('is as large as the host allows this guest', async () => {
    const params = { eventId: event.eventId, guestId: guest.id };
    const set = (partyLimit: unknown) =>
      host.call('updateGuest', { params, body: { firstName: 'Priya', withFamily: true, partyLimit } });
    expect((await set(3)).data.guest.partyLimit).toBe(3);
    expect((await event.reply(guest, { adults: 2, children: 2 })).error.message).toBe(
      'This invitation is for up to 3 people, children included.',
    );
    expect((await event.reply(guest, { adults: 2, children: 1 })).status).toBe(200);
    for (const wrong of [0, 31, 1.5, 'many'])
      expect((await set(wrong)).error.details).toEqual({
        partyLimit: ['Enter a number from 1 to 30, or leave it empty.'],
      });
    expect(
      (await host.call('updateGuest', { params, body: { firstName: 'Priya', withFamily: true } })).data.guest
        .partyLimit,
      'left out, it stays',
    ).toBe(3);
    expect((await set('')).data.guest.partyLimit).toBeNull();
    expect((await event.reply(guest, { adults: 6, children: 4 })).status).toBe(200);
    expect((await event.reply(guest, { adults: 7, children: 4 })).status).toBe(400);
  });

  test('may be larger than one for a guest invited without family', async () => {
    const alone = await addGuest(t.backend.ctx, event.eventId);
    await host.call('updateGuest', {
      params: { eventId: event.eventId, guestId: alone.id },
      body: { firstName: 'Ravi', partyLimit: 2 },
    });
    expect((await event.reply(alone, { adults: 2 })).status).toBe(200);
    const { data } = await t.visitor.call('getEvent', {
      params: { eventId: event.eventId },
      query: { guest: alone.id, key: alone.key },
    });
    expect(data.viewer.guest).toMatchObject({ withFamily: false, partyLimit: 2 });
  });
});

describe('whatever is sent', () => {
  const choices = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((_id) => ({ _id, text: _id }));
  const questionSets = fc
    .uniqueArray(
      fc.record({
        _id: fc.constantFrom('question-1', 'question-2', 'question-3', 'question-4'),
        kind: fc.constantFrom('text' as const, 'one' as const, 'many' as const),
        required: fc.boolean(),
      }),
      { selector: ({ _id }) => _id },
    )
    .map((questions): GuestQuestion[] =>
      questions.map((question) => ({
        ...question,
        eachPerson: false,
        text: 'Why?',
        choices: question.kind === 'text' ? [] : choices,
        answer: [],
      })),
    );
  const given = fc.dictionary(
    fc.constantFrom(
      'question-1',
      'question-2',
      'question-3',
      'question-4',
      'question-9',
      '__proto__',
      'constructor',
    ),
    fc.array(fc.constantFrom('', 'a text', 'aaaaaaaa', 'bbbbbbbb', 'dddddddd'), { maxLength: 4 }),
  );

  test('only questions that are asked get answers, of their kind; every required one has one; sent again nothing changes', () => {
    fc.assert(
      fc.property(questionSets, given, (questions, answers) => {
        let changed: ReturnType<typeof readAnswers>;
        try {
          changed = readAnswers(questions, answers, { isDemanded: () => true });
        } catch {
          // refused: there has to be a reason
          const missing = questions.some(
            ({ _id, required }) => required && !(answers[_id] ?? []).some((part) => part !== ''),
          );
          const firstEmpty = questions.some(
            ({ _id, kind, required }) => required && kind === 'text' && (answers[_id]?.[0] ?? '') === '',
          );
          const unknown = questions.some(
            ({ _id, kind }) =>
              kind !== 'text' &&
              (Object.hasOwn(answers, _id) ? (answers[_id] ?? []) : []).some(
                (part) => part !== '' && !choices.some((choice) => choice._id === part),
              ),
          );
          expect(missing || firstEmpty || unknown).toBe(true);
          return;
        }
        for (const [questionId, answer] of changed) {
          const question = questions.find(({ _id }) => _id === questionId);
          expect(question).toBeDefined();
          expect(answer.length).toBeLessThanOrEqual(question?.kind === 'many' ? choices.length : 1);
          if (question?.kind !== 'text')
            expect(choices.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...answer]));
          expect(new Set(answer).size).toBe(answer.length);
        }
        for (const { _id, required } of questions)
          if (required) expect(changed.get(_id)?.length).toBeGreaterThan(0);
        const after = questions.map((question) => ({
          ...question,
          answer: [...(changed.get(question._id) ?? [])],
        }));
        expect(readAnswers(after, answers, { isDemanded: () => true }).size).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
