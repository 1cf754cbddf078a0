import { DateTime } from 'luxon';
import { afterEach, describe, expect, it } from 'vitest';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';

const world = useGivingWorld();
afterEach(() => world.api.setNow());
const update = (place: Place, body: { openToAll?: boolean; closesOn?: string }, who = world.organiser) =>
  who.call('updateCollaboration', { params: place, body });
const give = (place: Place, contributionAmount: number) =>
  world.giver.call('joinCollaboration', { params: place, body: { contributionAmount } });
/** A moment in India, days after one three weeks ago: sessions of tests last an hour from now on. */
const at = (days: number, hour = 12, minute = 0) =>
  DateTime.now()
    .setZone('Asia/Kolkata')
    .minus({ days: 21 })
    .startOf('day')
    .plus({ days })
    .set({ hour, minute });
const standAt = (moment: DateTime) => world.api.setNow(moment.toJSDate());
const dayOf = (days: number) => at(days).toFormat('yyyy-MM-dd');
const closedOn = async (place: Place) =>
  (await world.giver.call('getWishlist', { params: { eventId: place.eventId }, query: {} })).data[0]?.items[0]
    ?.closesOn;

describe('the organiser’s settings', () => {
  it('say whether everybody may join and until when people give; what is left out stays', async () => {
    const place = await world.gift();
    expect(await closedOn(place)).toBe('');
    standAt(at(0));
    expect((await update(place, { openToAll: true, closesOn: dayOf(20) })).data.gift).toMatchObject({
      openToAll: true,
      closesOn: dayOf(20),
    });
    expect((await update(place, { openToAll: false })).data.gift).toMatchObject({
      openToAll: false,
      closesOn: dayOf(20),
    });
    expect(await closedOn(place)).toBe(dayOf(20));
    expect((await update(place, { closesOn: '' })).data.gift).toMatchObject({
      openToAll: false,
      closesOn: '',
    });
  });

  it('no last day in the past, as days are counted where the event is', async () => {
    const place = await world.gift();
    // in India the next day has begun, in Greenwich not yet
    standAt(at(1, 1));
    const past = await update(place, { closesOn: dayOf(0), openToAll: true });
    expect(past).toMatchObject({
      status: 400,
      error: { details: { closesOn: ['The last day to contribute must be today or later.'] } },
    });
    expect((await update(place, { closesOn: dayOf(1) })).data.gift).toMatchObject({
      closesOn: dayOf(1),
      openToAll: false,
    });
    for (const wrong of ['tomorrow', '2026-02-30', '11/12/2026'])
      expect((await update(place, { closesOn: wrong })).status).toBe(400);
    // sent along unchanged once it has passed
    standAt(at(10));
    expect((await update(place, { closesOn: dayOf(1), openToAll: true })).data.gift.openToAll).toBe(true);
  });

  it('after the last day nobody gives money and nobody asks; joining without paying and letting somebody in go on', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    standAt(at(0));
    await update(place, { closesOn: dayOf(1) });
    const { _id } = (await world.ask(guest, place, world.giver)).data.request;
    // the last minute of the last day, and the first one after it
    standAt(at(1, 23, 59));
    expect((await give(place, 0.5)).error.message).toContain('at least');
    standAt(at(2, 0));
    const closed = {
      status: 409,
      error: { code: 'closed', message: 'The last day to contribute to this gift has passed.' },
    };
    expect(await give(place, 100)).toMatchObject(closed);
    expect(await world.ask(guest, place, world.giver)).toMatchObject(closed);
    expect((await guest.call('listCollaborationTargets', { params: place })).data.targets).toEqual([]);
    expect((await world.respond(world.giver, place, _id, 'accepted')).status).toBe(200);
    expect((await world.join(guest, place)).status).toBe(200);
  });

  it('are the organiser’s alone, for a gift that is given together', async () => {
    const place = await world.gift();
    expect((await update(place, { openToAll: true }, world.giver)).status).toBe(404);
    expect(await update(place, { openToAll: true }, await world.guestOf(place))).toMatchObject({
      status: 403,
      error: { message: 'Access denied - You can only change gifts of events you organized' },
    });
    expect(await update(await world.gift({ enabled: false }), { openToAll: true })).toMatchObject({
      status: 409,
      error: { code: 'not_collaborative' },
    });
  });
});
