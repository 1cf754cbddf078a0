/** The choices on the guest's page of how many come to each function. */
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

/** Above the functions, of which who comes alone or by name ticks some. */
export const whichOnes = 'Which will you come to?';
/** The same where a party says how many, of `limit` at most. */
export const howManyAtEach = (limit: number) => `How many of you at each? (up to ${limit} in all)`;
/** Of one function, where names are known. */
export const askWho = (name: string, day: string) => `${name}, ${day}: who is coming?`;
/** Of a row: as many as come in all. */
export const all = 'All';
export const notComing = 'Not coming';
export const people = (number: number) => plural(number, { one: '# person', other: '# people' });
