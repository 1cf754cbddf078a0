import { expect, test } from 'vitest';
import { createdEvent } from '#contract/events/events.ts';
import { guestList } from '#contract/guests/guests.ts';
import { messageSettings } from '#tests/phone-messages/message-world.ts';
import { useKillableApp } from '#tests/setup/killable-app.ts';

/*
 * The served app, killed without warning while it hands WhatsApp messages over: nobody gets
 * two, and what the organiser reads is what the phones show.
 */

const app = useKillableApp(({ url }) => messageSettings(url));
const { start, kill, call } = app;

const numbers = async () =>
  ((await (await fetch(`${app.sandbox.url}/phones.json`)).json()) as { number: string }[]).map(
    ({ number }) => number,
  );

test('killed while sending: every guest gets one message at most, and the list says which may be missing', async () => {
  const guests = Array.from({ length: 40 }, (_, index) => ({
    firstName: `Guest ${index}`,
    phone: `98200${String(21_000 + index)}`,
  }));
  const form = {
    eventType: 'wedding',
    eventName: 'Killed messages',
    date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    description: 'Come and celebrate with us.',
    requestId: 'killed-messages',
    guests,
  };
  const { event } = createdEvent.parse(await (await call('POST', '/events/create', form)).json());
  expect((await call('POST', `/events/${event._id}/invitations`, { guests: 'not-invited' })).status).toBe(
    200,
  );
  for (const seen of [1, 12, 25]) {
    await expect
      .poll(async () => (await numbers()).length, { timeout: 30_000, interval: 10 })
      .toBeGreaterThanOrEqual(seen);
    await kill();
    await start();
  }
  const list = async () =>
    guestList.parse(await (await call('GET', `/events/${event._id}/guests`)).json()).counts;
  // callbacks of the last ones come within seconds
  await expect.poll(async () => (await list()).sending, { timeout: 30_000 }).toBe(0);
  await expect.poll(async () => (await list()).sent, { timeout: 30_000 }).toBe((await numbers()).length);
  const reached = await numbers();
  expect(new Set(reached).size).toBe(reached.length);
  expect((await list()).undelivered).toBe(40 - reached.length);

  // what may be missing goes out again on the organiser's word
  await call('POST', `/events/${event._id}/invitations`, { guests: 'undelivered' });
  await expect.poll(async () => (await list()).sent, { timeout: 30_000 }).toBe(40);
  expect(new Set(await numbers()).size).toBe(40);
  expect(await numbers()).toHaveLength(40);
}, 150_000);
