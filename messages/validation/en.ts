/** What is said beside a field where its own rule has no sentence: one for each way a value can be wrong. */
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

export const needed = 'Please fill this in.';
export const text = 'Enter text.';
export const number = 'Enter a number.';
export const wholeNumber = 'Enter a whole number.';
export const yesOrNo = 'Choose yes or no.';
export const list = 'This must be a list.';
export const group = 'This must be a group of fields.';
export const choice = 'Choose one of the options.';
export const email = 'Enter an e-mail address like name@example.com.';
export const link = 'Enter a link that starts with https:// or http://.';
export const moment = 'Enter a date and time.';
export const unreadable = 'Please check this: we cannot read it.';
export const tooLarge = 'This is too large.';
export const tooSmall = 'This is too small.';
export const unknownFields = 'This contains fields we do not know.';

export const atMostCharacters = (most: number) =>
  plural(most, { one: 'Use at most # character.', other: 'Use at most # characters.' });
export const atLeastCharacters = (least: number) =>
  plural(least, { one: 'Use at least # character.', other: 'Use at least # characters.' });
export const atMostEntries = (most: number) =>
  plural(most, { one: 'Choose at most one.', other: 'At most # are possible.' });
export const atLeastEntries = (least: number) =>
  plural(least, { one: 'Choose at least one.', other: 'At least # are needed.' });
export const atMost = (most: number) => plural(most, { other: 'Enter # or less.' });
export const atLeast = (least: number) => plural(least, { other: 'Enter # or more.' });
export const below = (limit: number) => plural(limit, { other: 'Enter less than #.' });
export const above = (limit: number) => plural(limit, { other: 'Enter more than #.' });
