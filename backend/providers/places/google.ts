import type { z } from 'zod/v4';
import { venueWords } from '#messages/events/venue/words.ts';
import { autocompleteAnswer, googleError, geocodeAnswer, placeAnswer } from './google-shapes.ts';
import { PlaceGone, PlacesKeyRefused, PlacesOverQuota, PlacesUnavailable, type Places } from './port.ts';

/** Where Google is and who we are there. */
interface GoogleSettings {
  readonly key: string;
  /** Without a slash at the end: `https://places.googleapis.com/v1`. */
  readonly baseUrl: string;
  readonly geocodingUrl: string;
  readonly regions: readonly string[];
}

/** Somebody is typing and waits. */
const TIMEOUT_MS = 5000;
const MOST_BYTES = 512 * 1024;

/** What we pay for: name, address, position and time zone, nothing else. */
const FIELDS = 'id,displayName,formattedAddress,location,timeZone';
const SUGGESTION_FIELDS =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text,suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.structuredFormat.secondaryText.text';
const LANGUAGE = 'en';

interface Answered {
  status: number;
  body: unknown;
}

/** Google's Places API (New) for search and details, and its Geocoding API for points on the map. */
export function createGooglePlaces(settings: GoogleSettings, { timeoutMs = TIMEOUT_MS } = {}): Places {
  const { key, geocodingUrl, regions } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');

  const ask = (path: string, fields: string, init: RequestInit = {}) =>
    send(
      baseUrl + path,
      {
        ...init,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-Goog-Api-Key': key,
          'X-Goog-FieldMask': fields,
        },
      },
      timeoutMs,
    );

  return {
    attribution: new URL(baseUrl).hostname.endsWith('.googleapis.com')
      ? venueWords.attribution
      : venueWords.sandboxAttribution,

    async suggest({ input, session }) {
      const body = JSON.stringify({
        input,
        sessionToken: session,
        languageCode: LANGUAGE,
        ...(regions.length > 0 && { includedRegionCodes: regions }),
      });
      const { suggestions } = understood(
        await ask('/places:autocomplete', SUGGESTION_FIELDS, { method: 'POST', body }),
        autocompleteAnswer,
      );
      return suggestions.flatMap(({ placePrediction: found }) =>
        found
          ? [
              {
                placeId: found.placeId,
                name: found.structuredFormat?.mainText || found.text,
                area: found.structuredFormat?.secondaryText ?? '',
              },
            ]
          : [],
      );
    },

    async find({ placeId, session }) {
      const query = new URLSearchParams({ sessionToken: session, languageCode: LANGUAGE });
      const answer = await ask(`/places/${encodeURIComponent(placeId)}?${query}`, FIELDS);
      const found = understood(answer, placeAnswer);
      const { latitude: lat, longitude: lng } = found.location;
      return {
        placeId: found.id,
        name: found.displayName,
        address: found.formattedAddress,
        lat,
        lng,
        timeZone: found.timeZone?.id ?? null,
      };
    },

    async addressAt({ lat, lng }) {
      const query = new URLSearchParams({ latlng: `${lat},${lng}`, language: LANGUAGE, key });
      const { status, body } = await send(
        `${geocodingUrl}?${query}`,
        { headers: { Accept: 'application/json' } },
        timeoutMs,
      );
      const read = geocodeAnswer.safeParse(body);
      if (!read.success) throw new PlacesUnavailable(`the geocoding answered ${status} and nothing readable`);
      const { results } = read.data;
      if (read.data.status === 'OK') return results[0]?.formatted_address ?? '';
      if (read.data.status === 'ZERO_RESULTS') return '';
      if (['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT'].includes(read.data.status))
        throw new PlacesOverQuota('the geocoding is over its quota');
      if (read.data.status === 'REQUEST_DENIED')
        throw new PlacesKeyRefused('Google does not accept GOOGLE_MAPS_SERVER_KEY for geocoding');
      throw new PlacesUnavailable(`the geocoding answered ${status}`);
    },
  };
}

/** @throws {PlacesUnavailable} when no whole answer came; the cause is left out, it can carry the key */
async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Answered> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    // Node's streams can be iterated, which the browser's types do not know yet
    for await (const part of (response.body as AsyncIterable<Uint8Array> | null) ?? []) {
      size += part.byteLength;
      if (size > MOST_BYTES) throw new PlacesUnavailable('the place search sent more than it should');
      parts.push(part);
    }
    return { status: response.status, body: jsonOf(Buffer.concat(parts).toString('utf8')) };
  } catch (error) {
    if (error instanceof PlacesUnavailable) throw error;
    throw new PlacesUnavailable('the place search did not answer');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function understood<T>({ status, body }: Answered, shape: z.ZodType<T>): T {
  if (status !== 200) throw refusalOf(status, body);
  const read = shape.safeParse(body);
  if (!read.success) throw new PlacesUnavailable('the place search answered something nobody can read');
  return read.data;
}

function refusalOf(status: number, body: unknown): Error {
  const { error } = googleError.safeParse(body).data ?? {};
  const name = error?.status ?? '';
  if (status === 429 || name === 'RESOURCE_EXHAUSTED')
    return new PlacesOverQuota('the place search is over its quota');
  const badKey = error?.details?.some(({ reason }) => reason === 'API_KEY_INVALID') ?? false;
  if (status === 401 || status === 403 || badKey)
    return new PlacesKeyRefused('Google does not accept GOOGLE_MAPS_SERVER_KEY for the Places API (New)');
  // an identifier Google cannot have given out is answered like one that is gone
  if (status === 404 || (status === 400 && name === 'INVALID_ARGUMENT'))
    return new PlaceGone('the place is not known');
  return new PlacesUnavailable(`the place search answered ${status}`);
}
