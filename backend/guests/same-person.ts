import { normalized, withoutJoiners } from '#contract/common/unicode.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { soundOf } from './name-sound.ts';

/** The whole name of a row, without its title. */
export const rowNameOf = ({ firstName, lastName }: Pick<GuestValues, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What tells one name from another: neither capitals nor joiners nor spaces do. */
export const foldedName = (name: string): string =>
  withoutJoiners(normalized(name)).toLowerCase().replace(/\s+/g, ' ').trim();

/** By which a guest who was joined with another is known again: digests of the name with each contact, or of the name alone. */
export function mergedSigns(
  guest: Pick<GuestValues, 'firstName' | 'lastName' | 'email' | 'phone'>,
): string[] {
  const name = foldedName(rowNameOf(guest));
  const contacts = [guest.email, guest.phone].filter(Boolean);
  if (contacts.length === 0) return name === '' ? [] : [sha256(name)];
  return contacts.map((contact) => sha256(`${name} ${contact}`));
}

/** Whether two names may be one person's: one is missing, or they share a word, its sound or its beginning, that is not only the family's at the end. */
export function isSamePerson(one: string, other: string): boolean {
  const [mine, theirs] = [foldedName(one), foldedName(other)].map((name) =>
    name.split(/[\s.]+/).filter(Boolean),
  ) as [string[], string[]];
  if (mine.length === 0 || theirs.length === 0) return true;
  const given = (words: string[]) => (words.length > 1 ? words.slice(0, -1) : words);
  const isAmong = (words: string[], others: string[]) =>
    words.some((word) =>
      others.some(
        (other) =>
          word === other ||
          (word.length !== 2 && other.startsWith(word)) ||
          (word.length > 2 && soundOf(word) === soundOf(other)),
      ),
    );
  return isAmong(given(mine), theirs) || isAmong(given(theirs), mine);
}
