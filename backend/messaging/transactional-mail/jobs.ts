import type { Context } from '#backend/platform/context.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { findReader } from './repository.ts';
import { LETTER_QUEUE, type LetterJob } from './service.ts';
import { composeLetter } from './template.tsx';

/** Few at a time, so that invitations have connections left. */
const AT_ONCE = 2;

/**
 * Sends queued letters. Nobody sees in a list that a letter is missing, so tries spread
 * over two to four hours; after that, and for an address that takes no mail, the log says so.
 */
export function handleLetters(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<LetterJob>(
    LETTER_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: AT_ONCE },
    (job) => send(ctx, mail, job),
    async ({ id, data }) => ctx.log.error({ letter: id, user: data.userId }, 'a letter could not be sent'),
  );
}

async function send(ctx: Context, mail: Mail, { id, data }: Job<LetterJob>): Promise<void> {
  const reader = await findReader(ctx.db, data.userId);
  if (!reader?.email) {
    ctx.log.warn({ letter: id, user: data.userId }, 'a letter has nobody to go to');
    return;
  }
  const result = await mail.send(
    composeLetter(ctx.env, { id, letter: data.letter, firstName: reader.first_name, address: reader.email }),
  );
  if (!result.accepted)
    ctx.log.warn({ letter: id, user: data.userId, reason: result.reason }, 'a letter bounced');
}
