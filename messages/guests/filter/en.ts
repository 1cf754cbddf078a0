// what narrows a guest list
export const tag = 'Tag';
export const allTags = 'All tags';
export const functionLabel = 'Function';
export const allFunctions = 'All functions';
export const functionGone = 'A function that was deleted';
export const stands = 'For that function';
export const standings = {
  invited: 'Invited',
  'not-invited': 'Not invited',
  coming: 'Coming',
  'not-coming': 'Not coming',
  'not-said': 'No answer yet',
} as const;
export const language = 'Language';
export const allLanguages = 'All languages';
/** Of guests who go by the event's language. */
export const noLanguage = 'Not chosen for the guest';

/** What a filter says in a line: each part of it. */
export const searched = (text: string) => `“${text}”`;
export const tagged = (tag: string) => `Tag: ${tag}`;
export const ofFunction = (name: string, standing: string) => `${name}: ${standing.toLowerCase()}`;
export const inWords = (parts: readonly string[]) => parts.join(' · ');
export const onlyThese = (parts: string) => `Only these guests: ${parts}`;
export const showEverybody = 'All guests';

// lists under a name
export const lists = 'Lists';
export const saveHeading = 'Save as a list';
export const saveHelp =
  'Keeps this filter under a name. The list always shows whoever fits at the time, and your co-hosts see it too.';
export const nameLabel = 'Name of the list';
export const nameNeeded = 'Give the list a name.';
export const save = 'Save the list';
export const saving = 'Saving...';
export const saved = (name: string) => `The list “${name}” is saved.`;
export const remove = (name: string) => `Delete the list “${name}”`;
export const removed = (name: string) => `The list “${name}” is deleted. Its guests stay on your guest list.`;
export const gone = 'This list was deleted already.';
export const tooMany = (most: number) => `An event can have at most ${most} lists. Delete one first.`;
