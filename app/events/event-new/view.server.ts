import { redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-door.server.ts';
import { keptTexts } from '#app/events/suggested-text/kept-texts.ts';
import {
  guestTyped,
  isBlankGuest,
  valueOf,
  valuesOf,
  withTime,
} from '#app/events/event-new/draft-entries.server.ts';
import type { GuestValues } from '#app/events/event-new/form-values.ts';
import { shownTime } from '#app/events/event-fields/suggested-time.ts';
import { readVenueSearch } from '#app/events/venue/venue-search-view.server.ts';
import { judgeDraft, lacking } from '#app/events/event-new/judge.server.ts';
import { placeOf } from '#app/events/event-new/place.ts';
import { isShownPart, STEP } from '#app/events/event-new/steps.ts';
import { finishedSteps } from '#app/events/event-new/finished-steps.server.ts';
import { readCreated } from '#app/events/just-done.server.ts';
import { SHOWN_ROWS, shownRow } from '#app/guest-list-file/shown-row.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { DraftGuest, EventType } from '#contract/events/events.ts';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as eventWords from '#messages/events/en.ts';

/** Problems of a file that are shown; their count speaks of all. */
const SHOWN_PROBLEMS = 50;

/** What the creation page shows: the draft, a page of its guests, and the file waiting to be added. */
export async function readView(request: Request, eventType: EventType) {
  const { searchParams } = new URL(request.url);
  const place = await placeWithStep(request, eventType);
  const { search, page } = place;
  const [draft, venueSearch, { data: room }] = await Promise.all([
    backend(request).load('getEventDraft', { params: { eventType }, query: { search, page } }),
    readVenueSearch(request),
    backend(request).extra('getPlanRoom', {}),
  ]);
  const { guests, pendingImport } = draft;
  const now = new Date();
  const newGuest = guestTyped(draft.entries, 'newGuest');
  const entries = withTime(draft.entries, shownTime, now);
  const { step } = place;
  const isAsked = step === 'check' || searchParams.has('checked');
  const values = valuesOf(entries);
  const lacks = step === 'all' && !isAsked ? null : lacking(entries);
  return {
    eventType,
    typeName: eventWords.typeNames[eventType],
    takesPayments: site.takesPayments,
    hasCouple: hasField(eventType, 'brideGroomDetails'),
    now: now.toISOString(),
    place,
    step,
    finished:
      step === 'all' || !lacks
        ? []
        : finishedSteps(values, {
            wrong: Object.keys(lacks.errors),
            guests: guests.summary.total,
            room,
            now,
          }),
    // beside the fields where somebody was led to them, and in a list at the last step
    wrong: isAsked && lacks ? await judgeDraft(backend(request), eventType, entries, lacks) : null,
    values,
    keptTexts: keptTexts((name) => valueOf(entries, name)),
    created:
      draft.entries.length === 0 && (step === 'check' || step === 'all')
        ? await createdBefore(request, eventType)
        : null,
    requestId: valueOf(entries, 'requestId') || crypto.randomUUID(),
    turn: draft.turn,
    savedAt: draft.savedAt,
    // grows each time the add form was emptied, so that the browser knows to empty it too
    guestTurn: valueOf(entries, 'guestTurn') || '0',
    newGuest,
    begunGuest: isBlankGuest(newGuest) ? '' : nameOf(newGuest) || newGuest.email || newGuest.phone,
    guests: { ...guests, items: guests.items.map(shownGuest) },
    editing: editedGuest(
      entries,
      guests.items.find(({ _id }) => _id === place.edit),
    ),
    pendingImport: pendingImport && shownImport(pendingImport),
    venueSearch,
    room,
  };
}

/** The event this form became a moment ago: the way back leads to the form's end, which is empty then. */
async function createdBefore(request: Request, eventType: EventType) {
  const created = await readCreated(request);
  return created?.eventType === eventType ? { _id: created._id, name: created.eventName } : null;
}

/**
 * Where somebody is. An address that names no step leads to the one where they left the draft, so
 * that every step they open from there has an address to come back to.
 */
async function placeWithStep(request: Request, eventType: EventType) {
  const { pathname, searchParams } = new URL(request.url);
  const { step, ...place } = placeOf(searchParams);
  if (step) return { ...place, step };
  const draft = await backend(request).load('getEventDraft', { params: { eventType }, query: {} });
  const kept = valueOf(draft.entries, STEP);
  searchParams.set('step', isShownPart(kept) ? kept : 'event');
  throw redirect(`${pathname}?${searchParams}`);
}

export type EventNewView = Awaited<ReturnType<typeof readView>>;
export type ShownGuest = EventNewView['guests']['items'][number];
export type ShownImport = NonNullable<EventNewView['pendingImport']>;

const nameOf = ({ firstName, lastName }: Pick<DraftGuest, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

function shownGuest(guest: DraftGuest) {
  const phone = formatPhone(guest.phone);
  const { _id, email, withFamily } = guest;
  return { _id, name: nameOf(guest) || email || phone, email, phone, withFamily };
}

/** The guest being changed, as typed so far when a button was pressed in between. */
function editedGuest(
  entries: Parameters<typeof valueOf>[0],
  guest: DraftGuest | undefined,
): (GuestValues & { _id: string }) | null {
  if (!guest) return null;
  if (valueOf(entries, 'editGuest.id') === guest._id)
    return { ...guestTyped(entries, 'editGuest'), _id: guest._id };
  return { ...guest, phone: formatPhone(guest.phone) };
}

function shownImport({ fileName, rows, problems, unusedColumns, summary }: GuestListPreview) {
  return {
    fileName,
    unusedColumns,
    summary,
    rows: rows.slice(0, SHOWN_ROWS).map(shownRow),
    problems: problems.slice(0, SHOWN_PROBLEMS).map(({ message }) => message),
    problemCount: problems.length,
    problemRows: new Set(problems.map(({ rowNumber }) => rowNumber)).size,
  };
}
