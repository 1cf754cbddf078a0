import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as mergeWords from '#messages/guests/merge/en.ts';
import { newId } from '#backend/platform/ids.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { addGuest, addMailedInvitation, type AddedGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;
let world: Awaited<ReturnType<typeof claimsWorld>>;
let ravi: AddedGuest;
let rao: AddedGuest;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});
beforeEach(async () => {
  world = await claimsWorld(t, host);
  ravi = await addGuest(t.backend.ctx, world.eventId, {
    first_name: 'Ravi',
    last_name: 'Rao',
    email: 'ravi@example.in',
    with_family: true,
  });
  rao = await addGuest(t.backend.ctx, world.eventId, {
    first_name: 'Raavi',
    last_name: 'Rao',
    phone: '+919820012345',
    side: 'bride',
    with_family: true,
  });
});

const at = (guest: AddedGuest) => ({ eventId: world.eventId, guestId: guest.id });
const review = (stays = ravi, goes = rao, who = host) =>
  who.call('getGuestMerge', { params: at(stays), query: { with: goes.id } });
async function merge(stays = ravi, goes = rao, who = host, versions?: [number, number]) {
  const { data } = await review(stays, goes);
  const seen: [number, number] = [data?.stays.reply.version ?? 0, data?.goes.reply.version ?? 0];
  return who.call('mergeGuests', { params: at(stays), body: { with: goes.id, versions: versions ?? seen } });
}
const answer = (guest: AddedGuest, body: object, place = guest) =>
  t.visitor.call('setRsvp', { params: at(place), body: { key: guest.key, ...body } as never });
const opens = (guest: AddedGuest, place = guest) =>
  t.visitor.call('getEvent', {
    params: { eventId: world.eventId },
    query: { guest: place.id, key: guest.key },
  });
const listed = async () => (await host.call('listGuests', { params: { eventId: world.eventId } })).data.items;
const proveAddress = (userId: string, email: string) =>
  db()
    .transaction()
    .execute((tx) => linkInvitationsToUser(t.backend.ctx)(tx, { userId, email, isWayIn: true }));
const countOf = async (
  table: 'deliveries' | 'chat_messages' | 'gift_claims' | 'guest_payers',
  guest: AddedGuest,
) => (await db().selectFrom(table).select('guest_id').where('guest_id', '=', guest.id).execute()).length;

describe('two guests who are one', () => {
  test('are none where each has an account, of which one would be nobody’s guest', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    const accounts = { [ravi.id]: one.userId, [rao.id]: other.userId };
    for (const [id, userId] of Object.entries(accounts))
      await db()
        .updateTable('guests')
        .set({ user_id: userId, email: `${id.toLowerCase()}@example.in` })
        .where('id', '=', id)
        .execute();
    const write = ({ id }: AddedGuest) =>
      addMailedInvitation(t.backend.ctx, world.eventId, { id, email: `${id.toLowerCase()}@example.in` });
    for (const guest of [ravi, rao]) await write(guest);
    expect((await merge()).error).toMatchObject({
      code: 'own_accounts',
      message: mergeWords.ownAccounts('Ravi Rao', 'Raavi Rao'),
    });
    await db().updateTable('guests').set({ user_id: one.userId }).where('id', '=', rao.id).execute();
    expect((await merge()).status).toBe(200);
  });

  test('are joined like any others where nobody wrote to one of them: who has an account is not told', async () => {
    const [one, other] = [await t.signIn(), await t.signIn()];
    const email = 'rao.written@example.in';
    await db().updateTable('guests').set({ user_id: one.userId }).where('id', '=', ravi.id).execute();
    await db().updateTable('guests').set({ user_id: other.userId, email }).where('id', '=', rao.id).execute();
    await addMailedInvitation(t.backend.ctx, world.eventId, { id: rao.id, email });
    expect((await merge()).status).toBe(200);
    const { user_id: kept } = await db()
      .selectFrom('guests')
      .select('user_id')
      .where('id', '=', ravi.id)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(other.userId);
  });

  test('are whoever proves the address that stays, also where the other had an account', async () => {
    const wife = await t.signIn();
    const at = { user_id: wife.userId, email: wife.email.toLowerCase() };
    await db().updateTable('guests').set(at).where('id', '=', rao.id).execute();
    await addMailedInvitation(t.backend.ctx, world.eventId, { id: rao.id, email: at.email });
    expect((await merge()).status).toBe(200);
    const account = () => db().selectFrom('guests').select('user_id').where('id', '=', ravi.id).execute();
    expect(await account()).toEqual([{ user_id: wife.userId }]);
    const husband = await t.signIn();
    await proveAddress(husband.userId, 'ravi@example.in');
    expect(await account()).toEqual([{ user_id: husband.userId }]);
  });

  test('give from their own address, by whichever link', async () => {
    await db().updateTable('guests').set({ email: 'rao@example.in' }).where('id', '=', rao.id).execute();
    expect((await merge()).status).toBe(200);
    await world.claim(rao);
    const payers = await db()
      .selectFrom('guest_payers')
      .select(['guest_id', 'email'])
      .where('guest_id', '=', ravi.id)
      .execute();
    expect(payers).toEqual([{ guest_id: ravi.id, email: 'rao@example.in' }]);
  });

  test('do not tell by an address of one whose account the other’s is', async () => {
    const victim = await t.signIn();
    const [own, typed] = ['own.mailbox@example.in', 'typed.victim@example.in'];
    await db().updateTable('guests').set({ email: own }).where('id', '=', ravi.id).execute();
    await addMailedInvitation(t.backend.ctx, world.eventId, { id: ravi.id, email: own });
    const at = { user_id: victim.userId, email: typed };
    await db().updateTable('guests').set(at).where('id', '=', rao.id).execute();
    expect((await merge()).status).toBe(200);
    expect((await listed()).find(({ _id }) => _id === ravi.id)?.user).toBeUndefined();
  });

  test('are suggested for one of them, too, who may be several, and nobody else’s are', async () => {
    const third = await addGuest(t.backend.ctx, world.eventId, { first_name: 'Ravee', last_name: 'Rao' });
    for (const each of ['Anil', 'Aneel'])
      await addGuest(t.backend.ctx, world.eventId, { first_name: each, last_name: 'Das' });
    const likely = async (guest: AddedGuest, who = host) =>
      who.call('getDuplicateGuests', { params: { eventId: world.eventId }, query: { guest: guest.id } });
    const pairs = async (guest: AddedGuest) =>
      (await likely(guest)).data.pairs.map(({ guests }) => guests.map(({ _id }) => _id));
    expect(await pairs(third)).toEqual([
      [third.id, ravi.id],
      [third.id, rao.id],
    ]);
    expect(await pairs(rao)).toEqual([
      [rao.id, ravi.id],
      [rao.id, third.id],
    ]);
    expect(await pairs(await addGuest(t.backend.ctx, world.eventId, { first_name: 'Meera' }))).toEqual([]);
    expect((await likely(ravi, await t.signIn())).status).toBe(404);
  });

  test('are suggested, shown beside each other, and joined with all that hangs on them', async () => {
    const { data } = await host.call('getDuplicateGuests', { params: { eventId: world.eventId } });
    expect(data.pairs.map(({ likeness, guests }) => [likeness, ...guests.map(({ _id }) => _id)])).toEqual([
      ['name', ravi.id, rao.id],
    ]);
    const { function: sangeet } = (
      await host.call('addFunction', {
        params: { eventId: world.eventId },
        body: { name: 'Sangeet', date: '2099-02-12', time: '', everyone: false },
      })
    ).data;
    await host.call('changeGuests', {
      params: { eventId: world.eventId },
      body: { guests: [rao.id], change: 'invite', function: sangeet._id },
    });
    await answer(ravi, { rsvp: 'no' });
    await answer(rao, { rsvp: 'yes', adults: 2, functions: { [sangeet._id]: 2 }, note: 'By train' });
    expect((await world.claim(rao)).status).toBe(200);
    const row = { event_id: world.eventId, guest_id: rao.id };
    await db()
      .insertInto('deliveries')
      .values({
        ...row,
        id: newId(),
        kind: 'invitation',
        channel: 'sms',
        address: '+919820012345',
        status: 'sent',
      })
      .execute();
    await db()
      .insertInto('chat_messages')
      .values({
        ...row,
        id: newId(),
        from_guest: true,
        phone: '+919820012345',
        body: 'Is there parking?',
        status: 'open',
        written_at: t.backend.ctx.now(),
      })
      .execute();
    const shown = (await review()).data;
    expect(shown.result).toMatchObject({
      firstName: 'Ravi',
      email: 'ravi@example.in',
      phone: '+919820012345',
      side: 'bride',
      reply: { rsvp: 'yes', adults: 2, note: 'By train' },
    });
    expect((await merge()).data.message).toBe(mergeWords.merged('Raavi Rao', 'Ravi Rao'));
    const [guest, ...others] = await listed();
    expect(others).toEqual([]);
    const { version: _, ...reply } = shown.result.reply;
    expect(guest).toMatchObject({ _id: ravi.id, email: 'ravi@example.in', phone: '+919820012345', reply });
    for (const table of ['deliveries', 'chat_messages', 'gift_claims', 'guest_payers'] as const)
      expect([table, await countOf(table, ravi)]).toEqual([table, 1]);
    const { data: one } = await host.call('getGuest', { params: at(ravi) });
    expect(one.functions).toMatchObject([{ _id: sangeet._id, people: 2 }]);
  });

  test('have two links that lead to one guest, until a new link ends both', async () => {
    await merge();
    for (const [guest, place] of [
      [rao, rao],
      [rao, ravi],
      [ravi, ravi],
    ] as const)
      expect((await opens(guest, place)).data.viewer).toMatchObject({
        relation: 'guest',
        guest: { _id: ravi.id },
      });
    expect((await answer(rao, { rsvp: 'yes', adults: 1 }, ravi)).status).toBe(200);
    // from a page that was open before they were joined
    expect((await answer(rao, { rsvp: 'yes', adults: 2 })).status).toBe(200);
    expect(await listed()).toMatchObject([{ _id: ravi.id, reply: { adults: 2 } }]);
    // their key answers for nobody else
    const third = await addGuest(t.backend.ctx, world.eventId, { first_name: 'Third' });
    expect((await answer(rao, { rsvp: 'no' }, third)).status).toBe(401);
    const short = await t.visitor.call('openShortLink', { params: { key: rao.key } });
    expect(short.data.path).toContain(ravi.id);
    expect((await opens({ id: rao.id, key: 'not-the-key-of-anybody' })).data.viewer.relation).toBe('visitor');
    await host.call('resetPersonalLink', { params: at(ravi) });
    for (const guest of [ravi, rao]) expect((await opens(guest, guest)).data.viewer.relation).toBe('visitor');
  });

  test('lead on through a second merge, and not past their removal', async () => {
    const third = await addGuest(t.backend.ctx, world.eventId, { first_name: 'Third' });
    await merge();
    await merge(third, ravi);
    expect((await opens(rao)).data.viewer).toMatchObject({ guest: { _id: third.id } });
    await host.call('removeGuest', { params: at(third) });
    expect((await opens(rao)).data.viewer.relation).toBe('visitor');
  });

  test('are joined by hosts who may change the event alone, of one event, and never one with themselves', async () => {
    const viewer = await t.signIn();
    await addHost(t.backend.ctx, world.eventId, {
      email: viewer.email,
      role: 'viewer',
      userId: viewer.userId,
    });
    expect((await merge(ravi, rao, viewer)).error.code).toBe('host_role');
    expect((await merge(ravi, rao, await t.signIn())).status).toBe(404);
    expect((await merge(ravi, ravi)).status).toBe(404);
    const elsewhere = await claimsWorld(t, host);
    expect((await merge(ravi, await elsewhere.guest())).status).toBe(404);
    expect(await listed()).toHaveLength(2);
  });

  test('are not joined where one answered since they were looked at', async () => {
    await answer(rao, { rsvp: 'yes', adults: 1 });
    const { status, error } = await merge(ravi, rao, host, [0, 0]);
    expect([status, error.code]).toEqual([409, 'answer_changed']);
    expect(await listed()).toHaveLength(2);
  });
});

test('an answer on a page from before they were joined does not pass for one on a page of now', async () => {
  await answer(ravi, { rsvp: 'yes', adults: 2 });
  await answer(rao, { rsvp: 'no' });
  const taken = await t.visitor.call('resetRsvp', { params: at(rao), body: { key: rao.key } });
  const { version } = taken.data.reply;
  expect(version).toBe(2);
  expect((await merge()).status).toBe(200);
  expect((await answer(rao, { rsvp: 'no', version })).error.code).toBe('answered_elsewhere');
  const [reply] = (await listed()).map((guest) => guest.reply);
  expect(reply).toMatchObject({ rsvp: 'yes', adults: 2, version: 3 });
  expect((await answer(rao, { rsvp: 'no', version: 3 })).status).toBe(200);
});

test('nor where neither has an answer any more', async () => {
  await answer(rao, { rsvp: 'yes', adults: 1 });
  await t.visitor.call('resetRsvp', { params: at(rao), body: { key: rao.key } });
  expect((await merge()).status).toBe(200);
  expect((await answer(ravi, { rsvp: 'yes', adults: 2, note: 'Amma uses a wheelchair' })).status).toBe(200);
  const { error } = await answer(rao, { rsvp: 'no', note: 'from an old page', version: 2 });
  expect(error.code).toBe('answered_elsewhere');
  const [reply] = (await listed()).map((guest) => guest.reply);
  expect(reply).toMatchObject({ rsvp: 'yes', adults: 2, note: 'Amma uses a wheelchair' });
});

test('an answer that is under way while they are joined is not lost', async () => {
  const { answered, merged } = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('guests').select('id').where('id', '=', rao.id).forUpdate().execute();
      const answered = answer(rao, { rsvp: 'yes', adults: 2 });
      await expect.poll(() => countWaiting(db()), eventually).toBe(1);
      const merged = host.call('mergeGuests', {
        params: at(ravi),
        body: { with: rao.id, versions: [0, 0] },
      });
      await expect.poll(() => countWaiting(db()), eventually).toBe(2);
      // as an object: promises would be waited for here
      return { answered, merged };
    });
  expect((await answered).status).toBe(200);
  expect((await merged).error.code).toBe('answer_changed');
  expect((await merge()).status).toBe(200);
  expect(await listed()).toMatchObject([{ _id: ravi.id, reply: { rsvp: 'yes', adults: 2 } }]);
});
