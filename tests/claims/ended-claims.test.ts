import { beforeAll, expect, test } from 'vitest';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { addMailedInvitation } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Where guests give together, a gift that a guest brought and brings no more is open like all others, whatever ended it. */

const t = useTestBackend();
let host: Caller;
beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha' });
});

async function world() {
  const w = await claimsWorld(t, host);
  return {
    ...w,
    giveTogether: async (giveTogether = true) => {
      const { data } = await host.call('getEditableEvent', { params: { eventId: w.eventId } });
      const { brideGroomDetails: _couple, ...event } = data.event;
      const body = { ...event, giveTogether };
      expect((await host.call('updateEvent', { params: { eventId: w.eventId }, body })).status).toBe(200);
    },
  };
}

const OPEN = { isCollaborative: true, openToAll: true };
const SHUT = { isCollaborative: false, openToAll: false };

test('a guest who is taken off the list leaves their gift to the others', async () => {
  const w = await world();
  const leela = await w.guest();
  await w.claim(leela);
  await w.giveTogether();
  expect(await w.listed(host)).toMatchObject({ ...SHUT, isTaken: true });
  await host.call('removeGuest', { params: { eventId: w.eventId, guestId: leela.id } });
  const free = await w.listed(host);
  expect(free).toMatchObject(OPEN);
  expect(free.isTaken).toBeUndefined();
});

test.each(['signed in', 'by the key of their link'])(
  'somebody whose account is erased leaves what they brought %s to the others',
  async (how) => {
    const w = await world();
    const { caller, guest } = await w.member();
    await addMailedInvitation(t.backend.ctx, w.eventId, { id: guest.id, email: caller.email.toLowerCase() });
    await w.claim(how === 'signed in' ? caller : guest);
    await w.giveTogether();
    expect(await w.listed(host)).toMatchObject({ ...SHUT, isTaken: true });
    const deleted = await caller.call('deleteAccount', { body: { confirmation: caller.email } });
    expect(deleted.status).toBe(200);
    const free = await w.listed(host);
    expect(free).toMatchObject(OPEN);
    expect(free.isTaken).toBeUndefined();
  },
);

test('a gift whose purchase a host takes back is open as well, and one they keep for those who ask stays so', async () => {
  const w = await world();
  await w.claim(await w.guest());
  await w.giveTogether();
  await host.call('markGiftPurchased', { params: w.place, body: {} });
  await host.call('undoGiftPurchase', { params: w.place, body: {} });
  expect(await w.listed(host)).toMatchObject(OPEN);

  await host.call('updateCollaboration', { params: w.place, body: { openToAll: false } });
  await host.call('markGiftPurchased', { params: w.place, body: {} });
  await host.call('undoGiftPurchase', { params: w.place, body: {} });
  expect(await w.listed(host)).toMatchObject({ isCollaborative: true, openToAll: false });
});

test('without giving together for all gifts, what is brought no more stays shut and can be claimed again', async () => {
  const w = await world();
  const leela = await w.guest();
  const ravi = await w.guest();
  const { caller } = await w.member();
  await w.claim(leela);
  await host.call('removeGuest', { params: { eventId: w.eventId, guestId: leela.id } });
  expect(await w.listed(host)).toMatchObject(SHUT);
  expect((await w.claim(caller)).status).toBe(200);
  await caller.call('deleteAccount', { body: { confirmation: caller.email } });
  expect(await w.listed(host)).toMatchObject(SHUT);
  expect((await w.claim(ravi)).status).toBe(200);
});

test('a claim becomes no surprise while all gifts are given together: the gift that stays shut would tell', async () => {
  const w = await world();
  const leela = await w.guest();
  await w.claim(leela);
  await w.giveTogether();
  const changed = await w.claim(leela, { surprise: true, blessing: 'Be happy' });
  expect(changed.error?.code).toBe('no_surprise');
  expect((await w.listed(t.visitor, leela)).yourClaim).toEqual({ surprise: false, blessing: '' });
  expect((await w.claim(leela, { blessing: 'Be happy' })).status).toBe(200);
});
