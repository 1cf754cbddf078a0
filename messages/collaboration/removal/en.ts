import * as collaboration from '#messages/collaboration/en.ts';

// what a call answers
/** For somebody whom a host took off the gift, until a request of theirs is accepted. */
export const takenOff = 'A host removed you from this gift. To join again, ask a host or one of the givers.';
export const hasGiven =
  'This person has given money for this gift and cannot be removed. Only they can take it back.';
export const hasUsed = 'Some of what this person gave has been used already, so they cannot be removed.';
export const hasRunOut =
  'The gift card with what this person gave has expired, so the money cannot go back and they cannot be removed.';
export const hasBought =
  'This person has marked the gift as purchased. Undo the purchase first, then you can remove them.';
/** When a request is accepted by people who cannot let anybody in. */
export const cannotLetIn =
  'Neither of you can let anybody join this gift. Guests, those who gave money for it and the organiser can.';

// the page on which a host confirms it
export const remove = 'Remove from this gift';
/** Follows the word on a list, for those who cannot see beside which name it stands. */
export const removeOne = (name: string) => `Remove<hidden> ${name}</hidden>`;
export const tab = (name?: string) => `Remove ${name ?? 'somebody'} · Shagun`;
export const what = (name: string, gift: string) => `<who>${name}</who> will no longer be part of ${gift}.`;
export const noMoney = 'They have given no money for it, so nothing goes back.';
/** Of one from outside, to the owner. */
export const moneyBack = (amount: string) =>
  `The ${amount} they gave for it goes back to them and comes off your gift cards.`;
/** The same, beside the name of one who gives. */
export const fromOutside = 'Not on your guest list';
export const lateMoney = 'A payment they have begun is stopped. Money that still arrives goes back to them.';
export const requestsGo = 'Requests between them and others about this gift are deleted, too.';
export const askAgain = 'They can join again once you or one of the givers accepts their request.';
export const removing = 'Removing...';
export const leave = 'Keep them';
export const failed = 'That could not be saved. Please try again.';
export const removed = (name: string, gift: string) => `${name} is no longer part of ${gift}.`;
export const somebody = collaboration.nameless;

// whom one may ask
export const host = 'The organiser';
export const isHost = 'Organises the event';
export const hostOption = (name: string) => `${name} (organises the event)`;
