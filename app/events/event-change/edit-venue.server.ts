import { parse, type SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import type { EditAnswer } from '#app/events/event-change/edit-answer.ts';
import { fillVenueIn, searchVenues } from '#app/events/venue/venue-form.server.ts';
import { USE_VENUE } from '#app/events/venue/venue-names.ts';
import * as venueWords from '#messages/events/venue/en.ts';

/** Searches for a venue, or fills the chosen one in, for a browser without scripts: the form comes back with everything typed. */
export async function editVenue(request: Request, form: FormData) {
  if (form.get('do') !== USE_VENUE)
    return unjudgedAnswer(form, { venueFound: await searchVenues(backend(request), form) });
  return (
    (await keepChosenVenue(request, form)) ?? unjudgedAnswer(form, { venueNotice: venueWords.usedNotice })
  );
}

/** Puts the chosen venue into the form's fields. Null when it is there. */
export async function keepChosenVenue(request: Request, form: FormData) {
  const filled = await fillVenueIn(backend(request), form);
  return 'venueFound' in filled ? unjudgedAnswer(form, filled, 400) : null;
}

/** The form as typed, without judging it. */
export function unjudgedAnswer(
  form: FormData,
  answer: Omit<EditAnswer, 'lastResult' | 'version' | 'stored'>,
  status = 200,
) {
  const { payload } = parse<unknown, string[]>(form, { resolve: (value) => ({ value }) });
  return data<EditAnswer>(
    {
      lastResult: { initialValue: payload as SubmissionResult['initialValue'] },
      version: String(form.get('version') ?? ''),
      ...answer,
    },
    { status },
  );
}
