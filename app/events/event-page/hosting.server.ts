import { backend } from '#app/backend.server.ts';
import { dayTile, functionLines, type FunctionsView } from '#app/events/event-page/functions-view.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { isHost, mayEdit } from '#contract/events/host-roles.ts';
import * as menuWords from '#messages/events/menu/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import * as words from '#messages/hosts/page/en.ts';
import * as progressWords from '#messages/invitations/progress/en.ts';
import * as shagunWords from '#messages/shagun/page/en.ts';

// what the event page shows to hosts alone, who read English

/** Where a host goes on from the event page; null for everybody else. */
export function viewHostLinks({ event, viewer: { relation } }: EventPage) {
  if (!isHost(relation)) return null;
  const open = event.status === 'active';
  const edits = mayEdit(relation);
  /** Address below the event's, words, and how it looks. */
  const links: (false | [to: string, text: string, look: 'primary' | 'secondary' | 'quiet'])[] = [
    ['invite', open && edits ? words.inviteGuests : words.guestsAndReplies, 'primary'],
    ['wishlist', edits ? words.manageWishlist : words.seeWishlist, 'secondary'],
    event.giveTogether && relation === 'organiser' && ['shagun', shagunWords.receivedTitle, 'secondary'],
    open && edits && ['edit', words.editEvent, 'secondary'],
    ['functions', functionWords.open, 'quiet'],
    ['settings', menuWords.parts.settings, 'quiet'],
    relation === 'organiser' ? ['hosts', words.open, 'quiet'] : ['hosts/leave', words.leave, 'quiet'],
    open && relation === 'organiser' && ['cancel', words.cancelEvent, 'quiet'],
  ];
  return {
    label: words.organise,
    /** How a co-host helps; empty for the owner. */
    said:
      relation === 'organiser'
        ? ''
        : event.organiserName
          ? words.helpAs[relation](event.organiserName)
          : words.helpAsUnnamed[relation],
    links: links.filter((link) => link !== false),
  };
}

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
      text: functionLines(each, event, functionWords.comingTo(each.counts), 'en'),
    })),
  };
}

/** What is going out to guests at the moment, a sentence each. */
export async function viewSending(request: Request, { event, viewer }: EventPage): Promise<string[]> {
  if (!isHost(viewer.relation)) return [];
  const progress = await backend(request).call('getSendingProgress', { params: { eventId: event._id } });
  // the page is about the event: how sending goes can be read on its own page
  if (!progress.ok) return [];
  return progress.data.runs
    .filter((run) => run.endedAt === null)
    .map((run) => progressWords.onEventPage(run.kind, run.sent, run.total));
}
