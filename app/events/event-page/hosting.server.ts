import { backend } from '#app/backend.server.ts';
import { dayTile, functionLines, type FunctionsView } from '#app/events/event-page/functions-view.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { isHost } from '#contract/events/host-roles.ts';
import type { FunctionCounts } from '#contract/events/functions.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import { answersOf } from '#messages/guests/answers/en.ts';

/** All functions of the event with how many come to each, for hosts; null for others and where there are none. */
export async function viewHostedFunctions(
  request: Request,
  { event, viewer }: EventPage,
): Promise<FunctionsView | null> {
  if (!isHost(viewer.relation)) return null;
  const list = await backend(request).call('listFunctions', { params: { eventId: event._id } });
  // the page is about the event: its functions can be read on their own page
  if (!list.ok || list.data.functions.length === 0) return null;
  return {
    title: functionWords.title,
    items: list.data.functions.map((each) => ({
      name: each.name,
      day: dayTile(each, event, 'en'),
      text: functionLines(each, event, answers(each.counts), 'en'),
    })),
  };
}

const answers = ({ coming, people, notComing, notSaid }: FunctionCounts) =>
  answersOf({ confirmed: coming, people, declined: notComing, pending: notSaid });
