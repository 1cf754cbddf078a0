import { data } from '@remix-run/node';
import {
  goBack,
  refuse,
  type ActionAnswer,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';

/** The guest list file chosen in the form; null when none is. */
export function chosenFile(work: Work): File | null {
  const file = work.form.get('guestFile');
  return file instanceof File && file.size > 0 ? file : null;
}

/** Reads the chosen file into a preview kept with the draft. Null when that worked. */
export async function readChosenFile(work: Work): Promise<CreationAnswer | null> {
  const form = new FormData();
  const file = work.form.get('guestFile');
  if (file instanceof File) form.set('file', file, file.name);
  form.set('withFamily', work.form.get('importWithFamily') === null ? 'false' : 'true');
  const read = await work.api.call('readGuestListFile', { params: { eventType: work.eventType }, form });
  return read.ok ? null : refuse(work, read, 'guestFile');
}

export const importFile: Handler = async (work) => (await readChosenFile(work)) ?? goBack(work, 'guest-file');

export const addImported: Handler = async (work) => {
  const result = await work.api.call('addImportedGuests', { params: { eventType: work.eventType } });
  if (!result.ok) return refuse(work, result, 'guestFile');
  const { added, problems } = result.data;
  if (problems.length > 0) return data<ActionAnswer>({ leftOut: { added, problems } });
  return goBack(work, 'guests', { search: '', page: 1, edit: '', done: 'guests-imported', n: added });
};

export const discardFile: Handler = async (work) => {
  const discarded = await work.api.call('discardImport', { params: { eventType: work.eventType } });
  if (!discarded.ok) return refuse(work, discarded, 'guestFile');
  return goBack(work, 'guests', { done: 'import-discarded' });
};
