import { messageWords } from '#messages/phone-messages/words.ts';
import { notificationWords } from '#messages/notifications/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { NotificationType } from '#contract/messaging/notifications.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import { stoppedPhones } from '#backend/messaging/phone-stops-repository.ts';
import type { MessageProviders } from '#backend/providers/messages/port.ts';
import {
  endNotificationMessage,
  findNotificationOfMessage,
  findWhatsAppReaders,
  takeForWhatsApp,
} from './whatsapp-repository.ts';

/** Queue of WhatsApp messages with notifications. */
export const NOTIFICATION_QUEUE = 'news-message';

type NewsJob = { messageId: string };

/** As with mail: what comes within this time of the last message waits and goes out together. */
const GATHER_MS = 3_600_000;
const AT_ONCE = 50;

/** Messages to one telephone: nobody has proven whose it is, and several accounts may name it. */
const OF_A_PHONE = { limit: 12, windowSeconds: 24 * 3600 };

/** Queues WhatsApp messages for what people want by it: the first at once, what follows within the hour in one. */
export async function whatsappNotifications(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.now();
    const before = new Date(now.getTime() - GATHER_MS);
    const readers = await findWhatsAppReaders(ctx.db, before, AT_ONCE);
    for (const userId of readers) {
      await ctx.db.transaction().execute(async (tx) => {
        const messageId = newId();
        const job: NewsJob = { messageId };
        if ((await takeForWhatsApp(tx, userId, { before, now, messageId })) > 0)
          await ctx.jobs.enqueue(tx, NOTIFICATION_QUEUE, [job]);
      });
    }
    if (readers.length < AT_ONCE) return;
  }
}

/** Sends them. One whose process died may go out twice; one whose answer was lost is not sent again, and does not count as sent. */
export function handleNotificationMessages(ctx: Context, providers: MessageProviders): void {
  ctx.jobs.handle<NewsJob>(
    NOTIFICATION_QUEUE,
    { retryLimit: 5, retryDelay: 30, expireInSeconds: 60, concurrency: 2 },
    ({ data }) => sendNews(ctx, providers, data.messageId),
    ({ data }) => endNotificationMessage(ctx.db, data.messageId, 'failed'),
  );
}

/** Tells what kind of news there are, in our own words: the telephone may be anybody's, and names and titles are somebody's. */
async function sendNews(ctx: Context, { whatsapp }: MessageProviders, messageId: string): Promise<void> {
  const news = await findNotificationOfMessage(ctx.db, messageId);
  const [first] = news;
  if (!first) return;
  const unwanted =
    !whatsapp ||
    first.phone === '' ||
    (await stoppedPhones(ctx.db, '', [first.phone])).has(first.phone) ||
    (await countTry(ctx, ctx.db, 'news-phone', sha256(first.phone), OF_A_PHONE)).wait > 0;
  if (unwanted) return endNotificationMessage(ctx.db, messageId, 'none');
  const outcome = await whatsapp.send({
    id: messageId,
    to: first.phone,
    template: 'news',
    language: 'en',
    blanks: [
      messageWords.guestFallback,
      news.length === 1
        ? notificationWords.typeNames[first.type as NotificationType]
        : notificationWords.mailOfSeveralSubject(news.length),
      `${ctx.env.APP_URL}${news.length === 1 && first.path ? first.path : '/notifications'}`,
    ],
  });
  if (outcome.kind === 'rejected')
    ctx.log.warn({ message: messageId, reason: outcome.reason }, 'notifications were not taken by WhatsApp');
  await endNotificationMessage(ctx.db, messageId, outcome.kind === 'accepted' ? 'sent' : 'failed');
}
