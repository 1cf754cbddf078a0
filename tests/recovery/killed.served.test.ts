import { expect, test } from 'vitest';
import { createdEvent } from '#contract/events/events.ts';
import { guestList } from '#contract/guests/guests.ts';
import { messageSettings } from '#tests/phone-messages/message-world.ts';
import { useKillableApp } from '#tests/setup/killable-app.ts';

/*
 * The served app, killed without warning in the middle of its work: afterwards each guest
 * exists once and has got one e-mail or one message, and what the organiser reads of messages is what the phones show.
 */

const app = useKillableApp(({ url }) => messageSettings(url));
const { start, kill, call } = app;

const wedding = (name: string, guests: number, requestId: string) => ({
  eventType: 'wedding',
  eventName: name,
  date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
  description: 'Come and celebrate with us.',
  requestId,
  guests: Array.from({ length: guests }, (_, index) => ({
    firstName: `Guest ${index}`,
    lastName: 'Rao',
    email: `${requestId}-${index}@example.in`,
  })),
});

async function inbox(prefix: string): Promise<{ to: string }[]> {
  const all = (await (await fetch(`${app.sandbox.url}/inbox.json`)).json()) as { to: string }[];
  return all.filter(({ to }) => to.startsWith(prefix));
}

test('killed while sending: every guest gets the invitation once', async () => {
  const { event } = createdEvent.parse(
    await (await call('POST', '/events/create', wedding('Killed sends', 48, 'send'))).json(),
  );
  expect((await call('POST', `/events/${event._id}/invitations`, { guests: 'not-invited' })).status).toBe(
    200,
  );
  for (const seen of [1, 15, 30]) {
    await expect
      .poll(async () => (await inbox('send-')).length, { interval: 20 })
      .toBeGreaterThanOrEqual(seen);
    await kill();
    await start();
  }
  await expect.poll(async () => (await inbox('send-')).length).toBe(48);
  const recipients = (await inbox('send-')).map(({ to }) => to);
  expect(new Set(recipients).size).toBe(48);
  await expect
    .poll(
      async () =>
        guestList.parse(await (await call('GET', `/events/${event._id}/guests?delivery=sent`)).json()).total,
    )
    .toBe(48);
  expect(await inbox('send-')).toHaveLength(48);
});

test('killed while creating: asked again, the event and each guest exist once', async () => {
  for (const [round, wait] of [0, 30, 120, 300].entries()) {
    const request = wedding(`Killed creation ${round}`, 2_000, `create${round}`);
    const lost = call('POST', '/events/create', request).catch(() => null);
    // the moments between sending and answering; a kill after the answer is a case as well
    await new Promise((resolve) => setTimeout(resolve, wait));
    await kill();
    await lost;
    await start();
    const { event } = createdEvent.parse(await (await call('POST', '/events/create', request)).json());
    const guests = guestList.parse(await (await call('GET', `/events/${event._id}/guests`)).json());
    expect(guests.counts.total).toBe(2_000);
    const again = createdEvent.parse(await (await call('POST', '/events/create', request)).json());
    expect(again).toMatchObject({ repeated: true, event: { _id: event._id, guestCount: 2_000 } });
  }
});

const numbers = async () =>
  ((await (await fetch(`${app.sandbox.url}/phones.json`)).json()) as { number: string }[]).map(
    ({ number }) => number,
  );

test('killed while sending by WhatsApp: every guest gets one message at most, and the list says which may be missing', async () => {
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
    await expect.poll(async () => (await numbers()).length, { interval: 20 }).toBeGreaterThanOrEqual(seen);
    await kill();
    await start();
  }
  const list = async () =>
    guestList.parse(await (await call('GET', `/events/${event._id}/guests`)).json()).counts;
  // callbacks of the last ones come within seconds
  await expect.poll(async () => (await list()).sending).toBe(0);
  await expect.poll(async () => (await list()).sent).toBe((await numbers()).length);
  const reached = await numbers();
  expect(new Set(reached).size).toBe(reached.length);
  expect((await list()).undelivered).toBe(40 - reached.length);

  // what may be missing goes out again on the organiser's word
  await call('POST', `/events/${event._id}/invitations`, { guests: 'undelivered' });
  await expect.poll(async () => (await list()).sent).toBe(40);
  expect(new Set(await numbers()).size).toBe(40);
  expect(await numbers()).toHaveLength(40);
});
