import { personalPath, type PersonalKey } from '#contract/guests/personal-path.ts';
import type { Context } from '#backend/platform/context.ts';
import { provenAddresses } from '#backend/platform/database/proven-email.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { findGuestReader, findReader, type GuestReader } from './repository.ts';
import { TRANSACTIONAL_MAIL_QUEUE, type TransactionalMail, type TransactionalMailJob } from './service.ts';
import { composeTransactionalMail } from './template.tsx';
import { mayWriteToUnproven } from './unproven.ts';

/** Few at a time, so that invitations have connections left. */
const AT_ONCE = 2;

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
  const readers = await readersOf(ctx, data);
  if (readers.length === 0) ctx.log.warn({ mail: id, ...readerOf(data) }, 'a mail has nobody to go to');
  for (const { first_name: firstName, email: address, ownPage } of readers) {
    const content = ledToOwnPage(data.letter, ownPage);
    const result = await mail.send(
      composeTransactionalMail(ctx.env, { kind: 'letter', id, content, firstName, address }),
    );
    if (!result.accepted)
      ctx.log.warn({ mail: id, ...readerOf(data), reason: result.reason }, 'a mail bounced');
  }
}

/** Who reads a mail, where; nobody where nothing may be written to. */
async function readersOf(
  ctx: Context,
  { userId, toProven, guestPayerId }: TransactionalMailJob,
): Promise<GuestReader[]> {
  if (guestPayerId !== undefined) {
    const guest = await findGuestReader(ctx.db, guestPayerId);
    return guest?.email ? [guest] : [];
  }
  const reader = await findReader(ctx.db, userId ?? '');
  if (!reader) return [];
  if (toProven) return provenAddresses(reader).map((email) => ({ ...reader, email, ownPage: null }));
  const isAllowed = !reader.email_unproven || (await mayWriteToUnproven(ctx, reader.email));
  return reader.email && isAllowed ? [{ ...reader, ownPage: null }] : [];
}

/** The key of a personal link is in no job: it goes into the mail as that is written. */
function ledToOwnPage(mail: TransactionalMail, ownPage: PersonalKey | null): TransactionalMail {
  const label = mail.action?.ownPage;
  if (!ownPage || label === undefined) return mail;
  return { ...mail, action: { label, path: personalPath(ownPage, 'reply', 'email') } };
}

const readerOf = ({ userId, guestPayerId }: TransactionalMailJob) =>
  guestPayerId === undefined ? { user: userId } : { guestPayer: guestPayerId };
