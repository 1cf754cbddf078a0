import { data } from '@remix-run/node';
import {
  goBack,
  refuse,
  refuseFields,
  saveTyped,
  type ActionAnswer,
  type CreationAnswer,
  type Handler,
  type Work,
} from '#app/events/event-new/actions/work.server.ts';
import {
  barePhone,
  guestTyped,
  isBlankGuest,
  valueOf,
  without,
  withValue,
} from '#app/events/event-new/draft-entries.server.ts';
import type { GuestValues } from '#app/events/event-new/form-values.ts';
import * as words from '#messages/events/creation/en.ts';
import * as fieldWords from '#messages/fields/en.ts';

const phoneProblems: readonly string[] = [
  fieldWords.phone,
  fieldWords.phoneDigitsLost,
  fieldWords.phoneAbroad,
];

const problemWith = (field: string, message: string) =>
  data<ActionAnswer>({ errors: { [field]: [message] } }, { status: 400 });

/** Puts the guest typed into the add form on the list and empties the form. Null when that worked. */
export async function keepNewGuest(work: Work): Promise<CreationAnswer | null> {
  const { eventType } = work;
  const typed = guestTyped(work.entries, 'newGuest');
  if (isBlankGuest(typed)) return problemWith('newGuest.firstName', words.guestEmpty);
  const added = await work.api.call('addDraftGuest', {
    params: { eventType },
    body: { guests: [entryOf(typed)] },
  });
  if (!added.ok)
    return refuseFields(
      work,
      added,
      (path) => path.replace(/^guests\[0\]/, 'newGuest'),
      'newGuest.firstName',
    );
  const problem = added.data.problems[0];
  if (problem && added.data.added === 0) {
    const field = phoneProblems.includes(problem.message) ? 'phone' : 'firstName';
    return problemWith(`newGuest.${field}`, problem.message);
  }
  const turn = String(Number(valueOf(work.entries, 'guestTurn')) + 1);
  work.entries = withValue(without(work.entries, 'newGuest'), 'guestTurn', turn);
  return saveTyped(work);
}

export const addGuest: Handler = async (work) =>
  (await keepNewGuest(work)) ??
  goBack(work, 'guests', { search: '', page: 1, edit: '', done: 'guest-added' });

/** Keeps the changes typed into a guest of the list. Null when that worked. */
export async function keepEditedGuest(work: Work, guestId: string): Promise<CreationAnswer | null> {
  const guest = entryOf(guestTyped(work.entries, 'editGuest'));
  const kept = await work.api.call('updateDraftGuest', {
    params: { eventType: work.eventType, guestId },
    body: guest,
  });
  if (!kept.ok) return refuseFields(work, kept, (path) => `editGuest.${path}`, 'editGuest.firstName');
  work.entries = without(work.entries, 'editGuest');
  return saveTyped(work);
}

export const saveGuest: Handler = async (work, guestId) =>
  (await keepEditedGuest(work, guestId)) ?? goBack(work, 'guests', { edit: '', done: 'guest-saved' });

export const removeGuestAction: Handler = async (work, guestId) => {
  const removed = await work.api.call('removeDraftGuest', { params: { eventType: work.eventType, guestId } });
  // a guest removed in another window is what was asked for
  if (!removed.ok && removed.status !== 404) return refuse(work, removed, 'guestList');
  return goBack(work, 'guests', { edit: '', done: 'guest-removed' });
};

export const setFamily: Handler = async (work) => {
  const withFamily = work.form.get('allWithFamily') !== null;
  const set = await work.api.call('setDraftFamily', {
    params: { eventType: work.eventType },
    body: { withFamily },
  });
  if (!set.ok) return refuse(work, set, 'guestList');
  return goBack(work, 'guests', { done: withFamily ? 'all-with-family' : 'none-with-family' });
};

export const searchGuests: Handler = async (work) =>
  goBack(work, 'guests', { search: searchTyped(work), page: 1, edit: '' });
export const showAllGuests: Handler = async (work) =>
  goBack(work, 'guests', { search: '', page: 1, edit: '' });
export const turnPage: Handler = async (work, page) =>
  goBack(work, 'guests', { page: Number(page) || 1, edit: '' });
export const editGuest: Handler = async (work, guestId) => goBack(work, 'guests', { edit: guestId });
export const leaveGuest: Handler = async (work) => {
  work.entries = without(work.entries, 'editGuest');
  return (await saveTyped(work)) ?? goBack(work, 'guests', { edit: '' });
};

export const searchTyped = (work: Work): string => String(work.form.get('search') ?? '').trim();

const entryOf = (guest: GuestValues) => ({ ...guest, phone: barePhone(guest.phone) });
