import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { meantTime } from '#app/events/event-fields/suggested-time.ts';
import { payloadOf } from '#app/events/event-new/create-event-form.server.ts';
import { creationForm } from '#app/events/event-new/creation-form.ts';
import { judgedByRules } from '#app/events/event-new/judge.server.ts';
import { chosenFile, readChosenFile } from '#app/events/event-new/actions/import.server.ts';
import { keepEditedGuest, keepNewGuest } from '#app/events/event-new/actions/guests.server.ts';
import { keepChosenVenue } from '#app/events/event-new/actions/venue.server.ts';
import type { ActionAnswer, Handler, Work } from '#app/events/event-new/actions/work.server.ts';
import {
  formOf,
  guestTyped,
  isBlankGuest,
  valueOf,
  withTime,
} from '#app/events/event-new/draft-entries.server.ts';
import { markDone } from '#app/events/just-done.server.ts';
import { refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as words from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

/**
 * Creates the event from what is typed and the guests of the draft. Nothing that was begun
 * is dropped unseen: a venue chosen but not filled in is filled in, a guest typed but not
 * added is added, a changed guest is kept, and a file chosen or read but not added stops
 * the creation.
 */
export const createEventAction: Handler = async (work) => {
  const noVenue = await keepChosenVenue(work);
  if (noVenue) return noVenue;
  work.entries = withTime(work.entries, meantTime, new Date());
  const submission = parseWithZod(formOf(work.entries), { schema: creationForm });
  const unfinished = await finishGuests(work);
  if (unfinished instanceof Response) return unfinished;
  if (submission.status !== 'success' || Object.keys(unfinished).length > 0) {
    const wrong = submission.status === 'error' ? submission.error : {};
    const lastResult = submission.reply({
      fieldErrors: await judgedByRules(work.api, work.eventType, work.entries, Object.keys(wrong ?? {})),
    });
    return data<ActionAnswer>({ lastResult, errors: unfinished }, { status: 400 });
  }

  const { body, fieldName } = payloadOf(submission.value, work.eventType);
  const created = await work.api.send('createEvent', { body });
  if (!created.ok) {
    // what is busy or away says itself what to do
    const fallback = created.status === 503 ? created.error.message : eventWords.createFailed;
    return refusedForm(submission, created, { fallback, fieldName });
  }
  // a second press has kept the draft again after the first one ended it
  if (created.data.repeated)
    await work.api.extra('deleteEventDraft', { params: { eventType: work.eventType } });
  // an answer that got lost on the way (spec section 4): the event is there all the same
  const { event } = created.data as Partial<typeof created.data>;
  if (!event) return redirectWithFlash('/dashboard', { tone: 'error', text: eventWords.createdButLost });
  return redirect(`/event/${event._id}`, { status: 303, headers: await markDone('created', event) });
};

/** Keeps the guests and the file that were begun. @returns what is wrong with them, by field */
async function finishGuests(work: Work): Promise<Response | FieldErrors> {
  const errors: FieldErrors = { ...work.wrongPictures };
  const editedId = valueOf(work.entries, 'editGuest.id');
  const steps = [
    () => (isBlankGuest(guestTyped(work.entries, 'newGuest')) ? null : keepNewGuest(work)),
    () => (editedId ? keepEditedGuest(work, editedId) : null),
    () => (chosenFile(work) ? readChosenFile(work) : null),
  ];
  for (const step of steps) {
    const stopped = await step();
    if (stopped instanceof Response) return stopped;
    Object.assign(errors, stopped?.data.errors);
  }
  const fileName = chosenFile(work)?.name ?? String(work.form.get('pendingImport') ?? '');
  return fileName ? { guestFile: [words.fileWaiting(fileName)], ...errors } : errors;
}
