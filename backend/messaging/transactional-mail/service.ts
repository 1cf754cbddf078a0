import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { forReader } from '#backend/platform/reader.ts';
import type { Language } from '#messages/language.ts';
import { accountLanguage } from './repository.ts';

export { accountLanguage, findReader } from './repository.ts';

/** Queue of transactional mails; a job holds the whole mail and names its reader. What is queued outlives a new version, so its name stays. */
export const TRANSACTIONAL_MAIL_QUEUE = 'letter';

/**
 * What somebody reads about their own money, or with `reason` about something else, in words
 * for people. It is kept as it is written until it is sent: no contact, card number or secret
 * belongs into it.
 */
export interface TransactionalMail {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly { term: string; value: string }[];
  /** The words above the subject, for a mail about money that is more than that. */
  eyebrow?: string;
  /**
   * A page to go on with: `path` within this site, from its slash on. A guest who paid by their personal link is led to
   * their own page instead, under the label `ownPage`, as long as that link is theirs; it is looked up when the mail goes out.
   */
  action?: { label: string; path: string; ownPage?: string };
  /** For a mail that is not about money: the words above its subject, why it came, and the page to choose otherwise where there is one. */
  reason?: { eyebrow: string; why: string; change?: { label: string; path: string } };
  /** The event whose hosts have their words in it, for a mail that goes to guests or is caused by hosts. */
  eventId?: string;
  /**
   * The same about somebody's own money in words of ours alone, without a name: for an address that no mail of the event ever went to, or that
   * wants none. Of a mail without it nothing goes there.
   */
  bare?: Pick<TransactionalMail, 'subject' | 'paragraphs' | 'facts'>;
  /** What it is written in, when that is not English: the words around it are, too. */
  language?: Language;
}

/** Who a mail is for: a person by their id, or a guest who paid without an account. */
export type MailReader = string | { guestPayerId: string };

/** Whoever owns an account, at each address they proved: for news about its security. */
interface AccountOwner {
  userId: string;
  toProven: true;
}

/** A mail as its job carries it; the names stay, for jobs of the version before are still sent. */
export interface TransactionalMailJob {
  userId?: string;
  guestPayerId?: string;
  /** It goes to each address that the person proved, not to the one that counts. */
  toProven?: true;
  letter: TransactionalMail;
}

/**
 * Writes to somebody, if and only if the caller's transaction commits. The address is
 * looked up when the mail goes out; it goes out at least once (docs/decisions/0005). A function is called to write it in
 * the language that the account chose.
 *
 * @throws {RangeError} for an action that leads away from this site
 */
export async function queueTransactionalMail(
  ctx: Context,
  tx: Db,
  reader: MailReader | AccountOwner,
  written: TransactionalMail | (() => TransactionalMail),
): Promise<void> {
  const mail = typeof written === 'function' ? await writeFor(tx, reader, written) : written;
  for (const link of [mail.action, mail.reason?.change]) {
    if (link && !/^\/(?!\/)/.test(link.path))
      throw new RangeError('The path of a mail’s action begins with one slash');
  }
  const job: TransactionalMailJob = {
    ...(typeof reader === 'string' ? { userId: reader } : reader),
    letter: mail,
  };
  await ctx.jobs.enqueue(tx, TRANSACTIONAL_MAIL_QUEUE, [job]);
}

async function writeFor(
  tx: Db,
  reader: MailReader | AccountOwner,
  write: () => TransactionalMail,
): Promise<TransactionalMail> {
  const userId = typeof reader === 'string' ? reader : 'userId' in reader ? reader.userId : undefined;
  if (userId === undefined) return write();
  const language = await accountLanguage(tx, userId);
  return { language, ...forReader(language, write) };
}
