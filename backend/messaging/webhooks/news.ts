import { loginMoment } from '#contract/accounts/security.ts';
import { accountNewsWords } from '#messages/security/account-news/words.ts';
import { webhookWords } from '#messages/webhooks/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { tellOfAccount } from '#backend/messaging/account-news.ts';

/** Tells somebody by mail and notification that a webhook of theirs was added, switched off because nothing arrived, or cannot keep up. */
export async function tellOwnerOfWebhook(
  ctx: Context,
  tx: Db,
  userId: string,
  { url, what }: { url: string; what: keyof typeof webhookWords.news },
): Promise<void> {
  const content = () => webhookWords.news[what];
  const news = { userId, type: 'webhook', path: '/security/webhooks', content } as const;
  await tellOfAccount(ctx, tx, news, () => ({
    advice: content().advice,
    facts: [
      // its path and query may hold a secret of theirs
      { term: webhookWords.newsAddress, value: new URL(url).host },
      { term: accountNewsWords.when, value: loginMoment(ctx.now().toISOString()) },
    ],
    action: webhookWords.newsAction,
    why: webhookWords.newsWhy,
  }));
}
