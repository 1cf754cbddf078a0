import type { EventPage } from '#contract/events/events.ts';
import { isHost, mayEdit } from '#contract/events/host-roles.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import * as words from '#messages/hosts/page/en.ts';

/** Where a host goes on from the event page; null for everybody else. Hosts read English. */
export function viewHostLinks({ event, viewer: { relation } }: EventPage) {
  if (!isHost(relation)) return null;
  const open = event.status === 'active';
  const edits = mayEdit(relation);
  /** Address below the event's, words, and how it looks. */
  const links: (false | [to: string, text: string, look: 'primary' | 'secondary' | 'quiet'])[] = [
    ['invite', open && edits ? words.inviteGuests : words.guestsAndReplies, 'primary'],
    ['wishlist', edits ? words.manageWishlist : words.seeWishlist, 'secondary'],
    open && edits && ['edit', words.editEvent, 'secondary'],
    ['functions', functionWords.open, 'quiet'],
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
