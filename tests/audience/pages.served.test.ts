import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewerKinds, type ViewerKind } from '#contract/audience/readers.ts';
import { eventFieldNames } from '#contract/events/event-fields.ts';
import { useFullWorld } from '#tests/audience/full-world.ts';
import { callerOf, people } from '#tests/audience/people.ts';
import { leaksIn } from '#tests/audience/secrets.ts';
import { everyField, readByGuests } from '#tests/events/every-field.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';

/* What is for some alone stands neither in a page nor in what its scripts read, for each kind of viewer. */
const { world } = useFullWorld();
let door: Server;
let app: Served;

beforeAll(async () => {
  await world.renew();
  // the app's backend is that of the world
  door = createServer((incoming, outgoing) => {
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    void world.api.backend
      .fetch(new Request(TEST_ORIGIN + incoming.url, { headers }))
      .then(async (answer) =>
        outgoing
          .writeHead(answer.status, Object.fromEntries(answer.headers))
          .end(Buffer.from(await answer.arrayBuffer())),
      );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  app = await serveApp({ env: { BACKEND_URL: `http://127.0.0.1:${(door.address() as AddressInfo).port}` } });
});
afterAll(async () => {
  await app.stop();
  door.closeAllConnections();
  await new Promise((resolve) => door.close(resolve));
});

async function read(path: string, kind: ViewerKind): Promise<{ status: number; text: string }> {
  const { cookie } =
    kind === 'collaborator' || kind === 'operator' ? world[kind] : world.callers[callerOf[kind]];
  const withKey =
    kind === 'keyHolder' ? `?${new URLSearchParams({ guest: world.guest.id, key: world.guest.key })}` : '';
  const answer = await fetch(app.url + path + withKey, {
    headers: { Accept: 'text/html', ...(cookie && { Cookie: cookie }) },
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}

const pages: [string, () => string][] = [
  ['the event', () => `/event/${world.eventId}`],
  ['a reply link', () => `/event/${world.eventId}/rsvp/${world.guest.id}/yes/email`],
  ['the wishlist', () => `/event/${world.eventId}/wishlist`],
  ['a gift given together', () => `/event/${world.eventId}/gift/${world.gifts.open}`],
  ['a gift that was bought', () => `/event/${world.eventId}/gift/${world.gifts.bought}`],
  ['the guest list', () => `/event/${world.eventId}/invite`],
  ['one guest', () => `/event/${world.eventId}/invite/guests/${world.guest.id}`],
  ['those who help', () => `/event/${world.eventId}/hosts`],
  ['organised events', () => '/organised-events'],
  ['joined events', () => '/attending-events'],
  ['notifications', () => '/notifications'],
  ['the profile', () => '/profile'],
  ['the wallet', () => '/wallet'],
];

it.each(pages)('%s', async (_, path) => {
  const wrong: string[] = [];
  for (const kind of viewerKinds) {
    await world.ctx.db.deleteFrom('rate_limits').execute();
    for (const address of [path(), `${path()}.data`]) {
      const { status, text } = await read(address, kind);
      expect(status, `${kind} at ${address}`).toBeLessThan(500);
      wrong.push(...leaksIn(text, [kind], world).map((each) => `${kind} at ${address}: reads ${each}`));
    }
  }
  expect(wrong).toEqual([]);
});

it('a guest reads the names of those who give on the event page, so that the search for them above means something', async () => {
  const path = `/event/${world.eventId}`;
  for (const address of [path, `${path}.data`]) {
    expect((await read(address, 'guest')).text).toContain(people.shy.firstName);
    expect((await read(address, 'stranger')).text).not.toContain(people.shy.firstName);
  }
  expect((await read(`/event/${world.eventId}/invite`, 'owner')).text).toContain(people.otherGuest.email);
});

describe('every field of an event', () => {
  const owner = () => world.callers[callerOf.owner];
  it.each([
    ['the creation form', () => '/create-event/wedding'],
    ['the edit form', () => `/event/${world.eventId}/edit`],
  ])('has a control in %s', async (_, path) => {
    const { text } = await read(path(), 'owner');
    const missing = eventFieldNames.filter((name) => !new RegExp(` name="${name}[".]`).test(text));
    expect(missing).toEqual([]);
  });

  it('stands on the page of the event, for hosts and guests', async () => {
    const { data } = await owner().call('getEditableEvent', { params: { eventId: world.eventId } });
    const changed = await owner().call('updateEvent', {
      params: { eventId: world.eventId },
      body: { ...everyField, version: data.event.version },
    });
    expect(changed.status).toBe(200);
    const pages = [`/event/${world.eventId}`, `/event/${world.eventId}/rsvp/${world.guest.id}/yes/email`];
    for (const [path, kind] of pages.flatMap(
      (page) =>
        [
          [page, 'owner'],
          [page, 'keyHolder'],
        ] as const,
    )) {
      const { text } = await read(path, kind);
      const untold = eventFieldNames.filter(
        (name) => !readByGuests[name].every((words) => text.includes(words)),
      );
      expect(untold, `${kind} at ${path}`).toEqual([]);
    }
  });
});
