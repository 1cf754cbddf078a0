import { loginMoment } from '#contract/accounts/security.ts';
import { designToolWords } from '#messages/design-tool/words.ts';
import { accountNewsWords } from '#messages/security/account-news/words.ts';
import { tellOfAccount } from '#backend/messaging/account-news.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** Tells somebody by mail and notification that a design tool was connected to their account: it may not have been them, nor be theirs. */
export async function tellOfConnection(ctx: Context, tx: Db, userId: string): Promise<void> {
  const news = {
    userId,
    type: 'design_tool',
    path: '/security',
    content: () => ({ title: designToolWords.newsTitle, text: designToolWords.newsText }),
  } as const;
  await tellOfAccount(ctx, tx, news, () => ({
    advice: designToolWords.newsAdvice,
    facts: [{ term: accountNewsWords.when, value: loginMoment(ctx.now().toISOString()) }],
    action: designToolWords.newsAction,
    why: designToolWords.newsWhy,
  }));
}
