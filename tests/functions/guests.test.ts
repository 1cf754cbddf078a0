import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  event = await eventWithFunctions(t, host);
});

const change = (functionId: string, body: object) =>
  host.call('changeFunctionGuests', { params: { eventId: event.eventId, functionId }, body: body as never });
const list = async (functionId: string, query: object = {}) =>
  (await host.call('listFunctionGuests', { params: { eventId: event.eventId, functionId }, query })).data;

describe('who is invited', () => {
  test('is ticked in a list, a page at a time; whoever was not shown stays', async () => {
    const { _id } = await event.add('Mehndi', { everyone: false });
    const [one, two, three] = [await event.guest(), await event.guest(), await event.guest()];
    expect((await event.invite(_id, [one, three])).data.message).toBe('2 guests are invited to Mehndi.');
    expect((await event.invite(_id, [two], [one, two])).data.message).toBe('2 guests are invited to Mehndi.');
    expect((await list(_id)).items.map(({ _id: id, invited }) => [id, invited])).toEqual([
      [one.id, false],
      [two.id, true],
      [three.id, true],
    ]);
    // as a form without scripts sends one box
    await change(_id, { change: 'ticked', shown: three.id });
    expect((await list(_id, { show: 'invited' })).items.map((guest) => guest._id)).toEqual([two.id]);
    expect((await change(_id, { change: 'ticked', shown: two.id })).data.message).toBe(
      'Nobody is invited to Mehndi yet. Choose its guests.',
    );
    expect(
      (await change(_id, { change: 'ticked', shown: Array.from({ length: 101 }, () => one.id) })).status,
    ).toBe(400);
    expect((await change(_id, { change: 'some' })).status).toBe(400);
  });

  test('are all a search finds, or all there are', async () => {
    const { _id } = await event.add('Mehndi', { everyone: false });
    for (const last_name of ['Rao', 'Khan', 'Rao']) await event.guest({ last_name });
    expect((await change(_id, { change: 'invite-found', search: 'rao' })).data.message).toBe(
      '2 guests are invited to Mehndi.',
    );
    expect((await change(_id, { change: 'invite-found' })).data.message).toBe(
      '3 guests are invited to Mehndi.',
    );
    expect((await change(_id, { change: 'leave-out-found', search: 'khan' })).data.message).toBe(
      '2 guests are invited to Mehndi.',
    );
  });

  test('are all guests, those added later too, or those chosen before', async () => {
    const { _id } = await event.add('Mehndi', { everyone: false });
    const one = await event.guest();
    await event.invite(_id, [one]);
    expect((await change(_id, { change: 'everyone' })).data.message).toBe('Everybody is invited to Mehndi.');
    const later = await event.guest();
    expect(await event.seenBy(later)).toMatchObject({ functions: [{ name: 'Mehndi' }] });
    expect(await event.invite(_id, [], [one]), 'nobody is left out unseen').toMatchObject({
      status: 409,
      error: { code: 'everyone_invited' },
    });
    expect((await change(_id, { change: 'chosen' })).data.message).toBe('1 guest is invited to Mehndi.');
    expect((await event.seenBy(later)).functions).toEqual([]);
    expect((await event.listed())[0]?.counts).toMatchObject({ invited: 1 });
  });

  test('can be said on a guest’s own page', async () => {
    const mehndi = await event.add('Mehndi', { everyone: false });
    const haldi = await event.add('Haldi', { everyone: false });
    const open = await event.add('Reception');
    const guest = await event.guest({ first_name: 'Zoya', last_name: 'Khan' });
    const save = (body: object) =>
      host.call('changeGuestFunctions', { params: { eventId: event.eventId, guestId: guest.id }, body });
    const invitedTo = async () =>
      (await event.ofGuest(guest)).filter(({ invited }) => invited).map(({ name }) => name);
    expect((await save({ shown: [mehndi._id, haldi._id, open._id], invited: haldi._id })).data.message).toBe(
      'Saved: the functions Zoya Khan is invited to.',
    );
    expect(await invitedTo()).toEqual(['Haldi', 'Reception']);
    await save({ shown: [mehndi._id], invited: [mehndi._id] });
    expect(await invitedTo(), 'what was not shown stays').toEqual(['Mehndi', 'Haldi', 'Reception']);
    expect(
      (
        await host.call('changeGuestFunctions', {
          params: { eventId: event.eventId, guestId: 'nobody-there' },
          body: {},
        })
      ).status,
    ).toBe(404);
  });
});

test('the list of a function tells how each guest stands to it, a page of 25', async () => {
  const { _id } = await event.add('Mehndi', { everyone: false });
  const [coming, not, silent, declined, pending, outside] = [
    await event.guest({ first_name: 'Asha' }),
    await event.guest(),
    await event.guest(),
    await event.guest(),
    await event.guest(),
    await event.guest({ phone: '+919820012345' }),
  ];
  if (!coming || !not || !silent || !declined || !pending || !outside) throw new Error('six guests');
  await event.invite(_id, [coming, not, silent, declined, pending]);
  await event.reply(coming, { adults: 3, functions: { [_id]: 2 } });
  await event.reply(not, { adults: 3, functions: { [_id]: 0 } });
  await event.reply(silent, { adults: 3 });
  await event.reply(declined, { rsvp: 'no' });
  await event.reply(outside, { adults: 1 });
  const shown = async (show: string, search = '') =>
    (await list(_id, { show, search })).items.map((guest) => guest._id);
  expect(await shown('coming')).toEqual([coming.id, silent.id]);
  expect(await shown('not-coming')).toEqual([not.id, declined.id]);
  expect(await shown('not-said')).toEqual([pending.id]);
  expect(await shown('not-invited')).toEqual([outside.id]);
  expect(await shown('all', '98200')).toEqual([outside.id]);
  expect(await shown('invited', 'asha')).toEqual([coming.id]);
  const whole = await list(_id);
  expect(whole).toMatchObject({
    total: 6,
    pages: 1,
    function: { name: 'Mehndi', everyone: false },
    counts: { invited: 5, coming: 2, notComing: 2, notSaid: 1, people: 5, byEvent: 1 },
  });
  expect(whole.items[0]).toEqual({
    _id: coming.id,
    name: 'Asha Nair',
    invited: true,
    rsvp: 'yes',
    people: 2,
    byEvent: false,
  });
  expect(whole.items[2]).toMatchObject({ people: 3, byEvent: true });
  for (let number = 0; number < 25; number += 1) await addGuest(t.backend.ctx, event.eventId);
  expect(await list(_id, { page: 2 })).toMatchObject({ total: 31, pages: 2, items: { length: 6 } });
  expect((await list(_id, { page: 99 })).page).toBe(2);
});

describe('the totals', () => {
  const answers = fc.record({
    rsvp: fc.constantFrom('pending' as const, 'yes' as const, 'no' as const),
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.integer({ min: 0, max: 4 }),
    chosen: fc.boolean(),
    people: fc.option(fc.integer({ min: 0, max: 12 })),
  });

  test('are those of a plain count over the guests, whatever was answered and then changed', async () => {
    const { db } = t.backend.ctx;
    const chosenOnly = await event.add('Mehndi', { everyone: false });
    const open = await event.add('Reception');
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { maxLength: 8 }), async (guests) => {
        await db.deleteFrom('guests').where('event_id', '=', event.eventId).execute();
        for (const { rsvp, adults, children, chosen, people } of guests) {
          const { id: guest_id } = await event.guest();
          const came = rsvp === 'yes' ? { adults, children } : { adults: 0, children: 0 };
          if (rsvp !== 'pending' || adults % 2)
            await db
              .insertInto('replies')
              .values({ guest_id, event_id: event.eventId, rsvp, source: null, ...came })
              .execute();
          if (chosen)
            await db
              .insertInto('function_guests')
              .values({ function_id: chosenOnly._id, guest_id })
              .execute();
          if (people !== null)
            await db
              .insertInto('function_replies')
              .values([chosenOnly, open].map(({ _id }) => ({ function_id: _id, guest_id, people })))
              .execute();
        }
        const [ofChosen, ofOpen] = await event.listed();
        for (const [counted, invited] of [
          [ofChosen, guests.filter(({ chosen }) => chosen)],
          [ofOpen, guests],
        ] as const) {
          // a yes to the event is one to each function, until something is said of that
          const coming = invited.filter(({ rsvp, people }) => rsvp === 'yes' && people !== 0);
          const notComing = invited.filter(
            ({ rsvp, people }) => rsvp === 'no' || (rsvp === 'yes' && people === 0),
          );
          expect(counted?.counts).toEqual({
            invited: invited.length,
            coming: coming.length,
            notComing: notComing.length,
            notSaid: invited.length - coming.length - notComing.length,
            people: coming.reduce(
              (sum, { adults, children, people }) =>
                sum + Math.min(people ?? adults + children, adults + children),
              0,
            ),
            byEvent: coming.filter(({ people }) => people === null).length,
          });
          expect(counted?.recorded).toBe(guests.filter(({ people }) => people !== null).length);
          // the list beside the totals tells the same
          const page = await list(counted?._id ?? '', { show: 'coming' });
          expect([page.total, page.items.reduce((sum, { people }) => sum + (people ?? 0), 0)]).toEqual([
            counted?.counts.coming,
            counted?.counts.people,
          ]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
