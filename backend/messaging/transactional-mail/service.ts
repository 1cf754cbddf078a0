import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** Queue of letters; a job holds the whole letter and names its reader. */
export const LETTER_QUEUE = 'letter';

/**
 * What somebody reads about their own money, or with `reason` about something else, in words
 * for people. It is kept as it is written until it is sent: no contact, card number or secret
 * belongs into it.
 */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly { term: string; value: string }[];
  /** A page to go on with: `path` within this site, from its slash on. */
  action?: { label: string; path: string };
  /** For a letter that is not about money: the words above its subject, why it came, and the page to choose otherwise. */
  reason?: { eyebrow: string; why: string; change: { label: string; path: string } };
}

/** A letter as its job carries it. */
export interface LetterJob {
  userId: string;
  letter: Letter;
}

/**
 * Writes to somebody, if and only if the caller's transaction commits. The address is
 * looked up when the letter goes out; it goes out at least once (docs/decisions/0005).
 *
 * @throws {RangeError} for an action that leads away from this site
 */
export async function queueLetter(ctx: Context, tx: Db, userId: string, letter: Letter): Promise<void> {
  for (const link of [letter.action, letter.reason?.change]) {
    if (link && !/^\/(?!\/)/.test(link.path))
      throw new RangeError('The path of a letter’s action begins with one slash');
  }
  const job: LetterJob = { userId, letter };
  await ctx.jobs.enqueue(tx, LETTER_QUEUE, [job]);
}
