import { loginMoment } from '#contract/accounts/security.ts';
import * as accountWords from '#messages/security/account-news/en.ts';
import * as words from '#messages/security/api-keys/en.ts';
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
    content: { title: words.newsTitle, text: words.newsText },
  } as const;
  await tellOfAccount(ctx, tx, news, {
    advice: words.newsAdvice,
    facts: [
      { term: words.newsName, value: `${name} (${start}…)` },
      { term: words.newsMay, value: scopes.map((scope) => words.scopeNames[scope]).join(', ') },
      { term: accountWords.when, value: loginMoment(ctx.now().toISOString()) },
      { term: words.endsAt, value: endsAt ? loginMoment(endsAt.toISOString()) : words.neverEnds },
    ],
    action: words.newsAction,
    why: words.newsWhy,
  });
}
