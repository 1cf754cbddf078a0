import { beforeAll, expect, test } from 'vitest';
import * as answerWords from '#messages/guests/answers/en.ts';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import { addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;
let four: AddedGuest;

beforeAll(async () => {
  host = await t.signIn();
  event = await eventWithFunctions(t, host);
  const guest = async (name: string, stated: object) => {
    const added = await addGuest(t.backend.ctx, event.eventId, { first_name: name, last_name: '' });
    const params = { eventId: event.eventId, guestId: added.id };
    await host.call('updateGuest', { params, body: { firstName: name, ...stated } });
    return added;
  };
  four = await guest('Four', { withFamily: true, partyLimit: 4 });
  await guest('Named', { household: 'Ramesh; Sunita; Aarav (child)' });
  await guest('Family', { withFamily: true });
  await guest('Alone', {});
  const declined = await guest('Declined', { withFamily: true, partyLimit: 9 });
  await event.reply(declined, { rsvp: 'no' });
  const coming = await guest('Coming', { withFamily: true });
  await event.reply(coming, { adults: 2 });
});

const counts = async () => {
  const { data } = await host.call('listGuests', { params: { eventId: event.eventId }, query: {} });
  return data.counts;
};
const most = { expected: 2 + 4 + 3 + 1 + 1, uncountedFamilies: 1 };

test('who has not answered counts as many as hosts stated, and a family without a number as one', async () => {
  expect(await counts()).toMatchObject({ heads: 2, ...most });
  const params = { eventId: event.eventId };
  expect((await host.call('getEventOverview', { params })).data.guests).toMatchObject(most);
  expect((await host.call('getDoorList', { params, query: {} })).data.counts).toMatchObject(most);
  const { parts } = (await host.call('getCatering', { params })).data;
  expect(parts).toMatchObject([{ adults: 2, unanswered: 9, uncountedFamilies: 1 }]);
});

test('once they answer, what they say counts; once it is taken back, what hosts stated', async () => {
  await event.reply(four, { adults: 1 });
  expect(await counts()).toMatchObject({ heads: 3, expected: most.expected - 3 });
  await t.visitor.call('resetRsvp', {
    params: { eventId: event.eventId, guestId: four.id },
    body: { key: four.key },
  });
  expect(await counts()).toMatchObject({ heads: 2, ...most });
});

test('of a function those count who are invited to it', async () => {
  const mehndi = await event.add('Mehndi', { everyone: false });
  await event.invite(mehndi._id, [four]);
  const params = { eventId: event.eventId };
  const { parts } = (await host.call('getCatering', { params })).data;
  expect(parts).toMatchObject([{ adults: 0, unanswered: 4, uncountedFamilies: 0 }]);
  const query = { function: mehndi._id };
  expect((await host.call('getDoorList', { params, query })).data.counts).toMatchObject({
    heads: 0,
    expected: 4,
  });
});

test('it is said plainly, and not at all once everybody answered', () => {
  expect(answerWords.expected({ expected: 46, uncountedFamilies: 0 }, 20)).toBe(
    'At most 46 people: 20 coming, 26 not answered yet.',
  );
  expect(answerWords.expected({ expected: 11, uncountedFamilies: 1 }, 2)).toContain(
    answerWords.uncountedFamilies(1),
  );
  expect(answerWords.expected({ expected: 20, uncountedFamilies: 0 }, 20)).toBe('');
});
