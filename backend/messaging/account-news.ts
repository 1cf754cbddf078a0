import type { OtherNotificationType } from '#contract/messaging/notifications.ts';
import { accountNewsWords } from '#messages/security/account-news/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notify } from './notifications/service.ts';
import { queueTransactionalMail, type TransactionalMail } from './transactional-mail/service.ts';

/** Something that happened to an account, of which its owner is told because it may not have been them. */
interface AccountNews {
  userId: string;
  type: OtherNotificationType;
  /** The page where the owner looks at it, from its slash on. */
  path: string;
  content: () => { title: string; text: string };
}

/** What the mail about it says beside that. */
interface AccountMail {
  advice: string;
  facts: NonNullable<TransactionalMail['facts']>;
  /** The label of the way to the page, and why the mail came. */
  action: string;
  why: string;
}

/** Tells an owner by notification, and by mail at each address they proved. */
export async function tellOfAccount(
  ctx: Context,
  tx: Db,
  news: AccountNews,
  writeMail: () => AccountMail,
): Promise<void> {
  const { userId, path } = news;
  await queueTransactionalMail(ctx, tx, { userId, toProven: true }, () => {
    const { title, text } = news.content();
    const { advice, facts, action, why } = writeMail();
    return {
      subject: title,
      paragraphs: [text, advice],
      facts,
      action: { label: action, path },
      reason: {
        eyebrow: accountNewsWords.eyebrow,
        why,
        change: { label: accountNewsWords.profile, path: '/profile' },
      },
    };
  });
  await noteAccountNews(ctx, tx, news);
}

/** Tells them by notification, where a mail of its own says it already. */
export const noteAccountNews = (
  ctx: Context,
  tx: Db,
  { userId, type, path, content }: AccountNews,
): Promise<void> =>
  notify(ctx, tx, {
    userIds: [userId],
    write() {
      const { title, text } = content();
      return { type, title, message: text, path };
    },
    mail: 'sent',
  });
