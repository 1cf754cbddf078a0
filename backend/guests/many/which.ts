import type { WhichGuests } from '#contract/guests/guest-changes.ts';
import type { Which } from '#backend/guests/filter-repository.ts';

/** The guests that a request means: those it names, or all whom its filter finds. */
export const whichOf = ({ guests, filter }: WhichGuests): Which =>
  guests === 'found' ? { filter } : { guestIds: guests };
