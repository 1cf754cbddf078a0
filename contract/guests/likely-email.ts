/** Where most people have their mail, the commonest first: what another domain was probably meant to be. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
  'live.com',
  'ymail.com',
  'hotmail.co.in',
  'yahoo.co.uk',
  'googlemail.com',
  'rocketmail.com',
  'protonmail.com',
];

/** One letter away from a common one, and somebody's all the same: GAIL and Mail.com are no slips. */
const REAL = new Set([
  'mail.com',
  'email.com',
  'gail.com',
  'live.co',
  'hotmail.co.il',
  'yahoo.co.id',
  'yahoo.co.il',
  'yahoo.ie',
  'yahoo.it',
]);

/** Google has no mail under other endings. */
const WITHOUT_MAIL = new Map([
  ['gmail.in', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
]);

/** A name this short is one letter away from too many others: of these only the ending may be wrong. */
const SHORT_NAME = 4;

const nameIn = (domain: string): string => domain.slice(0, domain.indexOf('.'));

/** Whether one letter more, less or other, or two that changed places, make one text of another. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [rest, wanted] = [typed.slice(from), meant.slice(from)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/**
 * The address that somebody probably meant who wrote `priya@gmial.com` or `priya@gmail.con`; empty where nothing seems
 * wrong. Only a guess, for people to decide: the address as it is may be right.
 */
export function likelyEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || REAL.has(domain)) return '';
  const meant =
    WITHOUT_MAIL.get(domain) ??
    COMMON.find(
      (common) =>
        (nameIn(common).length > SHORT_NAME || nameIn(common) === nameIn(domain)) &&
        isOneSlipAway(domain, common),
    );
  return meant ? `${email.slice(0, at)}@${meant}` : '';
}

/**
 * What an address was probably meant to be, unless whoever typed it was asked about it: `stands` is the address they were asked
 * about. Empty where nothing is to be asked.
 */
export const doubtedEmail = (email: string, stands: string): string =>
  email.trim().toLowerCase() === stands.trim().toLowerCase() ? '' : likelyEmail(email.trim());
