import { beforeAll, describe, expect, it } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import { REVIEW_GREETINGS, REVIEW_GUESTS } from '#contract/guests/invitations.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const t = useTestBackend({ runJobs: true, env: { SMTP_URL: inbox.url } });
let host: Caller;
beforeAll(async () => {
  host = await t.signIn();
});

const ctx = () => t.backend.ctx;
const review = async (eventId: string, query: object = {}, who = host) =>
  (await who.call('getInvitationReview', { params: { eventId }, query })).data;

describe('looking at a sending before it begins', () => {
  it('counts the ways and names who is left out, exactly as the sending then does', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    await addGuest(ctx(), eventId, { email: 'a@example.in' });
    await addGuest(ctx(), eventId, { email: 'b@example.in' });
    await addGuest(ctx(), eventId, { phone: '+919820012345' });
    const nobody = await addGuest(ctx(), eventId, { first_name: 'Nila', last_name: 'Das' });
    const seen = await review(eventId);
    expect(seen).toMatchObject({
      ways: { email: 2, whatsapp: 0, sms: 0, link: 1 },
      leftOut: {
        count: 1,
        guests: [{ _id: nobody.id, firstName: 'Nila', lastName: 'Das', why: 'unreachable' }],
      },
      reads: [{ language: 'en', whatsapp: null, sms: null }],
      picture: null,
    });
    const [{ mail }] = seen.reads as [(typeof seen.reads)[number]];
    expect(mail.subject).toContain('Meera weds Rohan');
    expect(mail.text).toContain('Priya');
    expect(mail.text).not.toContain('/rsvp/');
    // of the map's address only what people can read
    expect(mail.text).toMatch(/^Map: google\.com\/…$/m);
    expect((await review(eventId, { channel: 'email' })).ways).toEqual({
      email: 2,
      whatsapp: 0,
      sms: 0,
      link: 0,
    });

    const sent = await host.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
    expect(sent.data).toMatchObject({ queued: 2, linkReady: 1 });
    expect((await review(eventId)).ways).toEqual({ email: 0, whatsapp: 0, sms: 0, link: 0 });
  });

  it('names addresses that look mistyped, of those who get a mail, until a host says that one is right', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    const neha = await addGuest(ctx(), eventId, { first_name: 'Neha', email: 'neha@gmial.com' });
    await addGuest(ctx(), eventId, { email: 'right@gmail.com' });
    const declined = await addGuest(ctx(), eventId, { email: 'declined@gmial.com' });
    await host.call('setRsvp', { params: { eventId, guestId: declined.id }, body: { rsvp: 'no' } });
    expect((await review(eventId)).likelyEmails).toEqual({
      count: 1,
      guests: [
        {
          _id: neha.id,
          firstName: 'Neha',
          lastName: 'Nair',
          email: 'neha@gmial.com',
          likely: 'neha@gmail.com',
        },
      ],
    });
    // a link goes to no address
    expect((await review(eventId, { channel: 'link' })).likelyEmails.count).toBe(0);
    const params = { eventId, guestId: neha.id };
    await host.call('settleEmail', { params, body: { email: 'neha@gmial.com', take: false } });
    expect((await review(eventId)).likelyEmails.count).toBe(0);
    expect((await review(eventId)).ways.email).toBe(2);
  });

  it('leaves out who declined before they were invited, in counts, review and sending', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    await addGuest(ctx(), eventId, { email: 'asked@example.in' });
    const guest = await addGuest(ctx(), eventId, { email: 'declined@example.in' });
    const silent = await addGuest(ctx(), eventId, { first_name: 'Dadi' });
    const counts = async () =>
      (await host.call('listGuests', { params: { eventId }, query: {} })).data.counts;
    expect(await counts()).toMatchObject({ sendable: 2, unreachable: 1 });
    for (const { id } of [guest, silent])
      await host.call('setRsvp', { params: { eventId, guestId: id }, body: { rsvp: 'no' } });
    expect(await counts()).toMatchObject({ declined: 2, sendable: 1, unreachable: 0 });
    expect(await review(eventId)).toMatchObject({ ways: { email: 1 }, leftOut: { count: 0 } });
    const sent = await host.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
    expect(sent.data).toMatchObject({ queued: 1 });
    expect(await counts()).toMatchObject({ sendable: 0 });
    // by name they are still written to
    const named = await host.call('sendInvitations', { params: { eventId }, body: { guests: [guest.id] } });
    expect(named.data).toMatchObject({ queued: 1 });
  });

  it('tells a design whose picture is not there yet from none', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    expect(await review(eventId)).toMatchObject({ picture: null, pictureMissing: false });
    const selection = JSON.stringify(startingSelection('temple'));
    await ctx()
      .db.insertInto('event_designs')
      .values({ event_id: eventId, selection, chosen_at: ctx().now() })
      .execute();
    expect(await review(eventId)).toMatchObject({ picture: null, pictureMissing: true });
  });

  it('names no more than a page holds, and counts them all', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    for (let guest = 0; guest < REVIEW_GUESTS + 3; guest += 1) await addGuest(ctx(), eventId);
    const { leftOut } = await review(eventId);
    expect([leftOut.count, leftOut.guests.length]).toEqual([REVIEW_GUESTS + 3, REVIEW_GUESTS]);
  });

  it('reads in the languages of those who get it, not of those left out', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    const readLanguages = async () => (await review(eventId)).reads.map(({ language }) => language);
    await addGuest(ctx(), eventId, { first_name: 'Nani', language: 'hi' });
    expect(await readLanguages()).toEqual(['en']);
    await addGuest(ctx(), eventId, { email: 'dada@example.in', language: 'hi' });
    expect(await readLanguages()).toEqual(['hi']);
    await addGuest(ctx(), eventId, { email: 'cousin@example.in' });
    const { reads } = await review(eventId);
    expect(reads.map(({ language }) => language)).toEqual(['en', 'hi']);
    expect(reads[0]?.mail.text).toContain('would love to have you there');
    expect(reads[0]?.mail.text).toContain('Namaste Priya ji,');
    expect(reads[1]?.mail.text).toMatch(/\p{Script=Devanagari}/u);
    expect(reads[1]?.mail.text).toContain('नमस्ते Priya जी,');
    await host.call('setGuestLanguage', { params: { eventId }, body: { language: 'hi' } });
    expect(await readLanguages()).toEqual(['hi']);
  });

  it('shows the names that are hardest to greet, of those who get it, and words the mail for the first', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    const add = (first_name: string, last_name: string, email = '') =>
      addGuest(ctx(), eventId, { first_name, last_name, email });
    await add('Asha', 'Rao', 'asha@example.in');
    const letter = await add('K', '', 'k@example.in');
    await add('Om', 'Das', 'om@example.in');
    const late = await add('Late', 'Ramesh Sharma', 'late@example.in');
    await add('?!', 'Nobody', '');
    const { greetings, reads } = await review(eventId);
    expect(greetings.map(({ _id }) => _id).slice(0, 2)).toEqual([late.id, letter.id]);
    expect(greetings).toHaveLength(REVIEW_GREETINGS);
    const [first] = greetings;
    expect(first?.greeting).toMatch(/^Namaste /);
    expect(reads[0]?.mail.text).toContain(first?.greeting);
  });

  it('is for those who may send', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    const viewer = await t.signIn();
    await addHost(ctx(), eventId, { email: 'dadi@example.in', role: 'viewer', userId: viewer.userId });
    expect((await viewer.call('getInvitationReview', { params: { eventId }, query: {} })).status).toBe(403);
    expect((await viewer.call('sendTestInvitation', { params: { eventId } })).status).toBe(403);
  });
});

describe('a test of the invitation', () => {
  it('comes to one’s own address, says what it is, and its buttons answer for nobody', async () => {
    const asha = await t.signIn({ email: 'asha-tests@example.in', firstName: 'Asha' });
    const eventId = await addEvent(ctx(), asha.userId);
    const guest = await addGuest(ctx(), eventId, { email: 'guest-untouched@example.in' });
    const sent = await asha.call('sendTestInvitation', { params: { eventId } });
    expect(sent.data).toEqual({ success: true, message: 'The test is on its way to asha-tests@example.in.' });
    const { mail, raw } = await inbox.mailTo('asha-tests@example.in');
    expect(mail.subject).toMatch(/^Test: .*Meera weds Rohan/);
    expect(mail.text).toContain('Asha');
    expect(mail.html).toContain(`/event/${eventId}"`);
    expect(mail.html).not.toMatch(/rsvp|\/u\//);
    expect(raw).not.toMatch(/^List-Unsubscribe:/im);
    expect(raw).not.toContain(guest.key);
    expect(inbox.received.filter(({ to }) => to === 'guest-untouched@example.in')).toEqual([]);
    expect((await review(eventId, {}, asha)).ways.email).toBe(1);
  });

  it('comes once in each language that guests read', async () => {
    const asha = await t.signIn({ email: 'asha-both@example.in', firstName: 'Asha' });
    const eventId = await addEvent(ctx(), asha.userId);
    await addGuest(ctx(), eventId, { email: 'dadi-reads@example.in', language: 'hi' });
    await addGuest(ctx(), eventId, { email: 'cousin-reads@example.in' });
    const { data } = await asha.call('sendTestInvitation', { params: { eventId } });
    expect(data.message).toBe('2 tests, in English and हिन्दी, are on their way to asha-both@example.in.');
    const mine = () => inbox.received.filter(({ to }) => to === 'asha-both@example.in');
    await expect.poll(() => mine().length).toBe(2);
    const texts = mine().map(({ mail }) => mail.text ?? '');
    expect(texts.filter((text) => /\p{Script=Devanagari}/u.test(text))).toHaveLength(1);
    for (const { mail } of mine()) expect(mail.subject).toMatch(/^Test: /);
  });

  it('goes to nobody without a confirmed address, and only so often', async () => {
    t.holdNow();
    const asha = await t.signIn();
    const eventId = await addEvent(ctx(), asha.userId);
    const send = async () => (await asha.call('sendTestInvitation', { params: { eventId } })).status;
    for (let time = 0; time < 10; time += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
    await ctx().db.updateTable('users').set({ email: '' }).where('id', '=', asha.userId).execute();
    expect(await send()).toBe(409);
    expect((await review(eventId, {}, asha)).testTo).toBe('');
  });
});
