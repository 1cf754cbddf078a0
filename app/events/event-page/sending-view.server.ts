import { backend } from '#app/backend.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { isHost } from '#contract/events/host-roles.ts';
import * as words from '#messages/invitations/progress/en.ts';

/** What is going out to guests at the moment, a sentence each, for hosts alone. */
export async function viewSending(request: Request, { event, viewer }: EventPage): Promise<string[]> {
  if (!isHost(viewer.relation)) return [];
  const progress = await backend(request).call('getSendingProgress', { params: { eventId: event._id } });
  // the page is about the event: how sending goes can be read on its own page
  if (!progress.ok) return [];
  return progress.data.runs
    .filter((run) => run.endedAt === null)
    .map((run) => words.onEventPage(run.kind, run.sent, run.total));
}
