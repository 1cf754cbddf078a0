import { count } from '#contract/common/format.ts';

/** How guests answered, in the same words wherever a host reads them. */
const number = (value: number) => value.toLocaleString('en-IN');

/** Invitations answered with yes, and the people who come with them. */
export const yes = (guests: number, people: number) =>
  guests > 0 ? `${number(guests)} yes, ${count(people, 'person', 'people')}` : '0 yes';
export const notComing = (guests: number) => `${number(guests)} can’t come`;
export const noAnswer = (guests: number) => `${number(guests)} yet to answer`;

/** Once all come who have not answered, of whom hosts stated how many they are. */
const atMost = (expected: number, coming: number) =>
  `At most ${count(expected, 'person', 'people')}: ${number(coming)} coming, ${number(expected - coming)} not answered yet.`;
/** Beside it, of guests with family of whom nobody stated how many they are. */
export const uncountedFamilies = (guests: number) =>
  guests === 1
    ? '1 family among them counts as one person, because nobody has stated how many they are.'
    : `${number(guests)} families among them count as one person each, because nobody has stated how many they are.`;
/** Both; empty where everybody has answered. */
export const expected = (
  { expected: most, uncountedFamilies: families }: { expected: number; uncountedFamilies: number },
  coming: number,
) =>
  most > coming
    ? [atMost(most, coming), ...(families > 0 ? [uncountedFamilies(families)] : [])].join(' ')
    : '';

interface Answers {
  confirmed: number;
  people: number;
  declined: number;
  pending: number;
}

/** All of it in one line; those who have not answered stand last. */
export const answersOf = ({ confirmed, people, declined, pending }: Answers) =>
  [
    yes(confirmed, people),
    ...(declined > 0 ? [notComing(declined)] : []),
    ...(pending > 0 ? [noAnswer(pending)] : []),
  ].join(' · ');

/** Of guests without e-mail and phone: what to do, since nothing can be sent to them. `names` are the first of them. */
export const unreachable = (guests: number, names: readonly string[] = []) => {
  const more = guests - names.length;
  const who =
    names.length === 0 ? '' : ` (${[...names, ...(more > 0 ? [`${number(more)} more`] : [])].join(', ')})`;
  return guests === 1
    ? `1 guest${who} has no e-mail or phone, so we can’t send them the invitation. Add one, or share their link yourself.`
    : `${number(guests)} guests${who} have no e-mail or phone, so we can’t send them the invitation. Add one, or share their links yourself.`;
};
export const showUnreachable = 'Show who';
