import { Link } from '@remix-run/react';
import clsx from 'clsx';
import {
  DeliveryBadge,
  isUndelivered,
  nameOf,
  needsNewLink,
  partyOf,
  ReplyBadge,
  sendLabel,
  sendLabelTo,
  StoppedWays,
} from '#app/invitations/delivery-state.tsx';
import { GuestTick } from '#app/invitations/many-bar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import type { GuestListItem } from '#contract/guests/guests.ts';
import { wholeHousehold, writeHousehold } from '#contract/guests/household.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as hostWords from '#messages/hosts/page/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** The columns of the list on a wide screen, where it reads as a table. */
const columns = (edits: boolean): string =>
  edits
    ? 'lg:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_7rem]'
    : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_7rem]';

/** What stands in each column, for the eye: each row says it by itself. */
export const GuestHeadings = ({ edits }: { edits: boolean }) => (
  <div
    aria-hidden="true"
    className={clsx(
      'hidden gap-x-4 border-b border-line py-2 text-sm font-semibold text-ink-soft lg:grid',
      columns(edits),
    )}
  >
    {edits ? <span /> : null}
    <span>{invitationWords.columns.guest}</span>
    <span>{invitationWords.columns.contact}</span>
    <span>{invitationWords.reply}</span>
    <span>{invitationWords.invitation}</span>
  </div>
);

interface GuestRowProps {
  eventId: string;
  guest: GuestListItem;
  /** False for a cancelled event: nothing can be sent or recorded. */
  open: boolean;
  /** Whether whoever looks may change anything. */
  edits: boolean;
}

/**
 * One guest in the list: who, how reached, what they answered, what became of the invitation.
 * What can be done stands on the guest's own page, so that a long list stays light.
 */
export function GuestRow({ eventId, guest, open, edits }: GuestRowProps) {
  const page = `/event/${eventId}/invite/guests/${guest._id}`;
  const party = partyOf(guest.reply);
  const people = writeHousehold(
    wholeHousehold(guest.household, guest.reply.household).filter(({ name }) => name !== ''),
    ', ',
  );
  return (
    <li
      className={clsx(
        'grid break-inside-avoid gap-x-2 gap-y-1 py-3 sm:gap-x-4 lg:items-start lg:py-1',
        edits
          ? 'grid-cols-[2.75rem_minmax(0,1fr)] min-[22rem]:grid-cols-[2.75rem_minmax(0,1fr)_auto] sm:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]'
          : 'grid-cols-1 min-[16rem]:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]',
        columns(edits),
      )}
    >
      {edits ? <GuestTick guestId={guest._id} name={nameOf(guest)} /> : null}
      <div className="min-w-0 lg:contents">
        <div className="min-w-0 lg:py-1">
          <Link to={page} discover="none" className="inline-block py-1 font-semibold wrap-anywhere text-ink">
            {nameOf(guest)}
          </Link>{' '}
          {guest.withFamily ? <Badge tone="plain">{invitationWords.withFamily}</Badge> : null}{' '}
          {guest.side ? (
            <Badge tone="plain" className="rounded-lg wrap-anywhere whitespace-normal">
              {listWords.sideName(guest.side)}
            </Badge>
          ) : null}{' '}
          <Tags tags={guest.tags} />
          {people ? <p className="text-sm wrap-anywhere text-ink-soft">{people}</p> : null}
        </div>
        <Contact guest={guest} />
      </div>
      {/* on a phone in a line of their own, below the name and what can be done */}
      <div
        className={clsx(
          'order-last col-span-full flex flex-wrap gap-x-4 gap-y-1 sm:contents',
          edits && 'max-sm:ps-13',
        )}
      >
        <div className="min-w-0 text-sm lg:py-2">
          <ReplyBadge reply={guest.reply} />
          {party ? <span className="ms-2">{party}</span> : null}
          {guest.reply.note ? <p className="mt-1 line-clamp-3 text-ink-soft">“{guest.reply.note}”</p> : null}
        </div>
        <div className="min-w-0 text-sm lg:py-2">
          <DeliveryBadge status={guest.delivery.status} />
          <StoppedWays guest={guest} />
          {isUndelivered(guest.delivery.status) ? (
            <p className="mt-1">
              {guest.delivery.error ? `${guest.delivery.error.replace(/\.$/, '')}. ` : null}
              {edits ? (
                <Link to={`${page}#contact`} discover="none">
                  {invitationWords.correctContact}
                </Link>
              ) : null}
            </p>
          ) : null}
          {open && needsNewLink(guest) ? <p className="mt-1">{invitationWords.linkOutdated}</p> : null}
          {open && guest.delivery.status === 'link_ready' ? (
            <p className="mt-1">
              <Link to={`${page}#link`} discover="none">
                {invitationWords.sendLinkYourself}
              </Link>
            </p>
          ) : null}
        </div>
      </div>
      <div data-print="no" className="row max-w-36 justify-end gap-0 self-start sm:max-w-none">
        {open && (needsNewLink(guest) || isUndelivered(guest.delivery.status)) ? (
          <Form method="post" action={`/event/${eventId}/invite/send`}>
            <input type="hidden" name="guests" value={guest._id} />
            <Button variant="quiet" aria-label={sendLabelTo(guest)}>
              {sendLabel(guest)}
            </Button>
          </Form>
        ) : null}
        <Link
          to={page}
          discover="none"
          className="inline-flex min-h-11 items-center px-2 font-semibold"
          aria-label={(edits ? invitationWords.manageName : hostWords.seeGuestName)(nameOf(guest))}
        >
          {edits ? invitationWords.manage : hostWords.seeGuest}
        </Link>
      </div>
    </li>
  );
}

/** What hosts noted to find the guest again. */
const Tags = ({ tags }: Pick<GuestListItem, 'tags'>) =>
  tags.map((tag) => (
    <Badge key={tag} tone="neutral" className="me-1 rounded-lg wrap-anywhere whitespace-normal">
      {tag}
    </Badge>
  ));

/** Links that ring or write from the organiser's phone. */
function Contact({ guest }: { guest: GuestListItem }) {
  const at = guest.email.lastIndexOf('@');
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 text-sm lg:py-2">
      {guest.email ? (
        <a
          href={`mailto:${encodeURIComponent(guest.email).replace('%40', '@')}`}
          className="inline-block py-0.5 wrap-anywhere text-ink-soft"
        >
          {/* a phone has no room for most of them in one line */}
          {guest.email.slice(0, at)}
          <wbr />
          {guest.email.slice(at)}
        </a>
      ) : null}
      {guest.phone ? (
        <a href={`tel:${guest.phone}`} className="inline-block py-0.5 text-ink-soft">
          {formatPhone(guest.phone)}
        </a>
      ) : null}
      {guest.otherContacts ? (
        <span className="wrap-anywhere text-ink-soft">{guest.otherContacts}</span>
      ) : null}
    </p>
  );
}
