import { count } from '#contract/common/format.ts';

const guests = (number: number) => count(number, 'guest');

// the bar below the list
export const heading = 'Change several guests';
export const ticked = (number: number) => `${guests(number)} ticked.`;
export const barHelp = 'Tick the guests, then choose what to do with them.';
export const tick = (name: string) => `Choose ${name}`;
export const tickPage = 'Choose all on this page';
export const allFound = (number: number) => `All ${guests(number)} that match`;
/** Leads from the head of a list to the bar below it, where all it found are chosen. */
export const changeFound = (number: number) =>
  number === 1 ? 'Change this guest' : `Change all ${guests(number)}`;
export const everybody = (number: number) => `All ${guests(number)}`;
export const what = 'What to do';
export const choose = 'Choose…';
export const groups = {
  tags: 'Tags',
  side: 'Side',
  functions: 'Functions',
  language: 'Language',
  more: 'More',
} as const;
export const newTag = 'Add the tag written beside';
export const newSide = 'Set the side written beside';
export const addTag = (tag: string) => `Add the tag ${tag}`;
export const removeTag = (tag: string) => `Take off the tag ${tag}`;
export const setSide = (side: string) => `Set the side: ${side}`;
export const noSide = 'Set no side';
export const invite = (name: string) => `Invite to ${name}`;
export const leaveOut = (name: string) => `Leave out of ${name}`;
export const setLanguage = (language: string) => `Write to them in ${language}`;
export const anyLanguage = 'Write to them as to everybody';
export const remind = 'Remind those who have not answered';
export const remove = 'Remove from the list';
export const words = 'New tag';
export const wordsOrSide = 'New tag or side';
export const go = 'Do it';
export const going = 'One moment...';

// what became of it
export const nobodyTicked = 'Tick at least one guest first.';
export const nothingChosen = 'Choose what to do with the guests you ticked.';
export const tagNeeded = 'Write the tag.';
export const failed = 'That did not work. Please try again.';
export const nothingToChange = 'Nothing had to change: these guests are that way already.';
export const tagsAdded = (tags: string, number: number) => `${tags}: added to ${guests(number)}.`;
export const tagsRemoved = (tags: string, number: number) => `${tags}: taken off ${guests(number)}.`;
export const tagsFull = (number: number, most: number) =>
  `${guests(number)} ${number === 1 ? 'has' : 'have'} ${most} tags already and ${number === 1 ? 'stays' : 'stay'} as before.`;
export const sideSet = (side: string, number: number) =>
  side ? `${guests(number)} now on ${side}.` : `${guests(number)} now without a side.`;
export const languageSet = (language: string, number: number) =>
  language
    ? `From now on we write to ${guests(number)} in ${language}.`
    : `From now on we write to ${guests(number)} as to everybody.`;
export const invited = (name: string, number: number) =>
  `${guests(number)} now invited to ${name}. We don’t tell them: they see it on their page and in what goes out next.`;
export const leftOut = (name: string, number: number) => `${guests(number)} left out of ${name}.`;
export const removed = (number: number) => `${guests(number)} taken off the list.`;
export const changedMeanwhile = 'The list has changed since you looked. Look again, then remove them.';

// taking it back
export const undo = 'Undo';
export const undone = (number: number) => `Taken back for ${guests(number)}.`;
export const undoneNothing = 'Nothing was taken back.';
export const undoLeft = (number: number) =>
  `${guests(number)} changed meanwhile and ${number === 1 ? 'stays' : 'stay'} as ${number === 1 ? 'it is' : 'they are'}.`;
export const removedUndone = (number: number) => `${guests(number)} back on the list.`;
const MOST_NAMED = 20;
/** Named, because nobody finds them on the list. */
export const removedStay = (names: readonly string[]) =>
  `${guests(names.length)} ${names.length === 1 ? 'stays' : 'stay'} off it, because somebody with the same e-mail or phone was added meanwhile: ${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''}.`;
export const undoGone =
  'This can no longer be taken back: more than a minute has passed, or it was taken back already.';

// removing many
export const removalTitle = 'Remove guests · Shagun';
export const removalHeading = (number: number) => `Remove ${guests(number)} from the list?`;
export const removalNames = (names: readonly string[], more: number) =>
  `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-IN')} more` : ''}.`;
export const removalMeans = 'Their personal links stop working. What they gave for gifts stays.';
export const removalAnswers = (number: number) =>
  `${count(number, 'answer')} ${number === 1 ? 'goes' : 'go'} with them.`;
export const removalInvited = (number: number) =>
  `${guests(number)} already got the invitation. We do not tell them: they should hear it from you.`;
export const removalGifts = (number: number) =>
  `${count(number, 'gift')} they said they would bring ${number === 1 ? 'is' : 'are'} free for others again, and ${number === 1 ? 'stays' : 'stay'} so even if you undo this.`;
export const removalUndo = 'You can undo this for a minute.';
export const removalConfirm = (number: number) => `Remove ${guests(number)}`;
export const removing = 'Removing...';
export const keep = 'Keep them';
export const nobodyThere = 'These guests are no longer on the list.';
