import { data } from '@remix-run/node';
import { createEventAction } from '#app/events/event-new/actions/create.server.ts';
import {
  generateDescriptionAction,
  putOwnTextBack,
} from '#app/events/event-new/actions/description.server.ts';
import {
  askToStartOver,
  keepDraft,
  saveDraft,
  startOver,
} from '#app/events/event-new/actions/draft.server.ts';
import {
  addGuest,
  editGuest,
  leaveGuest,
  removeGuestAction,
  saveGuest,
  searchGuests,
  setFamily,
  showAllGuests,
  turnPage,
} from '#app/events/event-new/actions/guests.server.ts';
import { addImported, discardFile, importFile } from '#app/events/event-new/actions/import.server.ts';
import { keepPictures, removePhoto, removePicture } from '#app/events/event-new/actions/pictures.server.ts';
import { changeRows } from '#app/events/event-new/actions/rows.server.ts';
import { searchVenue, useVenue } from '#app/events/event-new/actions/venue.server.ts';
import {
  saveTyped,
  type ActionAnswer,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';

/** Every button of the creation form by the word in its value, as in `remove-guest:{id}`. */
const handlers: Record<string, Handler> = {
  save: saveDraft,
  'ask-start-over': askToStartOver,
  'start-over': startOver,
  'keep-draft': keepDraft,
  'remove-picture': removePicture,
  'remove-photo': removePhoto,
  'add-guest': addGuest,
  'edit-guest': editGuest,
  'save-guest': saveGuest,
  'leave-guest': leaveGuest,
  'remove-guest': removeGuestAction,
  'all-with-family': setFamily,
  'search-venue': searchVenue,
  'use-venue': useVenue,
  'generate-description': generateDescriptionAction,
  'own-description': putOwnTextBack,
  search: searchGuests,
  'show-all': showAllGuests,
  page: turnPage,
  'import-file': importFile,
  'add-imported': addImported,
  'discard-file': discardFile,
  create: createEventAction,
};

/** Keeps everything typed, then does the one thing the pressed button says. */
export async function doWhatWasPressed(work: Work): Promise<CreationAnswer> {
  const [word = '', argument = ''] = String(work.form.get('do') ?? '').split(':', 2);
  const stopped = (await keepPictures(work)) ?? (await saveTyped(work));
  if (stopped) return stopped;
  // a creation says with it whatever else is wrong
  if (word !== 'create' && Object.keys(work.wrongPictures).length > 0)
    return data<ActionAnswer>({ errors: work.wrongPictures }, { status: 400 });
  if (work.form.has('__intent__')) return changeRows(work, '');
  const handler = Object.hasOwn(handlers, word) ? handlers[word] : undefined;
  return (handler ?? saveDraft)(work, argument);
}
