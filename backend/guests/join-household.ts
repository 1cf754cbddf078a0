import { formatPhone } from '#contract/common/phone.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { cutTags, foldTag, readTags } from '#contract/guests/guest-tags.ts';
import { MOST_PARTY_LIMIT, personNamed, type HouseholdPerson } from '#contract/guests/household.ts';
import { contactsThatFit } from './contacts-that-fit.ts';

/** The people of a guest: those hosts name, else whoever is written to. */
export const peopleOf = ({ household, title, firstName, lastName }: GuestValues): HouseholdPerson[] => {
  const one = personNamed([title, firstName, lastName].filter(Boolean).join(' '));
  return household.length > 0 || one.name === '' ? household : [one];
};

/** How many people an invitation allows: as many as hosts stated, else those they name. */
const allowed = ({ partyLimit, withFamily }: GuestValues, people: readonly unknown[]): number | null =>
  partyLimit ?? (withFamily ? null : Math.max(1, people.length));

/**
 * Two guests as one household: the first is who is written to, both are people of it by name, and all that is known of the
 * other is kept as far as there is room; `whole` is what there would be with room for all.
 */
export function joinHousehold<Guest extends GuestValues>(
  first: Guest,
  other: GuestValues,
): { joined: Guest; whole: Pick<GuestValues, 'household' | 'tags' | 'otherContacts'> } {
  const mine = peopleOf(first);
  const known = new Set(mine.map(({ name }) => foldTag(name)));
  const theirs = peopleOf(other).filter(({ name }) => !known.has(foldTag(name)));
  const further = [
    first.otherContacts,
    first.phone && other.phone && other.phone !== first.phone ? formatPhone(other.phone) : '',
    first.email && other.email !== first.email ? other.email : '',
    other.otherContacts,
  ].filter(Boolean);
  const whole = {
    household: [...mine, ...theirs],
    tags: readTags(...first.tags, ...other.tags),
    otherContacts: further.join(', '),
  };
  const limits = [allowed(first, mine), allowed(other, theirs)];
  const isOneNumber = first.partyLimit !== null && first.partyLimit === other.partyLimit;
  const isLimited = first.partyLimit !== null || other.partyLimit !== null;
  const joined = {
    ...first,
    household: whole.household.slice(0, MOST_PARTY_LIMIT),
    tags: cutTags(whole.tags),
    otherContacts: contactsThatFit(whole.otherContacts).kept,
    withFamily: true,
    // one number that both say is that of all of them; else both said how many they are, or one did and the other is as many as are named
    partyLimit: isOneNumber
      ? Math.min(MOST_PARTY_LIMIT, Math.max(first.partyLimit ?? 0, whole.household.length))
      : isLimited && limits.every((limit) => limit !== null)
        ? Math.min(MOST_PARTY_LIMIT, (limits[0] ?? 0) + (limits[1] ?? 0))
        : null,
    phone: first.phone || other.phone,
    email: first.email || other.email,
    side: first.side || other.side,
    greeting: first.greeting || other.greeting,
  };
  return { joined, whole };
}
