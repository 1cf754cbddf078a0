import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { eventTypeOf, inputEntries } from '#app/events/event-new/draft-entries.server.ts';
import { TURN } from '#app/events/event-new/form-values.ts';
import { LARGEST_LIST } from '#app/forms/form-data.server.ts';
import { readUpload } from '#app/forms/upload-form.server.ts';
import * as errorMessages from '#messages/errors/en.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/create-event/${eventTypeOf(params)}`);
}

/** Saves what is being typed, asked for by the page's script. Answers the moment of saving, or why it was not saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  const eventType = eventTypeOf(params);
  const form = await readUpload(request, LARGEST_LIST, errorMessages.tooLarge);
  const body = { entries: inputEntries(form), turn: Number(form.get(TURN)) || 0 };
  const saved = await backend(request).call('saveEventDraft', { params: { eventType }, body });
  if (!saved.ok)
    return Response.json({ savedAt: null, message: saved.error.message }, { status: saved.status });
  return Response.json({ savedAt: new Date().toISOString(), message: null });
}
