import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIRMATION_QUEUE } from '#backend/guests/replies/confirmation-queue.ts';
import { newId } from '#backend/platform/ids.ts';
import { confirmationWords } from '#messages/guests/confirmation/by-language.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
const { en, hi } = confirmationWords;
let host: Caller;
let eventId: string;
beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' });
});
beforeEach(async () => {
  eventId = await addEvent(t.backend.ctx, host.userId, { event_name: 'Meera <weds> Rohan' });
});

let number = 0;
/** A guest with an address; with `invited`, to which their invitation went. */
async function guestWithMail(about: Parameters<typeof addGuest>[2] = {}, { invited = true } = {}) {
  const email = `guest-${(number += 1)}@example.in`;
  const guest = await addGuest(t.backend.ctx, eventId, { ...about, email });
  const sent = { kind: 'invitation', channel: 'email', status: 'sent', address: email } as const;
  if (invited)
    await t.backend.ctx.db
      .insertInto('deliveries')
      .values({ id: newId(), event_id: eventId, guest_id: guest.id, ...sent })
      .execute();
  return { ...guest, email };
}
type Guest = AddedGuest & { email: string };

const answer = (guest: Guest, form: object, by: Caller = t.visitor) =>
  by.call('setRsvp', {
    params: { eventId, guestId: guest.id },
    body: { rsvp: 'yes', key: guest.key, ...form },
  });
const takeBack = (guest: Guest) =>
  t.visitor.call('resetRsvp', { params: { eventId, guestId: guest.id }, body: { key: guest.key } });
const mailsTo = ({ email }: Guest) => inbox.received.filter(({ to }) => to === email).map(({ mail }) => mail);

/** Waits until no mail of this kind is left to be written now; those that wait for later do not count. */
async function settled(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await t.backend.ctx.database.pool.query(
      `select id from jobs.job where name = $1 and state < 'completed' and start_after <= now()`,
      [CONFIRMATION_QUEUE],
    );
    expect(rows).toEqual([]);
  }, eventually);
}
const waiting = async () =>
  (
    await t.backend.ctx.database.pool.query(
      `select id from jobs.job where name = $1 and state < 'completed' and start_after > now()`,
      [CONFIRMATION_QUEUE],
    )
  ).rows.length;

describe('the mail that confirms an answer', () => {
  test('says what was answered, when and where, and leads back to the guest’s own page', async () => {
    const guest = await guestWithMail({ with_family: true, first_name: '<b>Priya</b>' });
    await answer(guest, { adults: 2, children: 1, names: 'Ravi & Tara', note: 'With joy' });
    const { mail } = await inbox.mailTo(guest.email);
    expect(mail.subject).toBe('You’re coming: Meera <weds> Rohan');
    expect(mail.from?.name).toBe('Asha Rao via Shagun');
    expect(mail.replyTo?.[0]?.address).toBe('asha@example.in');
    expect(mail.html).not.toMatch(/<b>Priya|<weds>/);
    for (const text of ['2 adults and 1 child', 'With you: Ravi & Tara', 'Your note: With joy', 'The Grand'])
      expect(mail.text).toContain(text);
    const own = `/event/${eventId}/rsvp/${guest.id}/reply/email?key=${guest.key}`;
    expect(mail.html).toContain(own);
    expect(mail.text).toContain(own);
    expect(mail.text).toContain('Map: https://www.google.com/maps/search/');
    expect(mail.html).toMatch(/calendar\.ics\?guest=/);
    const [file] = mail.attachments;
    expect(file?.mimeType).toBe('text/calendar');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/u/');
  });

  test('speaks the language the guest answered in', async () => {
    const guest = await guestWithMail();
    await answer(guest, { language: 'hi' });
    const { mail } = await inbox.mailTo(guest.email);
    expect(mail.subject).toBe(hi.yesSubject('Meera <weds> Rohan'));
    expect(mail.html).toContain('lang="hi-IN"');
    expect(mail.text).toContain(hi.openInvitation);
  });

  test('comes once for each answer, not for the same one again, whatever stood in between', async () => {
    const guest = await guestWithMail();
    await answer(guest, {});
    await answer(guest, {});
    await settled();
    await takeBack(guest);
    await answer(guest, {});
    await settled();
    expect(mailsTo(guest).map(({ subject }) => subject)).toEqual([en.yesSubject('Meera <weds> Rohan')]);
  });

  test('says no as kindly, without a calendar', async () => {
    const guest = await guestWithMail();
    await answer(guest, {});
    await settled();
    await answer(guest, { rsvp: 'no' });
    await settled();
    const [, no] = mailsTo(guest);
    expect(no?.subject).toBe(en.noSubject('Meera <weds> Rohan'));
    expect(no?.text).toContain(en.noText('Asha Rao'));
    expect(no?.attachments).toEqual([]);
    expect(no?.text).not.toContain('The Grand');
  });

  test('comes later to somebody who changes their mind again and again', async () => {
    const guest = await guestWithMail();
    for (const rsvp of ['yes', 'no', 'yes', 'no']) {
      await answer(guest, { rsvp });
      await settled();
    }
    expect(mailsTo(guest)).toHaveLength(2);
    expect(await waiting()).toBeGreaterThan(0);
  });

  test('comes once after the pause, however many wait for it', async () => {
    const guest = await guestWithMail();
    for (const rsvp of ['yes', 'no', 'yes', 'no', 'yes']) {
      await answer(guest, { rsvp });
      await settled();
    }
    expect(await waiting()).toBeGreaterThan(1);
    await t.backend.ctx.database.pool.query(
      `update jobs.job set start_after = now() where name = $1 and state < 'active'`,
      [CONFIRMATION_QUEUE],
    );
    await settled();
    expect(mailsTo(guest)).toHaveLength(3);
  });

  test('comes no more once eight went to the address in a day', async () => {
    const guest = await guestWithMail();
    for (let turn = 0; turn < 10; turn += 1) {
      await answer(guest, { rsvp: turn % 2 ? 'no' : 'yes' });
      // the pauses between them are over
      await t.backend.ctx.database.pool.query(
        `update jobs.job set start_after = now() where name = $1 and state < 'active'`,
        [CONFIRMATION_QUEUE],
      );
      await settled();
    }
    expect(mailsTo(guest)).toHaveLength(8);
  });

  test('counts for the day only once it went: a mail server that is away takes none of the eight', async () => {
    const guest = await guestWithMail();
    inbox.answer = () => '451 4.3.0 come back later';
    await answer(guest, {});
    const { pool } = t.backend.ctx.database;
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select from jobs.job where name = $1 and state = 'retry' and data->>'guestId' = $2`,
        [CONFIRMATION_QUEUE, guest.id],
      );
      expect(rows).toHaveLength(1);
    }, eventually);
    inbox.answer = () => null;
    const { rows } = await pool.query(`select hits from rate_limits where key like $1`, [
      `confirmation:${eventId}:%`,
    ]);
    expect(rows).toEqual([{ hits: 0 }]);
  });

  /** Two functions to which everybody is invited. */
  async function addFunctions() {
    const functionIds = [newId(), newId()] as const;
    for (const [position, id] of functionIds.entries())
      await t.backend.ctx.db
        .insertInto('event_functions')
        .values({
          id,
          event_id: eventId,
          position,
          name: ['Mehndi', 'Sangeet'][position] ?? '',
          date: '2031-02-12',
          time: '',
          venue_name: '',
          venue_location: '',
          everyone: true,
        })
        .execute();
    return functionIds;
  }
  const waitIsOver = async () => {
    await t.backend.ctx.database.pool.query(
      `update jobs.job set start_after = now() where name = $1 and state < 'active'`,
      [CONFIRMATION_QUEUE],
    );
    await settled();
  };

  test('is one for the yes and what is said of the functions right after it', async () => {
    const guest = await guestWithMail({ with_family: true });
    const [mehndi, sangeet] = await addFunctions();
    await answer(guest, { adults: 3 });
    await settled();
    expect(mailsTo(guest)).toEqual([]);
    await answer(guest, { adults: 3, functions: { [mehndi]: 2, [sangeet]: 0 } });
    await settled();
    await waitIsOver();
    const [only, ...more] = mailsTo(guest);
    expect(more).toEqual([]);
    expect(only?.text).toMatch(new RegExp(`Mehndi: .* · ${en.peopleComing(2)}`));
    expect(only?.text).toContain(`Sangeet: ${en.notComing}`);
  });

  test('comes soon to who says nothing of the functions, and again once they do', async () => {
    const guest = await guestWithMail({ with_family: true });
    const [mehndi, sangeet] = await addFunctions();
    await answer(guest, { adults: 3 });
    await waitIsOver();
    expect(mailsTo(guest).map(({ text }) => text)).toEqual([expect.stringContaining(en.noAnswerYet)]);
    await answer(guest, { adults: 3, functions: { [mehndi]: 2, [sangeet]: 0 } });
    await settled();
    expect(mailsTo(guest)[1]?.text).toContain(`Sangeet: ${en.notComing}`);
  });
});

describe('nobody is mailed', () => {
  test('what the host answered for them, by hand or by their link', async () => {
    const guest = await guestWithMail();
    await host.call('setRsvp', { params: { eventId, guestId: guest.id }, body: { rsvp: 'yes' } });
    await answer(guest, { rsvp: 'no' }, host);
    await settled();
    expect(mailsTo(guest)).toEqual([]);
  });

  test('who was never written to at this address: an answer does not show whose it is', async () => {
    const guest = await guestWithMail({}, { invited: false });
    await answer(guest, {});
    await settled();
    expect(mailsTo(guest)).toEqual([]);
  });

  test('who wants no mail about the event', async () => {
    const guest = await guestWithMail();
    await t.backend.ctx.db
      .insertInto('unsubscribed_addresses')
      .values({ email: guest.email, event_id: eventId })
      .execute();
    await answer(guest, {});
    await settled();
    expect(mailsTo(guest)).toEqual([]);
  });

  test('for an organiser whose sending was stopped', async () => {
    const other = await t.signIn();
    eventId = await addEvent(t.backend.ctx, other.userId);
    const { db } = t.backend.ctx;
    const stop = { because: 'unwanted' as const, refused: 3, contacted: 3, stopped_at: new Date() };
    await db
      .insertInto('sending_stops')
      .values({ organiser_id: other.userId, ...stop })
      .execute();
    const guest = await guestWithMail();
    await answer(guest, {});
    await settled();
    expect(mailsTo(guest)).toEqual([]);
  });
});
