import { loginMoment } from '#contract/accounts/security.ts';
import * as words from '#messages/security/passkeys/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { mailNewPasskey } from '#backend/accounts/email-service.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';

/** Tells somebody by mail and notification that a way into their account came or went: it may not have been them. */
export async function tellOfPasskey(
  ctx: Context,
  tx: Db,
  userId: string,
  passkey: { id: string; name: string; what: 'added' | 'removed' },
): Promise<void> {
  const { what } = passkey;
  const said = words.news[what];
  await (what === 'added'
    ? mailNewPasskey(ctx, tx, userId, passkey.id)
    : mailRemoved(ctx, tx, userId, passkey.name));
  await notify(ctx, tx, {
    userIds: [userId],
    type: 'passkey',
    title: said.title,
    message: said.text,
    path: '/security#passkeys',
    mail: 'sent',
  });
}

async function mailRemoved(ctx: Context, tx: Db, userId: string, name: string): Promise<void> {
  const said = words.news.removed;
  await queueTransactionalMail(ctx, tx, userId, {
    subject: said.title,
    paragraphs: [said.text, said.advice],
    facts: [
      { term: words.newsName, value: name },
      { term: words.newsWhen, value: loginMoment(ctx.now().toISOString()) },
    ],
    action: { label: words.newsAction, path: '/security#passkeys' },
    reason: {
      eyebrow: words.newsEyebrow,
      why: words.newsWhy,
      change: { label: words.newsProfile, path: '/profile' },
    },
  });
}
