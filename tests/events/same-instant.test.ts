import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import nodeIcal from 'node-ical';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { eventForm } from '#tests/events/event-form.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});
afterEach(() => t.setNow());

/** What `ical.js` and `node-ical`, which share no code, take a file's event to start at. */
function readTwice(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar holds an event');
  const other = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (other?.type !== 'VEVENT') throw new Error('The calendar holds an event');
  return [
    new ICAL.Event(component).startDate.toJSDate().toISOString(),
    new Date(other.start.getTime()).toISOString(),
  ];
}

/** Mid-morning in a zone on a day some days before. */
const morning = (date: string, timeZone: string, daysBefore: number) =>
  DateTime.fromISO(`${date}T11:00`, { zone: timeZone }).minus({ days: daysBefore }).toJSDate();

const cases = [
  // made in Los Angeles, where it is still the day before
  {
    name: 'India',
    date: '2030-07-10',
    time: '00:30',
    timeZone: 'Asia/Kolkata',
    instant: '2030-07-09T19:00:00.000Z',
    dateText: 'Wednesday, 10 July 2030',
    clock: '12:30 am',
  },
  {
    name: 'India, a minute before midnight',
    date: '2030-07-10',
    time: '23:59',
    timeZone: 'Asia/Kolkata',
    instant: '2030-07-10T18:29:00.000Z',
    dateText: 'Wednesday, 10 July 2030',
    clock: '11:59 pm',
  },
  {
    name: 'New York before the clocks change',
    date: '2030-03-09',
    time: '19:00',
    timeZone: 'America/New_York',
    instant: '2030-03-10T00:00:00.000Z',
    dateText: 'Saturday, 9 March 2030',
    clock: '7 pm, New York time',
  },
  {
    name: 'New York on the day they change',
    date: '2030-03-10',
    time: '19:00',
    timeZone: 'America/New_York',
    instant: '2030-03-10T23:00:00.000Z',
    dateText: 'Sunday, 10 March 2030',
    clock: '7 pm, New York time',
  },
  {
    name: 'New York on the day they change back',
    date: '2030-11-03',
    time: '00:30',
    timeZone: 'America/New_York',
    instant: '2030-11-03T04:30:00.000Z',
    dateText: 'Sunday, 3 November 2030',
    clock: '12:30 am',
  },
];

test.each(cases)(
  'page, calendar file, invitation and reminder mean one instant: $name',
  async ({ name, date, time, timeZone, instant, dateText, clock }) => {
    const email = `guest-${name.toLowerCase().replace(/\W+/g, '-')}@example.in`;
    t.setNow(morning(date, timeZone, 5));
    await t.backend.ctx.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2100-01-01T00:00:00Z'), last_seen_at: new Date('2099-12-31T23:00:00Z') })
      .execute();
    const { data } = await host.call('createEvent', { body: eventForm({ date, time, timeZone }) });
    const eventId = data.event._id;
    const params = { eventId };
    const page = await t.visitor.call('getEvent', { params, query: {} });
    expect(page.data.event.startsAt).toBe(instant);

    const file = await t.visitor.call('getEventCalendar', { params, query: {} });
    expect(readTwice(await file.response.text())).toEqual([instant, instant]);

    await host.call('addInvitees', { params, body: { newGuests: [{ firstName: 'Priya', email }] } });
    await inbox.mailTo(email);
    await expect
      .poll(
        async () =>
          (
            await t.backend.ctx.db
              .selectFrom('deliveries')
              .select('status')
              .where('address', '=', email)
              .executeTakeFirst()
          )?.status,
      )
      .toBe('sent');
    t.setNow(morning(date, timeZone, 3));
    const reminded = await host.call('remindNow', { params });
    expect(reminded.data).toMatchObject({ queued: 1 });
    await expect.poll(() => inbox.received.filter(({ to }) => to === email).length).toBe(2);
    for (const { mail } of inbox.received.filter(({ to }) => to === email)) {
      expect(mail.text).toContain(dateText);
      expect(mail.text).toContain(clock);
      const calendar = mail.attachments.find((part) => part.filename?.endsWith('.ics'));
      expect(readTwice(new TextDecoder().decode(calendar?.content as ArrayBuffer))).toEqual([
        instant,
        instant,
      ]);
    }
  },
);

test('an event without a time is that day for both readers, whatever the zone', async () => {
  for (const timeZone of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    const { data } = await host.call('createEvent', {
      body: eventForm({ date: '2030-07-10', time: '', timeZone }),
    });
    const text = await (
      await t.visitor.call('getEventCalendar', { params: { eventId: data.event._id }, query: {} })
    ).response.text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstart')?.toString()).toBe(
      '2030-07-10',
    );
    const other = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
    const start = other?.type === 'VEVENT' ? other.start : null;
    expect(start && [start.getFullYear(), start.getMonth() + 1, start.getDate(), start.dateOnly]).toEqual([
      2030,
      7,
      10,
      true,
    ]);
  }
});
