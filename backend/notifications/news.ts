import { count, formatRupees } from '#contract/format.ts';
import { rupeesOf } from '../money.ts';
import { oneLine } from '../invitations/event-facts.ts';
import type { News } from './service.ts';

/*
 * What notifications say, in one place. Who reads them is for the caller to decide: a name
 * is only for the organiser, for those who give the same gift and for whoever was addressed
 * by that person. No contact and no card number is ever in a text.
 */

/** The words of a notification. */
export type NewsWords = Pick<News, 'type' | 'title' | 'message' | 'path'>;

interface Person {
  first_name: string;
  last_name: string;
}

interface EventNamed {
  id: string;
  event_name: string;
}

interface GiftNamed {
  id: string;
  name: string;
}

interface Answer {
  rsvp: 'pending' | 'yes' | 'no';
  adults: number;
  children: number;
  note: string;
}

const QUOTED = 300;

const quote = (text: string): string => {
  const line = oneLine(text);
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED).replace(/[\ud800-\udbff]$/, '')}…` : line}”`;
};
const nameOf = (person: Person | undefined, otherwise: string): string => oneLine(`${person?.first_name ?? ''} ${person?.last_name ?? ''}`) || otherwise;
const sentences = (...said: (string | false)[]): string => said.filter((part) => part !== false && part !== '').join(' ');
const money = (paise: number): string => formatRupees(rupeesOf(paise));
const giftPage = (event: Pick<EventNamed, 'id'>, gift: Pick<GiftNamed, 'id'>): string => `/event/${event.id}/gift/${gift.id}`;

const people = ({ adults, children }: Answer): string => count(adults + children, 'person', 'people');
const party = (answer: Answer): string =>
  answer.children === 0 ? people(answer) : answer.adults === 0 ? count(answer.children, 'child', 'children') : `${people(answer)}, ${count(answer.children, 'child', 'children')} among them`;

/** To the organiser: a guest answered, or changed an answer. */
export function guestAnswered(event: EventNamed, guest: Person & { id: string }, before: Answer | undefined, after: Answer): NewsWords {
  const name = nameOf(guest, 'A guest');
  const path = `/event/${event.id}/invite/guests/${guest.id}`;
  const written = after.note !== '' && after.note !== before?.note && `They write: ${quote(after.note)}`;
  if (after.rsvp === 'yes') {
    const heads = before?.rsvp === 'yes' ? `now ${party(after)}` : party(after);
    return {
      type: 'rsvp_yes',
      title: before?.rsvp === 'no' ? `${name} is coming after all` : `${name} is coming`,
      message: sentences(`${oneLine(event.event_name)}: ${heads}.`, written),
      path,
    };
  }
  return {
    type: 'rsvp_no',
    title: `${name} cannot come`,
    message: sentences(`They declined the invitation to ${oneLine(event.event_name)}.`, before?.rsvp === 'yes' && `Before that they had said yes for ${party(before)}.`, written),
    path,
  };
}

/** To the organiser: a guest is undecided again. */
export const answerTakenBack = (event: EventNamed, guest: Person & { id: string }, before: Answer): NewsWords => ({
  type: 'unrsvp',
  title: `${nameOf(guest, 'A guest')} took the answer back`,
  message: `${oneLine(event.event_name)}: ${before.rsvp === 'yes' ? `the yes for ${party(before)}` : 'the no'} does not count any more. You will be told when they answer again.`,
  path: `/event/${event.id}/invite/guests/${guest.id}`,
});

/** To a guest with an account. `when` and `where` are words for a sentence (`on Saturday, 14 February 2026`), `where` perhaps empty. */
export const invited = (event: EventNamed, { host, when, where }: { host: string; when: string; where: string }): NewsWords => ({
  type: 'guest_invited',
  title: `${host} invites you to ${oneLine(event.event_name)}`,
  message: sentences(`It is ${when}${where ? `: ${where}` : ''}.`, 'Please say whether you can come.'),
  path: `/event/${event.id}`,
});

/** What is stated of a gift and concerns those who give it. */
export interface StatedGift {
  name: string;
  price_paise: number;
  link: string;
}

/** To those who give a gift: the organiser changed it. Null when nothing that concerns them did. */
export function giftChanged(event: EventNamed, gift: { id: string; before: StatedGift; after: StatedGift }): NewsWords | null {
  const { before, after } = gift;
  const said = [
    before.name !== after.name && `It was called ${quote(before.name)} before.`,
    before.price_paise !== after.price_paise && `The price is now ${money(after.price_paise)}; it was ${money(before.price_paise)}.`,
    before.link !== after.link && (after.link === '' ? 'The link to a shop was taken away.' : before.link === '' ? 'There is a link to a shop now.' : 'The link leads to another page now.'),
  ].filter((part) => part !== false);
  if (said.length === 0) return null;
  return {
    type: 'gift_updated',
    title: `${quote(after.name)} was changed`,
    message: sentences(`You give this gift for ${oneLine(event.event_name)}.`, ...said),
    path: giftPage(event, gift),
  };
}

/** To those who had joined to give a gift: it is not wished for any more. */
export const giftRemoved = (event: EventNamed, gift: { name: string }): NewsWords => ({
  type: 'gift_updated',
  title: `${quote(gift.name)} is no longer wished for`,
  message: `The organiser took it off the wishlist of ${oneLine(event.event_name)}. You may choose another gift.`,
  path: `/event/${event.id}`,
});

/** To the organiser and those who give the gift, except the buyer. */
export const giftBought = (event: EventNamed, gift: GiftNamed, buyer: Person): NewsWords => ({
  type: 'gift_purchased',
  title: `${quote(gift.name)} has been bought`,
  message: `${nameOf(buyer, 'Somebody')} bought it for ${oneLine(event.event_name)}. Nobody needs to contribute any more.`,
  path: giftPage(event, gift),
});

/** To the one who is asked. `asksToJoin`: the requester takes no part yet, otherwise they invite the reader to. */
export const asked = (event: EventNamed, gift: GiftNamed, { requester, asksToJoin, message }: { requester: Person; asksToJoin: boolean; message: string }): NewsWords => ({
  type: 'collab_request',
  title: asksToJoin ? `${nameOf(requester, 'Somebody')} asks to join you in a gift` : `${nameOf(requester, 'Somebody')} asks you to give a gift together`,
  message: sentences(`It is ${quote(gift.name)} for ${oneLine(event.event_name)}.`, message !== '' && `They write: ${quote(message)}`, 'Please accept or reject.'),
  path: giftPage(event, gift),
});

/** To the requester. `target` only when the requester may know who was asked; `mayJoin`: the requester is the one let in. */
export const requestAnswered = (
  event: EventNamed,
  gift: GiftNamed,
  { target, status, mayJoin }: { target: Person | undefined; status: 'accepted' | 'rejected'; mayJoin: boolean },
): NewsWords => ({
  type: status === 'accepted' ? 'collab_accepted' : 'collab_rejected',
  title: `${nameOf(target, 'Somebody who gives it')} ${status === 'accepted' ? 'accepted' : 'rejected'} your request`,
  message: sentences(
    `You asked about ${quote(gift.name)} for ${oneLine(event.event_name)}.`,
    status === 'accepted' && (mayJoin ? 'You can join now.' : 'They can join now.'),
    status === 'rejected' && mayJoin && 'You may choose another gift.',
  ),
  path: giftPage(event, gift),
});

/** To those who give a gift already, and to the organiser when nothing was paid: no amount. */
export const joined = (event: EventNamed, gift: GiftNamed, giver: Person): NewsWords => ({
  type: 'collab_joined',
  title: `${nameOf(giver, 'A guest')} joined in giving ${quote(gift.name)}`,
  message: `The gift is for ${oneLine(event.event_name)}.`,
  path: giftPage(event, gift),
});

/** To the organiser alone: somebody paid. Without `gift` it was taken off the wishlist meanwhile. */
export const contributed = (event: EventNamed, gift: GiftNamed | undefined, { giver, paise }: { giver: Person; paise: number }): NewsWords => ({
  type: 'collab_joined',
  title: `${nameOf(giver, 'A guest')} gave ${money(paise)}`,
  message: `${gift ? `It is for ${quote(gift.name)}, ${oneLine(event.event_name)}.` : `It is for ${oneLine(event.event_name)}.`} The gift cards are in your wallet.`,
  path: gift ? giftPage(event, gift) : '/wallet',
});
