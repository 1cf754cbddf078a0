/** Functions of an event (mehndi, ceremony, reception): what the backend and the forms say of them. */
import { count } from '#contract/common/format.ts';

export const nameRequired = 'Give the function a name.';
export const tooMany = 'An event has at most ten functions. Delete one first.';
export const tooManyAtOnce = 'At most 100 at a time.';
export const namedAlready = 'A function of this name is on the list already.';
export const gone = 'This function is not on the list any more.';
export const changedElsewhere =
  'Somebody else changed this function meanwhile. Look at it again before you save.';
export const everyoneInvited = (name: string) =>
  `Everybody is invited to ${name}. Say first that you choose its guests.`;

const told = (guests: number) => (guests > 0 ? ` ${count(guests, 'guest')} will be told.` : '');
export const added = (name: string) => `${name} is on the list.`;
export const saved = (name: string, guests: number) => `${name} is saved.${told(guests)}`;
export const moved = 'The order is changed.';
export const deleted = (name: string, guests: number) =>
  `${name} was deleted, with its answers.${told(guests)}`;
export const everyoneNow = (name: string) => `Everybody is invited to ${name}.`;
export const chosenNow = (name: string, guests: number) =>
  guests > 0
    ? `${count(guests, 'guest is', 'guests are')} invited to ${name}.`
    : `Nobody is invited to ${name} yet. Choose its guests.`;
export const guestSaved = (guest: string) => `Saved to which functions ${guest} is invited.`;
