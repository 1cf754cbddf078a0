import { backend } from '#app/server/backend.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';

/** The event and its questions with totals, for the pages of hosts; with `toEdit` for those that change a question. */
export async function loadQuestions(request: Request, eventId: string, options?: { toEdit: boolean }) {
  const [{ event, host }, list] = await Promise.all([
    loadHosted(request, eventId, options),
    backend(request).load('listQuestions', { params: { eventId } }),
  ]);
  return {
    event: { _id: event._id, eventName: event.eventName, open: event.status === 'active' },
    host,
    ...list,
  };
}
