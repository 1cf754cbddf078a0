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

// whose guest somebody is
export const sideNames = { bride: 'Bride’s side', groom: 'Groom’s side', both: 'Both sides' } as const;
/** A side as people read it: any words but for a wedding's. */
export const sideName = (side: string): string =>
  Object.hasOwn(sideNames, side) ? sideNames[side as keyof typeof sideNames] : side;

// the list as a file
export const fieldHeadings = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  withFamily: 'With family',
  side: 'Side',
  title: 'Title',
  greeting: 'How we greet them',
  otherContacts: 'Further contacts',
  partyLimit: 'Maximum number of people',
  household: 'People by name',
  tags: 'Tags',
} as const;
/** After them, in this order; then a column for each function with how many come, and one for each question. */
export const csvColumns = [
  'Reply',
  'Adults',
  'Children',
  'Note',
  'Source',
  'Invitation',
  'Coming with',
] as const;
/** The same with a row for each person. */
export const csvPeopleColumns = ['Name', 'Adult or child', 'Guest', 'Side', 'Reply'] as const;
export const csvAdult = 'Adult';
export const csvChild = 'Child';
/** Of a guest of whom nobody is named. */
export const csvHeads = (adults: number, children: number) =>
  adults + children > 1 ? `${adults} adults, ${children} children` : children === 1 ? csvChild : '';
export const csvComes = (comes: boolean) => (comes ? 'Coming' : 'Not coming');
/** Of somebody at a function, where it was said how many of those who come are there, and not who. */
export const csvSomeCome = (people: number, heads: number) => `${people} of ${heads}`;
/** Of a function; empty: not said yet. */
export const csvNotInvited = 'Not invited';
export const csvName = (event: string) => `${event} guests.csv`;

// changes to a guest
export const partyLimitRange = 'Enter a number from 1 to 30, or leave it empty.';
/** A child among people in one line. */
export const childInList = (name: string) => `${name} (child)`;
export const tooManyInHousehold = (most: number) => `Name at most ${most} people.`;
export const householdNameTooLong = (most: number) => `Use at most ${most} characters for each name.`;
export const tooManyTags = (most: number) => `Use at most ${most} tags.`;
export const tagTooLong = (most: number) => `Use at most ${most} characters for each tag.`;
export const nothingToKnow = 'Enter a name, an e-mail address or a phone number.';
export const contactTaken = (guest: string, contact: 'email' | 'phone') =>
  `${guest} is already on the list with this ${contact === 'email' ? 'e-mail' : 'phone number'}.`;
export const removed = (guest: string) => `${guest} was taken off the list.`;
