import { beforeAll, describe, expect, test } from 'vitest';
import { firstFields } from '#app/designs/design-form.ts';
import { startingSelection } from '#contract/designs/designs.ts';
import { composeMail } from '#backend/guests/invitations/mail/compose.ts';
import { claimDeliveries } from '#backend/guests/invitations/claim-repository.ts';
import { rsvpOutcome } from '#contract/guests/replies.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
  eventId = await addEvent(t.backend.ctx, host.userId);
});

const ctx = () => t.backend.ctx;
const choose = (language: string) =>
  host.call('setGuestLanguage', { params: { eventId }, body: { language: language as 'hi' } });

/** The mail as it would leave now. */
async function mailTo(guestId: string) {
  await host.call('sendInvitations', { params: { eventId }, body: { guests: [guestId], channel: 'email' } });
  const delivery = await ctx()
    .db.selectFrom('deliveries')
    .select('id')
    .where('guest_id', '=', guestId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const found = (await claimDeliveries(ctx().db, [delivery.id], new Date())).get(delivery.id);
  if (!found) throw new Error('the delivery is not there to be made');
  return composeMail(ctx().env, found);
}

describe('the language of a guest', () => {
  test('is English until somebody chooses', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'first@example.in' });
    expect((await host.call('listGuests', { params: { eventId }, query: {} })).data.guestLanguage).toBeNull();
    expect((await mailTo(guest.id)).subject).toBe('Asha Rao invites you to Meera weds Rohan');
  });

  test('is Hindi from the start for an event named in Devanagari', async () => {
    const begun = async (eventName: string) => {
      const body = { eventType: 'wedding', eventName, date: '2031-02-14', description: 'd' } as const;
      const { event } = (await host.call('createEvent', { body })).data;
      return (await host.call('listGuests', { params: { eventId: event._id }, query: {} })).data
        .guestLanguage;
    };
    expect(await begun('नेहा और रवि की शादी')).toBe('hi');
    expect(await begun('Neha weds रवि')).toBeNull();
    expect(firstFields('mandap', null, 'नेहा और रवि की शादी')).toMatchObject({ language: 'hi' });
    expect(firstFields('mandap', null, 'Neha weds Ravi')).toMatchObject({ language: 'en' });
    const saved = startingSelection('mandap');
    expect(firstFields('jaali', saved, 'नेहा और रवि की शादी')).toMatchObject({ language: 'en' });
  });

  test('is the event’s for those who have none of their own', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'second@example.in' });
    const english = await addGuest(ctx(), eventId, { email: 'third@example.in' });
    await ctx().db.updateTable('guests').set({ language: 'en' }).where('id', '=', english.id).execute();
    expect((await choose('hi')).data.message).toBe(
      'Saved. From now on we write to your guests in this language.',
    );
    expect((await host.call('listGuests', { params: { eventId }, query: {} })).data.guestLanguage).toBe('hi');
    const mail = await mailTo(guest.id);
    expect(mail.subject).toBe('Asha Rao की ओर से न्योता: Meera weds Rohan');
    expect(mail.html).toContain('<html lang="hi-IN">');
    for (const part of [mail.html, mail.text]) expect(part).toContain('जी हाँ, आना पक्का है!');
    expect(mail.unsubscribeUrl).toMatch(/\?lang=hi$/);
    expect((await mailTo(english.id)).subject).toBe('Asha Rao invites you to Meera weds Rohan');
    const page = await t.visitor.call('getEvent', {
      params: { eventId },
      query: { guest: guest.id, key: guest.key },
    });
    expect(page.data.viewer.guest?.language).toBe('hi');
    await choose('any');
    expect((await mailTo(guest.id)).subject).toBe('Asha Rao invites you to Meera weds Rohan');
  });

  test('is chosen for a guest, and taken back; what is left out stays', async () => {
    const guest = await addGuest(ctx(), eventId, {
      first_name: 'Priya',
      email: 'fourth@example.in',
      phone: '+919820012399',
    });
    const save = (language?: 'en' | 'hi' | 'any') =>
      host.call('updateGuest', {
        params: { eventId, guestId: guest.id },
        body: {
          firstName: 'Priya',
          email: 'fourth@example.in',
          phone: '9820012399',
          ...(language ? { language } : {}),
        },
      });
    expect((await save('hi')).data.guest.language).toBe('hi');
    expect((await save()).data.guest.language).toBe('hi');
    const links = await host.call('getPersonalLink', { params: { eventId, guestId: guest.id } });
    expect(new URL(links.data.whatsapp ?? '').searchParams.get('text')).toContain('नमस्ते Priya जी!');
    expect((await save('any')).data.guest.language).toBeNull();
  });

  test('is kept from the answer, and answers come in it', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'fifth@example.in' });
    const params = { eventId, guestId: guest.id };
    const answer = await t.visitor.fetch(`/events/${eventId}/guests/${guest.id}/rsvp`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'hi-IN,en;q=0.5' },
      body: JSON.stringify({ rsvp: 'yes', key: guest.key, language: 'hi' }),
    });
    expect(rsvpOutcome.parse(await answer.json()).message).toBe('धन्यवाद! आपका नाम मेहमानों में जुड़ गया है।');
    expect((await mailTo(guest.id)).subject).toContain('न्योता');
    // the same answer once more, read in English this time
    await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: guest.key, language: 'en' } });
    expect((await mailTo(guest.id)).subject).toContain('invites you');
    await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: guest.key, language: 'hi' } });
    // the organiser's own note of an answer says nothing of the guest's language
    await host.call('setRsvp', { params, body: { rsvp: 'no', language: 'en' } });
    expect((await mailTo(guest.id)).subject).toContain('न्योता');
  });

  test('a language that is not spoken is refused', async () => {
    expect((await choose('fr')).status).toBe(400);
    const guest = await addGuest(ctx(), eventId, { email: 'sixth@example.in' });
    expect(
      (
        await host.call('updateGuest', {
          params: { eventId, guestId: guest.id },
          body: { firstName: 'A', language: 'fr' as 'hi' },
        })
      ).status,
    ).toBe(400);
  });
});
