import { data } from '@remix-run/node';
import { redirectToSignIn } from '#app/server/backend.server.ts';
import {
  goBack,
  saveTyped,
  type ActionAnswer,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';
import { valueOf, withValue } from '#app/events/event-new/draft-entries.server.ts';
import { fieldsOf, pickVenue, searchVenues } from '#app/events/venue/venue-form.server.ts';
import type { PickedPlace } from '#contract/events/places.ts';

/** Searches for a venue for a browser without scripts. */
export const searchVenue: Handler = async (work) => {
  const venueFound = await searchVenues(work.api, work.form);
  return venueFound ? data<ActionAnswer>({ venueFound }) : redirectToSignIn(work.request);
};

/** Fills the chosen venue into the form; what went wrong stands beside the choice, which can be made again. */
async function fillIn(work: Work): Promise<{ place: PickedPlace } | { stopped: CreationAnswer }> {
  const picked = await pickVenue(work.api, work.form);
  if ('signedOut' in picked) {
    if (picked.signedOut) return { stopped: redirectToSignIn(work.request) };
    const again = await searchVenues(work.api, work.form);
    return {
      stopped: again
        ? data<ActionAnswer>({ venueFound: { ...again, problem: picked.problem } }, { status: 400 })
        : redirectToSignIn(work.request),
    };
  }
  for (const [name, value] of fieldsOf(picked.place)) work.entries = withValue(work.entries, name, value);
  const stopped = await saveTyped(work);
  return stopped ? { stopped } : picked;
}

export const useVenue: Handler = async (work) => {
  const filled = await fillIn(work);
  if ('stopped' in filled) return filled.stopped;
  const { timeZone } = filled.place;
  const abroad = timeZone !== undefined && timeZone !== valueOf(work.entries, 'timeZone');
  return goBack(work, 'venue', { done: abroad ? 'venue-used-abroad' : 'venue-used' });
};

/** A venue that was chosen but not filled in yet is meant. Null when nothing stands in the way. */
export async function keepChosenVenue(work: Work): Promise<CreationAnswer | null> {
  if (!work.form.get('venueChoice')) return null;
  const filled = await fillIn(work);
  return 'stopped' in filled ? filled.stopped : null;
}
