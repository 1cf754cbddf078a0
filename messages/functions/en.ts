/** Functions of an event (mehndi, ceremony, reception): what the backend and the forms say of them. */
import { count } from '#contract/common/format.ts';

export const nameRequired = 'Give the function a name.';
export const tooMany = 'An event has at most ten functions. Delete one first.';
export const tooManyAtOnce = 'At most 100 at a time.';
export const namedAlready = 'A function with this name is already on the list.';
export const gone = 'This function is no longer on the list.';
export const changedElsewhere =
  'Somebody else has just changed this function. Look at it again before you save.';
export const everyoneInvited = (name: string) =>
  `Everybody is invited to ${name}. Change that first, then choose its guests.`;

const notificationNote = (guests: number) => (guests > 0 ? ` ${count(guests, 'guest')} will be told.` : '');
export const added = (name: string) => `${name} is on the list.`;
export const saved = (name: string, guests: number) => `${name} is saved.${notificationNote(guests)}`;
export const moved = 'The order has been changed.';
export const deleted = (name: string, guests: number) =>
  `${name} and its answers were deleted.${notificationNote(guests)}`;
export const everyoneNow = (name: string) => `Everybody is invited to ${name}.`;
export const chosenNow = (name: string, guests: number) =>
  guests > 0
    ? `${count(guests, 'guest is', 'guests are')} invited to ${name}.`
    : `Nobody is invited to ${name} yet. Choose its guests.`;
export const guestSaved = (guest: string) => `Saved: the functions ${guest} is invited to.`;
