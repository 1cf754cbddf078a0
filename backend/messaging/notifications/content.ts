import { formatRupees } from '#contract/common/format.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { notificationWords } from '#messages/notifications/words.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { NotificationText } from './service.ts';

/*
 * What notifications say, put together from the words of the catalogue. Who reads them is
 * for the caller to decide: a name is only for the organiser, for those who give the same
 * gift and for whoever was addressed by that person. No contact and no card number is ever
 * in a text.
 */

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
  const line = plainLine(text);
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED).replace(/[\ud800-\udbff]$/, '')}…` : line}”`;
};
const nameOf = (person: Person | undefined, otherwise: string): string =>
  plainLine(`${person?.first_name ?? ''} ${person?.last_name ?? ''}`) || otherwise;
const named = (event: Pick<EventNamed, 'event_name'>): string => plainLine(event.event_name);
const sentences = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(' ');
const money = (paise: number): string => formatRupees(rupeesOf(paise));
const giftPage = (event: Pick<EventNamed, 'id'>, gift: Pick<GiftNamed, 'id'>): string =>
  `/event/${event.id}/gift/${gift.id}`;

/** To the organiser: a guest answered, or changed an answer; `accountId` as whom they did. */
export function guestAnswered(
  event: EventNamed,
  guest: Person & { id: string },
  before: (Answer & { date_changed?: boolean | null }) | undefined,
  after: Answer,
  accountId?: string,
): NotificationText {
  const name = nameOf(guest, notificationWords.aGuest);
  const path = `/event/${event.id}/invite/guests/${guest.id}`;
  const written =
    after.note !== '' && after.note !== before?.note && notificationWords.theyWrite(quote(after.note));
  const quotes = written ? (accountId ?? guest.id) : undefined;
  if (after.rsvp === 'yes') {
    const heads = (
      before?.date_changed
        ? notificationWords.partyOnNewDate
        : before?.rsvp === 'yes'
          ? notificationWords.partyChanged
          : notificationWords.partyComes
    )(named(event), notificationWords.party(after));
    return {
      type: 'rsvp_yes',
      title: before?.rsvp === 'no' ? notificationWords.comesAfterAll(name) : notificationWords.comes(name),
      message: sentences(heads, written),
      path,
      quotes,
    };
  }
  return {
    type: 'rsvp_no',
    title: notificationWords.cannotCome(name),
    message: sentences(
      notificationWords.declined(named(event)),
      before?.rsvp === 'yes' && notificationWords.previousYes(notificationWords.party(before)),
      written,
    ),
    path,
    quotes,
  };
}

/** To the organiser: a guest wrote something by WhatsApp that was not recorded as an answer. */
export const guestWrote = (
  event: EventNamed,
  guest: Person & { id: string },
  text: string,
): NotificationText => ({
  type: 'guest_message',
  title: notificationWords.wrote(nameOf(guest, notificationWords.aGuest)),
  message: sentences(
    notificationWords.wroteAbout(named(event)),
    text === '' ? notificationWords.wroteNoText : quote(text),
  ),
  path: `/event/${event.id}/invite/chats/${guest.id}`,
  quotes: guest.id,
});

/** To the organiser: a guest is undecided again. */
export const answerTakenBack = (
  event: EventNamed,
  guest: Person & { id: string },
  before: Answer,
): NotificationText => ({
  type: 'unrsvp',
  title: notificationWords.answerTakenBack(nameOf(guest, notificationWords.aGuest)),
  message:
    before.rsvp === 'yes'
      ? notificationWords.yesTakenBack(named(event), notificationWords.party(before))
      : notificationWords.noTakenBack(named(event)),
  path: `/event/${event.id}/invite/guests/${guest.id}`,
});

/** To a guest with an account. `when` and `where` are words for a sentence (`on Saturday, 14 February 2026`), `where` perhaps empty. */
export const invited = (
  event: EventNamed,
  { host, when, where }: { host: string; when: string; where: string },
): NotificationText => ({
  type: 'guest_invited',
  title: notificationWords.invites(host, named(event)),
  message: sentences(
    where ? notificationWords.invitedWhenAndWhere(when, where) : notificationWords.invitedWhen(when),
    notificationWords.pleaseAnswer,
  ),
  path: `/event/${event.id}`,
});

/** What is stated of a gift and concerns those who give it. */
export interface StatedGift {
  name: string;
  price_paise: number;
  link: string;
}

/** To those who give a gift: the organiser changed it. Null when nothing that concerns them did. */
export function giftChanged(
  event: EventNamed,
  gift: { id: string; before: StatedGift; after: StatedGift },
): NotificationText | null {
  const { before, after } = gift;
  const changes = [
    before.name !== after.name && notificationWords.nameWas(quote(before.name)),
    before.price_paise !== after.price_paise &&
      notificationWords.priceIs(money(after.price_paise), money(before.price_paise)),
    before.link !== after.link &&
      (after.link === ''
        ? notificationWords.linkGone
        : before.link === ''
          ? notificationWords.linkCame
          : notificationWords.linkChanged),
  ].filter((part) => part !== false);
  if (changes.length === 0) return null;
  return {
    type: 'gift_updated',
    title: notificationWords.giftChanged(quote(after.name)),
    message: sentences(notificationWords.youGive(named(event)), ...changes),
    path: giftPage(event, gift),
  };
}

/** To those who had joined to give a gift: it is not wished for any more. */
export const giftRemoved = (event: EventNamed, gift: { name: string }): NotificationText => ({
  type: 'gift_updated',
  title: notificationWords.giftRemoved(quote(gift.name)),
  message: notificationWords.giftRemovedFrom(named(event)),
  path: `/event/${event.id}`,
});

/** To the organiser and those who give the gift, except the buyer; `buyer` only where the reader may know them. */
export const giftBought = (
  event: EventNamed,
  gift: GiftNamed,
  buyer: Person | undefined,
): NotificationText => ({
  type: 'gift_purchased',
  title: notificationWords.giftBought(quote(gift.name)),
  message: notificationWords.giftBoughtBy(nameOf(buyer, notificationWords.somebody), named(event)),
  path: giftPage(event, gift),
});

/** To the buyer, those who give the gift and the hosts: a host took the purchase back. */
export const purchaseUndone = (
  event: EventNamed,
  gift: GiftNamed,
  { forBuyer }: { forBuyer: boolean },
): NotificationText => ({
  type: 'gift_updated',
  title: notificationWords.purchaseUndone(quote(gift.name)),
  message: (forBuyer ? notificationWords.yourPurchaseUndone : notificationWords.purchaseUndoneFor)(
    named(event),
  ),
  path: giftPage(event, gift),
});

/** What somebody asks who writes about a gift: to be let in, that the reader joins, or something of those who both give it. */
const asksFor = {
  toJoin: 'asksToJoinYou',
  youToJoin: 'asksYouToJoin',
  giver: 'asksYouAboutGift',
} as const;

/** To the one who is asked. */
export const collaborationRequested = (
  event: EventNamed,
  gift: GiftNamed,
  {
    requester,
    asks,
    message,
  }: { requester: Person & { id: string }; asks: keyof typeof asksFor; message: string },
): NotificationText => ({
  type: 'collab_request',
  title: notificationWords[asksFor[asks]](nameOf(requester, notificationWords.somebody)),
  message: sentences(
    notificationWords.requestSubject(quote(gift.name), named(event)),
    message !== '' && notificationWords.theyWrite(quote(message)),
    notificationWords.pleaseAcceptOrReject,
  ),
  path: giftPage(event, gift),
  quotes: message === '' ? undefined : requester.id,
});

/** To the requester. `target` only when the requester may know who was asked; `mayJoin`: the requester is the one let in. */
export const requestAnswered = (
  event: EventNamed,
  gift: GiftNamed,
  {
    target,
    status,
    mayJoin,
  }: { target: Person | undefined; status: 'accepted' | 'rejected'; mayJoin: boolean },
): NotificationText => ({
  type: status === 'accepted' ? 'collab_accepted' : 'collab_rejected',
  title: (status === 'accepted' ? notificationWords.requestAccepted : notificationWords.requestRejected)(
    nameOf(target, notificationWords.somebodyWhoGives),
  ),
  message: sentences(
    notificationWords.ownRequestSubject(quote(gift.name), named(event)),
    status === 'accepted' && (mayJoin ? notificationWords.youCanJoin : notificationWords.theyCanJoin),
    status === 'rejected' && mayJoin && notificationWords.chooseAnotherGift,
  ),
  path: giftPage(event, gift),
});

/** To those who give a gift already, and to the organiser when nothing was paid: no amount. */
export const joined = (event: EventNamed, gift: GiftNamed, giver: Person): NotificationText => ({
  type: 'collab_joined',
  title: notificationWords.joinedGiving(nameOf(giver, notificationWords.aGuest), quote(gift.name)),
  message: notificationWords.giftIsFor(named(event)),
  path: giftPage(event, gift),
});

/** To the organiser alone: somebody paid. Without `gift` it was taken off the wishlist meanwhile. */
export const contributed = (
  event: EventNamed,
  gift: GiftNamed | undefined,
  { giver, paise, isBeyond }: { giver: Person; paise: number; isBeyond: boolean },
): NotificationText => ({
  type: 'collab_joined',
  title: notificationWords.gaveAmount(nameOf(giver, notificationWords.aGuest), money(paise)),
  message: gift
    ? sentences(
        notificationWords.gaveForGift(quote(gift.name), named(event)),
        isBeyond && notificationWords.gaveBeyond,
      )
    : notificationWords.gaveForEvent(named(event)),
  path: gift ? giftPage(event, gift) : `/event/${event.id}/shagun`,
});

/** To the organiser alone: what somebody gave could not be returned to them. */
export const notReturned = (
  event: EventNamed,
  { giver, paise }: { giver: Person; paise: number },
): NotificationText => ({
  type: 'collab_joined',
  title: notificationWords.notReturned(money(paise), nameOf(giver, notificationWords.aGuest)),
  message: notificationWords.notReturnedOf(named(event)),
  path: '/wallet',
});
