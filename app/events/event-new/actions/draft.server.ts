import { redirectDocument } from '@remix-run/node';
import { searchGuests, searchTyped } from '#app/events/event-new/actions/guests.server.ts';
import { goBack, refuse, type Handler } from '#app/events/event-new/actions/work.server.ts';
import { addressOf } from '#app/events/event-new/place.ts';

/**
 * Saves what is typed, which has happened by the time any action runs. This is also what
 * the Enter key presses: in the search box it means searching.
 */
export const saveDraft: Handler = async (work) => {
  if (!work.enhanced && work.form.has('search') && searchTyped(work) !== work.place.search)
    return searchGuests(work, '');
  return goBack(work, 'top', { done: 'saved' });
};

export const askToStartOver: Handler = async (work) => goBack(work, 'top', { startOver: true });
export const keepDraft: Handler = async (work) => goBack(work, 'top');

/** Throws the draft away. The page is loaded anew, because its fields hold what was typed. */
export const startOver: Handler = async (work) => {
  const { eventType } = work;
  const deleted = await work.api.call('deleteEventDraft', { params: { eventType } });
  if (!deleted.ok) return refuse(work, deleted, '');
  const start = { search: '', page: 1, edit: '', startOver: false };
  return redirectDocument(addressOf(eventType, start, { done: 'cleared' }), 303);
};
