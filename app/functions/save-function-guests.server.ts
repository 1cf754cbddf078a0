import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { filterOfForm } from '#app/hosting/guest-lists.server.ts';
import { filterParameters } from '#contract/guests/guest-filter.ts';
import { queryOf } from '#app/server/query.server.ts';
import { functionGuestsChange, functionGuestsQuery } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

/** Says who is invited to a function as the posted form does, and leads back to the same guests, or to the next page of them. */
export async function saveFunctionGuests(request: Request, params: { eventId: string; functionId: string }) {
  const form = await readForm(request);
  const { show, page: shown, ...filter } = queryOf(request, functionGuestsQuery);
  const page = form.has('then') ? functionGuestsQuery.shape.page.parse(form.get('then')) : shown;
  const query = new URLSearchParams({
    ...filterParameters(filter),
    ...(show === 'all' ? {} : { show }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  const back = `/event/${params.eventId}/functions/${params.functionId}/guests${query ? `?${query}` : ''}`;
  const body = functionGuestsChange.safeParse({
    change: form.get('change'),
    shown: form.getAll('shown'),
    invited: form.getAll('invited'),
    ...filterOfForm(form),
  });
  if (!body.success) return redirectWithFlash(back, { tone: 'error', text: functionPageWords.notSaved });
  return redirectWithOutcome(
    request,
    back,
    await backend(request).call('changeFunctionGuests', { params, body: body.data }),
    functionPageWords.notSaved,
  );
}
