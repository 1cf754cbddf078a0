/** The event page as guests, visitors and the organiser read it (spec section 2, Event detail screen). */
import * as eventTypeWords from '#messages/events/types/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

export const notFoundTitle = 'Event not found';
export const notFound = "The event you're looking for doesn't exist or you don't have access to it.";
export const loadFailed = 'Failed to load event details. Please try again later.';
export const loadFailedTitle = 'Something went wrong on our side';
export const backToProfile = 'Back to Profile';
/** For a personal link whose key was replaced, as happens when the host changes the guest's address. */
export const deadLink = {
  title: 'This link no longer works',
  message:
    'It’s incomplete or was replaced. Open the full link in the latest message, or ask your host for it. You can also sign in with the e-mail address your host has for you.',
  signIn: 'Sign in',
};
export const errorNumber = (status: number) => `Error ${status}`;

export const eventTypeNames = eventTypeWords.typeNames;

// what the one who looks can do here
export const stranger =
  'You are not registered as a guest for this event. If you were invited, open the personal link in your invitation, or sign in with the e-mail address it was sent to.';
export const cancelled = 'This event has been cancelled.';

// the facts
/** Of a cancelled event, to a guest who may have given money. */
export const moneyGoesBack =
  'If you gave money, what the hosts have not used yet goes back to you the way you paid, usually within 5 to 7 working days.';

export const guests = (number: number) => plural(number, { one: '# guest', other: '# guests' });

// the wishlist
export const moreGifts = (number: number) => plural(number, { other: 'And # more' });
export const giftTypeNames = wishlistWords.typeNames;
/** Spec section 9: amounts are written out, `₹7,500`. */
export const collected = (collected: string, price: string) => `${collected} of ${price} collected`;
/** Of a gift of ₹0. */
export const noMoney = 'No money is collected for this gift.';
export const remaining = (collected: string, price: string, left: string) =>
  `${collected} of ${price} collected, ${left} remaining`;
export const giving = (people: number) =>
  plural(people, { one: '# person is giving it', other: '# people are giving it' });
export const steps = {
  enable: 'Give together',
  contribute: 'Contribute',
  ask: 'Ask to join',
  see: 'See who’s giving',
  none: '',
};

/** The photo and the story, where there are any. */
export const story = {
  title: 'A few words',
  ofCouple: 'Our story',
  photoAlt: (eventName: string) => `Photo: ${eventName}`,
};

/** Terms of what the page tells; the server alone says them. */
export const facts = {
  dateAndTime: 'Date & Time',
  venue: 'Venue',
  notSpecified: 'Not specified',
  guestsInvited: 'Guests invited',
};

/** What every viewer of the page reads; travels with it. */
export const page = {
  share: 'Share',
  linkCopied: 'Link copied to clipboard!',
  copyFailed: 'This could not be copied. Please select the text and copy it yourself.',
  next: 'What happens next',
  seeGifts: 'See the gift wishlist',
  addToCalendar: 'Add to calendar',
  showOnMap: 'Show on a map',
};

/** What the server alone draws says. */
export const drawn = {
  details: 'Event Details',
  wishlist: 'Gift Wishlist',
  noGifts: 'No gifts listed yet',
  delivered: 'Delivered',
  purchased: 'Purchased',
  collectedBar: 'Collected',
};

/** For whoever is neither signed in nor has a personal link. */
export const visitor = {
  explanation:
    'Anyone with this link can see the event. Invited guests reply from their personal link, which is in the invitation.',
  signIn: 'Sign in to reply',
};

/** Requests to give together. `received` and `sent` are what stands before the person, between the person and the gift, and after it. */
export const requests = {
  title: 'Collaboration requests',
  received: ['', ' would like to give ', ' together with you.'],
  sent: ['You asked ', ' about ', '.'],
  accept: 'Accept',
  reject: 'Reject',
  bought: 'This gift has already been bought.',
  states: { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected' },
};
