import { count } from '#contract/common/format.ts';
import { pluralIn } from '#messages/plural.ts';

// the Overview of an event, for those who run it
const plural = pluralIn('en');
const number = (value: number) => value.toLocaleString('en-IN');

/** How long an event has been over, by days. */
export const daysAgo = (days: number) =>
  days === 1 ? 'It was yesterday' : `It was ${number(days)} days ago`;

/** Once, above the event that was just created or changed. */
export const doneWords = {
  created: (event: string, guests: number) =>
    guests === 0
      ? `${event} is created. Nobody is on its guest list yet.`
      : `${event} is created, with ${count(guests, 'guest')} on its list. ${guests === 1 ? 'The invitation goes out when you send it.' : 'The invitations go out when you send them.'}`,
  saved: () => 'Your changes are saved.',
} as const;

export const standsMissing = 'We can’t show right now how things stand.';
export const functionsMissing = 'We can’t show right now who comes to which function.';

export const nextTitle = 'Next step';
/** Above the button of each next step; `ready` has no button. */
export const nextHints = {
  'add-guests': 'Nobody is on the guest list yet.',
  'choose-design': 'Your guests are on the list. Pick the look of the invitation.',
  invite: 'The invitation is ready to go out.',
  undelivered: 'Some invitations did not arrive. Check the address, or send them another way.',
  waiting: 'The invitations are out. Some guests have not answered yet.',
  thank: 'Your guests have given gifts, and would love to hear from you.',
  ready: 'All done for now. We’ll tell you when somebody answers.',
} as const;
/** Of a cancelled event, whom no message about it reaches. */
export const untold = (guests: number) =>
  plural(guests, {
    one: 'No message from us tells # guest that it is cancelled. Please tell them yourself.',
    other: 'No message from us tells # guests that it is cancelled. Please tell them yourself.',
  });
export const nothingMore = 'Nothing is left to do for this event.';
/** Of a cancelled event whose money did not all go back. */
export const notReturned = (amount: string) =>
  `${amount} could not be sent back to those who gave it and is on your gift cards again. Please keep it there until this is settled.`;
export const onlyLooking = 'You can look at everything here. The organiser takes care of the rest.';
export const remind = 'Send a reminder';

export const answersTitle = 'Answers';
export const people = (adults: number, children: number) =>
  [
    adults > 0 || children === 0 ? count(adults, 'adult') : '',
    children > 0 ? count(children, 'child', 'children') : '',
  ]
    .filter(Boolean)
    .join(' and ');

export const giftsTitle = 'Gifts';
export const gifts = (giftCount: number) =>
  plural(giftCount, { one: '# gift on the wishlist', other: '# gifts on the wishlist' });
export const noGifts = 'The wishlist is empty.';
/** Of the givers some may have bought a gift, and paid nothing. */
export const received = (amount: string, givers: number) =>
  `${amount}, ${plural(givers, { one: '# giver', other: '# givers' })}`;
/** Where all that was given are gifts people bought. */
export const receivedThings = (givers: number) =>
  plural(givers, { one: '# person gave a gift', other: '# people gave gifts' });
export const receivedNothing = 'Nothing has been given yet.';
export const thankYous = 'Thank-yous';

export const moreToDo = 'More';
export const printGuests = 'Print the guest list';
export const pageTitle = 'What your guests see';

// the question about a box that was ticked beforehand
export const givingTitle = 'Your guests can give together on this event';
export const givingExplained =
  'The form ticked this for you when the event was made, so guests can put money towards any gift and send a shagun. Is that what you want? You can change it later in the event’s details.';
export const givingKeep = 'Yes, keep it';
export const givingClose = 'No, close it';
