import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_SECONDS, type GuestsChange } from '#contract/guests/guest-changes.ts';
import { MOST_TAGS } from '#contract/guests/guest-tags.ts';
import { forgetOldChanges } from '#backend/guests/many/undo-service.ts';
import { newId } from '#backend/platform/ids.ts';
import * as manyWords from '#messages/guests/many/en.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;
let asha: AddedGuest;
let bela: AddedGuest;
let chand: AddedGuest;
const db = () => t.backend.ctx.db;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

beforeEach(async () => {
  eventId = await addEvent(t.backend.ctx, host.userId);
  const add = (name: string, more = {}) =>
    addGuest(t.backend.ctx, eventId, {
      first_name: name,
      last_name: '',
      email: `${name.toLowerCase()}@example.in`,
      ...more,
    });
  asha = await add('Asha', { side: 'bride' });
  bela = await add('Bela', { side: 'groom' });
  chand = await add('Chand', { side: 'groom', language: 'hi' });
});

type Wish = GuestsChange extends infer Each ? (Each extends unknown ? Omit<Each, 'filter'> : never) : never;
const change = (wish: Wish & { filter?: object }, caller = host) =>
  caller.call('changeGuests', { params: { eventId }, body: wish });
const undo = (changeId: string | null, caller = host) =>
  caller.call('undoGuestChange', { params: { eventId, changeId: changeId ?? '' } });
const guests = async () => (await host.call('listGuests', { params: { eventId } })).data.items;
const tagsOf = async () => (await guests()).map(({ firstName, tags }) => [firstName, tags.join()]);
const someTwo = () => [asha.id, bela.id];

describe('a change of many guests', () => {
  test('adds a tag to those ticked, once, and takes it off again', async () => {
    const added = await change({ guests: someTwo(), change: 'add-tags', tags: ['Pune', 'Office'] });
    expect(added.data).toMatchObject({ changed: 2, message: manyWords.tagsAdded('Pune, Office', 2) });
    expect(await tagsOf()).toEqual([
      ['Asha', 'Pune,Office'],
      ['Bela', 'Pune,Office'],
      ['Chand', ''],
    ]);
    const again = await change({ guests: someTwo(), change: 'add-tags', tags: ['PUNE'] });
    expect(again.data).toMatchObject({ changed: 0, undo: null, message: manyWords.nothingToChange });
    await change({ guests: [asha.id], change: 'remove-tags', tags: ['pune'] });
    expect((await tagsOf())[0]).toEqual(['Asha', 'Office']);
  });

  test('leaves who has no room for a tag as they are, and says so', async () => {
    const full = Array.from({ length: MOST_TAGS }, (_, index) => `t${index}`);
    await db().updateTable('guests').set({ tags: full }).where('id', '=', asha.id).execute();
    const { data } = await change({ guests: someTwo(), change: 'add-tags', tags: ['Pune'] });
    expect(data.changed).toBe(1);
    expect(data.message).toContain(manyWords.tagsFull(1, MOST_TAGS));
    expect((await tagsOf())[0]).toEqual(['Asha', full.join()]);
  });

  test('is for all whom a filter finds, and for nobody else', async () => {
    await change({ guests: 'found', filter: { side: 'groom' }, change: 'set-side', side: 'Both' });
    expect((await guests()).map(({ side }) => side)).toEqual(['bride', 'both', 'both']);
    await change({ guests: 'found', filter: { language: 'hi' }, change: 'set-language', language: 'en' });
    expect((await guests()).map(({ language }) => language)).toEqual([null, null, 'en']);
    await change({ guests: 'found', change: 'set-language', language: 'hi' });
    expect((await guests()).map(({ language }) => language)).toEqual(['hi', 'hi', 'hi']);
  });

  test('invites to a function and leaves out of it; not where everybody is invited', async () => {
    const made = async (name: string, everyone: boolean) =>
      (
        await host.call('addFunction', {
          params: { eventId },
          body: { name, date: '2099-02-12', time: '', everyone },
        })
      ).data.function._id;
    const [sangeet, mehndi] = [await made('Sangeet', false), await made('Mehndi', true)];
    const invited = async () =>
      (
        await host.call('listFunctionGuests', {
          params: { eventId, functionId: sangeet },
          query: { show: 'invited' },
        })
      ).data.items.map(({ name }) => name);
    const first = await change({ guests: [asha.id], change: 'invite', function: sangeet });
    expect(first.data.changed).toBe(1);
    const rest = await change({ guests: 'found', change: 'invite', function: sangeet });
    expect(rest.data.message).toBe(manyWords.invited('Sangeet', 2));
    expect(await invited()).toEqual(['Asha', 'Bela', 'Chand']);
    // one who answered in the meantime stays invited, and whoever was before does
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: bela.id },
      body: { rsvp: 'yes', key: bela.key },
    });
    const { data } = await undo(rest.data.undo);
    expect(data.message).toBe(`${manyWords.undone(1)} ${manyWords.undoLeft(1)}`);
    expect(await invited()).toEqual(['Asha', 'Bela']);
    const out = await change({ guests: 'found', change: 'leave-out', function: sangeet });
    expect(out.data.message).toBe(manyWords.leftOut('Sangeet', 2));
    await undo(out.data.undo);
    expect(await invited()).toEqual(['Asha', 'Bela']);
    expect((await change({ guests: 'found', change: 'invite', function: mehndi })).error.code).toBe(
      'everyone_invited',
    );
    expect((await change({ guests: 'found', change: 'invite', function: newId() })).status).toBe(404);
  });

  test('is refused where it says nothing, or names nobody', async () => {
    const wrong = [
      { guests: [], change: 'add-tags', tags: 'Pune' },
      { guests: someTwo(), change: 'add-tags', tags: ' , ' },
      { guests: someTwo(), change: 'add-tags', tags: 'x'.repeat(31) },
      { change: 'set-side', side: 'bride' },
      { guests: 'found', filter: { status: 'nonsense' }, change: 'set-side', side: 'bride' },
      { guests: someTwo(), change: 'paint' },
    ];
    for (const body of wrong) expect((await change(body as never)).status).toBe(400);
    // guests of another event are not found
    const elsewhere = await addGuest(t.backend.ctx, await addEvent(t.backend.ctx, host.userId));
    expect((await change({ guests: [elsewhere.id], change: 'add-tags', tags: ['Pune'] })).data.changed).toBe(
      0,
    );
  });

  test('reminds the guests named and nobody else', async () => {
    for (const { id } of [asha, bela])
      await db()
        .insertInto('deliveries')
        .values({
          id: newId(),
          event_id: eventId,
          guest_id: id,
          kind: 'invitation',
          channel: 'email',
          address: id === asha.id ? 'asha@example.in' : 'bela@example.in',
          status: 'sent',
        })
        .execute();
    const { status, data } = await host.call('remindNow', {
      params: { eventId },
      body: { guests: [asha.id, chand.id] },
    });
    if (status === 200) expect(data.queued).toBe(1);
    // at night
    else expect(status).toBe(409);
  });
});

describe('taking a change back', () => {
  test('leaves what changed meanwhile, and says so', async () => {
    const { data } = await change({ guests: 'found', change: 'add-tags', tags: ['Pune'] });
    await host.call('updateGuest', {
      params: { eventId, guestId: bela.id },
      body: { firstName: 'Bela', email: 'bela@example.in', tags: 'Pune, Family' },
    });
    const answer = await undo(data.undo);
    expect(answer.data.message).toBe(`${manyWords.undone(2)} ${manyWords.undoLeft(1)}`);
    expect(await tagsOf()).toEqual([
      ['Asha', ''],
      ['Bela', 'Pune,Family'],
      ['Chand', ''],
    ]);
    expect((await undo(data.undo)).error.code).toBe('undo_over');
  });

  test('is for whoever made it, and for a minute', async () => {
    const { data } = await change({ guests: 'found', change: 'set-side', side: 'both' });
    const editor = await t.signIn();
    await db()
      .insertInto('event_hosts')
      .values({
        id: newId(),
        event_id: eventId,
        user_id: editor.userId,
        role: 'editor',
        invited_by: host.userId,
        email: 'editor@example.in',
        accepted_at: new Date(),
      } as never)
      .execute()
      .catch(() => null);
    expect([403, 404, 409]).toContain((await undo(data.undo, editor)).status);
    await db()
      .updateTable('guest_changes')
      .set({ created_at: new Date(Date.now() - (UNDO_SECONDS + 1) * 1000) } as never)
      .where('id', '=', data.undo ?? '')
      .execute();
    expect((await undo(data.undo)).error.code).toBe('undo_over');
    expect((await guests()).map(({ side }) => side)).toEqual(['both', 'both', 'both']);
    await forgetOldChanges(t.backend.ctx);
    const left = await db().selectFrom('guest_changes').selectAll().where('event_id', '=', eventId).execute();
    expect(left).toEqual([]);
  });
});

describe('removing many', () => {
  const review = (query: object) => host.call('getGuestRemoval', { params: { eventId }, query });
  const full = async () => {
    const functionId = (
      await host.call('addFunction', {
        params: { eventId },
        body: { name: 'Sangeet', date: '2099-02-12', time: '', everyone: false },
      })
    ).data.function._id;
    await change({ guests: [asha.id], change: 'invite', function: functionId });
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: asha.id },
      body: { rsvp: 'yes', adults: 1, key: asha.key, note: 'By train', functions: { [functionId]: 1 } },
    });
    for (const status of ['sent', 'queued'] as const)
      await db()
        .insertInto('deliveries')
        .values({
          id: newId(),
          event_id: eventId,
          guest_id: asha.id,
          kind: status === 'sent' ? 'invitation' : 'update',
          channel: 'email',
          address: 'asha@example.in',
          status,
        })
        .execute();
    await db()
      .insertInto('chat_messages')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: asha.id,
        from_guest: true,
        phone: '+919820054321',
        body: 'Is there parking?',
        status: 'open',
        written_at: t.backend.ctx.now(),
      })
      .execute();
    return functionId;
  };

  test('says before what goes with them', async () => {
    await full();
    expect((await review({ guests: someTwo().join(',') })).data).toEqual({
      guests: 2,
      names: ['Asha', 'Bela'],
      answered: 1,
      invited: 1,
      gifts: 0,
    });
    expect((await review({ side: 'groom' })).data).toMatchObject({ guests: 2, names: ['Bela', 'Chand'] });
    expect((await review({ side: 'Office' })).status).toBe(404);
  });

  test('is not done where the list is another than the one looked at', async () => {
    const wish = { guests: 'found' as const, filter: { side: 'groom' }, change: 'remove' as const };
    expect((await change({ ...wish, expected: 3 })).error.code).toBe('list_changed');
    expect(await guests()).toHaveLength(3);
    expect((await change({ ...wish, expected: 2 })).data.message).toBe(manyWords.removed(2));
    expect((await guests()).map(({ firstName }) => firstName)).toEqual(['Asha']);
  });

  test('can be taken back where the account of a guest is gone meanwhile', async () => {
    const person = await t.signIn();
    const own = await addGuest(t.backend.ctx, eventId, { first_name: 'Devi', user_id: person.userId });
    const removed = await change({ guests: [own.id, asha.id], change: 'remove', expected: 2 });
    await db().deleteFrom('sessions').where('user_id', '=', person.userId).execute();
    await db().deleteFrom('users').where('id', '=', person.userId).execute();
    expect((await undo(removed.data.undo)).data?.message).toBe(manyWords.removedUndone(2));
    expect((await guests()).map(({ firstName }) => firstName).sort()).toEqual([
      'Asha',
      'Bela',
      'Chand',
      'Devi',
    ]);
  });

  test('can be taken back with answer, functions and link; whose contact is taken meanwhile stays away', async () => {
    const functionId = await full();
    const read = async () => {
      const of = (table: 'replies' | 'function_guests' | 'function_replies' | 'chat_messages') =>
        db().selectFrom(table).selectAll().where('guest_id', '=', asha.id).execute();
      return {
        guests: await db()
          .selectFrom('guests')
          .selectAll()
          .where('event_id', '=', eventId)
          .where('id', '<>', bela.id)
          .orderBy('id')
          .execute(),
        parts: [
          await of('replies'),
          await of('function_guests'),
          await of('function_replies'),
          await of('chat_messages'),
        ],
        sent: await db()
          .selectFrom('deliveries')
          .selectAll()
          .where('guest_id', '=', asha.id)
          .where('status', '=', 'sent')
          .execute(),
      };
    };
    const before = await read();
    expect(before.parts.every((rows) => rows.length === 1)).toBe(true);
    const { data } = await change({ guests: 'found', change: 'remove', expected: 3 });
    expect(await guests()).toEqual([]);
    await addGuest(t.backend.ctx, eventId, { first_name: 'Other', email: 'bela@example.in' });
    await db().deleteFrom('guests').where('first_name', '=', 'Nobody').execute();
    const { data: undone } = await undo(data.undo);
    const belaName = undone.message.match(/meanwhile: (Bela\b[^.]*)\./)?.[1] ?? '';
    expect(belaName).not.toBe('');
    expect(undone.message).toBe(`${manyWords.removedUndone(2)} ${manyWords.removedStay([belaName])}`);
    const after = await read();
    expect(after.parts).toEqual(before.parts);
    expect(after.sent).toEqual(before.sent);
    expect(after.guests.filter(({ first_name: name }) => name !== 'Other')).toEqual(before.guests);
    // what waited to be sent does not wait for ever
    const queued = await db()
      .selectFrom('deliveries')
      .select('id')
      .where('guest_id', '=', asha.id)
      .where('status', '=', 'queued')
      .execute();
    expect(queued).toEqual([]);
    const opened = await t.visitor.call('setRsvp', {
      params: { eventId, guestId: asha.id },
      body: { rsvp: 'no', key: asha.key },
    });
    expect(opened.status).toBe(200);
    expect(functionId).toBeTruthy();
    const counted = await db()
      .selectFrom('events')
      .select('guest_count')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(counted.guest_count).toBe(3);
  });
});
