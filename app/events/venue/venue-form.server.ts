import type { backend, Result } from '#app/server/backend.server.ts';
import { VENUE_CHOICE, VENUE_QUERY, VENUE_SESSION, type VenueFound } from '#app/events/venue/venue-names.ts';
import { LEAST_SEARCH_CHARACTERS, placeQuery, type PickedPlace } from '#contract/events/places.ts';
import * as words from '#messages/events/venue/en.ts';

type Api = ReturnType<typeof backend>;
type Refused = Extract<Result<unknown>, { ok: false }>;

/** A sentence for whoever searched, or that they have to sign in again. */
type VenueProblem = { signedOut: true } | { signedOut: false; problem: string };

const newSession = () => crypto.randomUUID().replaceAll('-', '');

const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** A session of the form, or a new one: nobody's address bar can make it anything else. */
function sessionOf(form: FormData): string {
  const given = placeQuery.shape.session.safeParse(typed(form, VENUE_SESSION));
  return given.data ?? newSession();
}

const problemOf = ({ status, error }: Refused): VenueProblem =>
  status === 401
    ? { signedOut: true }
    : {
        signedOut: false,
        problem:
          status === 429 ? words.searchedTooOften : status === 400 ? words.chosenElsewhere : error.message,
      };

/** Searches for what was typed into the form. Null when the person has to sign in again. */
export async function searchVenues(api: Api, form: FormData): Promise<VenueFound | null> {
  const query = typed(form, VENUE_QUERY).slice(0, 200);
  const session = sessionOf(form);
  const none = { query, session, suggestions: [] };
  if ([...query].length < LEAST_SEARCH_CHARACTERS) return { ...none, problem: words.moreCharacters };
  const found = await api.call('suggestPlaces', { query: { input: query, session } });
  if (found.ok)
    return {
      query,
      session,
      suggestions: found.data.suggestions,
      problem: found.data.suggestions.length > 0 ? '' : words.noneFound(query),
    };
  const problem = problemOf(found);
  return problem.signedOut ? null : { ...none, problem: problem.problem };
}

/** The place chosen among the results of a search. */
export async function pickVenue(api: Api, form: FormData): Promise<{ place: PickedPlace } | VenueProblem> {
  const placeId = typed(form, VENUE_CHOICE);
  if (!placeId) return { signedOut: false, problem: words.choiceNeeded };
  const picked = await api.call('pickPlace', { params: { placeId }, query: { session: sessionOf(form) } });
  return picked.ok ? { place: picked.data.place } : problemOf(picked);
}

/** A picked place as the form's own fields. */
export const fieldsOf = ({
  name,
  address,
  lat,
  lng,
  placeId,
}: PickedPlace): [name: string, value: string][] => [
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
