import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapSourcesOf } from '#app/server/map-policy.server.ts';
import { isStale, pointOf } from '#app/events/venue/point.ts';
import { dropLoosePoint } from '#app/events/venue/venue-form.server.ts';
import { VenueFields, type VenueFieldsProps } from '#app/events/venue/venue-fields.tsx';
import { securityHeaders } from '#app/server/security-headers.server.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { mapLink } from '#contract/events/map-link.ts';

const field = (name: string, initialValue = '') => ({
  id: name,
  name: `venue.${name}`,
  errorId: `${name}-error`,
  descriptionId: `${name}-description`,
  initialValue,
});

function page(change: Partial<VenueFieldsProps> = {}, values: Record<string, string> = {}): string {
  const of = (name: string) => field(name, values[name]);
  const fields = {
    name: of('name'),
    location: of('location'),
    lat: of('lat'),
    lng: of('lng'),
    placeId: of('placeId'),
  };
  const venueSearch = { available: true, attribution: 'Google Maps', mapKey: '', mapSite: 'google' as const };
  return renderToStaticMarkup(
    createElement(VenueFields, {
      fields,
      zoneField: 'timeZone',
      venueSearch,
      venueFound: undefined,
      venueNotice: null,
      ...change,
    }),
  );
}

describe('the venue in the form', () => {
  it('without a browser key has the plain fields, the search and a link to a map, and no map of its own', () => {
    const html = page({}, { name: 'Lake Palace', location: 'Pune' });
    expect(html).toContain('name="venue.name"');
    expect(html).toContain('name="venue.location"');
    expect(html).toContain('value="search-venue"');
    expect(html).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=Lake%20Palace%2C%20Pune"',
    );
    expect(html).not.toMatch(/Show the map|maps\.google|googleapis/);
  });

  it('without a search has the plain fields alone', () => {
    const html = page({
      venueSearch: { available: false, attribution: '', mapKey: '', mapSite: 'google' as const },
    });
    expect(html).toContain('name="venue.location"');
    expect(html).not.toMatch(/search-venue|Search for the venue|<a /);
  });

  it('never fetches Google’s script with the page', () => {
    expect(
      page({
        venueSearch: {
          available: true,
          attribution: 'Google Maps',
          mapKey: 'a-key',
          mapSite: 'google' as const,
        },
      }),
    ).not.toMatch(/<script|googleapis|a-key/);
  });

  it('shows results as radio buttons, with whose they are', () => {
    const suggestions = [{ placeId: 'ChIJone', name: 'Hall One', area: 'Baner, Pune' }];
    const html = page({
      venueFound: { query: 'hall', session: 'session-of-a-test', suggestions, problem: '' },
    });
    expect(html).toMatch(/type="radio"[^>]*value="ChIJone"/);
    expect(html).toContain('Results from Google Maps');
    expect(html).toContain('name="venueSession" value="session-of-a-test"');
  });

  it('carries a point in hidden fields, with a ticked box', () => {
    const html = page({}, { name: 'Gate 4', lat: '18.5', lng: '73.8' });
    expect(html).toMatch(/name="venue\.lat" value="18\.5"/);
    expect(html).toMatch(/<input(?=[^>]*name="venue\.pinned")(?=[^>]*checked)/);
  });
});

describe('a point on the map', () => {
  it('is whole or none', () => {
    expect(pointOf({ lat: '18.5', lng: '', placeId: '', address: '' })).toBeNull();
    expect(pointOf({ lat: 'north', lng: '73', placeId: '', address: '' })).toBeNull();
    expect(pointOf({ lat: '0', lng: '0', placeId: '', address: 'Sea' })).toEqual({
      lat: '0',
      lng: '0',
      placeId: '',
      address: 'Sea',
    });
    expect(pointOf({ lat: '', lng: '', placeId: 'ChIJone', address: '' })).toEqual({
      lat: '',
      lng: '',
      placeId: 'ChIJone',
      address: '',
    });
  });

  it('is doubted when the address is another, not when something is added to it', () => {
    const point = { lat: '1', lng: '1', placeId: '', address: 'Baner Road, Pune' };
    expect(isStale(point, 'Hall 2,  baner road, Pune')).toBe(false);
    expect(isStale(point, 'Karve Road, Pune')).toBe(true);
  });

  it('goes when its box is cleared', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['venue.name', 'Hall'],
      ['venue.lat', '1'],
      ['venue.lng', '2'],
      ['venue.placeId', 'ChIJone'],
    ])
      form.set(name ?? '', value ?? '');
    const kept = new FormData();
    form.forEach((value, name) => kept.set(name, value));
    kept.set('venue.pinned', 'on');
    dropLoosePoint(form);
    dropLoosePoint(kept);
    expect([...form.keys()]).toEqual(['venue.name']);
    expect([...kept.keys()]).toContain('venue.lat');
  });

  it('leads to Google’s map when it is a picked place, else to OpenStreetMap', () => {
    expect(
      mapLink(
        { name: 'Amber Haveli', location: 'Jaipur', lat: 1, lng: 2, placeId: 'ChIJone' },
        'openstreetmap',
      ),
    ).toBe(
      'https://www.google.com/maps/search/?api=1&query=Amber%20Haveli%2C%20Jaipur&query_place_id=ChIJone',
    );
    expect(mapLink({ name: '', location: '', lat: 1, lng: 2 }, 'openstreetmap')).toBe(
      'https://www.openstreetmap.org/?mlat=1&mlon=2#map=17/1/2',
    );
    expect(mapLink({ name: 'Hall', location: 'Pune & more' }, 'openstreetmap')).toBe(
      'https://www.openstreetmap.org/search?query=Hall%2C%20Pune%20%26%20more',
    );
    expect(mapLink({ name: '', location: '' }, 'google')).toBe('');
    expect(mapLink({ name: 'Hall', location: 'Pune & more' }, 'google')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Hall%2C%20Pune%20%26%20more',
    );
  });
});

describe('what a page may load of Google', () => {
  // development has no such policy
  beforeEach(() => void vi.stubEnv('DEV', false));
  afterEach(() => void vi.unstubAllEnvs());
  const headersOf = (path: string, mapKey: string) =>
    new Map(
      securityHeaders([`'nonce-a-nonce'`], {
        paymentOrigins: [],
        logoOrigins: [],
        map: mapSourcesOf(`https://shagun.example${path}`, mapKey),
      }),
    );

  it.each([
    '/create-event/wedding',
    '/create-event/wedding?done=saved',
    '/event/abcdefgh/edit',
    '/event/abcdefgh/functions/new',
    '/event/abcdefgh/functions/hgfedcba',
  ])('is the map on %s', (path) => {
    const headers = headersOf(path, 'a-key');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /script-src 'self' 'nonce-a-nonce' https:\/\/maps\.googleapis\.com/,
    );
    // the key is held to our origin, so Google has to learn it
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it.each([
    ['/event/abcdefgh', 'a-key'],
    ['/event/abcdefgh/functions', 'a-key'],
    ['/event/abcdefgh/functions/hgfedcba/guests', 'a-key'],
    ['/dashboard', 'a-key'],
    ['/event/abcdefgh/rsvp/abcdefgh/yes/email', 'a-key'],
    ['/create-event/wedding', ''],
  ])('is nothing on %s with the key "%s"', (path, key) => {
    const headers = headersOf(path, key);
    expect(headers.get('Content-Security-Policy')).not.toMatch(/google|gstatic/);
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
  });
});

describe('the settings', () => {
  const base = { SHAGUN_MODE: 'test', SESSION_SECRET: 'a secret of tests that is long enough to be one' };
  it('look in India through the sandbox without a key, through Google with one', () => {
    const without = readEnv(base);
    expect([without.PLACES_BASE_URL, without.PLACES_REGIONS, without.GOOGLE_MAPS_BROWSER_KEY]).toEqual([
      'http://localhost:4400/places/v1',
      ['in'],
      '',
    ]);
    const withKey = readEnv({ ...base, GOOGLE_MAPS_SERVER_KEY: 'a-key', PLACES_REGIONS: '' });
    expect([withKey.PLACES_BASE_URL, withKey.GEOCODING_URL, withKey.PLACES_REGIONS]).toEqual([
      'https://places.googleapis.com/v1',
      'https://maps.googleapis.com/maps/api/geocode/json',
      [],
    ]);
  });
});
