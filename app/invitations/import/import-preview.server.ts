import { data, redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { choicesIn } from '#app/guest-list-file/choices-in.server.ts';
import { asksOrganiser } from '#app/guest-list-file/read-file.ts';
import { SHOWN_ROWS, shownRow } from '#app/guest-list-file/shown-row.ts';

/** Where a file is chosen. */
export const importPageOf = (eventId: string) => `/event/${eventId}/invite/import`;

/** What is shown of a file that was read. One that is gone leads to where another is chosen, which says why. */
export async function loadImport(request: Request, place: { eventId: string; importId: string }) {
  const found = await backend(request).send('getGuestImport', { params: place });
  if (found.ok) {
    const { listed, problems, rows, ...file } = found.data.import;
    return {
      ...file,
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

/** Adds the guests of a file once and leads to the list, which says how many; or says why not. */
export async function addImport(
  request: Request,
  place: { eventId: string; importId: string },
  invite: boolean,
) {
  const result = await backend(request).send('addGuestImport', { params: place, body: { invite } });
  if (result.ok) {
    const { added, message, sent } = result.data;
    const text = [message, sent?.message].filter(Boolean).join(' ');
    return redirectWithFlash(`/event/${place.eventId}/invite`, {
      tone: added > 0 ? 'success' : 'info',
      text,
      ...(added > 0 && !sent && { undoImport: place.importId }),
    });
  }
  if (result.status === 404)
    return redirectWithFlash(importPageOf(place.eventId), { tone: 'info', text: result.error.message });
  return data({ problem: result.error.message }, { status: result.status });
}
