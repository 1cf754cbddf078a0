import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  eventWithFunctions,
  MEHNDI_DAY,
  RECEPTION_DAY,
  type EventWithFunctions,
} from '#tests/functions/event.ts';
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

const repliesOf = async (who: AddedGuest) =>
  Object.fromEntries((await event.seenBy(who)).functions.map(({ name, people }) => [name, people]));
const patch = (language: string, body: object) =>
  t.visitor.fetch(`/events/${event.eventId}/guests/${guest.id}/rsvp`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ rsvp: 'yes', key: guest.key, ...body }),
  });

describe('a guest', () => {
  test('sees the functions they are invited to and says how many come to each', async () => {
    const mehndi = await event.add('Mehndi', { everyone: false });
    const haldi = await event.add('Haldi', { everyone: false });
    const reception = await event.add('Reception', {
      date: RECEPTION_DAY,
      time: '',
      venue: { name: 'The Club', location: '' },
    });
    await event.invite(mehndi._id, [guest]);
    const { functions } = await event.seenBy(guest);
    expect(functions).toEqual([
      {
        _id: mehndi._id,
        name: 'Mehndi',
        date: MEHNDI_DAY,
        time: '17:00',
        startsAt: `${MEHNDI_DAY}T11:30:00.000Z`,
        venue: null,
        people: null,
      },
      {
        _id: reception._id,
        name: 'Reception',
        date: RECEPTION_DAY,
        time: '',
        startsAt: reception.startsAt,
        venue: { name: 'The Club', location: '' },
        people: null,
      },
    ]);
    const response = await event.reply(guest, {
      adults: 3,
      children: 1,
      functions: { [mehndi._id]: '2', [reception._id]: 0 },
    });
    expect(response.data.reply).toMatchObject({ adults: 3, version: 1 });
    expect(await repliesOf(guest)).toEqual({ Mehndi: 2, Reception: 0 });
    await event.reply(guest, { adults: 3, children: 1, functions: { [reception._id]: '' } });
    expect(await repliesOf(guest), 'empty takes back, what is left out stays').toEqual({
      Mehndi: 2,
      Reception: null,
    });
    expect(await event.reply(guest, { adults: 3, children: 1, functions: { [haldi._id]: 1 } })).toMatchObject(
      { status: 409, error: { code: 'functions_changed' } },
    );
  });

  test('says yes with one press, and the same again is no change', async () => {
    const mehndi = await event.add('Mehndi');
    expect((await event.reply(guest, { adults: 2 })).data.reply.version).toBe(1);
    expect(await repliesOf(guest)).toEqual({ Mehndi: null });
    const later = await event.reply(guest, { adults: 2, version: 1, functions: { [mehndi._id]: 2 } });
    expect(later.data.reply.version).toBe(2);
    expect(
      (await event.reply(guest, { adults: 2, version: 1, functions: { [mehndi._id]: 2 } })).data.reply
        .version,
    ).toBe(2);
    expect(await event.reply(guest, { adults: 2, version: 1, functions: { [mehndi._id]: 1 } })).toMatchObject(
      { status: 409, error: { code: 'answered_elsewhere' } },
    );
    expect(await repliesOf(guest)).toEqual({ Mehndi: 2 });
  });

  test('is refused more people than come, in their language, and nothing is recorded', async () => {
    const mehndi = await event.add('Mehndi');
    const refused = await event.reply(guest, { adults: 2, functions: { [mehndi._id]: 3 } });
    const message = 'For Mehndi, choose at most 2: as many as are coming in all.';
    expect(refused).toMatchObject({
      status: 400,
      error: { message, details: { [`functions.${mehndi._id}`]: [message] } },
    });
    const inHindi = (await (await patch('hi', { adults: 2, functions: { [mehndi._id]: 3 } })).json()) as {
      message: string;
    };
    expect(inHindi.message).toBe('मेहंदी के लिए ज़्यादा से ज़्यादा 2 चुनें: आपके जवाब में कुल इतने ही लोग हैं।');
    expect((await event.seenBy(guest)).reply.rsvp).toBe('pending');
    for (const wrong of [-1, 1.5, 'many', 100])
      expect((await event.reply(guest, { adults: 2, functions: { [mehndi._id]: wrong } })).status).toBe(400);
  });

  test('looks again at functions that changed since the page was opened, and is not held up by a change of their order', async () => {
    const mehndi = await event.add('Mehndi');
    const haldi = await event.add('Haldi');
    const opened = (await event.seenBy(guest)).functionsSeen;
    await host.call('moveFunction', {
      params: { eventId: event.eventId, functionId: mehndi._id },
      body: { direction: 'down' },
    });
    const answer = { adults: 2, functions: { [mehndi._id]: 2, [haldi._id]: 2 }, functionsSeen: opened };
    expect((await event.reply(guest, answer)).status).toBe(200);
    await host.call('updateFunction', {
      params: { eventId: event.eventId, functionId: haldi._id },
      body: { name: 'Haldi', date: RECEPTION_DAY, version: 1 },
    });
    expect(await event.reply(guest, answer)).toMatchObject({
      status: 409,
      error: { code: 'functions_changed' },
    });
    expect(((await (await patch('hi', answer)).json()) as { message: string }).message).toBe(
      'इस बीच मेज़बान ने कार्यक्रम बदल दिए हैं। कृपया उन्हें एक बार फिर देख लें।',
    );
    expect(
      (await event.reply(guest, { adults: 1, functionsSeen: opened })).status,
      'a yes alone is one press',
    ).toBe(200);
    const again = (await event.seenBy(guest)).functionsSeen;
    expect(
      (await event.reply(guest, { adults: 1, functions: { [haldi._id]: 1 }, functionsSeen: again })).status,
    ).toBe(200);
    await host.call('deleteFunction', { params: { eventId: event.eventId, functionId: haldi._id } });
    expect((await event.reply(guest, { adults: 1, functions: { [haldi._id]: 0 } })).status).toBe(409);
  });

  test('keeps what was said while the reply changes; it counts only with a yes, and never for more than come', async () => {
    const mehndi = await event.add('Mehndi');
    const counts = async () => (await event.listed())[0]?.counts;
    await event.reply(guest, { adults: 4, functions: { [mehndi._id]: 4 } });
    await event.reply(guest, { adults: 2 });
    expect(await repliesOf(guest)).toEqual({ Mehndi: 2 });
    expect(await counts()).toMatchObject({ coming: 1, people: 2 });
    await event.reply(guest, { rsvp: 'no', functions: { [mehndi._id]: 1 } });
    expect(await counts()).toMatchObject({ coming: 0, notComing: 1, people: 0 });
    await t.visitor.call('resetRsvp', {
      params: { eventId: event.eventId, guestId: guest.id },
      body: { key: guest.key },
    });
    expect(await counts()).toMatchObject({ coming: 0, notComing: 0, notSaid: 1, people: 0 });
    await event.reply(guest, { adults: 5 });
    expect(await counts()).toMatchObject({ coming: 1, people: 4 });
  });
});

test('the host records for a guest, and sees how they stand to every function', async () => {
  const mehndi = await event.add('Mehndi', { everyone: false });
  const haldi = await event.add('Haldi');
  await event.invite(mehndi._id, [guest]);
  const params = { eventId: event.eventId, guestId: guest.id };
  expect(
    (
      await host.call('setRsvp', {
        params,
        body: { rsvp: 'yes', adults: 2, functions: { [mehndi._id]: 2, [haldi._id]: '' } },
      })
    ).status,
  ).toBe(200);
  expect(await event.ofGuest(guest)).toMatchObject([
    { name: 'Mehndi', everyone: false, invited: true, people: 2 },
    { name: 'Haldi', everyone: true, invited: true, people: null },
  ]);
  expect(await event.ofGuest(await event.guest())).toMatchObject([
    { name: 'Mehndi', invited: false, people: null },
    { invited: true },
  ]);
});

describe('nobody reads of a function they are not invited to', () => {
  test('neither on the page, nor by answering, nor in any words of the API', async () => {
    const secret = await event.add('Cocktail with a secret', {
      everyone: false,
      venue: { name: 'Nobody knows where', location: '' },
    });
    const invited = await event.guest();
    await event.invite(secret._id, [invited]);
    const asGuest = (
      await t.visitor.call('getEvent', {
        params: { eventId: event.eventId },
        query: { guest: guest.id, key: guest.key },
      })
    ).data;
    const member = await t.signIn();
    for (const seen of [
      asGuest,
      (await t.visitor.call('getEvent', { params: { eventId: event.eventId }, query: {} })).data,
      (await member.call('getEvent', { params: { eventId: event.eventId }, query: {} })).data,
      (
        await t.visitor.call('getEvent', {
          params: { eventId: event.eventId },
          query: { guest: invited.id, key: guest.key },
        })
      ).data,
    ])
      expect(JSON.stringify(seen)).not.toMatch(/secret|Nobody knows/);
    expect(asGuest.viewer.guest).toMatchObject({ functions: [], functionsSeen: '' });
    const refused = await event.reply(guest, { adults: 1, functions: { [secret._id]: 1 } });
    const madeUp = await event.reply(guest, { adults: 1, functions: { 'made-up-function': 1 } });
    expect([refused.status, refused.error.message]).toEqual([409, madeUp.error.message]);
    expect(JSON.stringify(await event.seenBy(invited))).toMatch(/secret/);
  });

  test('and who was left out again sees it no more; what they said does not count until they are invited again', async () => {
    const mehndi = await event.add('Mehndi', { everyone: false });
    await event.invite(mehndi._id, [guest]);
    await event.reply(guest, { adults: 2, functions: { [mehndi._id]: 2 } });
    await event.invite(mehndi._id, [], [guest]);
    expect((await event.seenBy(guest)).functions).toEqual([]);
    expect(await event.listed()).toMatchObject([
      { counts: { invited: 0, coming: 0, people: 0 }, recorded: 1 },
    ]);
    await event.invite(mehndi._id, [guest]);
    expect(await event.listed()).toMatchObject([{ counts: { invited: 1, coming: 1, people: 2 } }]);
  });
});
