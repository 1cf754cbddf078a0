import { loginMoment } from '#contract/accounts/security.ts';
import { accountNewsWords } from '#messages/security/account-news/words.ts';
import { keyWords } from '#messages/security/api-keys/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { tellOfAccount } from '#backend/messaging/account-news.ts';
import type { ApiKeyRow } from './repository.ts';

/** Tells somebody by mail and notification that a key to their account was made: it may not have been them. */
export async function tellOfKey(
  ctx: Context,
  tx: Db,
  { user_id: userId, name, start, scopes, ends_at: endsAt }: Omit<ApiKeyRow, 'last_used_at' | 'revoked_at'>,
): Promise<void> {
  const news = {
    userId,
    type: 'api_key',
    path: '/security#api-keys',
    content: () => ({ title: keyWords.newsTitle, text: keyWords.newsText }),
  } as const;
  await tellOfAccount(ctx, tx, news, () => ({
    advice: keyWords.newsAdvice,
    facts: [
      { term: keyWords.newsName, value: `${name} (${start}…)` },
      { term: keyWords.newsMay, value: scopes.map((scope) => keyWords.scopeNames[scope]).join(', ') },
      { term: accountNewsWords.when, value: loginMoment(ctx.now().toISOString()) },
      { term: keyWords.endsAt, value: endsAt ? loginMoment(endsAt.toISOString()) : keyWords.neverEnds },
    ],
    action: keyWords.newsAction,
    why: keyWords.newsWhy,
  }));
}
