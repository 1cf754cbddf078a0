import { data } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';
import { mayEdit } from '#contract/host-roles.ts';
import * as words from '#messages/functions/en.ts';

/** The event and its functions with totals, for the organiser's pages. */
export async function loadFunctions(request: Request, eventId: string) {
  const api = backend(request);
  const [{ event, role }, list] = await Promise.all([
    api.load('getEditableEvent', { params: { eventId } }),
    api.load('listFunctions', { params: { eventId } }),
  ]);
  const { _id, eventName, status, timeZone, date, venue } = event;
  return { event: { _id, eventName, cancelled: status === 'cancelled', open: status === 'active' && mayEdit(role), timeZone, date, place: [venue.name, venue.location].filter(Boolean).join(', ') }, ...list };
}

/** One function of them. @throws a 404 when it is gone */
export async function loadFunction(request: Request, { eventId = '', functionId = '' }: { eventId?: string | undefined; functionId?: string | undefined }) {
  const { event, functions } = await loadFunctions(request, eventId);
  const found = functions.find(({ _id }) => _id === functionId);
  if (!found) throw data({ message: words.gone }, { status: 404 });
  return { event, each: found };
}
