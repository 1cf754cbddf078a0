import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { calendarFaults } from '#tests/events/calendar-rules.ts';
import { eventWithFunctions } from '#tests/functions/event.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let meera: Caller;
beforeEach(async () => {
  meera = await t.signIn();
});

async function addressOf(caller: Caller): Promise<URL> {
  const { url } = (await caller.call('getCalendarFeed', {})).data;
  if (url === null) throw new Error('no address');
  return new URL(url);
}
async function makeAddress(caller: Caller): Promise<URL> {
  expect((await caller.call('makeCalendarFeed', {})).status).toBe(200);
  return addressOf(caller);
}
/** Reads an address as a calendar does: without signing in. */
const read = (address: URL) => t.visitor.fetch(address.pathname + address.search);
async function entriesAt(address: URL) {
  const response = await read(address);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((entry) => ({
    title: entry.getFirstPropertyValue('summary') as string,
    status: entry.getFirstPropertyValue('status') as string,
  }));
}
const titles = async (address: URL) => (await entriesAt(address)).map(({ title }) => title);

test('an event of a whole day stands on its day, beside whatever zones others have', async () => {
  const [ctx, dates] = [
    t.backend.ctx,
    async () => {
      const calendar = new ICAL.Component(ICAL.parse(await (await read(await addressOf(meera))).text()));
      return calendar
        .getAllSubcomponents('vevent')
        .map((entry) => new ICAL.Event(entry).startDate.toString())
        .sort();
    },
  ];
  await makeAddress(meera);
  await addEvent(ctx, meera.userId, { date: '2031-03-31', time: '', time_zone: 'Asia/Kolkata' });
  expect(await dates()).toEqual(['2031-03-31']);
  await addEvent(ctx, meera.userId, { date: '2031-05-01', time: '18:00', time_zone: 'America/New_York' });
  expect(await dates()).toEqual(['2031-03-31', '2031-05-01T18:00:00']);
  await addEvent(ctx, meera.userId, { date: '2031-06-01', time: '18:00', time_zone: 'Asia/Kolkata' });
  expect(await dates()).toEqual(['2031-03-31', '2031-05-01T18:00:00', '2031-06-01T18:00:00']);
});

describe('the address', () => {
  test('is nobody’s until it is asked for, and is shown to its owner again', async () => {
    expect((await meera.call('getCalendarFeed', {})).data).toEqual({ made: false, url: null });
    const address = await makeAddress(meera);
    expect(await addressOf(meera)).toEqual(address);
    const response = await read(address);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const text = await response.text();
    expect(calendarFaults(text)).toEqual([]);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });

  test('leads to nothing with another’s key, without one, or once it was renewed or stopped', async () => {
    const first = await makeAddress(meera);
    const other = await makeAddress(await t.signIn());
    const mixed = new URL(first);
    mixed.search = other.search;
    const bare = new URL(first);
    bare.search = '';
    for (const wrong of [mixed, bare]) expect((await read(wrong)).status).toBe(404);

    const second = await makeAddress(meera);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await meera.call('removeCalendarFeed', {});
    expect((await read(second)).status).toBe(404);
    expect((await meera.call('getCalendarFeed', {})).data).toEqual({ made: false, url: null });
  });
});

describe('its calendar', () => {
  test('holds what the person hosts and what they are invited to, as each stands now', async () => {
    const address = await makeAddress(meera);
    expect(await titles(address)).toEqual([]);
    const own = await addEvent(t.backend.ctx, meera.userId);
    const [entry] = await entriesAt(address);
    expect(entry?.status).toBe('CONFIRMED');
    await meera.call('cancelEvent', { params: { eventId: own } });
    expect((await entriesAt(address)).map(({ status }) => status)).toEqual(['CANCELLED']);

    const host = await t.signIn();
    const invited = await addEvent(t.backend.ctx, host.userId);
    const guest = await addGuest(t.backend.ctx, invited);
    await linkTo(guest);
    // who merely put them on a list writes nothing into their calendar
    expect(await titles(address)).toHaveLength(1);
    await sendTo(guest);
    expect(await titles(address)).toHaveLength(2);
    // a stranger's wedding is nobody else's
    expect(await titles(await makeAddress(await t.signIn()))).toEqual([]);

    await t.visitor.call('setRsvp', {
      params: { eventId: invited, guestId: guest.id },
      body: { rsvp: 'no', key: guest.key },
    });
    expect(await titles(address)).toHaveLength(1);
  });

  test('shows a guest the functions they are invited to, and a host all of them', async () => {
    const host = await t.signIn();
    const event = await eventWithFunctions(t, host);
    await event.add('Sangeet', { everyone: false });
    await event.add('Reception');
    const guest = await event.guest();
    await linkTo(guest);
    await sendTo(guest);
    expect((await titles(await makeAddress(meera))).sort()).toEqual([
      'Meera weds Rohan',
      'Reception: Meera weds Rohan',
    ]);
    expect((await titles(await makeAddress(host))).sort()).toEqual([
      'Meera weds Rohan',
      'Reception: Meera weds Rohan',
      'Sangeet: Meera weds Rohan',
    ]);
  });

  test('forgets what began more than ninety days ago', async () => {
    const address = await makeAddress(meera);
    const eventId = await addEvent(t.backend.ctx, meera.userId);
    expect(await titles(address)).toHaveLength(1);
    await t.backend.ctx.db
      .updateTable('events')
      .set({ starts_at: new Date(Date.now() - 91 * 24 * 3_600_000) })
      .where('id', '=', eventId)
      .execute();
    expect(await titles(address)).toEqual([]);
  });
});

/** As signing in with the invitation's address does. */
async function linkTo(guest: AddedGuest) {
  await t.backend.ctx.db
    .updateTable('guests')
    .set({ user_id: meera.userId })
    .where('id', '=', guest.id)
    .execute();
}

/** As if the invitation had been mailed. */
async function sendTo(guest: AddedGuest) {
  const { event_id } = await t.backend.ctx.db
    .selectFrom('guests')
    .select('event_id')
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow();
  const about = { id: newId(), event_id, guest_id: guest.id, address: 'meera@example.in' };
  await t.backend.ctx.db
    .updateTable('guests')
    .set({ email: about.address })
    .where('id', '=', guest.id)
    .execute();
  await t.backend.ctx.db
    .insertInto('deliveries')
    .values({ ...about, kind: 'invitation', channel: 'email', status: 'sent' })
    .execute();
}
