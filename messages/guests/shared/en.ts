// somebody who has the phone or e-mail of another guest
const contactNames = { phone: 'phone', email: 'e-mail', both: 'e-mail and phone' } as const;

interface Pair {
  /** Who was stated, and whose contact it is. */
  name: string;
  other: string;
  contact: keyof typeof contactNames;
  /** Whether the other is on the list; else they stand before in the same form. */
  isListed: boolean;
  /** Whether whoever was stated can be reached by another contact. */
  isReached: boolean;
}

const shares = ({ name, other, contact, isListed }: Pair) =>
  `${name} has the same ${contactNames[contact]} as ${other}${isListed ? ', who is on the list' : ''}.`;

/** What became of them, or what is asked. */
export const outcomes = {
  ask: (pair: Pair) => `${shares(pair)} Say what they are; nothing was done yet.`,
  same: ({ name, other, contact, isListed }: Pair) =>
    isListed
      ? `${name === other ? name : `${name} counts as ${other}, who`} is on the list with this ${contactNames[contact]}.`
      : name === other
        ? `${name} is named twice with the same e-mail or phone.`
        : `${name} counts as ${other}, with the same ${contactNames[contact]}.`,
  household: ({ name, other }: Pair) =>
    `${name} and ${other} are one household now: one invitation, both by name.`,
  own: (pair: Pair) =>
    pair.isReached
      ? `${shares(pair)} The ${contactNames[pair.contact]} ${pair.contact === 'both' ? 'stay' : 'stays'} with ${pair.other}.`
      : `${shares(pair)} Both are kept; the invitation goes to ${pair.other}.`,
} as const;

export const question = 'Who are the two?';
export const sayWhich = 'Choose what they are, then press the button once more.';
export const choices = {
  household: 'One household: one invitation, both by name',
  own: 'Two guests: the invitation goes to the other one',
  same: 'The same person',
} as const;
/** Of a guest who is on the list already. */
export const joinListed =
  'One household: they become one guest with one invitation, both by name. This cannot be undone';
