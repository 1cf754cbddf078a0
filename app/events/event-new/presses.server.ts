import { data, redirectDocument } from '@remix-run/node';
import { parse } from '@conform-to/react';
import { createEventAction } from '#app/events/event-new/create.server.ts';
import {
  clear,
  entriesOf,
  formOf,
  inputEntries,
  textIn,
} from '#app/events/event-new/draft-entries.server.ts';
import { PASTED_GUESTS, PHOTO, PHOTO_FILE } from '#app/events/event-new/form-values.ts';
import {
  keepEditedGuest,
  keepNewGuest,
  readChosenFile,
  readFileAgain,
  takeLikelyEmail,
} from '#app/events/event-new/guest-presses.server.ts';
import { addressOf } from '#app/events/event-new/place.ts';
import { dayForFunction } from '#app/events/event-new/sections.ts';
import {
  goBack,
  Refusal,
  saveDraftEntries,
  taken,
  type ActionAnswer,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/work.server.ts';
import { pressDescription } from '#app/events/suggested-text/press-description.server.ts';
import { fillVenueIn, searchVenues } from '#app/events/venue/venue-form.server.ts';

/**
 * Saving has happened by the time any handler runs. This is also what the Enter key presses: in the search box it
 * means searching.
 */
const save: Handler = (work) =>
  !work.enhanced && work.form.has('search') && searchText(work) !== work.place.search
    ? searchGuests(work, '')
    : goBack(work, 'top', { done: 'saved' });

const searchText = ({ form }: Work): string => String(form.get('search') ?? '').trim();

const searchGuests: Handler = (work) =>
  goBack(work, 'guests', { search: searchText(work), page: 1, edit: '' });

/** Throws the draft away. The page is loaded anew, because its fields hold what was typed. */
const startOver: Handler = async ({ api, eventType }) => {
  taken(await api.send('deleteEventDraft', { params: { eventType } }), '');
  const start = { search: '', page: 1, edit: '', startOver: false };
  return redirectDocument(addressOf(eventType, start, { done: 'cleared' }), 303);
};

/** Takes the picture of a gift, by its place, or the event's photo away. */
const removePicture: Handler = async (work, field) => {
  work.form.set(field, '');
  await saveDraftEntries(work);
  return goBack(work, field === PHOTO ? 'photo' : 'gifts');
};

const removeGuest: Handler = async (work, guestId) => {
  const removed = await work.api.send('removeDraftGuest', { params: { eventType: work.eventType, guestId } });
  // a guest removed in another window is what was asked for
  if (removed.ok || removed.status !== 404) taken(removed, 'guestList');
  return goBack(work, 'guests', { edit: '', done: 'guest-removed' });
};

const setFamily: Handler = async (work) => {
  const { api, eventType, form } = work;
  const withFamily = form.get('allWithFamily') !== null;
  taken(await api.send('setDraftFamily', { params: { eventType }, body: { withFamily } }), 'guestList');
  return goBack(work, 'guests', { done: withFamily ? 'all-with-family' : 'none-with-family' });
};

const addImported: Handler = async (work) => {
  const { api, eventType } = work;
  const { added, problems } = taken(
    await api.send('addImportedGuests', { params: { eventType } }),
    'guestFile',
  );
  if (problems.length > 0) return data<ActionAnswer>({ leftOut: { added, problems } });
  return goBack(work, 'guests', { search: '', page: 1, edit: '', done: 'guests-imported', n: added });
};

const useVenue: Handler = async (work) => {
  const filled = await fillVenueIn(work.api, work.form);
  if ('venueFound' in filled) throw new Refusal(filled);
  await saveDraftEntries(work);
  return goBack(work, 'venue', { done: filled.abroad ? 'venue-used-abroad' : 'venue-used' });
};

/** 'AI Generate' and its way back for a browser without scripts: the page comes back with the text filled in. */
const describe: Handler = async (work) => {
  const pressed = await pressDescription(work.api, work.form, work.eventType);
  if ('problem' in pressed) throw new Refusal({ errors: { description: [pressed.problem] } }, pressed.status);
  await saveDraftEntries(work);
  return goBack(work, 'description', pressed);
};

/** Every button of the creation form by the word in its value, as in `remove-guest:{id}`. */
const handlers: Record<string, Handler> = {
  save,
  'ask-start-over': (work) => goBack(work, 'top', { startOver: true }),
  'keep-draft': (work) => goBack(work, 'top'),
  'start-over': startOver,
  'remove-picture': removePicture,
  'search-venue': async ({ api, form }) => data<ActionAnswer>({ venueFound: await searchVenues(api, form) }),
  'use-venue': useVenue,
  'generate-description': describe,
  'own-description': describe,
  search: searchGuests,
  'show-all': (work) => goBack(work, 'guests', { search: '', page: 1, edit: '' }),
  page: (work, page) => goBack(work, 'guests', { page: Number(page) || 1, edit: '' }),
  'edit-guest': (work, edit) => goBack(work, 'guests', { edit }),
  'add-guest': async (work) => {
    await keepNewGuest(work);
    return goBack(work, 'guests', { search: '', page: 1, edit: '', done: 'guest-added' });
  },
  'save-guest': async (work, guestId) => {
    await keepEditedGuest(work, guestId);
    return goBack(work, 'guests', { edit: '', done: 'guest-saved' });
  },
  'take-email': async (work, prefix) => {
    await takeLikelyEmail(work, prefix);
    return goBack(work, 'guests');
  },
  'leave-guest': async (work) => {
    clear(work.form, 'editGuest');
    await saveDraftEntries(work);
    return goBack(work, 'guests', { edit: '' });
  },
  'remove-guest': removeGuest,
  'all-with-family': setFamily,
  'import-file': async (work) => {
    await readChosenFile(work);
    return goBack(work, 'guest-file');
  },
  'choose-columns': async (work) => {
    await readFileAgain(work);
    return goBack(work, 'guest-file');
  },
  'add-imported': addImported,
  'discard-file': async (work) => {
    const { api, eventType } = work;
    taken(await api.send('discardImport', { params: { eventType } }), 'guestFile');
    return goBack(work, 'guests', { done: 'import-discarded' });
  },
  create: createEventAction,
};

/** Keeps everything typed, then does the one thing the pressed button says. */
export async function doWhatWasPressed(work: Work): Promise<CreationAnswer> {
  const [word = '', argument = ''] = String(work.form.get('do') ?? '').split(':', 2);
  try {
    await keepPictures(work);
    await saveDraftEntries(work);
    // a creation says with it whatever else is wrong
    if (word !== 'create' && Object.keys(work.wrongPictures).length > 0)
      throw new Refusal({ errors: work.wrongPictures });
    if (work.form.has('__intent__')) return await changeRows(work, '');
    const handler = Object.hasOwn(handlers, word) ? handlers[word] : undefined;
    return await (handler ?? save)(work, argument);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const pasted = textIn(work.form, PASTED_GUESTS);
    return data({ ...problem.answer, ...(pasted && { pasted }) }, { status: problem.status });
  }
}

const isPicture = (name: string) => name === PHOTO_FILE || /^giftsWanted\[\d+\]\.file$/.test(name);

/**
 * Uploads the pictures of gifts and of the event that came with the form, whatever button sent it, and puts
 * their identifiers into it; what is wrong with the others, into the work.
 */
async function keepPictures({ api, form, wrongPictures }: Work): Promise<void> {
  for (const [name, file] of [...form]) {
    if (!isPicture(name) || !(file instanceof File) || file.size === 0) continue;
    const sent = new FormData();
    sent.set('image', file, file.name);
    if (name === PHOTO_FILE) sent.set('shape', 'photo');
    const uploaded = await api.send('uploadImage', { form: sent });
    if (uploaded.ok)
      form.set(name === PHOTO_FILE ? PHOTO : name.replace(/\.file$/, '.image'), uploaded.data.image._id);
    else wrongPictures[name] = [uploaded.error.message];
  }
}

/**
 * Adds, removes or empties a row of gifts or functions for a browser without scripts: conform's own
 * buttons, which conform answers in the page where scripts run.
 */
const changeRows: Handler = async (work) => {
  const intent = String(work.form.get('__intent__'));
  const formData = formOf([...inputEntries(work.form), ['__intent__', intent]]);
  dayForFunction(formData);
  const { payload } = parse(formData, { resolve: (value) => ({ value }) });
  work.form = formOf(entriesOf(payload));
  await saveDraftEntries(work);
  return goBack(work, /"name":"functions/.test(intent) ? 'functions' : 'gifts');
};
