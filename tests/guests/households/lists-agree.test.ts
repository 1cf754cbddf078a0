import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RsvpForm } from '#contract/guests/replies.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import type { AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;
let guest: AddedGuest;
let mehndi: string;
let sangeet: string;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithFunctions(t, host);
  guest = await event.guest();
  await host.call('updateGuest', {
    params: { eventId: event.eventId, guestId: guest.id },
    body: { firstName: 'Ramesh', withFamily: true, household: 'Ramesh\nSunita\nAarav (child)\nDiya' },
  });
  mehndi = (await event.add('Mehndi'))._id;
  sangeet = (await event.add('Sangeet'))._id;
});

/** An answer for each of the four, in the hosts' order. */
const answer = async (
  people: Omit<NonNullable<RsvpForm['household']>[number], '_id'>[],
  more: object = {},
) => {
  const { household } = await event.seenBy(guest);
  const stated = people.map((person, place) => ({ ...person, _id: household[place]!._id }));
  const { status } = await event.reply(guest, { household: stated, ...more });
  expect(status).toBe(200);
};

const coming = listWords.csvComes(true);
const notComing = listWords.csvComes(false);

/** What each list says of a function: people by name on paper and in the file, and how many the caterer and the totals count. */
async function saidOf(functionId: string) {
  const params = { eventId: event.eventId };
  const functions = (await host.call('listFunctions', { params })).data.functions;
  const place = functions.findIndex(({ _id }) => _id === functionId);
  const door = (await host.call('getDoorList', { params, query: { function: functionId } })).data;
  const { parts } = (await host.call('getCatering', { params })).data;
  const portions = parts.find((part) => part.function?._id === functionId);
  const csv = await (await host.fetch(`/events/${event.eventId}/guests.csv?rows=people`)).text();
  return {
    total: functions[place]!.counts.people,
    portions: (portions?.adults ?? 0) + (portions?.children ?? 0),
    door: [door.guests[0]!.heads, door.guests[0]!.people.map(({ name }) => name)],
    file: csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[listWords.csvPeopleColumns.length + place]),
  };
}

test('everybody who comes by the yes to the event is named at each function, also at one that came later', async () => {
  await answer([{ coming: true }, { coming: true }, { coming: true }, { coming: false }]);
  const three = {
    total: 3,
    portions: 3,
    door: [3, ['Ramesh', 'Sunita', 'Aarav']],
    file: [coming, coming, coming, notComing],
  };
  expect(await saidOf(mehndi)).toEqual(three);
  await answer([
    { coming: true, functions: [mehndi, sangeet] },
    { coming: true, functions: [sangeet] },
    { coming: true, functions: [] },
    { coming: false, functions: [sangeet] },
  ]);
  const reception = (await event.add('Reception'))._id;
  expect(await saidOf(sangeet)).toEqual({
    total: 2,
    portions: 2,
    door: [2, ['Ramesh', 'Sunita']],
    file: [coming, coming, notComing, notComing],
  });
  expect(await saidOf(reception)).toEqual(three);
});

test('where only a number was said of a function nobody is named as coming or not', async () => {
  await answer([{ coming: true }, { coming: true }, { coming: true }, { coming: false }]);
  await event.reply(guest, { functions: { [mehndi]: 2, [sangeet]: 0 } });
  const some = listWords.csvSomeCome(2, 3);
  expect(await saidOf(mehndi)).toEqual({
    total: 2,
    portions: 2,
    door: [2, ['Ramesh', 'Sunita', 'Aarav']],
    file: [some, some, some, notComing],
  });
  expect(await saidOf(sangeet)).toEqual({
    total: 0,
    portions: 0,
    door: [0, []],
    file: [notComing, notComing, notComing, notComing],
  });
});

test('without an answer nothing is said of anybody, and a no is one of each', async () => {
  expect((await saidOf(mehndi)).file).toEqual(['', '', '', '']);
  await event.reply(guest, { rsvp: 'no' });
  expect((await saidOf(mehndi)).file).toEqual([notComing, notComing, notComing, notComing]);
});
