import type { backend, Result } from '#app/server/backend.server.ts';
import { VENUE_CHOICE, VENUE_QUERY, VENUE_SESSION, type VenueFound } from '#app/events/venue/venue-names.ts';
import { LEAST_SEARCH_CHARACTERS, placeQuery, type PickedPlace } from '#contract/events/places.ts';
import * as venueWords from '#messages/events/venue/en.ts';

type Api = ReturnType<typeof backend>;
type Refused = Extract<Result<unknown>, { ok: false }>;

const newSession = () => crypto.randomUUID().replaceAll('-', '');

const fieldText = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** A session of the form, or a new one: nobody's address bar can make it anything else. */
function sessionOf(form: FormData): string {
  const given = placeQuery.shape.session.safeParse(fieldText(form, VENUE_SESSION));
  return given.data ?? newSession();
}

const problemOf = ({ status, error }: Refused): string =>
  status === 429 ? venueWords.searchedTooOften : status === 400 ? venueWords.chosenElsewhere : error.message;

/** Searches for what was typed into the form of a browser without scripts. */
export async function searchVenues(api: Api, form: FormData): Promise<VenueFound> {
  const query = fieldText(form, VENUE_QUERY).slice(0, 200);
  const session = sessionOf(form);
  const none = { query, session, suggestions: [] };
  if ([...query].length < LEAST_SEARCH_CHARACTERS) return { ...none, problem: venueWords.moreCharacters };
  const found = await api.send('suggestPlaces', { query: { input: query, session } });
  if (!found.ok) return { ...none, problem: problemOf(found) };
  const { suggestions } = found.data;
  return { ...none, suggestions, problem: suggestions.length > 0 ? '' : venueWords.noneFound(query) };
}

/** Puts the place chosen among the results of a search into the form's fields; `abroad` is one in another time zone. Otherwise the results again, with what is wrong with the choice. */
export async function fillVenueIn(
  api: Api,
  form: FormData,
): Promise<{ abroad: boolean } | { venueFound: VenueFound }> {
  const again = async (problem: string) => ({ venueFound: { ...(await searchVenues(api, form)), problem } });
  const placeId = fieldText(form, VENUE_CHOICE);
  if (!placeId) return again(venueWords.choiceNeeded);
  const picked = await api.send('pickPlace', { params: { placeId }, query: { session: sessionOf(form) } });
  if (!picked.ok) return again(problemOf(picked));
  const { place } = picked.data;
  for (const [name, value] of fieldsOf(place)) form.set(name, value);
  return { abroad: place.timeZone !== undefined && place.timeZone !== form.get('timeZone') };
}

/** A picked place as the form's own fields. */
const fieldsOf = ({ name, address, lat, lng, placeId }: PickedPlace): [name: string, value: string][] => [
  ['venue.name', name],
  ['venue.location', address],
  ['venue.lat', String(lat)],
  ['venue.lng', String(lng)],
  ['venue.placeId', placeId],
  [PINNED, 'on'],
];

/** The box under the point on the map; a point whose box is empty is none. */
const PINNED = 'venue.pinned';
const POINT = ['venue.lat', 'venue.lng', 'venue.placeId'];

export const isLoosePoint = (form: FormData, name: string): boolean =>
  POINT.includes(name) && !form.has(PINNED);

/** Takes a point out of the form whose box was cleared. */
export function dropLoosePoint(form: FormData): void {
  if (!form.has(PINNED)) for (const name of POINT) form.delete(name);
}
