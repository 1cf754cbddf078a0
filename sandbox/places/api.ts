import type { Context } from 'hono';
import type { Behaviour, Mode, Part } from '#sandbox/places/behaviour.ts';
import type { Sessions } from '#sandbox/places/sessions.ts';
import { addressOf, nearest, search, venues, type SandboxVenue } from '#sandbox/places/venues.ts';
import type { NodeBindings, SandboxWeb } from '#sandbox/service.ts';
import { z } from 'zod/v4';

type Call = Context<{ Bindings: NodeBindings }>;

/** What the API needs. */
interface PlacesApi {
  readonly key: string;
  readonly behaviour: Behaviour;
  readonly sessions: Sessions;
  wait(ms: number): Promise<void>;
}

const MOST_SUGGESTIONS = 5;

const autocompleteRequest = z.object({
  input: z.string().min(1),
  sessionToken: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/),
  includedRegionCodes: z.array(z.string()).max(15).default([]),
  languageCode: z.string().optional(),
});

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
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
export function mountPlacesApi(web: SandboxWeb, { key, behaviour, sessions, wait }: PlacesApi): void {
  async function disturbed(c: Call, part: Part, text: string): Promise<Response | null> {
    const mode = behaviour.for(part, text);
    if (mode === 'slow') await wait(behaviour.state.delayMs);
    if (mode === 'down') {
      c.env.incoming.socket.destroy();
      return new Response(null, { status: 503 });
    }
    if (mode === 'garbage')
      return new Response('<html><body>It works!</body></html>', {
        headers: { 'content-type': 'text/html' },
      });
    if (mode === 'odd') return json({ suggestions: 'none', id: 7, status: 'FINE' });
    return part === 'geocoding' ? geocodingTrouble(mode) : placesTrouble(mode);
  }

  web.post('/places/v1/places:autocomplete', async (c) => {
    const read = autocompleteRequest.safeParse(await c.req.json<unknown>().catch(() => undefined));
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

function placesTrouble(mode: Mode): Response | null {
  if (mode === 'over-quota') return refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.');
  if (mode === 'server-error') return refusal(500, 'INTERNAL', 'Internal error encountered.');
  return mode === 'key-refused'
    ? refusal(
        403,
        'PERMISSION_DENIED',
        'Places API (New) has not been used in this project before or it is disabled.',
      )
    : null;
}

function geocodingTrouble(mode: Mode): Response | null {
  if (mode === 'over-quota') return geocoded('OVER_QUERY_LIMIT');
  if (mode === 'server-error') return geocoded('UNKNOWN_ERROR');
  return mode === 'key-refused' ? geocoded('REQUEST_DENIED') : null;
}

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
