import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Said } from '#backend/platform/errors.ts';
import { limitRate, limitStranger, type Counted, type Stranger } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** One mail is on its way; a second press must not send another. */
const AT_ONCE = { limit: 1, windowSeconds: 30 };
/** Codes a mailbox gets from browsers that never signed in with it, however many of them ask. */
const MAILBOX_HOURLY = { limit: 6, windowSeconds: HOUR };
const MAILBOX_DAILY = { limit: 20, windowSeconds: DAY };
/** Codes for a browser that signed in with the address before: apart, so that strangers cannot use them up. */
const KNOWN = { limit: 10, windowSeconds: HOUR };
/** Codes one browser or home asks for; what thousands of telephones behind one IPv4 address do; and all together. */
const STRANGERS = { limit: 15, shared: 300, total: 3000, windowSeconds: 600 };

/** Wrong codes for one mailbox in a day: of a million that leaves somebody who guesses one chance in 20,000. */
const WRONG_FOR_MAILBOX = { limit: 50, windowSeconds: DAY };
/** Wrong codes for any mailbox, by browser or home, behind one IPv4 address, and of all together: one chance in a thousand an hour. */
const WRONG_OF_STRANGERS = { limit: 20, shared: 200, total: 1000, windowSeconds: HOUR };
const WRONG_OF_KNOWN = { limit: 20, windowSeconds: HOUR };

/** One mailbox has many addresses: what follows a plus sign, and with Gmail dots. Counts hold nobody's address. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const name = email.slice(0, at).replace(/\+.*/, '');
  return sha256(`${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`);
}

/** Who asks for a code or types one, and for which address. `isKnown`: the browser signed in with it before. */
interface Asking extends Stranger {
  email: string;
  isKnown: boolean;
}

const crowded: Said = (language) => signInWords[language].crowded;
const sayWait =
  (words: 'manyCodes' | 'manyWrongCodes') =>
  (seconds: number): Said =>
  (language) =>
    signInWords[language][words](seconds);

/**
 * Counts a mail with a code: one at a time for a browser, few for a mailbox whoever asks, bounded for a network and for
 * all together. What is refused does not count against the mailbox.
 *
 * @throws {Problem} 429
 */
export async function limitCodeMails(ctx: Context, { email, isKnown, ...who }: Asking): Promise<void> {
  const mailbox = mailboxOf(email);
  if (who.browser)
    await limitRate(
      ctx,
      'sign-in-code-at-once',
      `${who.browser}:${mailbox}`,
      AT_ONCE,
      () => (language) => signInWords[language].sentJustNow,
    );
  const many = sayWait('manyCodes');
  if (isKnown) return void (await limitRate(ctx, 'sign-in-code-known', mailbox, KNOWN, many));
  await limitStranger(ctx, 'sign-in-code', who, { ...STRANGERS, crowded });
  await limitRate(ctx, 'sign-in-code-hourly', mailbox, MAILBOX_HOURLY, many);
  await limitRate(ctx, 'sign-in-code-daily', mailbox, MAILBOX_DAILY, many);
}

/**
 * Counts a try at a code before it is known whether it is right.
 *
 * @returns what to give back: `all` once it is right, `ofMailbox` where the code was over and nothing was guessed
 * @throws {Problem} 429 after too many wrong ones
 */
export async function limitCodeTries(
  ctx: Context,
  { email, isKnown, ...who }: Asking,
): Promise<{ all: readonly Counted[]; ofMailbox: Counted }> {
  const mailbox = mailboxOf(email);
  const wrong = sayWait('manyWrongCodes');
  if (isKnown) {
    const ofMailbox = await limitRate(ctx, 'sign-in-wrong-known', mailbox, WRONG_OF_KNOWN, wrong);
    return { all: [ofMailbox], ofMailbox };
  }
  const counted = await limitStranger(ctx, 'sign-in-wrong', who, { ...WRONG_OF_STRANGERS, crowded });
  const ofMailbox = await limitRate(ctx, 'sign-in-wrong-mailbox', mailbox, WRONG_FOR_MAILBOX, wrong);
  return { all: [...counted, ofMailbox], ofMailbox };
}
