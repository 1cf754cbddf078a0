import { backend } from '#app/backend.server.ts';

/** The event and its questions with totals, for the organiser's pages. */
export async function loadQuestions(request: Request, eventId: string) {
  const api = backend(request);
  const [{ event }, list] = await Promise.all([
    api.load('getEditableEvent', { params: { eventId } }),
    api.load('listQuestions', { params: { eventId } }),
  ]);
  return { event: { _id: event._id, eventName: event.eventName, open: event.status === 'active' }, ...list };
}
