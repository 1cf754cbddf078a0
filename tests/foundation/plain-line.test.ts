import { expect, it } from 'vitest';
import { attachment } from '#backend/platform/http/attachment.ts';
import { safeCell } from '#backend/platform/csv.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { migrationNames } from '#backend/platform/database/migrate.ts';
import { firstOf, plainLine, plainText, cleanText } from '#contract/common/plain-line.ts';
import { readFileSync } from 'node:fs';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const api = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});

// letters read backwards, hidden marks, a line end with a header behind it
const TRICK = 'Asha\u202Egpjexe\u2066x\u2069\u200F\u200B\r\nBcc: all of you';
const PLAIN = 'Ashagpjexex Bcc: all of you';
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
    `attachment; filename="a.csv"; filename*=UTF-8''${encodeURIComponent(`Ashagpjexex Bcc all of you ${JOINED}.csv`)}`,
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

/** Texts of which nobody sees anything. */
const NOTHING = [
  '\u3164',
  '\u115f\u1160',
  '\uffa0 \uffa0',
  '\u2800',
  '\u200b\u200c\u200d\u2060',
  '\ufeff',
  '\ufe0f\ufe0e',
  '\u{e0100}',
  '\u{e0041}\u{e007f}',
  '\u034f\u180e\u17b4',
  ' \t\n\u00a0\u3000',
];
/** A family, a flag and a heart, क्ष without and with its joiners, a Korean word: all as typed. */
const SEEN = ['👨‍👩‍👧', '🏳️‍🌈 ❤️', 'क्\u200dष', 'शर्\u200cमा', '한국', '⠓⠊'];

it('text of which nobody sees anything is no text, and what belongs to a letter or a picture stays', async () => {
  for (const text of NOTHING) {
    expect(plainLine(text), JSON.stringify(text)).toBe('');
    expect(cleanText(text), JSON.stringify(text)).toBe('');
  }
  for (const text of SEEN) expect([plainLine(text), cleanText(text)]).toEqual([text, text]);
  expect(cleanText(' one\r\n\r\ntwo ')).toBe('one\n\ntwo');

  const host = await api.signIn({ plan: 'premium' });
  const { user } = (await host.call('getCurrentUser', {})).data;
  const event = { eventType: 'birthday' as const, date: '2099-01-01' };
  for (const text of NOTHING) {
    const profile = await host.call('updateProfile', { body: { ...user, firstName: text, city: text } });
    expect(Object.keys(profile.error.details ?? {})).toEqual(['firstName']);
    const body = { ...event, eventName: text, description: text, giftsWanted: [{ name: text, price: 5 }] };
    const created = await host.call('createEvent', { body });
    expect(Object.keys(created.error.details ?? {}).sort()).toEqual([
      'description',
      'eventName',
      'giftsWanted[0].name',
    ]);
  }
  const { data } = await host.call('createEvent', {
    body: { ...event, eventName: SEEN[0] ?? '', description: SEEN[1] ?? '', dressCode: '\u3164' },
  });
  expect(data.event).toMatchObject({ eventName: SEEN[0], description: SEEN[1], dressCode: '' });
  const eventId = data.event._id;
  const response = await host.call('addQuestion', {
    params: { eventId },
    body: { kind: 'text', text: '\u2800', required: true },
  });
  expect(Object.keys(response.error.details ?? {})).toEqual(['text']);
  const question = (
    await host.call('addQuestion', {
      params: { eventId },
      body: { kind: 'text', text: 'A song?', required: true },
    })
  ).data.question;
  const guest = await addGuest(api.backend.ctx, eventId);
  const reply = (note: string, answer: string) =>
    api.visitor.call('setRsvp', {
      params: { eventId, guestId: guest.id },
      body: { rsvp: 'yes', key: guest.key, note, names: note, answers: { [question._id]: [answer] } },
    });
  expect((await reply('', '\u3164')).status).toBe(400);
  expect((await reply('\u{e0041}\u3164', 'क्\u200dष')).status).toBe(200);
  const { data: listed } = await host.call('getGuest', { params: { eventId, guestId: guest.id } });
  expect([listed.guest.reply.note, listed.guest.reply.names]).toEqual(['', '']);
});

it('half a character is stored by nobody: what stands in its place is', async () => {
  const host = await api.signIn({ plan: 'premium' });
  expect([plainLine('a\ud800b'), cleanText('a\udc00b')]).toEqual(['a\ufffdb', 'a\ufffdb']);
  const { data, status } = await host.call('createEvent', {
    body: {
      eventType: 'birthday',
      date: '2099-01-01',
      eventName: 'Party \ud83c',
      description: '\udf89 for all',
      dressCode: '\ud83c\udf89\ud83c',
    },
  });
  expect(status).toBe(201);
  expect(data.event).toMatchObject({
    eventName: 'Party \ufffd',
    description: '\ufffd for all',
    dressCode: '🎉\ufffd',
  });
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
    write: () => ({ type: 'rsvp_yes', title: TRICK, message: 'm', path: '/dashboard' }),
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

it('the beginning of a text is no longer than asked, and cuts no character in two', () => {
  expect(firstOf('Meera', 3)).toBe('Mee');
  expect(firstOf('🎁🎁🎁', 4)).toBe('🎁🎁');
  expect(firstOf('🎁🎁🎁', 3)).toBe('🎁');
});
