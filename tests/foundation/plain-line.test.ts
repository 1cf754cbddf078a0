import { expect, it } from 'vitest';
import { attachment } from '#backend/platform/http/attachment.ts';
import { safeCell } from '#backend/platform/csv.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { migrationNames } from '#backend/platform/database/migrate.ts';
import { plainLine, plainText } from '#contract/common/plain-line.ts';
import { readFileSync } from 'node:fs';
import { addEvent } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const api = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});

// 'moc.live' read backwards, hidden marks, a line end with a header behind it
const TRICK = 'Asha\u202Egpj.exe\u2066x\u2069\u200F\u200B\r\nBcc: all@example.in';
const PLAIN = 'Ashagpj.exex Bcc: all@example.in';
// the joiners of क्ष and of Malayalam's and Persian's letters
const JOINED = 'क्\u200Dष शर्\u200Cमा';

it('takes out what nobody sees and keeps the joiners of Indian scripts', () => {
  expect(plainLine(TRICK)).toBe(PLAIN);
  expect(plainLine(JOINED)).toBe(JOINED);
  for (const sign of '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C\uFEFF\u0007\u{E0041}')
    expect(plainLine(`a${sign}b`), sign.codePointAt(0)?.toString(16)).toBe('ab');
  expect(plainText('one\r\ntwo\u202E\tthree')).toBe('one\r\ntwo\tthree');
});

it('files are called by what one sees', () => {
  expect(attachment({ plain: 'a.csv', whole: `${TRICK}/${JOINED}.csv` })).toBe(
    `attachment; filename="a.csv"; filename*=UTF-8''${encodeURIComponent(`Ashagpj.exex Bcc all@example.in ${JOINED}.csv`)}`,
  );
  expect(safeCell('\u202E=1+1')).toBe("'=1+1");
});

it('names and titles hold nothing unseen from where they come in', async () => {
  const host = await api.signIn({ plan: 'premium' });
  const { user } = (await host.call('getCurrentUser', {})).data;
  expect(
    (await host.call('updateProfile', { body: { ...user, firstName: TRICK, lastName: JOINED } })).data.user,
  ).toMatchObject({ firstName: PLAIN, lastName: JOINED });
  const { data } = await host.call('createEvent', {
    body: {
      eventType: 'birthday',
      eventName: TRICK,
      date: '2099-01-01',
      description: 'Join us.',
      venue: { name: TRICK, location: TRICK },
      guests: [{ firstName: TRICK, email: 'trick@example.in' }],
    },
  });
  const event = await api.backend.ctx.db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', data.event._id)
    .executeTakeFirstOrThrow();
  expect([event.event_name, event.venue_name, event.venue_location]).toEqual([PLAIN, PLAIN, PLAIN]);
});

it('mails, notifications and calendars hold nothing unseen that was stored before', async () => {
  const { ctx } = api.backend;
  const host = await api.signIn({ firstName: TRICK, lastName: '' });
  const eventId = await addEvent(ctx, host.userId, { event_name: TRICK, venue_name: TRICK });
  await host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Ravi', lastName: '', email: 'ravi.plain@example.in', phone: '' }] },
  });
  const { mail, raw } = await inbox.mailTo('ravi.plain@example.in');
  expect(mail.subject).toContain(PLAIN);
  expect(mail.from?.name).toContain(PLAIN);
  expect(raw).not.toMatch(/^Bcc:/m);
  await notify(ctx, ctx.db, {
    userIds: [host.userId],
    type: 'rsvp_yes',
    title: TRICK,
    message: 'm',
    path: '/dashboard',
  });
  const news = (await host.call('getNotifications', { query: {} })).data.notifications;
  expect(news[0]?.title).toBe(PLAIN);
  const calendar = await (await host.fetch(`/events/${eventId}/calendar.ics`)).text();
  expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${PLAIN}`);
  expect(calendar).not.toContain('\u202E');
});

it('rows from before are cleaned by their migration', async () => {
  const { ctx } = api.backend;
  const host = await api.signIn({ firstName: 'A\u202Ex', lastName: JOINED });
  const file = migrationNames().find((name) => name.endsWith('plain_names.sql')) ?? '';
  await ctx.database.pool.query(readFileSync(`backend/platform/database/migrations/${file}`, 'utf8'));
  const row = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', host.userId)
    .executeTakeFirstOrThrow();
  expect([row.first_name, row.last_name]).toEqual(['Ax', JOINED]);
});
