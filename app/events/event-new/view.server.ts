import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { keptTexts } from '#app/events/suggested-text/kept-texts.ts';
import {
  guestInput,
  entriesOf,
  formOf,
  textIn,
  valuesOf,
  type TypedGuest,
} from '#app/events/event-new/draft-entries.server.ts';
import { setTime, shownTime } from '#app/events/event-fields/suggested-time.ts';
import { readVenueSearch } from '#app/events/venue/venue-search-view.server.ts';
import { placeOf } from '#app/events/event-new/place.ts';
import { openFields } from '#app/events/event-new/sections.ts';
import { readCreated } from '#app/events/just-done.server.ts';
import { asksOrganiser } from '#app/guest-list-file/read-file.ts';
import { SHOWN_ROWS, shownRow } from '#app/guest-list-file/shown-row.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { DraftGuest, EventType } from '#contract/events/events.ts';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';
import { sideName } from '#messages/guests/list/en.ts';

/** Problems of a file that are shown; their count speaks of all. */
const SHOWN_PROBLEMS = 50;

/** What the creation page shows: the draft, a page of its guests, and the file waiting to be added. */
export async function readView(request: Request, eventType: EventType) {
  const { searchParams } = new URL(request.url);
  const place = placeOf(searchParams);
  const { search, page } = place;
  const [draft, venueSearch, { data: room }] = await Promise.all([
    backend(request).load('getEventDraft', { params: { eventType }, query: { search, page } }),
    readVenueSearch(request),
    backend(request).extra('getPlanRoom', {}),
  ]);
  const { guests, pendingImport } = draft;
  const now = new Date();
  const formData = formOf(draft.entries);
  setTime(formData, shownTime, now);
  const values = valuesOf(formData);
  return {
    eventType,
    typeName: eventTypeWords.typeNames[eventType],
    takesPayments: site.takesPayments,
    hasCouple: hasField(eventType, 'brideGroomDetails'),
    now: now.toISOString(),
    place,
    open: openFields(formOf(entriesOf(values)), now),
    values,
    keptTexts: keptTexts((name) => textIn(formData, name)),
    created: draft.entries.length === 0 ? await createdBefore(request, eventType) : null,
    requestId: textIn(formData, 'requestId') || crypto.randomUUID(),
    turn: draft.turn,
    savedAt: draft.savedAt,
    // grows each time the add form was emptied, so that the browser knows to empty it too
    guestTurn: textIn(formData, 'guestTurn') || '0',
    newGuest: guestInput(formData, 'newGuest'),
    guests: { ...guests, items: guests.items.map(shownGuest) },
    editing: editedGuest(
      formData,
      guests.items.find(({ _id }) => _id === place.edit),
    ),
    pendingImport: pendingImport && shownImport(pendingImport),
    venueSearch,
    room,
  };
}

/** The event this form became a moment ago: the way back leads to the form, which is empty then. */
async function createdBefore(request: Request, eventType: EventType) {
  const created = await readCreated(request);
  return created?.eventType === eventType ? { _id: created._id, name: created.eventName } : null;
}

export type EventNewView = Awaited<ReturnType<typeof readView>>;
export type ShownGuest = EventNewView['guests']['items'][number];
export type ShownImport = NonNullable<EventNewView['pendingImport']>;

const nameOf = ({ firstName, lastName }: Pick<DraftGuest, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

function shownGuest(guest: DraftGuest) {
  const phone = formatPhone(guest.phone);
  const { _id, email, withFamily, side } = guest;
  return { _id, name: nameOf(guest) || email || phone, email, phone, withFamily, side: sideName(side) };
}

/** The guest being changed, as typed so far when a button was pressed in between. */
function editedGuest(
  formData: FormData,
  guest: DraftGuest | undefined,
): (TypedGuest & Pick<DraftGuest, '_id'>) | null {
  if (!guest) return null;
  if (textIn(formData, 'editGuest.id') === guest._id)
    return { ...guestInput(formData, 'editGuest'), _id: guest._id };
  return { ...guest, phone: formatPhone(guest.phone), shared: '', emailStands: '' };
}

function shownImport(preview: GuestListPreview) {
  const { rows, problems, ...file } = preview;
  return {
    ...file,
    asks: asksOrganiser(preview),
    rows: rows.slice(0, SHOWN_ROWS).map(shownRow),
    problems: problems.slice(0, SHOWN_PROBLEMS).map(({ message }) => message),
    problemCount: problems.length,
    problemRows: new Set(problems.map(({ table, rowNumber }) => `${table} ${rowNumber}`)).size,
  };
}
