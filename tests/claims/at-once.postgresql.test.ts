import { expect, test } from 'vitest';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

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

test('a guest who says that they bring a gift while a host takes them off the list leaves it to the others', async () => {
  const host = await t.signIn();
  for (let round = 0; round < 8; round += 1) {
    const w = await claimsWorld(t, host);
    const [leela, ravi] = [await w.guest(), await w.guest()];
    const removal = { params: { eventId: w.eventId, guestId: leela.id } };
    // half of the rounds change what was said before
    if (round % 2 === 0) await w.claim(leela);
    const [claimed, removed] = await Promise.all([w.claim(leela), host.call('removeGuest', removal)]);
    expect(removed.status).toBe(200);
    expect([200, 401, 403]).toContain(claimed.status);
    expect((await w.listed(t.visitor, ravi)).isTaken).toBeUndefined();
    expect((await w.claim(ravi)).status).toBe(200);
  }
});

test('accounts that are erased while others claim, and a host adds guests, leave nothing taken', async () => {
  const host = await t.signIn();
  for (let round = 0; round < 5; round += 1) {
    const w = await claimsWorld(t, host);
    const { caller } = await w.member();
    const ravi = await w.guest();
    await w.claim(caller);
    const [deleted, claimed, released, added] = await Promise.all([
      caller.call('deleteAccount', { body: { confirmation: caller.email } }),
      w.claim(ravi),
      w.release(ravi),
      host.call('addInvitees', {
        params: { eventId: w.eventId },
        body: { newGuests: [{ firstName: 'Vik', lastName: '', email: caller.email, phone: '' }] },
      }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 409]).toContain(claimed.status);
    expect([released.status, added.status].every((status) => status < 500)).toBe(true);
    await w.release(ravi);
    expect((await w.claim(ravi)).status).toBe(200);
  }
});

test('a gift that is taken off the wishlist waits for whoever holds its event, and holds nothing until then', async () => {
  const host = await t.signIn();
  const w = await claimsWorld(t, host);
  await w.claim(await w.guest());
  const { db } = t.backend.ctx;
  const removed = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('events').select('id').where('id', '=', w.eventId).forUpdate().execute();
    const removal = host.call('deleteGift', { params: w.place });
    await expect.poll(() => countWaiting(db)).toBe(1);
    // as whoever brings it does, after the event; one of two that wait for each other would be ended
    await tx.selectFrom('gifts').select('id').where('id', '=', w.place.giftId).forUpdate().noWait().execute();
    return { removal };
  });
  expect((await removed.removal).status).toBe(200);
});
