import { z } from 'zod/v4';
import { bodyOf, type Call, disturb, json } from '#sandbox/http/answers.ts';
import type { Behaviour } from '#sandbox/http/behaviour.ts';
import type { Patience } from '#sandbox/http/patience.ts';
import type { BehaviourState } from '#sandbox/places/behaviour.ts';
import type { Sessions } from '#sandbox/places/sessions.ts';
import { addressOf, nearest, search, venues, type SandboxVenue } from '#sandbox/places/venues.ts';
import type { SandboxWeb } from '#sandbox/service.ts';

/** What the API needs. */
interface PlacesApi {
  readonly key: string;
  readonly behaviour: Behaviour<BehaviourState>;
  readonly sessions: Sessions;
  readonly patience: Patience;
}

const MOST_SUGGESTIONS = 5;

const autocompleteRequest = z.object({
  input: z.string().min(1),
  sessionToken: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/),
  includedRegionCodes: z.array(z.string()).max(15).default([]),
  languageCode: z.string().optional(),
});

const refusal = (code: number, status: string, message: string, reason?: string): Response =>
  json(
    {
      error: {
        code,
        message,
        status,
        ...(reason && { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] }),
      },
    },
    code,
  );
const geocoded = (status: string, results: object[] = []): Response =>
  json({
    results,
    status,
    ...(status === 'REQUEST_DENIED' && { error_message: 'The provided API key is invalid.' }),
  });

/** The Places API (New) and the Geocoding API, as far as the product asks them. */
export function mountPlacesApi(web: SandboxWeb, { key, behaviour, sessions, patience }: PlacesApi): void {
  async function disturbed(
    c: Call,
    part: 'suggestions' | 'details' | 'geocoding',
    text: string,
  ): Promise<Response | undefined> {
    const mode = behaviour.take(
      ({ affects, word }) =>
        (affects === 'everything' || affects === part) && text.toLowerCase().includes(word),
    );
    if (mode === 'odd') return json({ suggestions: 'none', id: 7, status: 'FINE' });
    return (
      (await disturb(c, mode, patience, behaviour.state.delayMs)) ??
      (part === 'geocoding' ? geocodingTrouble[mode] : placesTrouble[mode])?.()
    );
  }

  web.post('/places/v1/places:autocomplete', async (c) => {
    const read = autocompleteRequest.safeParse(await bodyOf(c));
    if (!read.success) return refusal(400, 'INVALID_ARGUMENT', 'The request cannot be read.');
    const { input, sessionToken, includedRegionCodes } = read.data;
    const trouble = keyTrouble(c, key) ?? (await disturbed(c, 'suggestions', input));
    if (trouble) return trouble;
    sessions.searched(sessionToken, input);
    const found = search(input, includedRegionCodes).slice(0, MOST_SUGGESTIONS);
    // Google leaves the list out when nothing fits
    return json(
      found.length > 0
        ? { suggestions: found.map((venue) => ({ placePrediction: predictionOf(venue) })) }
        : {},
    );
  });

  web.get('/places/v1/places/:id', async (c) => {
    const id = c.req.param('id');
    const trouble = keyTrouble(c, key) ?? (await disturbed(c, 'details', id));
    if (trouble) return trouble;
    const mask = c.req.header('x-goog-fieldmask')?.split(',') ?? [];
    if (mask.length === 0) return refusal(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
    sessions.picked(c.req.query('sessionToken') ?? '', id);
    const venue = venues.find((each) => each.id === id);
    if (!venue)
      return refusal(404, 'NOT_FOUND', 'The Place ID is no longer valid. Please refresh cached Place IDs.');
    const whole: Record<string, unknown> = {
      id,
      displayName: { text: venue.name, languageCode: 'en' },
      formattedAddress: addressOf(venue),
      location: { latitude: venue.lat, longitude: venue.lng },
      timeZone: { id: venue.timeZone },
    };
    return json(Object.fromEntries(Object.entries(whole).filter(([field]) => mask.includes(field))));
  });

  web.get('/places/maps/api/geocode/json', async (c) => {
    if (c.req.query('key') !== key) return geocoded('REQUEST_DENIED');
    const [lat = Number.NaN, lng = Number.NaN] = (c.req.query('latlng') ?? '').split(',').map(Number);
    const trouble = await disturbed(c, 'geocoding', `${lat},${lng}`);
    if (trouble) return trouble;
    if (Number.isNaN(lat) || Number.isNaN(lng)) return geocoded('INVALID_REQUEST');
    sessions.geocodings += 1;
    const venue = nearest(lat, lng);
    return venue
      ? geocoded('OK', [
          {
            formatted_address: addressOf(venue),
            place_id: `Ei${venue.id}`,
            geometry: { location: { lat, lng } },
          },
        ])
      : geocoded('ZERO_RESULTS');
  });
}

function keyTrouble(c: Call, key: string): Response | null {
  if (c.req.header('x-goog-api-key') === key) return null;
  return refusal(
    400,
    'INVALID_ARGUMENT',
    'API key not valid. Please pass a valid API key.',
    'API_KEY_INVALID',
  );
}

const placesTrouble: Partial<Record<string, () => Response>> = {
  'over-quota': () => refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.'),
  'server-error': () => refusal(500, 'INTERNAL', 'Internal error encountered.'),
  'key-refused': () =>
    refusal(
      403,
      'PERMISSION_DENIED',
      'Places API (New) has not been used in this project before or it is disabled.',
    ),
};

const geocodingTrouble: Partial<Record<string, () => Response>> = {
  'over-quota': () => geocoded('OVER_QUERY_LIMIT'),
  'server-error': () => geocoded('UNKNOWN_ERROR'),
  'key-refused': () => geocoded('REQUEST_DENIED'),
};

function predictionOf(venue: SandboxVenue): object {
  const area = `${venue.street}, ${venue.city}, ${venue.state}, ${venue.country}`;
  return {
    place: `places/${venue.id}`,
    placeId: venue.id,
    text: { text: `${venue.name}, ${area}`, matches: [] },
    structuredFormat: { mainText: { text: venue.name, matches: [] }, secondaryText: { text: area } },
    types: ['event_venue', 'point_of_interest', 'establishment'],
  };
}
