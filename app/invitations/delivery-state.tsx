import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import type { DeliveryStatus } from '#contract/guests/guest-filter.ts';
import type { GuestListItem } from '#contract/guests/guests.ts';
import type { Rsvp } from '#contract/guests/replies.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import * as messageWords from '#messages/phone-messages/pages/en.ts';

const replyTones: Record<Rsvp, BadgeTone> = { yes: 'yes', no: 'no', pending: 'neutral' };

/** Confirmed, Declined or Pending (spec section 4), and whether a yes was for another date. */
export function ReplyBadge({ reply: { rsvp, dateChanged } }: Pick<GuestListItem, 'reply'>) {
  return (
    <>
      <Badge tone={replyTones[rsvp]}>{listWords.rsvpNames[rsvp]}</Badge>{' '}
      {dateChanged ? <Badge tone="strong">{invitationWords.beforeDateChange}</Badge> : null}
    </>
  );
}

const deliveryTones: Record<DeliveryStatus, BadgeTone> = {
  none: 'plain',
  queued: 'neutral',
  sending: 'neutral',
  sent: 'yes',
  delivered: 'yes',
  read: 'yes',
  unconfirmed: 'no',
  bounced: 'no',
  failed: 'no',
  link_ready: 'strong',
  sent_by_host: 'yes',
  unsubscribed: 'plain',
};

/** How far the guest's invitation got. A link that only waits to be sent by hand never reads as sent. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return <Badge tone={deliveryTones[status]}>{listWords.deliveryNames[status]}</Badge>;
}

/** By which ways a guest wants to hear no more, beside an invitation that may well have been sent before. */
export function StoppedWays({ guest: { wantsNoMore } }: { guest: Pick<GuestListItem, 'wantsNoMore'> }) {
  return wantsNoMore.map((way) => (
    <p key={way} className="mt-1">
      {messageWords.wantsNoMore[way]}
    </p>
  ));
}

/** Whether an invitation bounced, could not be sent, or may not have arrived. */
export const isUndelivered = (status: DeliveryStatus): boolean =>
  status === 'bounced' || status === 'failed' || status === 'unconfirmed';

/** Whether an invitation waits or is on its way, so that sending once more would be too early. */
export const isUnderway = (status: DeliveryStatus): boolean => status === 'queued' || status === 'sending';

type Sent = Pick<GuestListItem, 'delivery' | 'linkOutdated'>;

/** Whether the link a guest was sent opens nothing any more, and no other is under way or waits for the organiser to send it. */
export const needsNewLink = ({ delivery: { status }, linkOutdated }: Sent): boolean =>
  linkOutdated && !isUnderway(status) && status !== 'link_ready';

/** What the button that sends to this one guest says. */
export const sendLabel = (guest: Sent): string =>
  guest.delivery.status === 'none'
    ? invitationWords.sendOne
    : needsNewLink(guest)
      ? invitationWords.sendInvitationAgain
      : invitationWords.sendAgain;

/** The same with the guest's name, where many such buttons stand. */
export const sendLabelTo = (guest: GuestListItem): string =>
  (needsNewLink(guest) ? invitationWords.sendInvitationAgainTo : invitationWords.sendAgainTo)(nameOf(guest));

/** How a guest is called on the organiser's pages: by name, or else by how they are reached. */
export const nameOf = (
  guest: Pick<GuestListItem, 'firstName' | 'lastName' | 'email' | 'phone'> & { title?: string },
): string =>
  [guest.title, guest.firstName, guest.lastName].filter(Boolean).join(' ') ||
  guest.email ||
  guest.phone ||
  listWords.someGuest;

/** `2 adults, 1 child`, or empty while nobody is announced. */
export const partyOf = ({ rsvp, adults, children }: GuestListItem['reply']): string =>
  rsvp === 'yes' ? invitationWords.party(adults, children) : '';
