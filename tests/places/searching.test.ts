import { describe, expect, it } from 'vitest';
import * as venueWords from '#messages/events/venue/en.ts';
import { usePlaceWorld } from '#tests/places/place-world.ts';

const world = usePlaceWorld();
const LAKE_PALACE = 'ChIJPichola_Lake_Palace';

describe('searching for a venue', () => {
  it('suggests places by name and by where they are, five at most', async () => {
    const who = await world.api.signIn();
    const byName = await world.suggest(who, 'lake pal');
    expect(byName.data.suggestions).toEqual([
      {
        placeId: 'ChIJLake_Palace',
        name: 'Lake Palace',
        area: 'Katraj Road, Ambegaon, Pune, Maharashtra, India',
      },
      {
        placeId: LAKE_PALACE,
        name: 'Pichola Lake Palace',
        area: 'Lake Pichola, Pichola, Udaipur, Rajasthan, India',
      },
    ]);
    expect((await world.suggest(who, 'mumbai')).data.suggestions).toHaveLength(5);
    expect((await world.suggest(who, 'Nowhere Manor')).data.suggestions).toEqual([]);
  });

  it('asks nobody for 2 characters or fewer, and starts above', async () => {
    const who = await world.api.signIn();
    const session = world.newSession();
    for (const input of ['', 'L', 'La', '  La  '])
      expect((await world.suggest(who, input, session)).data.suggestions).toEqual([]);
    expect(await world.sessionOf(session)).toBeUndefined();
    expect((await world.suggest(who, 'Lak', session)).data.suggestions.length).toBeGreaterThan(0);
    expect((await world.sessionOf(session))?.searches).toEqual(['Lak']);
  });

  it('picks a place: name, address, position, identifier and time zone', async () => {
    const who = await world.api.signIn();
    expect((await world.pick(who, LAKE_PALACE)).data.place).toEqual({
      name: 'Pichola Lake Palace',
      address: 'Lake Pichola, Pichola, Udaipur, Rajasthan 313001, India',
      lat: 24.57481,
      lng: 73.67998,
      placeId: LAKE_PALACE,
      timeZone: 'Asia/Kolkata',
    });
  });

  it('joins the searches that lead to a pick by their session token, which the pick ends', async () => {
    const who = await world.api.signIn();
    const session = world.newSession();
    await world.suggest(who, 'Pich', session);
    await world.suggest(who, 'Pichola', session);
    await world.pick(who, LAKE_PALACE, session);
    expect(await world.sessionOf(session)).toEqual({
      token: session,
      searches: ['Pich', 'Pichola'],
      ended: LAKE_PALACE,
      late: 0,
    });
    expect((await who.fetch('/api/places/suggestions?input=Pichola&session=short')).status).toBe(400);
  });

  it('looks in India unless told otherwise', async () => {
    const who = await world.api.signIn();
    expect((await world.suggest(who, 'creek palace')).data.suggestions).toEqual([]);
    world.api.backend.places.search = world.adapter({ regions: [] });
    const [creek] = (await world.suggest(who, 'creek palace')).data.suggestions;
    expect(creek?.area).toContain('United Arab Emirates');
    expect((await world.pick(who, creek?.placeId ?? '')).data.place.timeZone).toBe('Asia/Dubai');
  });

  it('finds the address of a point on the map, whose coordinates stay those that were pressed', async () => {
    const who = await world.api.signIn();
    expect((await world.at(who, 18.92, 72.834)).data.place).toEqual({
      name: '',
      address: 'Apollo Bunder, Colaba, Mumbai, Maharashtra 400001, India',
      lat: 18.92,
      lng: 72.834,
      placeId: '',
    });
    // in the sea nothing is written
    expect((await world.at(who, 10, 60)).data.place.address).toBe('');
    expect((await who.fetch('/api/places/at?lat=91&lng=0')).status).toBe(400);
  });
});

describe('who may search', () => {
  it('nobody who is not signed in: the search costs money', async () => {
    const { visitor } = world.api;
    const session = world.newSession();
    for (const answer of [
      await world.suggest(visitor, 'Lake', session),
      await world.pick(visitor, LAKE_PALACE, session),
      await world.at(visitor, 18, 72),
    ])
      expect(answer.status).toBe(401);
    expect(await world.sessionOf(session)).toBeUndefined();
  });

  it('each person 120 times in ten minutes, and the others go on', async () => {
    world.api.setNow(new Date());
    const who = await world.api.signIn();
    for (let tries = 0; tries < 120; tries += 1) await world.suggest(who, 'Nowhere');
    const refused = await world.suggest(who, 'Nowhere');
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await world.suggest(await world.api.signIn(), 'Nowhere')).status).toBe(200);
  });

  it('40 picks in ten minutes', async () => {
    world.api.setNow(new Date());
    const who = await world.api.signIn();
    for (let tries = 0; tries < 40; tries += 1) await world.at(who, 10, 60);
    expect((await world.pick(who, LAKE_PALACE)).status).toBe(429);
  });
});

describe('a search in trouble', () => {
  const troubles = [
    { mode: 'down', sentence: venueWords.unavailable },
    { mode: 'slow', sentence: venueWords.unavailable },
    { mode: 'server-error', sentence: venueWords.unavailable },
    { mode: 'garbage', sentence: venueWords.unavailable },
    { mode: 'odd', sentence: venueWords.unavailable },
    { mode: 'key-refused', sentence: venueWords.unavailable },
    { mode: 'over-quota', sentence: venueWords.overQuota },
  ];
  it.each(troubles)(
    'that is $mode says so and to type the venue, for words, picks and points',
    async ({ mode, sentence }) => {
      const who = await world.api.signIn();
      await world.behave({ mode, delayMs: 5000 });
      for (const answer of await Promise.all([
        world.suggest(who, 'Lake'),
        world.pick(who, LAKE_PALACE),
        world.at(who, 18.92, 72.83),
      ])) {
        expect(answer.status).toBe(503);
        expect(answer.error.message).toBe(sentence);
      }
      await world.behave({ action: 'reset' });
      expect((await world.suggest(who, 'Lake')).status).toBe(200);
    },
  );

  it('with a wrong key does not tell the key or the provider’s words', async () => {
    const who = await world.api.signIn();
    world.api.backend.places.search = world.adapter({ key: 'a-wrong-key' });
    for (const answer of [await world.suggest(who, 'Lake'), await world.at(who, 18.92, 72.83)]) {
      expect(answer.error).toMatchObject({ code: 'places_unavailable', message: venueWords.unavailable });
      expect(JSON.stringify(answer.error)).not.toMatch(/key/i);
    }
  });

  it('does not know a place that has gone', async () => {
    const gone = await world.pick(await world.api.signIn(), 'ChIJgone');
    expect([gone.status, gone.error.message]).toEqual([404, venueWords.gone]);
  });

  it('that is not set up is not offered', async () => {
    const who = await world.api.signIn();
    expect((await who.call('getPlaceSearch', {})).data).toEqual({ available: true, attribution: 'Sandbox' });
    world.api.backend.places.search = null;
    expect((await who.call('getPlaceSearch', {})).data).toEqual({ available: false, attribution: '' });
    expect((await world.suggest(who, 'Lake')).error.message).toBe(venueWords.off);
  });
});
