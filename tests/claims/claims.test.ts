import { beforeAll, describe, expect, test } from 'vitest';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha' });
});
const world = () => claimsWorld(t, host);

describe('a guest who brings a gift', () => {
  test('says so by their personal link, changes what they said, and takes it back', async () => {
    const w = await world();
    const leela = await w.guest({ first_name: 'Leela', last_name: 'Das' });
    expect((await w.listed(t.visitor, leela)).isTaken).toBeUndefined();
    expect((await w.claim(leela, { blessing: 'Be happy!' })).data).toEqual({
      success: true,
      message: claimWords.en.claimed,
    });
    expect(await w.listed(t.visitor, leela)).toMatchObject({
      isTaken: true,
      yourClaim: { surprise: false, blessing: 'Be happy!' },
    });
    // on the event page, too, it is theirs, and to another guest only taken
    const onPage = async ({ id: guest, key }: { id: string; key: string }) =>
      (await t.visitor.call('getEvent', { params: { eventId: w.eventId }, query: { guest, key } })).data.event
        .gifts[0];
    expect(await onPage(leela)).toMatchObject({ isTaken: true, isYours: true });
    const another = await onPage(await w.guest());
    expect(another?.isTaken).toBe(true);
    expect(another?.isYours).toBeUndefined();
    await w.claim(leela, { blessing: 'Be very happy!', surprise: true });
    expect((await w.listed(t.visitor, leela)).yourClaim).toEqual({
      surprise: true,
      blessing: 'Be very happy!',
    });
    expect((await w.release(leela)).data.message).toBe(claimWords.en.released);
    const free = await w.listed(t.visitor, leela);
    expect(free.isTaken).toBeUndefined();
    expect(free.yourClaim).toBeUndefined();
    expect((await w.release(leela)).data).toEqual({ success: true, message: claimWords.en.notYours });
  });

  test('does so signed in, and the hosts read who', async () => {
    const w = await world();
    const { caller } = await w.member();
    expect((await w.claim(caller, { blessing: 'With love' })).status).toBe(200);
    expect((await w.listed(caller)).yourClaim).toEqual({ surprise: false, blessing: 'With love' });
    expect(await w.listed(host)).toMatchObject({
      isTaken: true,
      broughtBy: { firstName: 'Priya', lastName: 'Nair', blessing: 'With love' },
    });
  });

  test('is the first of two: the second is told kindly, and changes nothing', async () => {
    const w = await world();
    const [first, second] = [await w.guest(), await w.guest({ language: 'hi' })];
    await w.claim(first);
    const refused = await w.claim(second);
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: 'taken', error: claimWords.en.takenAlready },
    ]);
    const released = await w.release(second);
    expect([released.status, released.data.message]).toEqual([200, claimWords.en.notYours]);
    const seen = await w.listed(t.visitor, second);
    expect(seen.isTaken).toBe(true);
    expect(seen.yourClaim).toBeUndefined();
    expect(seen.broughtBy).toBeUndefined();
  });

  test('is a guest: nobody else may, and no host', async () => {
    const w = await world();
    const leela = await w.guest();
    const other = await t.signIn();
    expect((await w.claim(other)).status).toBe(403);
    expect((await w.claim(host)).status).toBe(403);
    expect((await w.claim(t.visitor)).status).toBe(401);
    expect((await w.claim({ ...leela, key: 'wrong' })).status).toBe(401);
    const asHost = await host.call('claimGift', {
      params: w.place,
      body: { guest: leela.id, key: leela.key },
    });
    expect(asHost.status).toBe(403);
    expect((await w.claim(leela, {}, 'no-such-gift-00000')).status).toBe(404);
    expect((await w.claim(leela, { blessing: 'x'.repeat(501) })).status).toBe(400);
  });

  test('does not where it is bought, given together, or too late', async () => {
    const w = await world();
    const leela = await w.guest();
    const refusedFor = async () => (await w.claim(leela)).error.code;
    const change = (set: object) =>
      t.backend.ctx.db.updateTable('gifts').set(set).where('id', '=', w.giftId).execute();
    await change({ purchased_at: new Date() });
    expect(await refusedFor()).toBe('purchased');
    await change({ purchased_at: null });
    await host.call('enableCollaboration', { params: w.place });
    expect(await refusedFor()).toBe('given_together');
    await t.backend.ctx.db.deleteFrom('collaborations').where('gift_id', '=', w.giftId).execute();
    await w.pass();
    expect(await refusedFor()).toBe('event_over');
    await host.call('cancelEvent', { params: { eventId: w.eventId } });
    await t.backend.ctx.db
      .updateTable('events')
      .set({ status: 'cancelled' })
      .where('id', '=', w.eventId)
      .execute();
    expect(await refusedFor()).toBe('event_cancelled');
  });

  test('keeps it for another key and another account, and loses it with their place on the list', async () => {
    const w = await world();
    const email = `leela-${Date.now()}@example.in`;
    const leela = await w.guest({ email });
    await w.claim(leela);
    await host.call('resetPersonalLink', { params: { eventId: w.eventId, guestId: leela.id } });
    const { link_key: key } = await t.backend.ctx.db
      .selectFrom('guests')
      .select('link_key')
      .where('id', '=', leela.id)
      .executeTakeFirstOrThrow();
    expect((await w.claim(leela)).status).toBe(401);
    expect((await w.claim({ ...leela, key }, { blessing: 'Still mine' })).status).toBe(200);

    const account = await t.signIn({ email });
    await t.backend.ctx.db.transaction().execute((tx) =>
      linkInvitationsToUser(t.backend.ctx)(tx, {
        userId: account.userId,
        email,
        isWayIn: true,
      }),
    );
    expect((await w.listed(account)).yourClaim?.blessing).toBe('Still mine');
    await host.call('removeGuest', { params: { eventId: w.eventId, guestId: leela.id } });
    expect((await w.listed(host)).isTaken).toBeUndefined();
  });
});

describe('when a host changes a gift that a guest brings', () => {
  test('again and again, the guest hears of it three times a day', async () => {
    const w = await world();
    await w.claim(await w.guest());
    for (let price = 1; price <= 5; price += 1) {
      const form = new FormData();
      form.set('name', `A kettle, now ${price}`);
      form.set('price', '1500');
      expect((await host.call('updateGift', { params: w.place, form })).status).toBe(200);
    }
    expect(await w.mails()).toHaveLength(3);
  });

  test('the guest is told that it is off the list, is given together, or changed', async () => {
    const w = await world();
    const leela = await w.guest({ language: 'hi' });
    const form = new FormData();
    form.set('name', 'A copper kettle');
    form.set('price', '1500');
    await w.claim(leela);
    await host.call('updateGift', { params: w.place, form });
    expect(await w.mails()).toMatchObject([
      // it is about no money
      { subject: expect.stringContaining('बदलाव'), why: expect.stringContaining('उपहार लाने की बात') },
    ]);
    await host.call('updateGift', { params: w.place, form });
    expect(await w.mails()).toHaveLength(1);
    await host.call('enableCollaboration', { params: w.place });
    expect((await w.listed(t.visitor, leela)).yourClaim).toBeUndefined();
    expect(await w.mails()).toHaveLength(2);

    // of the event's language where theirs is not stated, with an account as well
    const hindi = await world();
    await t.backend.ctx.db
      .updateTable('events')
      .set({ guest_language: 'hi', other_name: 'मीरा की शादी' })
      .where('id', '=', hindi.eventId)
      .execute();
    const friend = await hindi.member();
    await hindi.claim(friend.caller);
    await host.call('deleteGift', { params: hindi.place });
    expect(await hindi.mails()).toMatchObject([
      { subject: expect.stringContaining('सूची में नहीं'), texts: expect.stringContaining('मीरा की शादी') },
    ]);

    const other = await world();
    const { caller } = await other.member();
    await other.claim(caller, { surprise: true });
    await host.call('deleteGift', { params: other.place });
    expect(await other.mails()).toMatchObject([
      { subject: 'A kettle is off the wishlist', to: caller.userId },
    ]);
  });

  const giveTogether = async (eventId: string) => {
    const { data } = await host.call('getEditableEvent', { params: { eventId } });
    const { brideGroomDetails: _couple, ...event } = data.event;
    await host.call('updateEvent', { params: { eventId }, body: { ...event, giveTogether: true } });
  };
  const OPEN = { isCollaborative: true, openToAll: true };
  const SHUT = { isCollaborative: false, openToAll: false };

  test('giving together for all gifts leaves what a guest brings with them, and opens it once they do not', async () => {
    const w = await world();
    const leela = await w.guest();
    await w.claim(leela);
    await giveTogether(w.eventId);
    expect(await w.mails()).toHaveLength(0);
    expect(await w.listed(host)).toMatchObject({ ...SHUT, isTaken: true });
    expect(await w.listed(t.visitor, leela)).toMatchObject({ ...SHUT, yourClaim: { surprise: false } });
    // a change of another thing leaves it so
    await giveTogether(w.eventId);
    expect(await w.listed(host)).toMatchObject(SHUT);
    await w.release(await w.guest());
    expect(await w.listed(host)).toMatchObject(SHUT);
    await w.release(leela);
    expect(await w.listed(host)).toMatchObject(OPEN);
    expect((await w.claim(leela)).error.code).toBe('given_together');
  });

  test('without giving together for all gifts, one that is brought no more stays shut', async () => {
    const w = await world();
    const leela = await w.guest();
    await w.claim(leela);
    await w.release(leela);
    expect(await w.listed(host)).toMatchObject(SHUT);
  });

  test('a surprise ends with giving together for all gifts, since its gift must look like the others; the guest is told', async () => {
    const w = await world();
    const leela = await w.guest();
    await w.claim(leela, { surprise: true });
    await giveTogether(w.eventId);
    expect(await w.mails()).toHaveLength(1);
    expect(await w.listed(host)).toMatchObject(OPEN);
    expect((await w.listed(t.visitor, leela)).yourClaim).toBeUndefined();
  });

  test('another guest cannot let it be given together', async () => {
    const w = await world();
    const [{ caller: first }, { caller: second }] = [await w.member(), await w.member()];
    await w.claim(first);
    expect((await second.call('enableCollaboration', { params: w.place })).error.code).toBe('taken');
    expect((await w.listed(first)).yourClaim).toBeDefined();
  });
});
