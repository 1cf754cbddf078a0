import { newId } from '#backend/platform/ids.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import type { Caller, TestBackend } from '#tests/setup/test-backend.ts';

/** Noon in India, some weeks before the wedding of these tests. */
export const NOON = new Date('2027-03-10T06:30:00Z');

/** A wedding on 20 March 2027 with ways to invite, to answer, and to see what was queued. */
export async function weddingToRemind(t: TestBackend, host: Caller) {
  const { ctx } = t.backend;
  const eventId = await addEvent(ctx, host.userId, { date: '2027-03-20' });
  const params = { eventId };
  return {
    eventId,
    params,
    save: (replyBy: string, daysBefore: number[] = []) =>
      host.call('saveReminders', { params, body: { replyBy, daysBefore } }),
    /** A guest whose invitation arrived, unless `status` says otherwise. */
    async invited(contact: { email?: string; phone?: string }, status: 'sent' | 'bounced' | 'none' = 'sent') {
      const guest = await addGuest(ctx, eventId, contact);
      if (status !== 'none') {
        const address = contact.email ?? contact.phone ?? '';
        await ctx.db
          .insertInto('deliveries')
          .values({
            id: newId(),
            event_id: eventId,
            guest_id: guest.id,
            kind: 'invitation',
            channel: contact.email ? 'email' : 'phone',
            address,
            status: status === 'sent' && !contact.email ? 'sent_by_host' : status,
          })
          .execute();
      }
      return guest;
    },
    reply: (guest: { id: string; key: string }, rsvp: 'yes' | 'no') =>
      t.visitor.call('setRsvp', { params: { eventId, guestId: guest.id }, body: { rsvp, key: guest.key } }),
    deliveries: (kind: 'reminder' | 'message') =>
      ctx.db
        .selectFrom('deliveries')
        .selectAll()
        .where('event_id', '=', eventId)
        .where('kind', '=', kind)
        .orderBy('created_at')
        .orderBy('address')
        .execute(),
  };
}

/** Somebody whose plan has reminders and messages. */
export async function signInToRemind(t: TestBackend): Promise<Caller> {
  const host = await t.signIn({ plan: 'professional', firstName: 'Asha', lastName: 'Rao' });
  await keepSignedIn(t);
  return host;
}

/** A wedding of theirs at `NOON`, before anything was sent. */
export async function newWeddingToRemind(t: TestBackend, host: Caller) {
  t.setNow(NOON);
  await t.backend.ctx.db.deleteFrom('rate_limits').execute();
  return weddingToRemind(t, host);
}

/** Sessions of tests last an hour of the real clock; those of this file stand in another year. */
export const keepSignedIn = (t: TestBackend) =>
  t.backend.ctx.db
    .updateTable('sessions')
    .set({
      expires_at: new Date('2100-01-01T00:00:00Z'),
      last_seen_at: new Date('2099-12-31T23:00:00Z'),
      created_at: NOON,
    })
    .execute();
