import type { GiftPerson } from '#contract/gifts/wishlist.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

/** A person as others of a gift read it; `nameless` for somebody whose name the viewer is not told. */
export const personName = (
  { firstName, lastName }: Pick<GiftPerson, 'firstName' | 'lastName'>,
  nameless: string = togetherWords.nameless,
): string => `${firstName} ${lastName}`.trim() || nameless;
