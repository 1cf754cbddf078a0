import { describe, expect, it } from 'vitest';
import { formOf, valuesOf } from '#app/events/event-new/draft-entries.server.ts';
import * as eventWords from '#messages/events/en.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';

/* Whether guests give together: yes, no, or no answer (docs/decisions/0094). */
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

/** Whether a guest may let the first gift be given together. */
async function guestEnables({ eventId }: { eventId: string }) {
  const guest = await test.signIn();
  await addGuest(test.backend.ctx, eventId, { user_id: guest.userId });
  const { data } = await guest.call('getWishlist', { params: { eventId }, query: {} });
  const giftId = data[0]?.items[0]?._id ?? '';
  return (await guest.call('enableCollaboration', { params: { eventId, giftId } })).status;
}

describe('guests can give together', () => {
  it('is no answer where it is left out: nothing is opened, and anybody may enable a gift', async () => {
    for (const changes of [{}, { giveTogether: '' }, { giveTogether: 'on' }]) {
      const there = await party(changes);
      expect(there.event).not.toHaveProperty('giveTogether');
      await add(there, 'Later');
      expect(await flagsOf(there.asha, there.eventId)).toEqual([SHUT, SHUT, SHUT]);
      expect(await guestEnables(there)).toBe(200);
    }
  });

  it('is a no that keeps guests from enabling it', async () => {
    const there = await party({ giveTogether: 'no' });
    expect(there.event.giveTogether).toBe(false);
    expect(await flagsOf(there.asha, there.eventId)).toEqual([SHUT, SHUT]);
    expect(await guestEnables(there)).toBe(403);
  });

  it('leaves open what hosts opened one by one, when a no comes after no answer', async () => {
    const there = await party();
    const { data } = await there.asha.call('getWishlist', { params: { eventId: there.eventId }, query: {} });
    const params = { eventId: there.eventId, giftId: data[0]?.items[0]?._id ?? '' };
    await there.asha.call('enableCollaboration', { params });
    await there.asha.call('updateCollaboration', { params, body: { openToAll: true } });
    expect((await change(there, false)).data.event.giveTogether).toBe(false);
    expect(await flagsOf(there.asha, there.eventId)).toEqual([OPEN, SHUT]);
  });

  it('opens every gift, also one that comes later', async () => {
    const there = await party({ giveTogether: true });
    expect(await flagsOf(there.asha, there.eventId)).toEqual([OPEN, OPEN]);
    const added = await add(there, 'Later');
    expect(added.data.gift).toMatchObject({ isCollaborative: true, openToAll: true });
  });

  it('can be said later, and taken back: then people ask again, and a change that leaves it out keeps it', async () => {
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

describe('a yes that a box ticked beforehand', () => {
  const toConfirm = async () => {
    const there = await party({ giveTogether: true });
    // as the migration leaves it
    const events = test.backend.ctx.db.updateTable('events').set({ give_together_to_confirm: true });
    await events.where('id', '=', there.eventId).execute();
    return there;
  };
  const needsConfirmation = async (who: Caller, eventId: string) =>
    (await who.call('getEventOverview', { params: { eventId } })).data.confirmGiveTogether;
  const answer = (who: Caller, eventId: string, giveTogether: boolean) =>
    who.call('answerGiveTogether', { params: { eventId }, body: { giveTogether } });

  it('is the owner’s to answer: an editor who saves the details changes nothing of it', async () => {
    const { asha, eventId } = await party({ giveTogether: true });
    const editor = await test.signIn();
    await addHost(test.backend.ctx, eventId, { email: editor.email, role: 'editor', userId: editor.userId });
    const there = { asha: editor, eventId };
    expect((await change(there, false)).error.code).toBe('host_role');
    expect(await flagsOf(asha, eventId)).toEqual([OPEN, OPEN]);
    // what the form of an editor sends, with and without the answer it was opened with
    expect([(await change(there, true)).status, (await change(there)).status]).toEqual([200, 200]);
    expect((await asha.call('getEditableEvent', { params: { eventId } })).data.event.giveTogether).toBe(true);
  });

  it('is asked about until the owner answers: a no closes every gift, a yes keeps them, and neither is asked again', async () => {
    for (const [isWanted, flags] of [
      [false, [true, false]],
      [true, OPEN],
    ] as const) {
      const { asha, eventId } = await toConfirm();
      expect(await needsConfirmation(asha, eventId)).toBe(true);
      const done = await answer(asha, eventId, isWanted);
      expect([done.status, done.data.message]).toEqual([
        200,
        isWanted ? eventWords.givingKept : eventWords.givingClosed,
      ]);
      expect(await needsConfirmation(asha, eventId)).toBeUndefined();
      expect(await flagsOf(asha, eventId)).toEqual([flags, flags]);
    }
    const there = await party({ giveTogether: true });
    expect(await needsConfirmation(there.asha, there.eventId)).toBeUndefined();
  });

  it('stays a question when a form sends the yes along, and none when it says no', async () => {
    const there = await toConfirm();
    await change(there, true);
    expect(await needsConfirmation(there.asha, there.eventId)).toBe(true);
    await change(there, false);
    expect(await needsConfirmation(there.asha, there.eventId)).toBeUndefined();
  });

  it('is answered by the owner alone, with an answer, and not for a cancelled event', async () => {
    const { asha, eventId } = await toConfirm();
    expect((await answer(await test.signIn(), eventId, false)).status).toBe(404);
    expect((await answer(test.visitor, eventId, false)).status).toBe(401);
    const empty = await asha.call('answerGiveTogether', {
      params: { eventId },
      body: {} as { giveTogether: boolean },
    });
    expect([empty.status, empty.error.details]).toEqual([
      400,
      { giveTogether: [eventWords.giveTogetherNeeded] },
    ]);
    await asha.call('cancelEvent', { params: { eventId } });
    expect((await answer(asha, eventId, false)).status).toBe(409);
    expect(await needsConfirmation(asha, eventId)).toBeUndefined();
  });

  it('is not taken back by a form that was open in another window', async () => {
    const { asha, eventId } = await toConfirm();
    const { brideGroomDetails: _couple, ...open } = (
      await asha.call('getEditableEvent', { params: { eventId } })
    ).data.event;
    await answer(asha, eventId, false);
    const late = await asha.call('updateEvent', { params: { eventId }, body: open });
    expect(late.error.code).toBe('changed_elsewhere');
  });
});

describe('the question of the form', () => {
  const chosen = (entries: [string, string][]) => valuesOf(formOf(entries)).giveTogether;
  it('has no answer beforehand, and keeps the one of a draft', () => {
    expect(chosen([])).toBe('');
    expect(chosen([['giveTogether', 'yes']])).toBe('yes');
    expect(chosen([['giveTogether', 'no']])).toBe('no');
  });
});
