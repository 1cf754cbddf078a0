import { backend } from '#app/server/backend.server.ts';
import { dayTile, functionLines, type FunctionsView } from '#app/replies/functions-view.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { isHost } from '#contract/common/host-roles.ts';
import type { FunctionCounts } from '#contract/events/functions.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import { answersOf } from '#messages/guests/answers/en.ts';

/** All functions of the event with how many come to each, for hosts; null for others, where there are none and where they are `missing`. */
export async function viewHostedFunctions(
  request: Request,
  { event, viewer }: EventPage,
): Promise<{ view: FunctionsView | null; missing: boolean }> {
  if (!isHost(viewer.relation)) return { view: null, missing: false };
  const { data: list } = await backend(request).extra('listFunctions', { params: { eventId: event._id } });
  const functions = list?.functions ?? [];
  const view = {
    title: functionWords.title,
    items: functions.map((each) => ({
      name: each.name,
      day: dayTile(each, event, 'en'),
      text: functionLines(each, event, answers(each.counts), 'en'),
    })),
  };
  return { view: functions.length > 0 ? view : null, missing: !list };
}

const answers = ({ coming, people, notComing, notSaid }: FunctionCounts) =>
  answersOf({ confirmed: coming, people, declined: notComing, pending: notSaid });
