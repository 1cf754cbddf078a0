/** The mail a guest gets once they have answered by their personal link. */
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('en');

export const yesSubject = (event: string) => `You’re coming: ${event}`;
export const noSubject = (event: string) => `Your answer: ${event}`;
export const yesEyebrow = 'Your yes is in';
export const noEyebrow = 'Your answer is in';
export const yesText = (host: string) => `How lovely! ${host} knows that you’re coming.`;
export const noText = (host: string) => `${host} knows that you can’t make it.`;
/** Above the functions, each with what was said of it. */
export const functions = 'Your functions';
export const peopleComing = (people: number) =>
  plural(people, { one: '1 of you is coming', other: '# of you are coming' });
export const youCome = 'You’re coming';
export const notComing = 'You’re not coming to this one.';
export const noAnswerYet = 'We’re counting on all of you. Please tell us if somebody can’t come.';
export const openInvitation = 'Open your invitation';
export const addToCalendar = 'Add it to your calendar';
/** A part in `<open>` is a link. */
export const changeYes =
  'Has something come up? <open>Change your answer</open> at any time. The attached file adds the day to your calendar.';
export const changeNo =
  'If you can make it after all, <open>change your answer</open>: it would be lovely to have you there.';
