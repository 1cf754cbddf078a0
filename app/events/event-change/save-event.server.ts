import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { storedDifferences } from '#app/events/event-change/differences.ts';
import type { EditAnswer } from '#app/events/event-change/edit-answer.ts';
import { editVenue, keepChosenVenue, unjudgedAnswer } from '#app/events/event-change/edit-venue.server.ts';
import { effectiveTime, setTime } from '#app/events/event-fields/suggested-time.ts';
import { dropLoosePoint } from '#app/events/venue/venue-form.server.ts';
import { SEARCH_VENUE, USE_VENUE, VENUE_CHOICE } from '#app/events/venue/venue-names.ts';
import { markDone } from '#app/events/just-done.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import {
  descriptionNotices,
  GENERATE_DESCRIPTION,
  OWN_DESCRIPTION,
} from '#app/events/suggested-text/description-names.ts';
import { pressDescription } from '#app/events/suggested-text/press-description.server.ts';
import { updateEventForm } from '#contract/events/events.ts';

/** Saves what was typed, unless the event was changed elsewhere since the form was opened. */
export async function saveEvent(request: Request, eventId: string) {
  const form = await readForm(request);
  dropLoosePoint(form);
  if (form.get('do') === SEARCH_VENUE || form.get('do') === USE_VENUE) return editVenue(request, form);
  if (isAboutDescription(form)) return editDescription(request, eventId, form);
  if (form.get(VENUE_CHOICE)) {
    // a venue that was chosen but not filled in yet is meant
    const stopped = await keepChosenVenue(request, form);
    if (stopped) return stopped;
  }
  // a time the page suggested and nobody touched follows the date
  setTime(form, effectiveTime, new Date());
  const submission = parseWithZod(form, { schema: updateEventForm });
  const version = String(submission.payload.version ?? '');
  const api = backend(request);
  if (submission.status !== 'success') {
    const input = { params: { eventId }, body: submission.payload };
    const { data: result, init } = invalidForm(submission, await api.check('updateEvent', input));
    return data<EditAnswer>({ ...result, version }, init ?? {});
  }
  const values = submission.value;
  const result = await api.send('updateEvent', { params: { eventId }, body: values });
  if (result.ok)
    return redirect(`/event/${eventId}`, {
      status: 303,
      headers: await markDone('saved', result.data.event),
    });
  if (result.status === 403 || result.status === 404) throw data(result.error, { status: result.status });

  const refused = refusedForm(submission, result);
  if (result.error.code !== 'changed_elsewhere')
    return data<EditAnswer>({ ...refused.data, version }, refused.init ?? {});
  const { event } = await api.load('getEditableEvent', { params: { eventId } });
  return data<EditAnswer>(
    { ...refused.data, version: String(event.version), stored: storedDifferences(event, values) },
    refused.init ?? {},
  );
}

/** Whether a button beside the description was pressed. */
const isAboutDescription = (form: FormData): boolean =>
  [GENERATE_DESCRIPTION, OWN_DESCRIPTION].includes(String(form.get('do')));

/** Does what it says, for a browser without scripts: the form comes back with everything typed. */
async function editDescription(request: Request, eventId: string, form: FormData) {
  const api = backend(request);
  const { event } = await api.load('getEditableEvent', { params: { eventId } });
  const pressed = await pressDescription(api, form, event.eventType);
  return 'done' in pressed
    ? unjudgedAnswer(form, { descriptionNotice: descriptionNotices[pressed.done] })
    : unjudgedAnswer(form, { descriptionProblem: pressed.problem }, pressed.status);
}
