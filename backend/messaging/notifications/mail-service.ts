import { notificationWords } from '#messages/notifications/words.ts';
import type { Context } from '#backend/platform/context.ts';
import {
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { findReaders, takeWaiting, type NotificationRow } from './repository.ts';

/** What comes within this time of the last mail to somebody waits and goes out together. */
const GATHER_MS = 3_600_000;
const AT_ONCE = 50;
/** A mail names so many; the rest is counted. */
const NAMED = 20;

/** Mails what people were told about: the first at once, what follows within the hour in one mail. */
export async function mailNotifications(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.now();
    const before = new Date(now.getTime() - GATHER_MS);
    const readers = await findReaders(ctx.db, before, AT_ONCE);
    for (const userId of readers) {
      await ctx.db.transaction().execute(async (tx) => {
        const rows = await takeWaiting(tx, userId, { before, now });
        if (rows.length > 0) await queueTransactionalMail(ctx, tx, userId, () => letterOf(rows));
      });
    }
    if (readers.length < AT_ONCE) return;
  }
}

const reason = (): TransactionalMail['reason'] => ({
  eyebrow: notificationWords.mailEyebrow,
  why: notificationWords.mailReason,
  change: { label: notificationWords.chooseMails, path: '/profile/mails' },
});

function letterOf(rows: readonly NotificationRow[]): TransactionalMail {
  const [first] = rows;
  if (first && rows.length === 1) {
    return {
      subject: first.title,
      paragraphs: [first.message],
      action: { label: notificationWords.mailSeeIt, path: first.path || '/notifications' },
      reason: reason(),
    };
  }
  const more = rows.length - NAMED;
  return {
    subject: notificationWords.mailOfSeveralSubject(rows.length),
    paragraphs: [
      ...rows.slice(0, NAMED).map(({ title, message }) => `${title}\n${message}`),
      ...(more > 0 ? [notificationWords.mailOfSeveralMore(more)] : []),
    ],
    action: { label: notificationWords.mailSeeAll, path: '/notifications' },
    reason: reason(),
  };
}
