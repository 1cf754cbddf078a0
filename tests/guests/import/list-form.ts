import { HEADER } from '#tests/guests/import/files.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/** A guest list as a form sends it: rows below the usual header, or a file as it is. */
export function listForm(list: readonly string[] | File, withFamily?: string): FormData {
  const form = new FormData();
  form.set(
    'file',
    list instanceof File
      ? list
      : new File([[HEADER, ...list].join('\r\n')], 'guests.csv', { type: 'text/csv' }),
  );
  if (withFamily) form.set('withFamily', withFamily);
  return form;
}

/** Sends a guest list for an event. */
export const sendList = (who: Caller, eventId: string, list: readonly string[] | File, withFamily?: string) =>
  who.call('readGuestImport', { params: { eventId }, form: listForm(list, withFamily) });

/** The same of a list that can be read. @returns how its import is called */
export async function importRead(who: Caller, eventId: string, list: readonly string[]): Promise<string> {
  const { status, data } = await sendList(who, eventId, list);
  if (status !== 201) throw new Error(`The list was refused: ${status}`);
  return data.import._id;
}
