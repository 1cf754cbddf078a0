import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { effectiveTime, setTime } from '#app/events/event-fields/suggested-time.ts';
import {
  formOf,
  guestInput,
  isBlankGuest,
  payloadOf,
  textIn,
  inputEntries,
} from '#app/events/event-new/draft-entries.server.ts';
import { creationForm } from '#app/events/event-new/form-values.ts';
import {
  keepEditedGuest,
  keepNewGuest,
  readChosenFile,
  unreadListIn,
} from '#app/events/event-new/guest-presses.server.ts';
import { Refusal, saveDraftEntries, type Handler, type Work } from '#app/events/event-new/work.server.ts';
import { fillVenueIn } from '#app/events/venue/venue-form.server.ts';
import { VENUE_CHOICE } from '#app/events/venue/venue-names.ts';
import { markDone } from '#app/events/just-done.server.ts';
import { refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as creationWords from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

/**
 * Creates the event from what is typed and the guests of the draft. Nothing that was begun
 * is dropped unseen: a venue chosen but not filled in is filled in, a guest typed but not
 * added is added, a changed guest is kept, and a file chosen or read but not added stops
 * the creation.
 */
export const createEventAction: Handler = async (work) => {
  const { api, eventType, form } = work;
  const filled = form.get(VENUE_CHOICE) ? await fillVenueIn(api, form) : null;
  if (filled && 'venueFound' in filled) throw new Refusal(filled);
  if (filled) await saveDraftEntries(work);
  setTime(form, effectiveTime, new Date());
  const submission = parseWithZod(formOf(inputEntries(form)), { schema: creationForm });
  const errors = await finishGuests(work);
  if (submission.status !== 'success' || Object.keys(errors).length > 0) {
    const lastResult = submission.reply({ fieldErrors: await judgedByRules(work, submission) });
    throw new Refusal({ lastResult, errors });
  }

  const { body, fieldName } = payloadOf(submission.value, eventType);
  const created = await api.send('createEvent', { body });
  if (!created.ok) {
    const { status, error } = created;
    // what is busy says itself what to do
    const saysItself = status === 503 && error.code !== 'unavailable';
    return refusedForm(submission, created, {
      fallback: saysItself ? error.message : eventWords.createFailed,
      fieldName,
    });
  }
  // a second press has kept the draft again after the first one ended it
  if (created.data.repeated) await api.extra('deleteEventDraft', { params: { eventType } });
  // an answer that got lost on the way (spec section 4): the event is there all the same
  const { event } = created.data as Partial<typeof created.data>;
  if (!event) return redirectWithFlash('/dashboard', { tone: 'error', text: eventWords.createdButLost });
  return redirect(`/event/${event._id}`, { status: 303, headers: await markDone('created', event) });
};

/** Keeps the guests and the file that were begun. @returns what is wrong with them, by field */
async function finishGuests(work: Work): Promise<FieldErrors> {
  const { form } = work;
  const editedId = textIn(form, 'editGuest.id');
  const unreadList = unreadListIn(work);
  const errors: FieldErrors = { ...work.wrongPictures };
  const steps = [
    isBlankGuest(guestInput(form, 'newGuest')) ? null : keepNewGuest,
    editedId === '' ? null : keepEditedGuest,
    unreadList ? readChosenFile : null,
  ];
  for (const step of steps)
    await step?.(work, editedId).catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem;
      Object.assign(errors, problem.answer.errors);
    });
  const fileName = unreadList || textIn(form, 'pendingImport');
  return fileName ? { guestFile: [creationWords.fileWaiting(fileName)], ...errors } : errors;
}

/** Fields whose rules the backend alone knows: a day that has passed, a name there is already, a phone. */
const backendsOwn = /^(date|time|functions\[\d+\]\.(name|date|time)|brideGroomDetails\..*)$/;

/** What the backend says of a form that is not sent to it yet, besides what is said already, so that everything is said at once. */
async function judgedByRules(
  { api, eventType }: Work,
  submission: Submission<unknown, string[], unknown>,
): Promise<FieldErrors> {
  const errors = (submission.status === 'error' && submission.error) || {};
  const details = await api.check('createEvent', { body: { ...submission.payload, eventType } });
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => backendsOwn.test(name) && !(name in errors)),
  );
}
