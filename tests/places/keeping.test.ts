import { describe, expect, it } from 'vitest';
import { forgetOldPositions } from '#backend/use-cases/retention/place-service.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { usePlaceWorld } from '#tests/places/place-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = usePlaceWorld();
const DAY = 24 * 3600 * 1000;
const start = new Date();

const eventAt = async (who: Caller, venue: object) =>
  (await who.call('createEvent', { body: { ...eventForm(), venue: venue } })).data.event._id;
const venueOf = async (who: Caller, eventId: string) =>
  (await who.call('getEvent', { params: { eventId }, query: {} })).data.event.venue;
const kept = () => world.ctx.db.selectFrom('place_positions').selectAll().execute();
const pickedBy = async (who: Caller, placeId: string) => (await world.pick(who, placeId)).data.place;
const daysOn = (days: number) => new Date(start.getTime() + days * DAY);
/** The job as it runs that many days later. */
const after = (days: number) => forgetOldPositions({ ...world.ctx, now: () => daysOn(days) });

describe('what is kept of the place search', () => {
  it('is the identifier and the position, no name, no address, and not who asked', async () => {
    world.api.setNow(start);
    const who = await world.api.signIn();
    await world.suggest(who, 'Amber');
    await pickedBy(who, 'ChIJAmber_Haveli');
    expect((await kept()).filter(({ place_id: id }) => id === 'ChIJAmber_Haveli')).toEqual([
      { place_id: 'ChIJAmber_Haveli', lat: 26.94712, lng: 75.83874, fetched_at: start },
    ]);
  });

  it('positions go before 30 days are over, also from events and their functions; identifiers stay for good', async () => {
    world.api.setNow(start);
    const who = await world.api.signIn();
    const { name, address: location, lat, lng, placeId } = await pickedBy(who, 'ChIJGomti_Baradari');
    const eventId = await eventAt(who, { name, location, lat, lng, placeId });
    const { event } = (await who.call('getEditableEvent', { params: { eventId } })).data;
    await who.call('addFunction', {
      params: { eventId },
      body: {
        name: 'Mehndi',
        date: event.date,
        venue: { name, location, lat, lng, placeId },
        everyone: true,
      },
    });
    const ofFunction = async () =>
      (await who.call('listFunctions', { params: { eventId } })).data.functions[0]?.venue;
    await after(28);
    expect(await venueOf(who, eventId)).toEqual({ name, location, lat, lng, placeId });
    expect(await ofFunction()).toEqual({ name, location, lat, lng, placeId });
    await after(29.5);
    expect(await venueOf(who, eventId)).toEqual({ name, location, placeId });
    expect(await ofFunction()).toEqual({ name, location, placeId });
    expect((await kept()).filter(({ place_id: id }) => id === placeId)).toEqual([]);
  });

  it('positions go from drafts too, with everything else typed kept in its order', async () => {
    world.api.setNow(start);
    const who = await world.api.signIn();
    const { lat, lng, placeId } = await pickedBy(who, 'ChIJMehrauli_Haveli');
    const entries: [string, string][] = [
      ['eventName', 'Tea'],
      ['venue.name', 'Haveli'],
      ['venue.lat', String(lat)],
      ['venue.lng', String(lng)],
      ['venue.placeId', placeId],
      ['venue.pinned', 'on'],
    ];
    const params = { eventType: 'birthday' } as const;
    await who.call('saveEventDraft', { params, body: { entries } });
    const stored = async () => (await who.call('getEventDraft', { params, query: {} })).data.entries;
    await after(28);
    expect(await stored()).toEqual(entries);
    await after(29.5);
    expect(await stored()).toEqual(entries.filter(([name]) => !['venue.lat', 'venue.lng'].includes(name)));
  });

  it('a position told anew begins its 30 days anew', async () => {
    world.api.setNow(start);
    const who = await world.api.signIn();
    const { lat, lng, placeId } = await pickedBy(who, 'ChIJLaw_Garden_Vadi');
    const eventId = await eventAt(who, { name: 'Vadi', lat, lng, placeId });
    await world.ctx.db
      .updateTable('place_positions')
      .set({ fetched_at: daysOn(-20) })
      .where('place_id', '=', placeId)
      .execute();
    await pickedBy(who, placeId);
    await after(15);
    expect(await venueOf(who, eventId)).toMatchObject({ lat, lng });
    await after(30);
    expect(await venueOf(who, eventId)).toEqual({ name: 'Vadi', location: '', placeId });
  });

  it('a point that the organiser set stays as long as the event', async () => {
    world.api.setNow(start);
    const who = await world.api.signIn();
    const { lat, lng } = (await world.at(who, 26.9, 75.8)).data.place;
    const own = await eventAt(who, { name: 'Our farm', lat, lng });
    const moved = await eventAt(who, {
      name: 'Gate 4',
      lat: 26.948,
      lng: 75.839,
      placeId: 'ChIJAmber_Haveli',
    });
    await pickedBy(who, 'ChIJAmber_Haveli');
    await after(400);
    expect(await venueOf(who, own)).toMatchObject({ lat: 26.9, lng: 75.8 });
    expect(await venueOf(who, moved)).toMatchObject({ lat: 26.948, lng: 75.839 });
  });
});
