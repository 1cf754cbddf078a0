import { count } from '#contract/common/format.ts';

// an e-mail that looks mistyped, and what becomes of it
export const addresses = (guests: number) =>
  `${count(guests, 'e-mail address', 'e-mail addresses')} to look at before you send`;
/** In place of a sending to the whole list. */
export const notSentYet = (guests: number) =>
  `Nothing was sent yet: ${count(guests, 'e-mail address looks', 'e-mail addresses look')} mistyped. Correct ${guests === 1 ? 'it' : 'them'} below, or send as it is.`;
export const more = (guests: number) => `and ${guests.toLocaleString('en-IN')} more`;
export const didYouMean = (email: string, likely: string) =>
  `${email}: did you mean <likely>${likely}</likely>?`;
export const take = (likely: string) => `Change to …${likely.slice(likely.lastIndexOf('@'))}`;
export const keep = 'Leave it as it is';
/** Where several such buttons stand, with the address each is about. */
export const about = (button: string, email: string) => `${button}: ${email}`;
export const saving = 'Saving...';
export const changed = (guest: string) => `${guest} has another e-mail by now, so nothing was changed.`;
export const kept = (email: string) => `${email} stays as it is.`;
/** `sendAgain`: an invitation went out to the address before. */
export const taken = (guest: string, email: string, sendAgain: boolean) =>
  `${guest} now has the e-mail ${email}.${sendAgain ? ' Send the invitation again, so that it gets there.' : ''}`;

// before something is sent or kept: pressing once more leaves it as it is
export const didYouMeanFirst = (likely: string) =>
  `Did you mean ${likely}? If it is right as it is, press the button once more.`;
