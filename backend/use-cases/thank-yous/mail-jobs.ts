import { thankYouWords } from '#messages/thank-yous/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { wantsNoMail } from '#backend/messaging/service.ts';
import { noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { isStopped, noteRefused } from '#backend/messaging/sending/stops.ts';
import { composeThankYouMail } from './thank-you-mail.tsx';
import { endThankYou, findThankYouToMail } from './thank-you-repository.ts';
import { THANK_YOU_QUEUE, type ThankYouJob } from './thank-service.ts';

/**
 * Sends mails of thanks, each at least once (docs/decisions/0005). Tries spread over two to four hours; the organiser sees
 * what became of it, and never what the mail server said, for that may name the address.
 */
export function handleThankYouMails(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<ThankYouJob>(
    THANK_YOU_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: 2 },
    ({ data }) => send(ctx, mail, data.thankYouId),
    async ({ data }) => {
      ctx.log.error({ thankYou: data.thankYouId }, 'a mail of thanks could not be sent');
      await endThankYou(
        ctx.db,
        data.thankYouId,
        { status: 'failed', error: thankYouWords.gaveUp },
        ctx.now(),
      );
    },
  );
}

async function send(ctx: Context, mail: Mail, id: string): Promise<void> {
  const found = await findThankYouToMail(ctx.db, id);
  if (!found) return;
  const { address, event } = found;
  const end = (how: Parameters<typeof endThankYou>[2]) => endThankYou(ctx.db, id, how, ctx.now());
  // asked for no more mail, or stopped, since it was written
  if (await wantsNoMail(ctx.db, address, event.id))
    return end({ status: 'unsubscribed', error: thankYouWords.wantsNoMail });
  if (await isStopped(ctx.db, event.organiser_id))
    return end({ status: 'failed', error: thankYouWords.sendingStopped });
  const result = await mail.send(composeThankYouMail(ctx.env, found));
  await noteWritten(ctx, [{ organiserId: event.organiser_id, address }]);
  if (result.accepted) return end({ status: 'sent' });
  await end({ status: 'bounced', error: thankYouWords.bounced });
  await noteRefused(ctx, event.organiser_id, address, 'bounced');
  ctx.log.warn({ thankYou: id }, 'a mail of thanks bounced');
}
