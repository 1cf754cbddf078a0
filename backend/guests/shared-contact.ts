import type { GuestValues } from '#contract/guests/guest-fields.ts';
import type { SharedChoice } from '#contract/guests/shared-contact.ts';
import { sharedWords } from '#messages/guests/shared/words.ts';
import { foldedName, isSamePerson, rowNameOf } from './same-person.ts';
import { guestName } from './guest-name.ts';

type Named = Pick<GuestValues, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Somebody whose contact another guest has, and what becomes of them. */
export interface SharedContact<Other> {
  becomes: SharedChoice;
  other: Other;
  contact: 'email' | 'phone' | 'both';
  /** Without the contacts that are others'. */
  without: Partial<Pick<GuestValues, 'email' | 'phone'>>;
}

/**
 * What becomes of somebody whose e-mail or phone others have, each by that contact; null where nobody has one. Who has no name, or
 * the same one, is the same person unless the organiser says otherwise; where nothing is said, names that may be one person's are,
 * too (`isSamePerson`).
 */
export function sharedContact<Other extends { fields: Named }>(
  guest: Named & { shared?: SharedChoice | undefined },
  { email, phone }: { email: Other | undefined; phone: Other | undefined },
): SharedContact<Other> | null {
  const found = [email, phone]
    .filter((other) => other !== undefined)
    .map((other) => ({ other, becomes: whatBecomes(guest, other.fields) }));
  const kept = found.find(({ becomes }) => becomes === 'same') ?? found[0];
  if (!kept) return null;
  const contact = email !== kept.other ? 'phone' : email === phone ? 'both' : 'email';
  return { ...kept, contact, without: { ...(email && { email: '' }), ...(phone && { phone: '' }) } };
}

function whatBecomes(guest: Named & { shared?: SharedChoice | undefined }, other: Named): SharedChoice {
  const choice = guest.shared;
  if (choice !== undefined && choice !== 'ask') return choice;
  const [mine, theirs] = [rowNameOf(guest), rowNameOf(other)];
  if (mine === '' || theirs === '' || foldedName(mine) === foldedName(theirs)) return 'same';
  if (choice === 'ask') return 'ask';
  return isSamePerson(mine, theirs) ? 'same' : 'own';
}

/** What is said of it: of whoever was typed, with the other's name. `isListed`: the other is on the list, else in an earlier row. */
export function sharedMessage(
  guest: Named,
  { becomes, other, contact, without }: SharedContact<{ fields: Named }>,
  isListed: boolean,
): string {
  return sharedWords.outcomes[becomes]({
    name: guestName(guest),
    other: guestName(other.fields),
    contact,
    isListed,
    isReached: (without.email ?? guest.email) !== '' || (without.phone ?? guest.phone) !== '',
  });
}
