import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import { tooMany, type PublicMessage } from '#backend/platform/errors.ts';
import { addressGroups, networkOf } from '#backend/platform/http/client-address.ts';
import {
  countTry,
  giveBackTry,
  limitRate,
  limitStranger,
  settleTry,
  type Stranger,
} from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import type { SignInCodeRow } from './repository.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** One mail is on its way; a second press must not send another. */
const AT_ONCE = { limit: 1, windowSeconds: 30 };
/** Codes that one address, or home, gets for one mailbox, and the network around it: a neighbour leaves room for whoever else asks there. */
const OF_HOME_HOURLY = { limit: 4, windowSeconds: HOUR };
const OF_HOME_DAILY = { limit: 8, windowSeconds: DAY };
const OF_NETWORK_HOURLY = { limit: 6, windowSeconds: HOUR };
const OF_NETWORK_DAILY = { limit: 12, windowSeconds: DAY };
/** Codes for a mailbox, the first of the day from each network: apart, so that those who ask again leave room for whoever asks at last. */
const FIRST_ONES = { limit: 24, windowSeconds: DAY };
/** Codes for a mailbox from networks that had one before, however many of them ask. */
const LATER_HOURLY = { limit: 6, windowSeconds: HOUR };
const LATER_DAILY = { limit: 20, windowSeconds: DAY };
/** Codes for a browser that signed in with the address before: apart, so that strangers cannot use them up. */
const KNOWN = { limit: 10, windowSeconds: HOUR };
/** Codes one browser or home asks for, and what thousands of telephones behind one IPv4 address do. */
const STRANGERS = { limit: 15, shared: 300, windowSeconds: 600 };
/**
 * Codes that were asked for and signed nobody in yet, of one network and of all: above, mails go to addresses alone that
 * have an account or an invitation. It takes twenty networks to get there, and three addresses to use up what their network has.
 */
const CROWD = { all: 1000, ofNetwork: 50, ofAddress: 20, windowSeconds: HOUR };

/** Who asks for a code, and for which address. `isKnown`: the browser signed in with it before. */
interface Asking extends Stranger {
  email: string;
  isKnown: boolean;
}

const manyCodes =
  (seconds: number): PublicMessage =>
  (language) =>
    signInWords[language].manyCodes(seconds);

/** How a code counts, as its row keeps it. */
export type CodeMailLimit = Pick<SignInCodeRow, 'crowded_until' | 'counts'>;

/**
 * Counts a mail with a code: one at a time for a browser, few for a mailbox whoever asks, bounded for a network. What is
 * refused does not count against the mailbox. How often a code is typed needs no limit but its own tries: its mail is what is counted.
 *
 * @returns until when only those are mailed who have an account or an invitation, because very many ask. Everybody counts alike, so
 *   that nobody learns by it who has one
 * @throws {Problem} 429
 */
export async function limitCodeMails(
  ctx: Context,
  { email, isKnown: wasIn, ...who }: Asking,
): Promise<CodeMailLimit> {
  const mailbox = sha256(mailboxOf(email));
  // with what they have used up, those who were in before come last like anybody else
  const isKnown = wasIn && (await countTry(ctx, ctx.db, 'sign-in-code-known', mailbox, KNOWN)).wait === 0;
  // before anything is counted under words of the sender's own, or refused tries would fill the table
  if (!isKnown) await limitStranger(ctx, 'sign-in-code', who, STRANGERS);
  if (who.browser)
    await limitRate(
      ctx,
      'sign-in-code-at-once',
      `${who.browser}:${mailbox}`,
      AT_ONCE,
      () => (language) => signInWords[language].sentJustNow,
    );
  if (isKnown) return { crowded_until: null, counts: false };
  await limitMailbox(ctx, mailbox, who.address);
  return countCrowd(ctx, who.address);
}

async function limitMailbox(ctx: Context, mailbox: string, address: string): Promise<void> {
  const count = (what: string, whose: string, limit: { limit: number; windowSeconds: number }) =>
    countTry(ctx, ctx.db, `sign-in-code-${what}`, whose, limit);
  const ofNetwork = `${networkOf(address)}:${mailbox}`;
  const ofHome = `${addressGroups(address)[0]}:${mailbox}`;
  const today = await count('network-daily', ofNetwork, OF_NETWORK_DAILY);
  const counted = [
    today,
    await count('network-hourly', ofNetwork, OF_NETWORK_HOURLY),
    await count('own-daily', ofHome, OF_HOME_DAILY),
    await count('own-hourly', ofHome, OF_HOME_HOURLY),
  ];
  if (counted.every(({ wait }) => wait === 0)) {
    // with all of those gone they are counted like the others
    const first = today.hits === 1 ? await count('first', mailbox, FIRST_ONES) : undefined;
    if (first?.wait === 0) counted.push(first);
    else
      counted.push(await count('hourly', mailbox, LATER_HOURLY), await count('daily', mailbox, LATER_DAILY));
  }
  const wait = await settleTry(counted);
  if (wait > 0) throw tooMany(wait, manyCodes(wait));
}

async function countCrowd(ctx: Context, address: string): Promise<CodeMailLimit> {
  const { windowSeconds, ...most } = CROWD;
  const count = (who: string, limit: number) =>
    countTry(ctx, ctx.db, 'sign-in-code-crowd', who, { limit, windowSeconds });
  const [own] = addressGroups(address);
  let { wait } = await count(`address ${own}`, most.ofAddress);
  if (wait === 0) ({ wait } = await count(networkOf(address), most.ofNetwork));
  // what one network asks for beyond its part takes no room from the others
  if (wait === 0) ({ wait } = await count('all', most.all));
  return wait === 0
    ? { crowded_until: null, counts: true }
    : { crowded_until: new Date(ctx.now().getTime() + wait * 1000), counts: false };
}

/** What signed somebody in counts no more: an evening of many guests leaves room for others. `at`: when it was asked for. */
export async function giveBackCodeMail(ctx: Context, address: string, at: Date): Promise<void> {
  const { windowSeconds } = CROWD;
  for (const who of [`address ${addressGroups(address)[0]}`, networkOf(address), 'all'])
    await giveBackTry(ctx.db, 'sign-in-code-crowd', who, { at, windowSeconds });
}
