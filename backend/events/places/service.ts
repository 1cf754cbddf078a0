import {
  LEAST_SEARCH_CHARACTERS,
  pickedPlace,
  type PickedPlace,
  type PlaceSearch,
  type PlaceSuggestion,
} from '#contract/events/places.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { venueWords } from '#messages/events/venue/words.ts';
import { Problem } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import {
  PlaceGone,
  PlacesKeyRefused,
  PlacesOverQuota,
  PlacesUnavailable,
  type Places,
} from '#backend/providers/places/port.ts';
import type { PlaceContext } from './place-context.ts';
import { rememberPosition } from './repository.ts';

export { takePositionsOlderThan } from './repository.ts';

/** Searches cost the installation's money: enough for somebody who types a dozen venues, letter by letter. */
const SEARCHES = { limit: 120, windowSeconds: 600 };
const PICKS = { limit: 40, windowSeconds: 600 };
const MOST_SUGGESTIONS = 5;

export const getPlaceSearch = ({ search }: PlaceContext): PlaceSearch => ({
  available: search !== null,
  attribution: search?.attribution ?? '',
});

/** Places that fit; none for 2 characters or fewer, which nobody is asked about (spec section 5). */
export async function suggestPlaces(
  context: PlaceContext,
  viewer: SignedIn,
  { input, session }: { input: string; session: string },
): Promise<PlaceSuggestion[]> {
  const search = searchOf(context);
  if ([...input].length < LEAST_SEARCH_CHARACTERS) return [];
  await limitRate(context.ctx, 'place-search', viewer.userId, SEARCHES);
  const found = await asking(context, () => search.suggest({ input, session }));
  return found.filter(({ name }) => name !== '').slice(0, MOST_SUGGESTIONS);
}

/**
 * A suggested place with its position. Of the answer only the identifier and the position
 * are kept, the position for 30 days (decision 0019).
 */
export async function pickPlace(
  context: PlaceContext,
  viewer: SignedIn,
  { placeId, session }: { placeId: string; session: string },
): Promise<PickedPlace> {
  const search = searchOf(context);
  await limitRate(context.ctx, 'place-pick', viewer.userId, PICKS);
  const { timeZone, ...found } = await asking(context, () => search.find({ placeId, session }));
  await rememberPosition(context.ctx.db, found, context.ctx.now());
  const place = fitting(found);
  const zoned = pickedPlace.safeParse({ ...place, timeZone });
  return zoned.data ?? place;
}

/** The point somebody pressed on the map, with its address; the position is theirs, not the provider's. */
export async function findPlaceAt(
  context: PlaceContext,
  viewer: SignedIn,
  point: { lat: number; lng: number },
): Promise<PickedPlace> {
  const search = searchOf(context);
  await limitRate(context.ctx, 'place-pick', viewer.userId, PICKS);
  const address = await asking(context, () => search.addressAt(point));
  return fitting({ ...point, name: '', address, placeId: '' });
}

/** What an event's venue can hold (contract `venue`). */
const fitting = (place: Omit<PickedPlace, 'timeZone'>): PickedPlace => ({
  ...place,
  name: oneLine(place.name, 200),
  address: oneLine(place.address, 500),
});

const oneLine = (text: string, longest: number) => plainLine(text).slice(0, longest).trim();

function searchOf({ search }: PlaceContext): Places {
  if (!search) throw new Problem(404, 'places_off', venueWords.off);
  return search;
}

/** Asks the provider; what goes wrong there is told to whoever searches, and what only the operator can mend is logged. */
async function asking<T>({ ctx }: PlaceContext, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlaceGone) throw new Problem(404, 'place_gone', venueWords.gone);
    if (error instanceof PlacesOverQuota) {
      ctx.log.warn({ reason: error.message }, 'place search refused');
      throw new Problem(503, 'places_over_quota', venueWords.overQuota);
    }
    if (error instanceof PlacesKeyRefused) ctx.log.error({ reason: error.message }, 'place search refused');
    else if (error instanceof PlacesUnavailable)
      ctx.log.warn({ reason: error.message }, 'place search failed');
    else throw error;
    throw new Problem(503, 'places_unavailable', venueWords.unavailable);
  }
}
