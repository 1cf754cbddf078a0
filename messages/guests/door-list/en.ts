import { count } from '#contract/common/format.ts';
import { yes } from '#messages/guests/answers/en.ts';

// the guest list on paper
export const title = (event: string) => `Guest list of ${event} to print · Shagun`;
export const titleUnknown = 'Guest list to print · Shagun';
export const back = 'Guest list';
export const heading = (event: string) => `Guests of ${event}`;
export const headingOf = (name: string, event: string) => `Guests of ${name}, ${event}`;
/** `heads` people are coming of `guests` invited. */
export const summary = (guests: number, confirmed: number, heads: number) =>
  `${count(guests, 'guest')}: ${yes(confirmed, heads)}.`;
export const print = 'Print';
export const howToPrint = 'Choose Print in your browser’s menu. Only the list goes on paper.';
export const whichGuests = 'Guests of';
export const allOfEvent = 'The whole event';
export const phones = 'With phone numbers';
export const comingOnly = 'Without those who declined';
export const apply = 'Show';
export const nobody = 'Nobody is on this list yet.';

// its columns
export const table = 'Guests by name';
export const here = 'Here';
export const guest = 'Guest';
export const reply = 'Reply';
export const heads = 'Heads';
export const note = 'Note';
export const phone = 'Phone';
/** Names that begin with no letter. */
export const otherLetters = '#';
/** Adults and children as figures: `2 + 1`. */
export const party = (adults: number, children: number) =>
  children > 0 ? `${adults} + ${children}` : String(adults);
export const partyExplained = 'Heads: adults + children.';
export const headsOfFunction = 'Heads: people to let in.';
