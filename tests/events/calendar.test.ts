import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFaults } from '#tests/events/calendar-rules.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { TEST_ORIGIN, useTestBackend } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

async function calendarOf(changes: Parameters<typeof eventForm>[0]) {
  const asha = await test.signIn({ plan: 'professional' });
  const form = eventForm({ date: '2027-07-10', ...changes });
  const { data } = await asha.call('createEvent', { body: form });
  const eventId = data.event._id;
  return { asha, eventId, form, ...(await read(eventId)) };
}

async function read(eventId: string) {
  const { response, status } = await test.visitor.call('getEventCalendar', {
    params: { eventId },
    query: {},
  });
  const text = await response.text();
  expect(calendarFaults(text)).toEqual([]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar holds an event');
  return { status, response, text, calendar, component, event: new ICAL.Event(component) };
}

const googleCalendarOf = (eventId: string) =>
  test.backend.fetch(new Request(`${TEST_ORIGIN}/events/${eventId}/calendar.ics?to=google`));

describe('the calendar file', () => {
  it('starts at the same instant as the event, in zones with and without summer time', async () => {
    const cases: [string, string, string][] = [
      ['2027-07-10', 'Asia/Kolkata', '2027-07-10T13:00:00.000Z'],
      ['2027-07-10', 'Europe/London', '2027-07-10T17:30:00.000Z'],
      ['2027-12-10', 'Europe/London', '2027-12-10T18:30:00.000Z'],
      ['2027-07-10', 'America/New_York', '2027-07-10T22:30:00.000Z'],
      ['2027-07-10', 'Asia/Calcutta', '2027-07-10T13:00:00.000Z'],
      // a name only the browser knows: written in UTC
      ['2027-07-10', 'asia/kolkata', '2027-07-10T13:00:00.000Z'],
    ];
    for (const [date, timeZone, instant] of cases) {
      const { event, eventId } = await calendarOf({ date, time: '18:30', timeZone });
      expect(event.startDate.toJSDate().toISOString(), timeZone).toBe(instant);
      expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(3 * 3_600_000);
      const page = await test.visitor.call('getEvent', { params: { eventId }, query: {} });
      expect(page.data.event.startsAt).toBe(instant);
    }
  });

  it('leads to Google’s calendar with the event filled in', async () => {
    const venue = { name: 'Lake Palace', location: 'Pune' };
    const dates = { '': '20270710/20270711', '18:30': '20270710T130000Z/20270710T160000Z' };
    for (const [time, expected] of Object.entries(dates)) {
      const { eventId } = await calendarOf({ time, timeZone: 'Asia/Kolkata', venue });
      const response = await googleCalendarOf(eventId);
      expect(response.status).toBe(302);
      const { origin, searchParams } = new URL(response.headers.get('Location') ?? '');
      expect(origin).toBe('https://calendar.google.com');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        text: 'Kabir turns five',
        dates: expected,
        location: 'Lake Palace, Pune',
      });
    }
    expect((await googleCalendarOf('no-such-event')).status).toBe(404);
  });

  it('carries a zone with its rules, one identity and the page’s address', async () => {
    const { status, response, calendar, component, event, text, eventId } = await calendarOf({
      time: '18:30',
    });
    expect(status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="kabir-turns-five.ics"');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const { updated_at: changed } = await test.backend.ctx.db
      .selectFrom('events')
      .select('updated_at')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe(`${changed.toISOString().slice(0, 19)}Z`);
    expect(event.uid).toBe(`${eventId}@${new URL(TEST_ORIGIN).host}`);
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Asia/Kolkata');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata');
    expect(component.getFirstPropertyValue('url')).toBe(`${TEST_ORIGIN}/event/${eventId}`);
    expect([event.sequence, component.getFirstPropertyValue('status')]).toEqual([0, 'CONFIRMED']);
    expect(text.split('\r\n').every((line) => !line.includes('\n') && Buffer.byteLength(line) <= 75)).toBe(
      true,
    );
  });

  it('names the event and the address our mails come from as its organiser, and nobody’s own', async () => {
    const { asha, component, text } = await calendarOf({ eventName: 'Tara "T"; Dev', time: '18:30' });
    const organizer = component.getFirstProperty('organizer');
    expect(organizer?.getFirstValue()).toBe('mailto:invitations@localhost');
    expect(organizer?.getParameter('cn')).toBe("Tara 'T'; Dev");
    expect(text).not.toContain((await asha.call('getCurrentUser', {})).data.user.email);
  });

  it('is for the whole day when there is no time', async () => {
    for (const timeZone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'asia/kolkata']) {
      const { component, event, text } = await calendarOf({ time: '', timeZone });
      expect(component.getFirstProperty('dtstart')?.type).toBe('date');
      expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2027-07-10', '2027-07-11']);
      expect(text).not.toContain('VTIMEZONE');
    }
  });

  it('keeps every character of the texts, and lets none of them add a line', async () => {
    const eventName = 'Tara; Dev, & co\\ BEGIN:VALARM';
    const description = 'One\nEND:VEVENT\nSUMMARY:forged; "quoted", तारा 🎉';
    const { event, calendar, eventId } = await calendarOf({
      eventName,
      description,
      venue: { name: 'Hall 1, East', location: 'Pune; India', lat: 18.5, lng: 73.8 },
    });
    expect(event.summary).toBe(eventName);
    expect(event.description).toBe(`${description}\n\n${TEST_ORIGIN}/event/${eventId}`);
    expect(event.location).toBe('Hall 1, East, Pune; India');
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    expect(calendar.getAllSubcomponents('valarm')).toHaveLength(0);
  });

  it('grows in sequence with a move and says when the event is cancelled', async () => {
    const { asha, eventId, form } = await calendarOf({ time: '18:30' });
    const { eventType: _type, ...details } = form;
    await asha.call('updateEvent', {
      params: { eventId },
      body: { ...details, date: '2027-07-11', version: 1 },
    });
    const moved = await read(eventId);
    expect([moved.event.sequence, moved.event.startDate.day]).toEqual([1, 11]);
    await asha.call('cancelEvent', { params: { eventId } });
    const cancelled = await read(eventId);
    expect([cancelled.event.sequence, cancelled.component.getFirstPropertyValue('status')]).toEqual([
      2,
      'CANCELLED',
    ]);
    expect(cancelled.event.uid).toBe(moved.event.uid);
  });

  it('is not there for an event that is not', async () => {
    expect(
      (await test.visitor.call('getEventCalendar', { params: { eventId: 'nosuchevent12' }, query: {} }))
        .status,
    ).toBe(404);
  });

  it('holds an event at the end of time', async () => {
    const { eventId, event } = await calendarOf({
      date: '9999-12-31',
      time: '23:30',
      timeZone: 'America/New_York',
    });
    expect(event.startDate.year).toBe(9999);
    const list = await test.visitor.call('getEvent', { params: { eventId }, query: {} });
    expect(list.status).toBe(200);
  });
});
