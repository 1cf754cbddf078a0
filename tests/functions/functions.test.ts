import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_FUNCTIONS } from '#contract/events/functions.ts';
import {
  eventWithFunctions,
  MEHNDI_DAY,
  RECEPTION_DAY,
  type EventWithFunctions,
} from '#tests/functions/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithFunctions(t, host);
});

const names = async () => (await event.listed()).map(({ name }) => name);
const move = (functionId: string, direction: 'up' | 'down') =>
  host.call('moveFunction', { params: { eventId: event.eventId, functionId }, body: { direction } });

describe('the organiser', () => {
  test('adds functions, in an order that can be changed', async () => {
    const mehndi = await event.add('Mehndi', {
      venue: { name: 'Home', location: 'Lane 5, Pune', lat: 18.5, lng: 73.8 },
      everyone: false,
    });
    expect(mehndi).toMatchObject({
      name: 'Mehndi',
      date: MEHNDI_DAY,
      time: '17:00',
      startsAt: `${MEHNDI_DAY}T11:30:00.000Z`,
      venue: { name: 'Home', location: 'Lane 5, Pune', lat: 18.5, lng: 73.8 },
      everyone: false,
      version: 1,
    });
    const reception = await event.add('Reception', { date: RECEPTION_DAY, time: '' });
    expect(reception).toMatchObject({
      time: '',
      startsAt: new Date(`${RECEPTION_DAY}T00:00:00+05:30`).toISOString(),
      venue: null,
      everyone: true,
    });
    expect((await event.add('Sangeet', { venue: 'Neel Hall' as never })).venue).toEqual({
      name: 'Neel Hall',
      location: '',
    });
    await move(reception._id, 'up');
    expect(await names()).toEqual(['Reception', 'Mehndi', 'Sangeet']);
    expect((await move(reception._id, 'up')).status, 'nothing is before the first').toBe(200);
    await move(mehndi._id, 'down');
    expect(await names()).toEqual(['Reception', 'Sangeet', 'Mehndi']);
    await move(mehndi._id, 'down');
    expect(await names(), 'nothing is after the last').toEqual(['Reception', 'Sangeet', 'Mehndi']);
  });

  test('is told what is missing, beside the field', async () => {
    const add = (body: object) =>
      host.call('addFunction', {
        params: { eventId: event.eventId },
        body: { name: 'Haldi', date: MEHNDI_DAY, time: '10:00', everyone: 'everyone', ...body } as never,
      });
    expect((await add({ name: ' ' })).error.details).toEqual({ name: ['Give the function a name.'] });
    expect((await add({ name: 'x'.repeat(61) })).error.details).toEqual({
      name: ['Use at most 60 characters.'],
    });
    expect((await add({ date: '' })).status).toBe(400);
    expect((await add({ date: '2031-02-30' })).error.details).toHaveProperty('date');
    expect((await add({ time: '25:00' })).error.details).toHaveProperty('time');
    expect((await add({ date: '2020-02-01' })).error).toMatchObject({
      code: 'invalid',
      details: { date: [expect.stringContaining('future')] },
    });
    expect((await add({ everyone: 'some' })).status).toBe(400);
    expect(await names()).toEqual([]);
    expect((await add({})).data).toMatchObject({
      function: { everyone: true },
      message: 'Haldi is on the list.',
      told: 0,
    });
    expect((await add({ name: 'HALDI' })).error.details).toEqual({
      name: ['A function with this name is already on the list.'],
    });
    expect(await names()).toEqual(['Haldi']);
  });

  test('has ten at most, even when eleven arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_FUNCTIONS + 1 }, (_, index) =>
        host.call('addFunction', {
          params: { eventId: event.eventId },
          body: { name: `Function ${index}`, date: MEHNDI_DAY, everyone: true },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_FUNCTIONS);
    expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 'too_many_functions' });
    expect(await names()).toHaveLength(MAX_FUNCTIONS);
  });

  test('changes a function without losing an answer; whoever saved meanwhile is not overwritten', async () => {
    const { _id: functionId } = await event.add('Mehdni');
    const guest = await event.guest();
    await event.reply(guest, { adults: 3, functions: { [functionId]: 2 } });
    const save = (body: object) =>
      host.call('updateFunction', {
        params: { eventId: event.eventId, functionId },
        body: { name: 'Mehndi', date: MEHNDI_DAY, time: '17:00', version: 1, ...body },
      });
    expect((await save({})).data).toMatchObject({
      function: { name: 'Mehndi', everyone: true, version: 2 },
      told: 0,
    });
    expect((await save({})).error).toMatchObject({ code: 'changed_elsewhere' });
    expect((await save({ date: '2020-01-01', version: 2 })).status).toBe(400);
    expect(await event.listed()).toMatchObject([
      { name: 'Mehndi', date: MEHNDI_DAY, counts: { coming: 1, people: 2 }, recorded: 1 },
    ]);
    // a day that has passed may stay while something else is mended
    await t.backend.ctx.db
      .updateTable('event_functions')
      .set({ date: '2020-01-01' })
      .where('id', '=', functionId)
      .execute();
    expect((await save({ date: '2020-01-01', name: 'Henna', version: 2 })).data.function).toMatchObject({
      name: 'Henna',
      date: '2020-01-01',
    });
    expect((await save({ date: '2020-01-02', version: 3 })).status).toBe(400);
  });

  test('deletes a function with its answers, and no other', async () => {
    const mehndi = await event.add('Mehndi');
    const haldi = await event.add('Haldi');
    const guest = await event.guest();
    await event.reply(guest, { adults: 2, functions: { [mehndi._id]: 2, [haldi._id]: 1 } });
    const remove = () =>
      host.call('deleteFunction', { params: { eventId: event.eventId, functionId: mehndi._id } });
    expect((await remove()).data.message).toMatch(/^Mehndi and its answers were deleted\./);
    expect(await remove()).toMatchObject({
      status: 404,
      error: { message: 'This function is no longer on the list.' },
    });
    expect(
      await t.backend.ctx.db
        .selectFrom('function_replies')
        .select(['function_id', 'people'])
        .where('guest_id', '=', guest.id)
        .execute(),
    ).toEqual([{ function_id: haldi._id, people: 1 }]);
  });

  test('changes nothing of another event’s functions or guests, nor of a cancelled event', async () => {
    const { _id: functionId } = await event.add('Mehndi', { everyone: false });
    const elsewhere = await eventWithFunctions(t, host);
    const stranger = await elsewhere.guest();
    const params = { eventId: elsewhere.eventId, functionId };
    const body = { name: 'Theirs', date: MEHNDI_DAY, version: 1 };
    for (const answer of [
      await host.call('updateFunction', { params, body }),
      await host.call('moveFunction', { params, body: { direction: 'up' } }),
      await host.call('deleteFunction', { params }),
      await host.call('listFunctionGuests', { params, query: {} }),
      await host.call('changeFunctionGuests', { params, body: { change: 'everyone' } }),
    ])
      expect(answer.status).toBe(404);
    // a guest of another event is not invited by naming them
    await event.invite(functionId, [stranger]);
    await host.call('changeGuestFunctions', {
      params: { eventId: elsewhere.eventId, guestId: stranger.id },
      body: { shown: [functionId], invited: [functionId] },
    });
    expect(
      await t.backend.ctx.db
        .selectFrom('function_guests')
        .selectAll()
        .where('function_id', '=', functionId)
        .execute(),
    ).toEqual([]);
    await host.call('cancelEvent', { params: { eventId: event.eventId } });
    expect(
      (
        await host.call('addFunction', {
          params: { eventId: event.eventId },
          body: { name: 'Late', date: MEHNDI_DAY, everyone: true },
        })
      ).error,
    ).toMatchObject({ code: 'event_cancelled' });
    expect((await event.invite(functionId, [])).status).toBe(409);
    expect(await names()).toEqual(['Mehndi']);
  });

  test('is told at the event’s own form how many functions keep their dates', async () => {
    await event.add('Mehndi');
    await event.add('Haldi');
    expect(
      (await host.call('getEditableEvent', { params: { eventId: event.eventId } })).data.functionCount,
    ).toBe(2);
  });
});
