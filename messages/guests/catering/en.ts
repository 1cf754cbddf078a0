/** The sheet for whoever cooks: people by function and by what they eat. */
import { count } from '#contract/common/format.ts';

export const title = (event: string) => `Caterer’s sheet of ${event} · Shagun`;
export const titleUnknown = 'Caterer’s sheet · Shagun';
export const back = 'Guest list';
export const heading = (event: string) => `Caterer’s sheet: ${event}`;
export const about = 'Everybody who said yes, counted. It names nobody, so you can pass it on.';
export const wholeEvent = 'The whole event';
/** `12 adults and 3 children`. */
const people = (adults: number, children: number) =>
  children === 0
    ? count(adults, 'adult')
    : `${count(adults, 'adult')} and ${count(children, 'child', 'children')}`;
export const total = (adults: number, children: number) =>
  `${count(adults + children, 'person', 'people')}: ${people(adults, children)}`;
/** Of those counted. */
export const byEvent = (adults: number, children: number) =>
  `${people(adults, children)} of these said yes to the whole event and nothing about this function.`;
export const answer = 'Answer';
export const adults = 'Adults';
export const children = 'Children';
export const together = 'Together';
/** People of whom nobody said what they eat. */
export const notSaid = 'Not said';
export const guessed = (people: number) =>
  `${count(people, 'answer')} of these ${people === 1 ? 'is a guess' : 'are a guess'}: the family said how many of them take what, and not who.`;
export const noQuestions = 'Ask what each person eats, and the answers are counted here.';
export const addQuestion = 'Add a question';
export const print = 'Print';
export const csv = 'List of people (CSV)';
export const nobody = 'Nobody has said yes yet';
