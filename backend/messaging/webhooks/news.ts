import { loginMoment } from '#contract/accounts/security.ts';
import * as words from '#messages/webhooks/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';

const PAGE = '/security/webhooks';

/** Tells somebody by mail and notification that a webhook of theirs was added, or switched off because nothing arrived. */
export async function tellOwnerOfWebhook(
  ctx: Context,
  tx: Db,
  userId: string,
  { url, what }: { url: string; what: 'added' | 'off' },
): Promise<void> {
  const said = words.news[what];
  await queueTransactionalMail(ctx, tx, userId, {
    subject: said.title,
    paragraphs: [said.text, said.advice],
    facts: [
      // its path and query may hold a secret of theirs
      { term: words.newsAddress, value: new URL(url).host },
      { term: words.newsWhen, value: loginMoment(ctx.now().toISOString()) },
    ],
    action: { label: words.newsAction, path: PAGE },
    reason: {
      eyebrow: words.newsEyebrow,
      why: words.newsWhy,
      change: { label: words.newsProfile, path: '/profile' },
    },
  });
  await notify(ctx, tx, {
    userIds: [userId],
    type: 'webhook',
    title: said.title,
    message: said.text,
    path: PAGE,
    mail: 'sent',
  });
}
