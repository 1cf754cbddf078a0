import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import * as functionWords from '#messages/functions/en.ts';

/** The event and its functions with totals, for the pages of hosts; with `toEdit` for those that change a function. */
export async function loadFunctions(request: Request, eventId: string, options?: { toEdit: boolean }) {
  const [{ event, host }, list] = await Promise.all([
    loadHosted(request, eventId, options),
    backend(request).load('listFunctions', { params: { eventId } }),
  ]);
  const { _id, eventName, eventType, status, timeZone, date, venue } = event;
  return {
    event: {
      _id,
      eventName,
      eventType,
      cancelled: status === 'cancelled',
      open: status === 'active' && host.edits,
      timeZone,
      date,
      place: [venue.name, venue.location].filter(Boolean).join(', '),
    },
    host,
    ...list,
  };
}

/** One function of them, to be changed. @throws a 404 when it is gone */
export async function loadFunction(
  request: Request,
  { eventId, functionId }: { eventId: string; functionId: string },
) {
  const { event, functions } = await loadFunctions(request, eventId, { toEdit: true });
  const found = functions.find(({ _id }) => _id === functionId);
  if (!found) throw data({ message: functionWords.gone }, { status: 404 });
  return { event, each: found };
}
