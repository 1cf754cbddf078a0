import { describe, expect, it } from 'vitest';
import { saidOfGiving } from '#app/events/event-fields/give-together.ts';
import { valuesOf } from '#app/events/event-new/draft-entries.server.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';

/* "Guests can give together": every gift is open to everybody, later ones too. */
const test = useTestBackend();

const gifts = [
  { name: 'Kettle', price: 1500 },
  { name: 'Lamp', price: 2500 },
];
async function party(changes: object = {}) {
  const asha = await test.signIn({ plan: 'professional' });
  const { data } = await asha.call('createEvent', { body: eventForm({ giftsWanted: gifts, ...changes }) });
  return { asha, eventId: data.event._id, event: data.event };
}
const flagsOf = async (who: Caller, eventId: string) =>
  (await who.call('getWishlist', { params: { eventId }, query: {} })).data
    .flatMap(({ items }) => items)
    .map(({ isCollaborative, openToAll }) => [isCollaborative, openToAll]);
const OPEN = [true, true];
const SHUT = [false, false];

async function change({ asha, eventId }: { asha: Caller; eventId: string }, giveTogether?: boolean) {
  const { data } = await asha.call('getEditableEvent', { params: { eventId } });
  const { brideGroomDetails: _couple, ...event } = data.event;
  return asha.call('updateEvent', { params: { eventId }, body: { ...event, giveTogether } });
}
const add = ({ asha, eventId }: { asha: Caller; eventId: string }, name: string) =>
  asha.call('addGift', { params: { eventId }, form: giftForm({ name }) });

describe('guests can give together', () => {
  it('through the API only where it is said: left out, gifts are as they were always', async () => {
    const there = await party();
    expect(there.event.giveTogether).toBe(false);
    await add(there, 'Later');
    expect(await flagsOf(there.asha, there.eventId)).toEqual([SHUT, SHUT, SHUT]);
  });

  it('opens every gift, also one that comes later', async () => {
    const there = await party({ giveTogether: true });
    expect(await flagsOf(there.asha, there.eventId)).toEqual([OPEN, OPEN]);
    const added = await add(there, 'Later');
    expect(added.data.gift).toMatchObject({ isCollaborative: true, openToAll: true });
  });

  it('can be ticked later, and unticked: then people ask again, and a change that leaves it out keeps it', async () => {
    const there = await party();
    expect((await change(there, true)).data.event.giveTogether).toBe(true);
    expect(await flagsOf(there.asha, there.eventId)).toEqual([OPEN, OPEN]);
    expect((await change(there)).data.event.giveTogether).toBe(true);
    expect(await flagsOf(there.asha, there.eventId)).toEqual([OPEN, OPEN]);
    expect((await change(there, false)).data.event.giveTogether).toBe(false);
    expect(await flagsOf(there.asha, there.eventId)).toEqual([
      [true, false],
      [true, false],
    ]);
    await add(there, 'Later');
    expect((await flagsOf(there.asha, there.eventId)).at(-1)).toEqual(SHUT);
  });

  it('leaves a gift alone that was bought', async () => {
    const there = await party();
    const { db } = test.backend.ctx;
    await db
      .updateTable('gifts')
      .set({ purchased_at: new Date() })
      .where('event_id', '=', there.eventId)
      .where('name', '=', 'Lamp')
      .execute();
    await change(there, true);
    expect(await flagsOf(there.asha, there.eventId)).toEqual([OPEN, SHUT]);
  });
});

describe('the box of the form', () => {
  const said = (entries: [string, string][]) => valuesOf(entries).giveTogether;
  it('is ticked until somebody unticks it', () => {
    expect(said([])).toBe('on');
    expect(said([['eventName', 'Draft of before']])).toBe('on');
    expect(said([['giveTogetherAsked', '1']])).toBe('');
    expect(
      said([
        ['giveTogetherAsked', '1'],
        ['giveTogether', 'on'],
      ]),
    ).toBe('on');
  });

  it('says nothing where the form has none', () => {
    expect(saidOfGiving(() => '')).toBeUndefined();
  });
});
