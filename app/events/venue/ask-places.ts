import * as venueWords from '#messages/events/venue/en.ts';

/** What a call of the place search came to: its answer, or a sentence to show. */
type PlacesReply<T> = { ok: true; data: T } | { ok: false; message: string };

/** Asks the API from the page. Null when it was given up because something newer was asked. */
export async function askPlaces<T>(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<PlacesReply<T> | null> {
  try {
    const response = await fetch(`/api/places${path}?${new URLSearchParams(query)}`, {
      headers: { Accept: 'application/json' },
      signal: signal ?? null,
    });
    const answer = (await response.json()) as T & { message?: string };
    if (response.ok) return { ok: true, data: answer };
    return {
      ok: false,
      message:
        response.status === 429 ? venueWords.searchedTooOften : (answer.message ?? venueWords.unavailable),
    };
  } catch {
    return signal?.aborted ? null : { ok: false, message: venueWords.unavailable };
  }
}

/** A session of searches that leads to one pick. Browsers keep `randomUUID` from pages without https. */
export const newSession = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
