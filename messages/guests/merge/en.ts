import { count } from '#contract/common/format.ts';

// who may be on the list twice
export const duplicates = 'Guests who may be on the list twice';
export const duplicatesTitle = 'Duplicate guests · Shagun';
export const findDuplicates = 'Find duplicates';
export const noDuplicates = 'No duplicates found';
export const noDuplicatesHint = 'Nobody shares a phone number, an e-mail or a name with another guest.';
export const backToList = 'Back to the guest list';
export const why = {
  phone: 'Same phone number',
  email: 'Same e-mail',
  name: 'Names sound alike',
} as const;
export const compare = 'Compare';
export const compareNames = (one: string, other: string) => `Compare ${one} and ${other}`;

// from a guest's own page
export const sameAsOther = 'Same person as somebody else on the list?';
export const otherHeading = (guest: string) => `Who is the same person as ${guest}?`;
export const otherLead = 'Before the two become one guest, you see them beside each other.';
export const likelyOthers = 'Perhaps one of these';
export const searchOthers = 'Search the list';
export const searchWords = {
  search: 'Search',
  searchHint: 'Name, e-mail or phone',
  apply: 'Search',
} as const;
export const othersFound = (guests: number) => `${count(guests, 'guest')} found`;
export const firstOthers = 'These are the first; add a word to find fewer.';
export const noOther = 'Nobody else on the list matches. Try another word.';
export const backToGuest = (guest: string) => `Back to ${guest}`;

// two guests beside each other
export const mergeTitle = 'Merge two guests · Shagun';
export const mergeHeading = 'Are these two the same guest?';
export const mergeLead = (name: string) =>
  `They become one guest: ${name}. The newer answer counts, with the people of both. Gifts, thank-yous, messages, functions and tags come together, and both personal links lead to the same page. This cannot be undone.`;
/** What does not fit. */
export const lost = (tags: readonly string[], contacts: string) =>
  `There is no room for ${[
    tags.length > 0 ? `${tags.length === 1 ? 'the tag' : 'the tags'} ${tags.join(', ')}` : '',
    contacts ? `the further contacts ${contacts}` : '',
  ]
    .filter(Boolean)
    .join(', and for ')}. Make room first where you want to keep them, or note them elsewhere.`;
export const stays = 'Stays';
export const goes = 'Joins them';
export const result = 'Afterwards';
export const reply = 'Reply';
export const swap = 'Keep the other one instead';
export const merge = 'Merge them';
export const merging = 'Merging...';
export const keepBoth = 'No, keep both';

// what became of it
export const merged = (goes: string, stays: string) =>
  goes === stays ? `${stays} is now one guest.` : `${goes} was merged into ${stays}.`;
export const ownAccounts = (one: string, other: string) =>
  `${one} and ${other} each have an account of their own here, so they stay two guests. Their answers and gifts would be lost to one of them.`;
export const answeredMeanwhile = 'One of them answered since you looked. Look again, then merge them.';
