import { loginMoment } from '#contract/accounts/security.ts';
import * as words from '#messages/security/api-keys/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import type { ApiKeyRow } from './repository.ts';

/** Tells somebody by mail and notification that a key to their account was made: it may not have been them. */
export async function tellOfKey(
  ctx: Context,
  tx: Db,
  { user_id: userId, name, start, scopes, ends_at: endsAt }: Omit<ApiKeyRow, 'last_used_at' | 'revoked_at'>,
): Promise<void> {
  await queueTransactionalMail(ctx, tx, userId, {
    subject: words.newsTitle,
    paragraphs: [words.newsText, words.newsAdvice],
    facts: [
      { term: words.newsName, value: `${name} (${start}…)` },
      { term: words.newsMay, value: scopes.map((scope) => words.scopeNames[scope]).join(', ') },
      { term: words.newsWhen, value: loginMoment(ctx.now().toISOString()) },
      { term: words.endsAt, value: endsAt ? loginMoment(endsAt.toISOString()) : words.neverEnds },
    ],
    action: { label: words.newsAction, path: '/security#api-keys' },
    reason: {
      eyebrow: words.newsEyebrow,
      why: words.newsWhy,
      change: { label: words.newsProfile, path: '/profile' },
    },
  });
  await notify(ctx, tx, {
    userIds: [userId],
    type: 'api_key',
    title: words.newsTitle,
    message: words.newsText,
    path: '/security#api-keys',
    mail: 'sent',
  });
}
