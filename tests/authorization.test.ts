import { describe, expect, it, onTestFinished } from 'vitest';
import { operations, type OperationName } from '#contract/operations.ts';
import { attempt as tryCall } from '#tests/authorization/attempt.ts';
import { matrix } from '#tests/authorization/matrix.ts';
import type { Row } from '#tests/authorization/row.ts';
import { everybody, hosts, secretsOf, useWorld, type Who } from '#tests/authorization/world.ts';

/*
 * Every call of the API, tried by everybody who may stand before an event: what each
 * gets, and that nobody but the hosts reads a guest's name, contact or key, except the
 * guest their own.
 */
const world = useWorld({ fresh: false });

async function attempt(name: OperationName, row: Row, who: Who): Promise<{ status: number; text: string }> {
  await world.ctx.db.deleteFrom('rate_limits').execute();
  const answer = await tryCall(world, name, row, who);
  if (row.before || (operations[name].method !== 'GET' && answer.status < 400)) world.changed = true;
  return answer;
}

function expectNoSecrets(text: string, who: Who): void {
  // who changes nothing gets no key, which answers for a guest
  if (who === 'viewer')
    expect([world.guest.key, world.otherGuest.key].filter((key) => text.includes(key))).toEqual([]);
  if (hosts.includes(who)) return;
  const own =
    who === 'guest' || who === 'keyHolder' ? 'guest' : who === 'otherGuest' ? 'otherGuest' : undefined;
  for (const whose of ['guest', 'otherGuest'] as const) {
    if (whose !== own)
      expect(text, `${who} reads nothing of the ${whose}`).not.toMatch(secretsOf(world, whose));
  }
}

// in this order: the organiser comes last, because some calls of theirs end what the others ask about
const rows = Object.keys(operations).map((name) => name as OperationName);

// the people stay the same from call to call: who becomes a co-host later reads nothing of it now
describe('in this order', { shuffle: false }, () => {
  describe.each(rows)('%s', (name) => {
    it('answers each as it should, and nobody but the hosts reads of a guest', async () => {
      const row = matrix[name];
      expect(row, `${name} has a row in tests/authorization/matrix.ts`).toBeDefined();
      const got: Partial<Record<Who, number>> = {};
      await world.renewIfChanged();
      for (const who of everybody) {
        // hosts change the event: each finds it as it was
        if (hosts.includes(who)) await world.renewIfChanged();
        const { status, text } = await attempt(name, row, who);
        got[who] = status;
        expectNoSecrets(text, who);
      }
      expect(got).toEqual(row.expected);
    });
  });
});

describe('the table of operations', () => {
  const given = { viewer: hosts, editor: ['editor', 'organiser'], organiser: ['organiser'] } as const;
  const isAllowed = (status: number) => status !== 401 && status !== 403 && status !== 404;
  it.each(rows.filter((name) => operations[name].access in given))('says of %s who may use it', (name) => {
    const { expected } = matrix[name];
    const access = operations[name].access as keyof typeof given;
    const may = everybody.filter(
      (who) => isAllowed(expected[who]) || (name === 'leaveEvent' && who === 'organiser'),
    );
    expect(may).toEqual(given[access]);
  });
});

describe.each(rows.filter((name) => operations[name].path.includes('{eventId}')))('%s', (name) => {
  it('finds no event that is not there', async () => {
    await world.renewIfChanged();
    const { eventId } = world;
    onTestFinished(() => void (world.eventId = eventId));
    world.eventId = 'no-such-event-00000';
    for (const who of everybody) {
      const { status } = await attempt(name, matrix[name], who);
      expect([401, 403, 404], `${who} got ${status}`).toContain(status);
    }
  });
});

it('the organiser does read the guests, so that the search for them above means something', async () => {
  await world.renew();
  const list = await world.callers.organiser.fetch(`/events/${world.eventId}/guests`);
  const text = await list.text();
  expect(text).toMatch(secretsOf(world, 'guest'));
  expect(text).toMatch(secretsOf(world, 'otherGuest'));
});

it('a key of one guest does not answer for another, nor for a guest of another event', async () => {
  await world.renew();
  const { visitor } = world.callers;
  const body = { rsvp: 'yes' as const, key: world.guest.key };
  expect(
    (
      await visitor.call('setRsvp', {
        params: { eventId: world.eventId, guestId: world.otherGuest.id },
        body,
      })
    ).status,
  ).toBe(401);
  const { eventId, guest } = world;
  const elsewhere = await visitor.call('setRsvp', {
    params: { eventId: 'no-such-event-00000', guestId: guest.id },
    body,
  });
  expect([401, 404]).toContain(elsewhere.status);
  expect((await visitor.call('setRsvp', { params: { eventId, guestId: guest.id }, body })).status).toBe(200);
});
