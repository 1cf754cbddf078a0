import { data, redirect } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import { backend, redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import type { Entry } from '#app/events/event-new/draft-entries.server.ts';
import type { VenueFound } from '#app/events/venue/venue-names.ts';
import {
  addressOf,
  placeOf,
  type Arrival,
  type FormPlace,
  type Section,
} from '#app/events/event-new/place.ts';
import { UNREADABLE } from '#app/ui/form-watch.ts';
import type { ErrorEnvelope, FieldErrors } from '#contract/common/errors.ts';
import type { EventType } from '#contract/events/events.ts';

/** One press of a button of the creation form: what was posted, and from where. */
export interface Work {
  request: Request;
  api: ReturnType<typeof backend>;
  eventType: EventType;
  form: FormData;
  /** The typed values; an action that changes them saves them again with `saveTyped`. */
  entries: Entry[];
  place: FormPlace;
  /** Whether the page's script sent it, which stays where it is instead of jumping to a section. */
  enhanced: boolean;
  /** What is wrong with the pictures that came with the form, by field. */
  wrongPictures: FieldErrors;
}

/** What the page gets to know when an action did not lead on to another address. */
export interface ActionAnswer {
  /** Conform's answer to a Create Event that was not accepted. */
  lastResult?: SubmissionResult<string[]>;
  /** Messages by field for everything else. */
  errors?: FieldErrors;
  /** What a venue search without scripts found. */
  venueFound?: VenueFound;
  /** Guests were added, but not all of them. */
  leftOut?: { added: number; problems: { name: string; message: string }[] };
}

export type CreationAnswer = Response | ReturnType<typeof data<ActionAnswer>>;

/** Does what one button says. `argument` is what follows the colon of the button's value. */
export type Handler = (work: Work, argument: string) => Promise<CreationAnswer>;

export function workOf(request: Request, eventType: EventType, form: FormData, entries: Entry[]): Work {
  return {
    request,
    api: backend(request),
    eventType,
    form,
    entries,
    place: placeOf(new URL(request.url).searchParams),
    enhanced: form.get('enhanced') === '1',
    wrongPictures: {},
  };
}

/** Leads back to the form: without scripts to the section the button stood in. */
export function goBack(work: Work, section: Section, change: Partial<FormPlace> & Arrival = {}): Response {
  const { done, n, ...moved } = change;
  const address = addressOf(work.eventType, { ...work.place, startOver: false, ...moved }, { done, n });
  return redirect(work.enhanced || section === 'top' ? address : `${address}#${section}`, 303);
}

type Refused = Extract<Result<unknown>, { ok: false }>;

/** Answers what the backend refused, beside `field`. A session lost before the form came is met by `requireWriter`, with everything typed kept. */
export function refuse(work: Work, { status, error }: Refused, field: string): CreationAnswer {
  if (status === 401) return redirectToSignIn(work.request);
  return data<ActionAnswer>({ errors: { [field]: [error.message] } }, { status });
}

/** The same with the field messages of the backend under the names this form has for them. */
export function refuseFields(
  work: Work,
  refused: Refused,
  rename: (path: string) => string,
  field: string,
): CreationAnswer {
  const details = renamed(refused.error, rename);
  if (refused.status === 401 || !details) return refuse(work, refused, field);
  return data<ActionAnswer>({ errors: details }, { status: refused.status });
}

/** Field messages of a refusal under this form's names; null when there are none. */
function renamed(error: ErrorEnvelope, rename: (path: string) => string): FieldErrors | null {
  const details = Object.entries(error.details ?? {});
  if (details.length === 0) return null;
  return Object.fromEntries(details.map(([path, messages]) => [rename(path), messages]));
}

/** A date, time or price; one half typed counts in the form alone, and is none in the draft. */
const ofParts = /^(date|time|giftsWanted\[\d+\]\.price)$/;

/** Keeps the typed values in the draft. Null when that worked. */
export async function saveTyped(work: Work): Promise<CreationAnswer | null> {
  const { eventType } = work;
  const entries = work.entries.map(([name, value]): Entry => [
    name,
    value === UNREADABLE && ofParts.test(name) ? '' : value,
  ]);
  const saved = await work.api.call('saveEventDraft', { params: { eventType }, body: { entries } });
  return saved.ok ? null : refuse(work, saved, '');
}
