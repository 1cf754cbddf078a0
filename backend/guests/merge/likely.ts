import type { Likeness } from '#contract/guests/guest-merge.ts';
import { splitName } from '#contract/guests/person-name.ts';
import { digitsOf, emailsIn, phonesIn } from '#backend/guests/contacts-in-text.ts';
import { soundOf } from '#backend/guests/name-sound.ts';

/** A guest, as far as it tells whether they are somebody else on the list. */
export interface LikelyGuest {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  other_contacts: string;
}

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
