import { data, redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { choicesIn } from '#app/guest-list-file/choices-in.server.ts';
import { asksOrganiser } from '#app/guest-list-file/read-file.ts';
import { SHOWN_ROWS, shownRow } from '#app/guest-list-file/shown-row.ts';
import { textOfField } from '#app/invitations/field-text.ts';
import { blankGuest, guestFieldNames } from '#contract/guests/guest-fields.ts';
import type { ImportChange } from '#contract/guests/guest-imports.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import { fieldHeadings } from '#messages/guests/list/en.ts';

/** Where a file is chosen. */
export const importPageOf = (eventId: string) => `/event/${eventId}/invite/import`;

/** What is shown of a file that was read. One that is gone leads to where another is chosen, which says why. */
export async function loadImport(request: Request, place: { eventId: string; importId: string }) {
  const found = await backend(request).send('getGuestImport', { params: place });
  if (found.ok) {
    const { listed, problems, rows, changes, ...file } = found.data.import;
    return {
      ...file,
      changes: changes.map(shownChange),
      asks: asksOrganiser(found.data.import),
      rows: rows.slice(0, SHOWN_ROWS).map(shownRow),
      listed: listed.map(({ message }) => message),
      problems: problems.map(({ message }) => message),
    };
  }
  if (found.status === 404)
    throw await redirectWithFlash(importPageOf(place.eventId), { tone: 'info', text: found.error.message });
  throw data(found.error, { status: found.status });
}

/** What a file says otherwise of a guest, field by field, as hosts read it. */
function shownChange({
  key,
  name,
  rowNumber,
  sheet = '',
  byName,
  maybe,
  before,
  after,
  replaces,
}: ImportChange) {
  const differing = guestFieldNames.filter((field) => after[field] !== undefined);
  const [from, to] = [
    { ...blankGuest, ...before },
    { ...blankGuest, ...after },
  ];
  return {
    key,
    name: importWords.fromRow(name, fileWords.rowName(rowNumber, sheet)),
    maybe,
    isAddition: replaces.length === 0 && !maybe,
    isContact: replaces.includes('phone') || replaces.includes('email'),
    lines: [
      ...differing.map((field) =>
        importWords.difference(
          fieldHeadings[field],
          textOfField(field, from[field]),
          textOfField(field, to[field]),
        ),
      ),
      ...(byName && !maybe ? [importWords.byName] : []),
    ],
  };
}
export type ShownChange = ReturnType<typeof shownChange>;

export type ShownGuestImport = Omit<Awaited<ReturnType<typeof loadImport>>, 'planned'>;

/** Reads a file once more, as its host says which of its columns is what, and shows it; or says why not. */
export async function readImportAgain(
  request: Request,
  place: { eventId: string; importId: string },
  form: FormData,
) {
  const result = await backend(request).send('chooseGuestImport', { params: place, body: choicesIn(form) });
  if (result.ok) return redirect(`${importPageOf(place.eventId)}/${place.importId}`, 303);
  if (result.status === 404)
    return redirectWithFlash(importPageOf(place.eventId), { tone: 'info', text: result.error.message });
  return data({ problem: result.error.message }, { status: result.status });
}

/** Adds the guests of a file once, changes those who are ticked, and leads to the list, which says how many; or says why not. */
export async function addImport(
  request: Request,
  place: { eventId: string; importId: string },
  form: FormData,
) {
  const update = form.getAll('update').map(String);
  const body = {
    invite: form.get('invite') === 'true',
    update,
    leave: form
      .getAll('shown')
      .map(String)
      .filter((key) => !update.includes(key)),
    others: form.get('others') === 'add' ? ('add' as const) : ('leave' as const),
  };
  const result = await backend(request).send('addGuestImport', { params: place, body });
  if (result.ok) {
    const { added, updated, message, sent } = result.data;
    const text = [message, sent?.message].filter(Boolean).join(' ');
    return redirectWithFlash(`/event/${place.eventId}/invite`, {
      tone: added + updated > 0 ? 'success' : 'info',
      text,
      ...(added + updated > 0 && !sent && { undoImport: place.importId }),
    });
  }
  if (result.status === 404)
    return redirectWithFlash(importPageOf(place.eventId), { tone: 'info', text: result.error.message });
  return data({ problem: result.error.message }, { status: result.status });
}
