/** The choices on the guest's page of how many come to each function. */
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

/** Label of a choice; for one person it asks for yes or no. */
export const ask = (name: string, day: string, heads: number) =>
  heads === 1 ? `${name}, ${day}: are you coming?` : `${name}, ${day}: how many of you are coming?`;
/** The same where names are known. */
export const askWho = (name: string, day: string) => `${name}, ${day}: who is coming?`;
export const notComing = 'Not coming';
export const coming = 'Coming';
export const people = (number: number) => plural(number, { one: '# person', other: '# people' });
/** Beside the function, once it is answered. */
export const answered = (people: string) => `Your answer: ${people}`;
