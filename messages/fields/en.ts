import { count } from '#contract/common/format.ts';

// what any form says beside a field, and the API of a value
export const identifier = 'This is not a valid identifier.';
export const text = 'Enter text.';
export const atMostCharacters = (most: number) => `Use at most ${count(most, 'character')}.`;

/** Of people and events. A dot in the middle of a name may look like a web address. */
export const nameWithLink =
  'Enter a name without a web or e-mail address. If a dot is part of it, put a space after the dot.';

// dates, times and zones
export const date = 'Enter a date.';
export const dateThatExists = 'Enter a date that exists.';
export const time = 'Enter a time as hours and minutes.';
export const timeZone = 'Choose a time zone from the list.';

// links and addresses
export const link = 'Enter a link.';
export const linkTooLong = 'This link is too long.';
export const webLink = 'Enter a link that starts with https:// or http://.';
export const email = 'Enter an e-mail address.';
export const emailTooLong = 'This e-mail address is too long.';
export const emailLike = 'Enter an e-mail address like name@example.com.';

// phone numbers
/** The rule of spec section 5, said beside a field. */
export const phone = 'Enter a 10-digit phone number.';
/** For a number in scientific notation, as a spreadsheet leaves it: digits are gone and cannot be guessed. */
export const phoneDigitsLost =
  'Enter a 10-digit phone number. The spreadsheet has lost the digits of this one: format the phone column as text, then type the number again.';
/** For a number that carries another country's code but is no whole number there. */
export const phoneAbroad = 'Enter the whole phone number with its country code, like +44 20 7946 0958.';

// numbers and amounts
export const rupees = 'Enter an amount in rupees.';
export const amountBelowZero = 'The amount cannot be below zero.';
export const amountTooLarge = 'The amount can be at most ₹9,99,99,999.99.';
export const twoDecimals = 'Use at most two decimals.';
