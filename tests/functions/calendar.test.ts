import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarFaults } from '#tests/events/calendar-rules.ts';
import {
  eventWithFunctions,
  MEHNDI_DAY,
  RECEPTION_DAY,
  type EventWithFunctions,
} from '#tests/functions/event.ts';
import { WEDDING_DAY, type AddedGuest } from '#tests/guests/wedding.ts';
import { TEST_ORIGIN, useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

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

interface Entry {
  uid: string;
  summary: string;
  start: string;
  location: string;
  status: string;
  sequence: number;
}

/** The entries of a calendar file by `ical.js`; `node-ical`, which shares no code with it, has to read the same. */
function entriesOf(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const entry = new ICAL.Event(component);
    const day = component.getFirstProperty('dtstart')?.type === 'date';
    return {
      uid: entry.uid,
      summary: entry.summary,
      start: day ? entry.startDate.toString() : entry.startDate.toJSDate().toISOString(),
      location: entry.location ?? '',
      status: String(component.getFirstPropertyValue('status')),
      sequence: entry.sequence,
    };
  });
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT' ? [part] : [],
  );
  const day = ({ start }: { start: Date }) =>
    `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}-${String(start.getDate()).padStart(2, '0')}`;
  expect(
    other.map((each) => [
      each.uid,
      each.summary,
      each.datetype === 'date' ? day(each) : new Date(each.start.getTime()).toISOString(),
      each.status,
    ]),
  ).toEqual(entries.map(({ uid, summary, start, status }) => [uid, summary, start, status]));
  return entries;
}

async function fileOf(caller: Caller, who?: AddedGuest) {
  const { response } = await caller.call('getEventCalendar', {
    params: { eventId: event.eventId },
    query: who ? { guest: who.id, key: who.key } : {},
  });
  return response.text();
}
const entriesFor = async (who?: AddedGuest) => entriesOf(await fileOf(t.visitor, who));
const uid = (id: string) => `${id}@${new URL(TEST_ORIGIN).host}`;

test('a guest’s calendar holds each function they are invited to, where and when it is', async () => {
  const mehndi = await event.add('Mehndi', {
    everyone: false,
    venue: { name: 'Home', location: 'Lane 5, Pune', lat: 18.5, lng: 73.8 },
  });
  const reception = await event.add('Reception', { date: RECEPTION_DAY, time: '' });
  const haldi = await event.add('Haldi', { everyone: false });
  await event.invite(mehndi._id, [guest]);
  expect(await entriesFor(guest)).toEqual([
    {
      uid: uid(mehndi._id),
      summary: 'Mehndi: Meera weds Rohan',
      start: `${MEHNDI_DAY}T11:30:00.000Z`,
      location: 'Home, Lane 5, Pune',
      status: 'CONFIRMED',
      sequence: 0,
    },
    {
      uid: uid(reception._id),
      summary: 'Reception: Meera weds Rohan',
      start: RECEPTION_DAY,
      location: 'The Grand, Baner Road, Pune',
      status: 'CONFIRMED',
      sequence: 0,
    },
  ]);
  const file = await fileOf(t.visitor, guest);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendarFaults(file)).toEqual([]);
  expect(
    entriesOf(await fileOf(host)).map((entry) => entry.uid),
    'the host has them all, and the wedding, on whose day none of them is',
  ).toEqual([event.eventId, mehndi._id, reception._id, haldi._id].map(uid));
});

test('the event itself stands beside functions for everyone of which none is on its day', async () => {
  const { _id: mehndi } = await event.add('Mehndi');
  expect(await entriesFor(guest)).toMatchObject([
    { uid: uid(event.eventId), summary: 'Meera weds Rohan' },
    { uid: uid(mehndi), summary: 'Mehndi: Meera weds Rohan' },
  ]);
  const { _id: wedding } = await event.add('Wedding', { date: WEDDING_DAY });
  for (const file of [await fileOf(t.visitor, guest), await fileOf(host)])
    expect(entriesOf(file).map((entry) => entry.uid)).toEqual([mehndi, wedding].map(uid));
  await event.reply(guest, { adults: 1, functions: { [wedding]: 0 } });
  expect((await entriesFor(guest)).map((entry) => entry.uid)).toEqual([uid(mehndi)]);
});

test('what they said no to is left out; with nothing left it is the event’s own entry', async () => {
  const mehndi = await event.add('Mehndi');
  const haldi = await event.add('Haldi', { date: WEDDING_DAY });
  await event.reply(guest, { adults: 2, functions: { [mehndi._id]: 0, [haldi._id]: 1 } });
  expect((await entriesFor(guest)).map((entry) => entry.uid)).toEqual([uid(haldi._id)]);
  await event.reply(guest, { adults: 2, functions: { [haldi._id]: 0 } });
  expect((await entriesFor(guest)).map((entry) => entry.uid)).toEqual([uid(event.eventId)]);
});

test('whoever is invited to none, or is no guest, has the event’s own entry and reads of no function', async () => {
  const secret = await event.add('Cocktail with a secret', { everyone: false });
  await event.invite(secret._id, [await event.guest()]);
  const stranger = await t.signIn();
  for (const text of [
    await fileOf(t.visitor),
    await fileOf(stranger),
    await fileOf(t.visitor, guest),
    await fileOf(t.visitor, { id: guest.id, key: 'not-the-key-of-it' }),
  ]) {
    expect(entriesOf(text)).toMatchObject([{ uid: uid(event.eventId), summary: 'Meera weds Rohan' }]);
    expect(text).not.toContain('secret');
  }
});

test('an entry keeps its identity and grows in sequence with the function and with the event', async () => {
  const { _id: functionId } = await event.add('Mehndi');
  await host.call('updateFunction', {
    params: { eventId: event.eventId, functionId },
    body: {
      name: 'Mehndi',
      date: RECEPTION_DAY,
      time: '18:00',
      venue: { name: 'Lawn', location: '' },
      version: 1,
    },
  });
  const entry = async () => (await entriesFor(guest)).filter((each) => each.uid === uid(functionId));
  expect(await entry()).toMatchObject([
    {
      uid: uid(functionId),
      start: `${RECEPTION_DAY}T12:30:00.000Z`,
      location: 'Lawn',
      sequence: 1,
      status: 'CONFIRMED',
    },
  ]);
  const { data } = await host.call('getEditableEvent', { params: { eventId: event.eventId } });
  const { eventName, date, description, venue } = data.event;
  await host.call('updateEvent', {
    params: { eventId: event.eventId },
    body: { eventName, date, description, venue, time: '20:00', timeZone: 'Asia/Dubai', version: 1 },
  });
  expect(await entry(), 'its own date and time, in the event’s zone').toMatchObject([
    { start: `${RECEPTION_DAY}T14:00:00.000Z`, sequence: 2 },
  ]);
  await host.call('cancelEvent', { params: { eventId: event.eventId } });
  expect(await entry()).toMatchObject([{ uid: uid(functionId), sequence: 3, status: 'CANCELLED' }]);
});

test('ready-made names are in the guest’s language', async () => {
  await event.add('Mehndi');
  await event.add('Cousins’ night', { date: WEDDING_DAY });
  await t.backend.ctx.db.updateTable('guests').set({ language: 'hi' }).where('id', '=', guest.id).execute();
  expect((await entriesFor(guest)).map(({ summary }) => summary)).toEqual([
    'मेहंदी: Meera weds Rohan',
    'Cousins’ night: Meera weds Rohan',
  ]);
});
