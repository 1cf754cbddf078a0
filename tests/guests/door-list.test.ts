import { beforeAll, expect, test } from 'vitest';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

test('the list for the door holds every guest by name, whatever the page of the list, with replies and heads', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const zoya = await addGuest(t.backend.ctx, eventId, {
    first_name: 'Zoya',
    last_name: 'Khan',
    phone: '+919820012345',
  });
  for (let number = 30; number > 0; number -= 1)
    await addGuest(t.backend.ctx, eventId, { first_name: 'guest', last_name: String(number) });
  await addGuest(t.backend.ctx, eventId, { first_name: 'Ámol', last_name: 'Rao' });
  await addGuest(t.backend.ctx, eventId, { first_name: '', last_name: '', email: 'bina@example.in' });
  const answer = {
    rsvp: 'yes' as const,
    adults: 1,
    note: 'By the night train',
    source: 'email' as const,
    key: zoya.key,
  };
  await t.visitor.call('setRsvp', { params: { eventId, guestId: zoya.id }, body: answer });
  const { data } = await host.call('getDoorList', { params: { eventId }, query: {} });
  expect(data?.guests.map(({ name }) => name)).toEqual([
    'Ámol Rao',
    'bina@example.in',
    ...Array.from({ length: 30 }, (_, index) => `guest ${index + 1}`),
    'Zoya Khan',
  ]);
  expect(data?.guests.at(-1)).toMatchObject({
    rsvp: 'yes',
    adults: 1,
    children: 0,
    note: 'By the night train',
    phone: '+919820012345',
  });
  expect(data?.counts).toEqual({
    total: 33,
    confirmed: 1,
    adults: 1,
    children: 0,
    heads: 1,
    expected: 33,
    uncountedFamilies: 0,
  });
});
