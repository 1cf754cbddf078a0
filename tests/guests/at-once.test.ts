import { beforeAll, expect, test } from 'vitest';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

test('every kind of change to one list at the same time: all wait their turn, none blocks another for good', async () => {
  const { ctx } = t.backend;
  const eventId = await addEvent(ctx, host.userId);
  const guests = await Promise.all(
    Array.from({ length: 24 }, (_, count) => addGuest(ctx, eventId, { email: `g${count}@example.in` })),
  );
  const removed = guests.slice(0, 8);
  const answers = await Promise.all(
    guests.flatMap((guest, count) => {
      const params = { eventId, guestId: guest.id };
      return [
        t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: guest.key } }),
        host.call('sendInvitations', { params: { eventId }, body: { guests: [guest.id] } }),
        host.call('updateGuest', {
          params,
          body: { firstName: `G${count}`, email: `new${count}@example.in` },
        }),
        count % 8 === 0
          ? host.call('addInvitees', {
              params: { eventId },
              body: { newGuests: [{ email: `added${count}@example.in` }] },
            })
          : Promise.resolve(null),
        count % 8 === 1
          ? ctx.db.transaction().execute((tx) => queueEventMail(ctx, tx, { eventId, kind: 'update' }))
          : Promise.resolve(null),
        removed.includes(guest) ? host.call('removeGuest', { params }) : Promise.resolve(null),
      ];
    }),
  );
  const statuses = answers.map((answer) => (answer && typeof answer === 'object' ? answer.status : 200));
  // a guest removed meanwhile answers 401 to the key and 404 to the organiser
  expect(statuses.filter((status) => ![200, 401, 403, 404].includes(status))).toEqual([]);
  const { data } = await host.call('listGuests', { params: { eventId }, query: {} });
  expect(data.counts).toMatchObject({ total: 24 - 8 + 3, confirmed: 16 });
  const event = await ctx.db
    .selectFrom('events')
    .select('guest_count')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  expect(event.guest_count).toBe(19);
});
