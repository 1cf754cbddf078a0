import { personalPath, type PersonalKey } from '#contract/guests/personal-path.ts';
import type { Context } from '#backend/platform/context.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { findGuestReader, findReader } from './repository.ts';
import { TRANSACTIONAL_MAIL_QUEUE, type TransactionalMail, type TransactionalMailJob } from './service.ts';
import { composeTransactionalMail } from './template.tsx';

/** Few at a time, so that invitations have connections left. */
const AT_ONCE = 2;
/** Mails to an address that may be anybody's. */
const UNPROVEN = { limit: 5, windowSeconds: 24 * 3600 };

/**
 * Sends queued mails. Nobody sees in a list that one is missing, so tries spread
 * over two to four hours; after that, and for an address that takes no mail, the log says so.
 */
export function handleTransactionalMail(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<TransactionalMailJob>(
    TRANSACTIONAL_MAIL_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: AT_ONCE },
    (job) => send(ctx, mail, job),
    async ({ id, data }) => ctx.log.error({ mail: id, ...readerOf(data) }, 'a mail could not be sent'),
  );
}

async function send(ctx: Context, mail: Mail, { id, data }: Job<TransactionalMailJob>): Promise<void> {
  const guest =
    data.guestPayerId === undefined ? undefined : await findGuestReader(ctx.db, data.guestPayerId);
  const account = data.guestPayerId === undefined ? await findReader(ctx.db, data.userId ?? '') : undefined;
  const reader = account ?? guest;
  if (!reader?.email || (account?.email_unproven && !(await mayWriteTo(ctx, account.email)))) {
    ctx.log.warn({ mail: id, ...readerOf(data) }, 'a mail has nobody to go to');
    return;
  }
  const result = await mail.send(
    composeTransactionalMail(ctx.env, {
      kind: 'letter',
      id,
      content: ledToOwnPage(data.letter, guest?.ownPage ?? null),
      firstName: reader.first_name,
      address: reader.email,
    }),
  );
  if (!result.accepted)
    ctx.log.warn({ mail: id, ...readerOf(data), reason: result.reason }, 'a mail bounced');
}

/**
 * Whether an address gets one more mail today that somebody confirmed who was not signed in as the account: they may have nothing to
 * do with it, and its owner decides what is in the mails (docs/decisions/0097).
 */
async function mayWriteTo(ctx: Context, email: string): Promise<boolean> {
  if (await wantsNoMail(ctx.db, email, '')) return false;
  return (await countTry(ctx, ctx.db, 'unproven-mail', sha256(email), UNPROVEN)).wait === 0;
}

/** The key of a personal link is in no job: it goes into the mail as that is written. */
function ledToOwnPage(mail: TransactionalMail, ownPage: PersonalKey | null): TransactionalMail {
  const label = mail.action?.ownPage;
  if (!ownPage || label === undefined) return mail;
  return { ...mail, action: { label, path: personalPath(ownPage, 'reply', 'email') } };
}

const readerOf = ({ userId, guestPayerId }: TransactionalMailJob) =>
  guestPayerId === undefined ? { user: userId } : { guestPayer: guestPayerId };
