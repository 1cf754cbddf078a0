import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { storedDifferences, type Difference } from '#app/events/event-change/differences.ts';
import { readForm } from '#app/form-data.server.ts';
import { invalidForm, refusedForm, type FormResult } from '#app/form-result.server.ts';
import { updateEvent } from '#contract/events.ts';

/** What the edit form answers when it did not lead to the event. */
export interface EditAnswer extends FormResult {
  /** The version the next press of the button means to replace. */
  version: string;
  /** What somebody else stored meanwhile, where it differs from what was typed. */
  stored?: Difference[];
}

/** Saves what was typed, unless the event was changed elsewhere since the form was opened. */
export async function saveEvent(request: Request, eventId: string) {
  const submission = parseWithZod(await readForm(request), { schema: updateEvent });
  const version = String(submission.payload.version ?? '');
  if (submission.status !== 'success') {
    const { data: result, init } = invalidForm(submission);
    return data<EditAnswer>({ ...result, version }, init ?? {});
  }
  const typed = submission.value;
  const api = backend(request);
  const before = await api.call('getEditableEvent', { params: { eventId } });
  if (!before.ok) throw before.status === 401 ? redirectToSignIn(request) : data(before.error, { status: before.status });

  const { venue } = before.data.event;
  // the form has no map: a place found on one stays while its words stay
  const samePlace = venue.name === typed.venue.name && venue.location === typed.venue.location;
  const body = { ...typed, venue: samePlace ? venue : typed.venue };
  const result = await api.call('updateEvent', { params: { eventId }, body });
  if (result.ok) return redirect(`/event/${eventId}`, 303);

  const refused = refusedForm(submission, result);
  if (result.error.code !== 'changed_elsewhere') return data<EditAnswer>({ ...refused.data, version }, refused.init ?? {});
  const { event } = await api.load('getEditableEvent', { params: { eventId } });
  return data<EditAnswer>({ ...refused.data, version: String(event.version), stored: storedDifferences(event, typed) }, refused.init ?? {});
}
