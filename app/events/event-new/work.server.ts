import { redirect, type data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import { backend, type Result } from '#app/server/backend.server.ts';
import { inputEntries, type Entry } from '#app/events/event-new/draft-entries.server.ts';
import type { VenueFound } from '#app/events/venue/venue-names.ts';
import {
  addressOf,
  placeOf,
  type Arrival,
  type FormPlace,
  type Section,
} from '#app/events/event-new/place.ts';
import { UNREADABLE } from '#app/framework/early-script.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import type { EventType } from '#contract/events/events.ts';

/** One press of a button of the creation form: what was posted, and from where. */
export interface Work {
  request: Request;
  api: ReturnType<typeof backend>;
  eventType: EventType;
  /** What is typed; a button that changes it saves it again with `saveDraftEntries`. */
  form: FormData;
  place: FormPlace;
  /** Whether the page's script sent it, which stays where it is instead of jumping to a section. */
  enhanced: boolean;
  /** What is wrong with the pictures that came with the form, by field. */
  wrongPictures: FieldErrors;
}

/** What the page gets to know when a press did not lead on to another address. */
export interface ActionAnswer {
  /** Conform's answer to a Create Event that was not accepted. */
  lastResult?: SubmissionResult<string[]>;
  /** Messages by field for everything else. */
  errors?: FieldErrors;
  /** What a venue search without scripts found. */
  venueFound?: VenueFound;
  /** A list that was pasted and not read: no draft keeps it. */
  pasted?: string;
  /** Guests were added, but not all of them. */
  leftOut?: { added: number; problems: { name: string; message: string }[] };
}

export type CreationAnswer = Response | ReturnType<typeof data<ActionAnswer>>;

/** Does what one button says. `argument` is what follows the colon of the button's value. */
export type Handler = (work: Work, argument: string) => CreationAnswer | Promise<CreationAnswer>;

/** Ends a press: something was not accepted, and the page says what. */
export class Refusal extends Error {
  constructor(
    readonly answer: ActionAnswer,
    readonly status = 400,
  ) {
    super('The press was not accepted');
  }
}

export const workOf = (request: Request, eventType: EventType, form: FormData): Work => ({
  request,
  api: backend(request),
  eventType,
  form,
  place: placeOf(new URL(request.url).searchParams),
  enhanced: form.get('enhanced') === '1',
  wrongPictures: {},
});

/** Leads back to the form: without scripts to the section the button stood in. */
export function goBack(work: Work, section: Section, change: Partial<FormPlace> & Arrival = {}): Response {
  const { done, n, ...moved } = change;
  const address = addressOf(work.eventType, { ...work.place, startOver: false, ...moved }, { done, n });
  return redirect(work.enhanced || section === 'top' ? address : `${address}#${section}`, 303);
}

/**
 * What the backend answers. What it refuses ends the press: beside the fields it names where `rename` says what they are
 * called here, otherwise beside `field`. A session lost before the form came is met by `requireWriter`, with everything typed kept.
 *
 * @throws {Refusal}
 */
export function taken<T>(result: Result<T>, field: string, rename?: (path: string) => string): T {
  if (result.ok) return result.data;
  const { details, message } = result.error;
  const named = rename
    ? Object.entries(details ?? {}).map(([path, messages]) => [rename(path), messages] as const)
    : [];
  throw new Refusal(
    { errors: named.length > 0 ? Object.fromEntries(named) : { [field]: [message] } },
    result.status,
  );
}

/** A date, time or price; one half typed counts in the form alone, and is none in the draft. */
const ofParts = /^(date|time|giftsWanted\[\d+\]\.price)$/;

/** Keeps the typed values in the draft. @throws {Refusal} */
export async function saveDraftEntries({ api, eventType, form }: Work): Promise<void> {
  const entries = inputEntries(form).map(([name, value]): Entry => [
    name,
    value === UNREADABLE && ofParts.test(name) ? '' : value,
  ]);
  taken(await api.send('saveEventDraft', { params: { eventType }, body: { entries } }), '');
}
