import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  functionStanding,
  guestFilter,
  MOST_GUEST_LISTS,
  type GuestFilter,
} from '#contract/guests/guest-filter.ts';
import { foldTag } from '#contract/guests/guest-tags.ts';
import { newId } from '#backend/platform/ids.ts';
import * as filterWords from '#messages/guests/filter/en.ts';
import { languages } from '#messages/language.ts';
import { full } from '#tests/setup/full.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;
let functionIds: string[];

/** A guest as this file made them, to be looked through without the database. */
interface Made {
  id: string;
  name: string;
  side: string;
  tags: string[];
  language: 'en' | 'hi' | null;
  rsvp: 'yes' | 'no' | 'pending' | null;
  delivery: 'sent' | 'bounced' | 'link_ready' | null;
  /** By function: whether chosen, and how many come. */
  functions: { chosen: boolean; people: number | null }[];
}
const made: Made[] = [];

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
  const { db } = t.backend.ctx;
  eventId = await addEvent(t.backend.ctx, host.userId);
  const functionOf = async (name: string, everyone: boolean) =>
    (
      await host.call('addFunction', {
        params: { eventId },
        body: { name, date: '2099-02-12', time: '', everyone },
      })
    ).data.function._id;
  functionIds = [await functionOf('Mehndi', true), await functionOf('Sangeet', false)];
  const pick = <Value>(values: readonly Value[], index: number): Value =>
    values[index % values.length] as Value;
  for (let index = 0; index < 60; index += 1) {
    const guest: Made = {
      id: '',
      name: `${pick(['Asha', 'Ravi', 'Ila'], index)} ${index}`,
      side: pick(['bride', 'groom', 'Office', ''], index),
      tags: pick([['Pune'], ['pune', 'Family'], [], ['परिवार'], ['Family']], index),
      language: pick(['en', 'hi', null] as const, Math.floor(index / 2)),
      rsvp: pick(['yes', null, 'no', 'pending', 'yes'] as const, Math.floor(index / 3)),
      delivery: pick(['sent', null, 'bounced', 'link_ready'] as const, Math.floor(index / 5)),
      functions: [
        { chosen: true, people: pick([1, null, 0], Math.floor(index / 2)) },
        { chosen: index % 3 !== 0, people: pick([null, 2, 0, 1], index) },
      ],
    };
    const { id } = await addGuest(t.backend.ctx, eventId, {
      first_name: guest.name,
      last_name: '',
      email: `g${index}@example.in`,
      side: guest.side,
      ...(guest.language && { language: guest.language }),
    });
    guest.id = id;
    await db.updateTable('guests').set({ tags: guest.tags }).where('id', '=', id).execute();
    if (guest.rsvp)
      await db
        .insertInto('replies')
        .values({ guest_id: id, event_id: eventId, rsvp: guest.rsvp, source: null, adults: 3 })
        .execute();
    if (guest.delivery)
      await db
        .insertInto('deliveries')
        .values({
          id: newId(),
          event_id: eventId,
          guest_id: id,
          kind: 'invitation',
          channel: 'email',
          address: `g${index}@example.in`,
          status: guest.delivery,
        })
        .execute();
    for (const [place, { chosen, people }] of guest.functions.entries()) {
      const of = { function_id: functionIds[place] ?? '', guest_id: id };
      if (chosen && place > 0) await db.insertInto('function_guests').values(of).execute();
      if (people !== null)
        await db
          .insertInto('function_replies')
          .values({ ...of, people })
          .execute();
    }
    made.push(guest);
  }
}, 60_000);

/** The same question, asked of the guests in memory. */
function fits(guest: Made, filter: GuestFilter): boolean {
  const place = functionIds.indexOf(filter.function);
  const standing = () => {
    const { chosen, people } = guest.functions[place] ?? { chosen: false, people: null };
    if (place < 0) return false;
    if (filter.stands === 'invited') return chosen;
    if (filter.stands === 'not-invited') return !chosen;
    const counts = !chosen ? null : guest.rsvp === 'no' ? 0 : guest.rsvp === 'yes' ? (people ?? 3) : null;
    if (filter.stands === 'not-said') return chosen && counts === null;
    return counts !== null && (filter.stands === 'coming' ? counts > 0 : counts === 0);
  };
  return (
    guest.name.toLowerCase().includes(filter.search.toLowerCase()) &&
    (filter.status === 'all' || (guest.rsvp ?? 'pending') === filter.status) &&
    (filter.side === '' || guest.side.toLowerCase() === filter.side.toLowerCase()) &&
    (filter.tag === '' || guest.tags.some((tag) => foldTag(tag) === foldTag(filter.tag))) &&
    (filter.function === '' || standing()) &&
    (filter.language === 'all' || (guest.language ?? 'any') === filter.language) &&
    (filter.delivery === 'all' ||
      (filter.delivery === 'undelivered'
        ? guest.delivery === 'bounced'
        : (guest.delivery ?? 'none') === filter.delivery))
  );
}

/** Mostly nothing of a field, so that several of them still find somebody. */
const or = <Value>(nothing: Value, ...values: Value[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(nothing) },
    { weight: 2, arbitrary: fc.constantFrom(...values) },
  );
const anyFilter = () =>
  fc
    .record({
      search: or('', 'asha', '1', 'nobody'),
      status: or('all', 'yes', 'no', 'pending'),
      delivery: or('all', 'undelivered', 'none', 'sent', 'link_ready', 'bounced'),
      side: or('', 'bride', 'Groom’s side', 'office'),
      tag: or('', 'PUNE', 'Family', 'परिवार', 'Elsewhere'),
      function: or('', ...functionIds, 'a-function-that-is-gone'),
      stands: fc.constantFrom(...functionStanding.options),
      language: or('all', ...languages, 'any'),
    })
    .map((filter) => guestFilter.parse(filter));

const expected = (filter: GuestFilter) => made.filter((guest) => fits(guest, filter)).map(({ name }) => name);
const params = () => ({ eventId });

describe('a filter finds the same guests', () => {
  test('in the list, whatever it says, as somebody who looks through them one by one', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anyFilter(), async (filter) => {
        const { data } = await host.call('listGuests', { params: params(), query: filter });
        const names = expected(filter);
        found += names.length > 0 ? 1 : 0;
        expect(data.total).toBe(names.length);
        expect(data.items.map(({ firstName }) => firstName)).toEqual(names.slice(0, 25));
      }),
      { numRuns: full ? 500 : 120 },
    );
    expect(found).toBeGreaterThan(20);
  });

  test('in the export, on the door list and among those a message or a reminder is for', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter(), async (filter) => {
        const names = expected(filter);
        const { response } = await host.call('exportGuests', { params: params(), query: filter });
        const lines = (await response.text()).split('\r\n').slice(1, -1);
        expect(lines.map((line) => line.split(',')[0])).toEqual(names);
        if (!filter.function || functionIds.includes(filter.function)) {
          const { data: door } = await host.call('getDoorList', { params: params(), query: filter });
          expect(door.guests.map(({ name }) => name).sort()).toEqual([...names].sort());
        }
        const { data: all } = await host.call('listRecipients', {
          params: params(),
          query: { to: 'all', ...filter },
        });
        expect(all.total).toBe(names.length);
        const silent = made.filter(
          (guest) => fits(guest, filter) && guest.rsvp !== 'yes' && guest.rsvp !== 'no',
        );
        const { data: reminders } = await host.call('getReminders', { params: params(), query: filter });
        expect(reminders.pending).toBe(silent.length);
        const { data: toFunction } = await host.call('listFunctionGuests', {
          params: { eventId, functionId: functionIds[1] ?? '' },
          query: filter,
        });
        expect(toFunction.total).toBe(names.length);
      }),
      { numRuns: full ? 60 : 20 },
    );
  });

  test('for a message, a reminder and an invitation to a function, and no others', async () => {
    const filter = guestFilter.parse({ tag: 'pune', status: 'pending', delivery: 'sent' });
    const names = expected(filter);
    expect(names.length).toBeGreaterThan(0);
    const { data: preview } = await host.call('previewGuestMessage', {
      params: params(),
      body: { audience: 'all', text: 'See you', filter },
    });
    expect(preview.reach.told).toBe(names.length);
    // what cannot be read is refused: it must never stand for everybody
    for (const wrong of [{ tag: 'x'.repeat(200) }, { status: 'nonsense' }, { function: '?' }]) {
      const answers = [
        await host.call('remindNow', { params: params(), body: { filter: wrong as never } }),
        await host.call('sendGuestMessage', {
          params: params(),
          body: { audience: 'all', text: 'x', requestId: newId(), filter: wrong as never },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    }
    const queued = (kind: 'reminder' | 'message') =>
      t.backend.ctx.db
        .selectFrom('deliveries')
        .innerJoin('guests', 'guests.id', 'deliveries.guest_id')
        .select('first_name')
        .where('kind', '=', kind)
        .where('deliveries.event_id', '=', eventId)
        .execute();
    await host.call('sendGuestMessage', {
      params: params(),
      body: { audience: 'all', text: 'x', requestId: newId(), filter },
    });
    expect((await queued('message')).map(({ first_name: name }) => name).sort()).toEqual([...names].sort());
    const reminded = await host.call('remindNow', { params: params(), body: { filter } });
    // at night nobody is reminded
    if (reminded.status === 200)
      expect((await queued('reminder')).map(({ first_name: name }) => name).sort()).toEqual(
        [...names].sort(),
      );
    const functionId = functionIds[1] ?? '';
    const invited = async () =>
      (await host.call('listFunctionGuests', { params: { eventId, functionId }, query: { show: 'invited' } }))
        .data.total;
    const before = await invited();
    const change = { ...filter, change: 'leave-out-found' as const };
    await host.call('changeFunctionGuests', { params: { eventId, functionId }, body: change });
    const left = made.filter((guest) => fits(guest, filter) && guest.functions[1]?.chosen).length;
    expect(left).toBeGreaterThan(0);
    expect(await invited()).toBe(before - left);
    await host.call('changeFunctionGuests', {
      params: { eventId, functionId },
      body: { ...filter, change: 'invite-found' },
    });
    expect(await invited()).toBe(before - left + names.length);
  });
});

describe('a list under a name', () => {
  const save = (name: string, filter: Partial<GuestFilter> = { tag: 'Pune' }, caller = host) =>
    caller.call('saveGuestList', { params: params(), body: { name, filter } });
  const lists = async () => (await host.call('getGuestLists', { params: params() })).data;

  test('is kept with its filter, replaced by one of its name, and deleted', async () => {
    const first = await save('Pune people');
    expect(first).toMatchObject({ status: 201, data: { message: filterWords.saved('Pune people') } });
    const second = await save(' pune  PEOPLE', { tag: 'Family', side: 'bride' });
    expect(second.data.list._id).toBe(first.data.list._id);
    const { lists: kept } = await lists();
    expect(kept).toEqual([
      {
        _id: first.data.list._id,
        name: 'pune PEOPLE',
        filter: guestFilter.parse({ tag: 'Family', side: 'bride' }),
      },
    ]);
    const remove = () => host.call('deleteGuestList', { params: { eventId, listId: first.data.list._id } });
    expect((await remove()).data.message).toBe(filterWords.removed('pune PEOPLE'));
    expect((await remove()).status).toBe(404);
    expect((await lists()).lists).toEqual([]);
  });

  test('needs a name and a filter that can be read, and there are not too many', async () => {
    expect((await save('  ')).error.details).toHaveProperty('name');
    expect((await save('x'.repeat(41))).status).toBe(400);
    expect((await save('Wrong', { status: 'maybe' as never })).status).toBe(400);
    for (let count = 0; count < MOST_GUEST_LISTS; count += 1)
      expect((await save(`List ${count}`)).status).toBe(201);
    expect((await save('One more')).error.code).toBe('too_many_lists');
    expect((await save('list 3', { tag: 'Family' })).status).toBe(201);
  });

  test('is another event’s nobody', async () => {
    const other = await t.signIn();
    const listId = (await lists()).lists[0]?._id ?? '';
    const theirs = await addEvent(t.backend.ctx, other.userId);
    expect((await other.call('deleteGuestList', { params: { eventId: theirs, listId } })).status).toBe(404);
    expect((await save('Mine', { tag: 'x' }, other)).status).toBe(404);
  });

  test('comes with the tags, sides and functions that there are, each once', async () => {
    const { tags, sides, functions } = await lists();
    expect(tags.map(foldTag).sort()).toEqual(['family', 'pune', 'परिवार'].sort());
    expect([...sides].sort()).toEqual(['Office', 'bride', 'groom']);
    expect(functions.map(({ _id }) => _id)).toEqual(functionIds);
  });
});
