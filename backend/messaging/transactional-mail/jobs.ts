import { personalPath, type PersonalKey } from '#contract/guests/personal-path.ts';
import type { Context } from '#backend/platform/context.ts';
import { isUnproven, provenAddresses } from '#backend/platform/database/proven-email.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { findGuestReader, findReader } from './repository.ts';
import { TRANSACTIONAL_MAIL_QUEUE, type TransactionalMail, type TransactionalMailJob } from './service.ts';
import { composeTransactionalMail } from './template.tsx';
import { whatGoes, type Goes } from './what-goes.ts';

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
  const letters = await lettersOf(ctx, data);
  if (letters.length === 0) ctx.log.warn({ mail: id, ...readerOf(data) }, 'a mail has nobody to go to');
  for (const { goes, ownPage, ...reader } of letters) {
    const change = goes.mail.reason?.change;
    const message = composeTransactionalMail(ctx.env, {
      kind: 'letter',
      id,
      content: goes.isBare ? goes.mail : ledToOwnPage(goes.mail, ownPage),
      firstName: goes.isBare ? '' : reader.first_name,
      address: reader.email,
      ...(goes.isBare && change && { unsubscribePath: change.path }),
    });
    const result = await mail.send(message).catch(async (error: unknown) => {
      // a mail server that is away takes no mail of the day's
      await goes.counted?.giveBack();
      throw error;
    });
    if (!result.accepted)
      ctx.log.warn({ mail: id, ...readerOf(data), reason: result.reason }, 'a mail bounced');
  }
}

/** What of a mail goes to a reader, at which address. */
interface Letter {
  first_name: string;
  email: string;
  goes: Goes;
  ownPage: PersonalKey | null;
}

/** News of an account's security to each address its owner proved, anything else to the one reader it is for; none where nothing may go. */
async function lettersOf(
  ctx: Context,
  { userId, toProven, guestPayerId, letter }: TransactionalMailJob,
): Promise<Letter[]> {
  if (guestPayerId !== undefined) {
    const guest = await findGuestReader(ctx.db, guestPayerId);
    const goes = await whatGoes(ctx, letter, { guest });
    return guest && goes ? [{ ...guest, goes }] : [];
  }
  const account = await findReader(ctx.db, userId ?? '');
  if (!account) return [];
  if (toProven) {
    const letters: Letter[] = [];
    for (const email of provenAddresses(account)) {
      const reader = { ...account, email };
      const goes = isUnproven(reader)
        ? await whatGoes(ctx, letter, { account: reader })
        : { mail: letter, isBare: false };
      if (goes) letters.push({ ...reader, goes, ownPage: null });
    }
    return letters;
  }
  const goes = await whatGoes(ctx, letter, { account });
  return goes ? [{ ...account, goes, ownPage: null }] : [];
}

/** The key of a personal link is in no job: it goes into the mail as that is written. */
function ledToOwnPage(mail: TransactionalMail, ownPage: PersonalKey | null): TransactionalMail {
  const label = mail.action?.ownPage;
  if (!ownPage || label === undefined) return mail;
  return { ...mail, action: { label, path: personalPath(ownPage, 'reply', 'email') } };
}

const readerOf = ({ userId, guestPayerId }: TransactionalMailJob) =>
  guestPayerId === undefined ? { user: userId } : { guestPayer: guestPayerId };
