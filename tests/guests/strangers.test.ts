import { beforeAll, expect, test } from 'vitest';
import { operations, type Operation } from '#contract/operations.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/*
 * Whatever anybody but the organiser asks about an event, the answer tells nothing of its
 * guests: neither a name, nor a contact, nor a key, nor whether a guest exists.
 */
const t = useTestBackend();
let eventId: string;
let guest: AddedGuest;
let callers: [string, Caller][];

const secrets = /zubinah|qureshi|zq@secret|98765\s?43210|9876543210/i;

beforeAll(async () => {
  const host = await t.signIn();
  const { ctx } = t.backend;
  eventId = await addEvent(ctx, host.userId);
  guest = await addGuest(ctx, eventId, {
    first_name: 'Zubinah',
    last_name: 'Qureshi',
    email: 'zq@secret.example',
    phone: '+919876543210',
  });
  await t.visitor.call('setRsvp', {
    params: { eventId, guestId: guest.id },
    body: { rsvp: 'yes', note: 'Zubinah comes', key: guest.key },
  });
  const otherGuest = await t.signIn();
  await addGuest(ctx, eventId, { user_id: otherGuest.userId });
  const otherHost = await t.signIn();
  await addEvent(ctx, otherHost.userId);
  callers = [
    ['visitor', t.visitor],
    ['other guest', otherGuest],
    ['other host', otherHost],
    ['stranger', await t.signIn()],
  ];
});

const bodies: Record<string, object> = {
  setRsvp: { rsvp: 'yes', key: 'not-the-key-of-anybody' },
  resetRsvp: { key: 'not-the-key-of-anybody' },
  addGuest: { firstName: 'Added', email: 'zq@secret.example' },
  updateGuest: { firstName: 'Changed', email: 'zq@secret.example' },
  addInvitees: { newGuests: [{ email: 'zq@secret.example', phone: '9876543210' }] },
  sendInvitations: { guests: 'not-invited' },
};
const ofEvents = Object.entries<Operation>(operations).filter(([, operation]) =>
  operation.path.includes('{eventId}'),
);

test.each(ofEvents.filter(([, operation]) => operation.access !== 'anyone').map(([name]) => name))(
  '%s is refused or answered in words that hold nothing of a guest',
  async (name) => {
    const operation: Operation = operations[name as keyof typeof operations];
    for (const [who, caller] of callers) {
      const answers = [];
      for (const guestId of [guest.id, 'no-such-guest-000000']) {
        const path = operation.path
          .replace('{eventId}', eventId)
          .replace('{guestId}', guestId)
          .replace(/\{\w+\}/g, 'something-00000000');
        const response = await caller.fetch(path, {
          method: operation.method,
          ...(operation.body
            ? { body: JSON.stringify(bodies[name] ?? {}), headers: { 'Content-Type': 'application/json' } }
            : {}),
        });
        const text = await response.text();
        // signed-in people are answered about themselves
        if (operation.access !== 'signed-in')
          expect(response.status, `${who}: ${text}`).toBeGreaterThanOrEqual(400);
        expect(text, who).not.toMatch(secrets);
        expect(text, who).not.toContain(guest.key);
        answers.push([response.status, JSON.parse(text).message]);
      }
      // a guest that exists and one that does not cannot be told apart
      expect(answers[0], who).toEqual(answers[1]);
    }
  },
);

test.each(ofEvents.filter(([, operation]) => operation.access === 'anyone').map(([name]) => name))(
  '%s answers without the guests',
  async (name) => {
    const operation: Operation = operations[name as keyof typeof operations];
    for (const [who, caller] of callers) {
      const path = `${operation.path.replace('{eventId}', eventId)}?guest=${guest.id}&key=not-the-key-of-anybody`;
      const text = await (await caller.fetch(path)).text();
      expect(text, who).not.toMatch(secrets);
      expect(text, who).not.toContain(guest.key);
      expect(text, who).not.toContain(guest.id);
    }
  },
);

test('the reply is as it was', async () => {
  const reply = await t.backend.ctx.db
    .selectFrom('replies')
    .selectAll()
    .where('guest_id', '=', guest.id)
    .executeTakeFirstOrThrow();
  expect(reply).toMatchObject({ rsvp: 'yes', version: 1 });
  expect(
    await t.backend.ctx.db
      .selectFrom('guests')
      .select('first_name')
      .where('id', '=', guest.id)
      .executeTakeFirst(),
  ).toEqual({ first_name: 'Zubinah' });
});
