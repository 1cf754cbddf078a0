import type { Context } from '#backend/platform/context.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { composeContactMail } from './mail.tsx';
import { deleteMessage, findMessage } from './repository.ts';
import { CONTACT_QUEUE, type ContactJob } from './service.ts';

/**
 * Mails messages to the support. Tries spread over two to four hours; a message that
 * never got through is named in the log and stays in `contact_messages`.
 */
export function handleContactMessages(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<ContactJob>(
    CONTACT_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: 1 },
    (job) => send(ctx, mail, job),
    async ({ data }) =>
      ctx.log.error({ contactMessage: data.messageId }, 'a message to the support could not be sent'),
  );
}

async function send(ctx: Context, mail: Mail, { data }: Job<ContactJob>): Promise<void> {
  const message = await findMessage(ctx.db, data.messageId);
  // sent already, by a try that died before it could say so
  if (!message) return;
  const result = await mail.send(composeContactMail(ctx.env, message));
  if (result.accepted) await deleteMessage(ctx.db, message.id);
  else ctx.log.error({ contactMessage: message.id, reason: result.reason }, 'SUPPORT_EMAIL took no message');
}
