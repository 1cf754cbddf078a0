import type { Likeness } from '#contract/guests/guest-merge.ts';
import { splitName } from '#contract/guests/person-name.ts';
import { normalized } from '#contract/common/unicode.ts';
import { latinOf } from './devanagari.ts';

/** A guest, as far as it tells whether they are somebody else on the list. */
export interface LikelyGuest {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  other_contacts: string;
}

/** Ways in which families write the same sound. */
const SOUNDS: readonly [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/^(mohd|md|moh|m[ou]ha?m+[ae]d)$/g, 'mohamad'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/([bcdgjkst])h/g, '$1'],
  [/(.)\1+/gu, '$1'],
  [/(?<=.)h$/g, ''],
];

const inDevanagari = /^[\p{Script=Devanagari}\p{M}]+$/u;
const inLatin = /^[\p{Script=Latin}\p{M}\p{N}]+$/u;

/** A name by its sound, its words in any order; empty for who has none. */
export function soundOf(name: string): string {
  return normalized(name, 'NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (inDevanagari.test(word) ? latinOf(word) : word))
    .map((word) =>
      inLatin.test(word) ? SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word) : word,
    )
    .sort()
    .join(' ');
}

/** The last ten digits of a phone, the phones in a text by theirs, and its addresses. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-10);
export const phonesIn = (text: string) => (text.match(/\+?\d[\d\s().-]{8,}\d/g) ?? []).map(digitsOf);
export const emailsIn = (text: string) => text.toLowerCase().match(/[^\s,;<>()|]+@[^\s,;<>()|]+/g) ?? [];

/** A name by its sound, without its title; Vikram is Bikram in the east. */
function nameSign({ first_name: first, last_name: last }: LikelyGuest): string {
  const { firstName, lastName } = splitName(`${first} ${last}`);
  return soundOf(`${firstName} ${lastName}`.toLowerCase().replace(/bh?/g, 'v'));
}

interface LikelyPair {
  likeness: Likeness;
  guests: [LikelyGuest, LikelyGuest];
}

/** Pairs of one guest with whoever they may be, the guest first in each. */
export function likelyPairsOf(guestId: string, guests: readonly LikelyGuest[]): LikelyPair[] {
  const isThey = ({ id }: LikelyGuest) => id === guestId;
  const theirsFirst = [...guests.filter(isThey), ...guests.filter((guest) => !isThey(guest))];
  return likelyPairs(theirsFirst).filter((pair) => isThey(pair.guests[0]));
}

/** Pairs of guests who may be one, the surest first: by a phone or address among further contacts, then by name. */
export function likelyPairs(guests: readonly LikelyGuest[]): LikelyPair[] {
  const pairs = new Map<string, LikelyPair>();
  const find = (likeness: Likeness, signsOf: (guest: LikelyGuest) => readonly string[]) => {
    const first = new Map<string, LikelyGuest>();
    for (const guest of guests)
      for (const sign of signsOf(guest)) {
        const other = first.get(sign);
        if (!other) first.set(sign, guest);
        else if (other.id !== guest.id && !pairs.has(`${other.id} ${guest.id}`))
          pairs.set(`${other.id} ${guest.id}`, { likeness, guests: [other, guest] });
      }
  };
  find('phone', (guest) =>
    [digitsOf(guest.phone), ...phonesIn(guest.other_contacts)].filter((digits) => digits.length === 10),
  );
  find('email', (guest) => [guest.email, ...emailsIn(guest.other_contacts)].filter(Boolean));
  find('name', (guest) => [nameSign(guest)].filter(Boolean));
  return [...pairs.values()];
}
