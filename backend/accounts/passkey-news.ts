import { loginMoment } from '#contract/accounts/security.ts';
import { accountNewsWords } from '#messages/security/account-news/words.ts';
import { passkeyWords } from '#messages/security/passkeys/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { mailNewPasskey } from '#backend/accounts/email-links.ts';
import { noteAccountNews, tellOfAccount } from '#backend/messaging/account-news.ts';

/** Tells somebody by mail and notification that a way into their account came or went: it may not have been them. */
export async function tellOfPasskey(
  ctx: Context,
  tx: Db,
  userId: string,
  { id, name, what }: { id: string; name: string; what: 'added' | 'removed' },
): Promise<void> {
  const news = {
    userId,
    type: 'passkey',
    path: '/security#passkeys',
    content: () => passkeyWords.news[what],
  } as const;
  if (what === 'added') {
    await mailNewPasskey(ctx, tx, userId, id);
    return noteAccountNews(ctx, tx, news);
  }
  return tellOfAccount(ctx, tx, news, () => ({
    advice: passkeyWords.news.removed.advice,
    facts: [
      { term: passkeyWords.newsName, value: name },
      { term: accountNewsWords.when, value: loginMoment(ctx.now().toISOString()) },
    ],
    action: passkeyWords.newsAction,
    why: passkeyWords.newsWhy,
  }));
}
