import { formatEventDate } from '#contract/common/format.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { hostWords } from '#messages/hosts/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import { accountLanguage, type TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { composeTransactionalMail } from '#backend/messaging/transactional-mail/template.tsx';
import { forReader } from '#backend/platform/reader.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { wantsNoMail } from '#backend/messaging/service.ts';
import { isStopped, noteRefused } from '#backend/messaging/sending/stops.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { hostName } from './notification-content.ts';
import { accountsWith, findInvitation, updateHost, type InvitationRow } from './repository.ts';
import { HOST_MAIL_QUEUE, type HostMailJob } from './service.ts';
import { newHostToken } from './token.ts';

/**
 * Mails invitations to help. Tries spread over two to four hours; the owner sees what became
 * of the mail. The link is made when the mail is, so that no job holds it.
 */
export function handleHostMails(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<HostMailJob>(
    HOST_MAIL_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: 1 },
    (job) => send(ctx, mail, job),
    async ({ data }) => {
      ctx.log.error({ host: data.hostId }, 'an invitation to help could not be sent');
      await note(ctx, data.hostId, 'failed');
    },
  );
}

async function send(ctx: Context, mail: Mail, { id, data }: Job<HostMailJob>): Promise<void> {
  const row = await findInvitation(ctx.db, data.hostId);
  // taken back or accepted since
  if (!row || row.user_id) return;
  if ((await wantsNoMail(ctx.db, row.email, row.event_id)) || (await isStopped(ctx.db, row.organiser_id)))
    return note(ctx, row.id, 'failed');
  const stop = `/u/${unsubscribeToken(ctx.env.SESSION_SECRET, { email: row.email, eventId: row.event_id })}`;
  const token = newHostToken(ctx.env.SESSION_SECRET, row.id);
  const [account] = await accountsWith(ctx.db, row.email);
  // without an account: whoever asks for their help knows what they read
  const language = account ? await accountLanguage(ctx.db, account) : (row.owner_language ?? 'en');
  const content = forReader(language, () => ({ language, ...mailOf(row, token, `${stop}/not-me`) }));
  const result = await mail.send(
    composeTransactionalMail(ctx.env, {
      kind: 'host-invitation',
      id,
      content,
      firstName: '',
      address: row.email,
      unsubscribePath: stop,
    }),
  );
  await noteWritten(ctx, [{ organiserId: row.organiser_id, address: row.email }]);
  if (!result.accepted) await noteRefused(ctx, row.organiser_id, row.email, 'bounced');
  if (!result.accepted)
    ctx.log.warn({ host: row.id, reason: result.reason }, 'an invitation to help bounced');
  await note(ctx, row.id, result.accepted ? 'sent' : 'failed');
}

async function note(ctx: Context, hostId: string, mail: 'sent' | 'failed'): Promise<void> {
  const row = await findInvitation(ctx.db, hostId);
  if (row) await updateHost(ctx.db, { eventId: row.event_id, hostId }, { mail });
}

function mailOf(row: InvitationRow, token: string, notMe: string): TransactionalMail {
  const owner = hostName(
    { first_name: row.owner_first_name, last_name: row.owner_last_name },
    hostWords.somebody,
  );
  const event = plainLine(row.event_name);
  const zone = { timeZone: row.time_zone };
  return {
    subject: hostWords.mailSubject,
    paragraphs: [
      hostWords.mailAsks(owner, event, row.role),
      hostWords.mailRoleMeans[row.role],
      hostWords.mailHow(formatEventDate({ startsAt: row.expires_at.toISOString(), ...zone })),
    ],
    facts: [
      { term: hostWords.mailEvent, value: event },
      {
        term: hostWords.mailDate,
        value: formatEventDate({ startsAt: row.starts_at.toISOString(), ...zone }),
      },
      { term: hostWords.mailRole, value: hostWords.roleNames[row.role] },
    ],
    action: { label: hostWords.mailAction, path: `/co-host/${token}` },
    reason: {
      eyebrow: hostWords.mailEyebrow,
      why: hostWords.mailWhy(owner),
      change: { label: hostWords.mailNotForMe, path: notMe },
    },
  };
}
