import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { meantTime } from '#app/events/event-fields/suggested-time.ts';
import { createEventForm, payloadOf } from '#app/events/event-new/create-event-form.server.ts';
import { chosenFile, readChosenFile } from '#app/events/event-new/actions/import.server.ts';
import { keepEditedGuest, keepNewGuest } from '#app/events/event-new/actions/guests.server.ts';
import { sendToSignIn } from '#app/events/event-new/actions/rescue.server.ts';
import { keepChosenVenue } from '#app/events/event-new/actions/venue.server.ts';
import { type ActionAnswer, type Answer, type Handler, type Work } from '#app/events/event-new/actions/work.server.ts';
import { formOf, guestTyped, isBlankGuest, valueOf, withTime } from '#app/events/event-new/draft-entries.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';
import * as words from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

/**
 * Creates the event from what is typed and the guests of the draft. Nothing that was begun
 * is dropped unseen: a venue chosen but not filled in is filled in, a guest typed but not
 * added is added, a changed guest is kept, and a file chosen or read but not added stops
 * the creation.
 */
export const createEvent: Handler = async (work) => {
  const noVenue = await keepChosenVenue(work);
  if (noVenue) return noVenue;
  work.entries = withTime(work.entries, meantTime, new Date());
  const submission = parseWithZod(formOf(work.entries), { schema: createEventForm });
  if (submission.status !== 'success') return invalidForm(submission);

  const unfinished = await finishGuests(work);
  if (unfinished) return unfinished;
  const fileName = chosenFile(work)?.name ?? String(work.form.get('pendingImport') ?? '');
  if (fileName) {
    const lastResult = submission.reply({ fieldErrors: { guestFile: [words.fileWaiting(fileName)] } });
    return data<ActionAnswer>({ lastResult }, { status: 400 });
  }

  const { body, fieldName } = payloadOf(submission.value, work.eventType);
  const created = await work.api.call('createEvent', { body });
  if (!created.ok) {
    if (created.status === 401) return sendToSignIn(work);
    return refusedForm(submission, created, { fallback: eventWords.createFailed, fieldName });
  }
  // a second press has kept the draft again after the first one ended it
  if (created.data.repeated) await work.api.call('deleteEventDraft', { params: { eventType: work.eventType } });
  // an answer that got lost on the way (spec section 4): the event is there all the same
  const { event } = created.data as Partial<typeof created.data>;
  if (!event) return redirectWithNotice('/dashboard', { tone: 'error', text: eventWords.createdButLost });
  return redirect(`/event/${event._id}`, 303);
};

async function finishGuests(work: Work): Promise<Answer | null> {
  if (!isBlankGuest(guestTyped(work.entries, 'newGuest'))) {
    const stopped = await keepNewGuest(work);
    if (stopped) return stopped;
  }
  const editedId = valueOf(work.entries, 'editGuest.id');
  if (editedId) {
    const stopped = await keepEditedGuest(work, editedId);
    if (stopped) return stopped;
  }
  return chosenFile(work) ? readChosenFile(work) : null;
}
