import { expect, test } from 'vitest';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

test('of many guests who say at once that they bring a gift, one does', async () => {
  const host = await t.signIn();
  const w = await claimsWorld(t, host);
  const guests = await Promise.all(Array.from({ length: 8 }, () => w.guest()));
  const answers = await Promise.all(guests.map((guest) => w.claim(guest)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  const own = await Promise.all(guests.map((guest) => w.listed(t.visitor, guest)));
  expect(own.filter(({ yourClaim }) => yourClaim)).toHaveLength(1);
});

test('a gift that a guest brings while the host lets all gifts be given together is one or the other', async () => {
  const host = await t.signIn();
  for (let round = 0; round < 6; round += 1) {
    const w = await claimsWorld(t, host);
    const guest = await w.guest();
    const { data } = await host.call('getEditableEvent', { params: { eventId: w.eventId } });
    const { brideGroomDetails: _couple, ...event } = data.event;
    const changed = host.call('updateEvent', {
      params: { eventId: w.eventId },
      body: { ...event, giveTogether: true },
    });
    const [claimed, { status }] = await Promise.all([w.claim(guest), changed]);
    expect(status).toBe(200);
    const seen = await w.listed(t.visitor, guest);
    expect(seen.isCollaborative).toBe(claimed.status === 409);
    expect(seen.yourClaim !== undefined).toBe(claimed.status === 200);
    // and taken back while the host changes the event again
    const [released, again] = await Promise.all([
      w.release(guest),
      host.call('updateEvent', {
        params: { eventId: w.eventId },
        body: { ...event, version: event.version + 1, giveTogether: true },
      }),
    ]);
    expect([released.status, again.status]).toEqual([200, 200]);
    expect((await w.listed(t.visitor, guest)).isCollaborative).toBe(true);
  }
});

test('a gift that a guest brings and a host lets be given together at once is one or the other', async () => {
  const host = await t.signIn();
  for (let round = 0; round < 6; round += 1) {
    const w = await claimsWorld(t, host);
    const guest = await w.guest();
    const [claimed, enabled] = await Promise.all([
      w.claim(guest),
      host.call('enableCollaboration', { params: w.place }),
    ]);
    expect(enabled.status).toBe(200);
    expect([200, 409]).toContain(claimed.status);
    expect((await w.listed(t.visitor, guest)).yourClaim).toBeUndefined();
  }
});
