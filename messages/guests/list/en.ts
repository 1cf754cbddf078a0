// how the organiser's pages name a guest, a reply (spec section 4) and an invitation
export const someGuest = 'A guest';
export const rsvpNames = { yes: 'Confirmed', no: 'Declined', pending: 'Pending' } as const;
export const deliveryNames = {
  none: 'Not invited yet',
  queued: 'Waiting to be sent',
  sending: 'Being sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  unconfirmed: 'Sent, not confirmed',
  bounced: 'Bounced',
  failed: 'Could not be sent',
  link_ready: 'Link ready for you to send',
  sent_by_host: 'Sent by you',
  unsubscribed: 'Asked for no more e-mails',
} as const;

// the list as a file
/** In the order of the columns. */
export const csvColumns = [
  'First name',
  'Last name',
  'Phone',
  'Email',
  'With family',
  'Reply',
  'Adults',
  'Children',
  'Note',
  'Source',
  'Invitation',
] as const;
/** After them: who comes along, then a column for each function with how many come, and one for each question. */
export const csvNames = 'Coming with';
/** Of a function; empty: not said yet. */
export const csvNotInvited = 'Not invited';
export const csvName = (event: string) => `${event} guests.csv`;

// changes to a guest
export const partyLimitRange = 'Enter a number from 1 to 30, or leave it empty.';
export const nothingToKnow = 'Enter a name, an e-mail address or a phone number.';
export const contactTaken = (guest: string, contact: 'email' | 'phone') =>
  `${guest} is already on the list with this ${contact === 'email' ? 'e-mail' : 'phone number'}.`;
export const namedTwice = (guest: string) => `${guest} is named twice with the same e-mail or phone.`;
export const removed = (guest: string) => `${guest} was taken off the list.`;
