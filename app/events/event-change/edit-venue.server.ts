import { parse, type SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import type { EditAnswer } from '#app/events/event-change/edit-answer.ts';
import { fieldsOf, pickVenue, searchVenues } from '#app/events/venue/venue-form.server.ts';
import { USE_VENUE } from '#app/events/venue/venue-names.ts';
import * as words from '#messages/events/venue/en.ts';

/** Searches for a venue, or fills the chosen one in, for a browser without scripts: the form comes back with everything typed. */
export async function editVenue(request: Request, form: FormData) {
  if (form.get('do') !== USE_VENUE) return asTyped(form, { venueFound: await found(request, form) });
  return (await fillVenueIn(request, form)) ?? asTyped(form, { venueNotice: words.usedNotice });
}

/** Puts the chosen venue into the form's fields. Null when it is there. */
export async function fillVenueIn(request: Request, form: FormData) {
  const picked = await pickVenue(backend(request), form);
  if ('signedOut' in picked) {
    if (picked.signedOut) throw redirectToSignIn(request);
    return asTyped(form, { venueFound: { ...(await found(request, form)), problem: picked.problem } }, 400);
  }
  for (const [name, value] of fieldsOf(picked.place)) form.set(name, value);
  return null;
}

async function found(request: Request, form: FormData) {
  const venues = await searchVenues(backend(request), form);
  if (!venues) throw redirectToSignIn(request);
  return venues;
}

/** The form as typed, without judging it. */
export function asTyped(
  form: FormData,
  said: Omit<EditAnswer, 'lastResult' | 'version' | 'stored'>,
  status = 200,
) {
  const { payload } = parse<unknown, string[]>(form, { resolve: (value) => ({ value }) });
  return data<EditAnswer>(
    {
      lastResult: { initialValue: payload as SubmissionResult['initialValue'] },
      version: String(form.get('version') ?? ''),
      ...said,
    },
    { status },
  );
}
