import { loginMoment } from '#contract/accounts/security.ts';
import * as linkMailWords from '#messages/accounts/email-link/mail.ts';
import { accountNewsWords } from '#messages/security/account-news/words.ts';
import { passkeyWords } from '#messages/security/passkeys/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { countUnproven } from '#backend/messaging/transactional-mail/count-today.ts';
import { composeTransactionalMail } from '#backend/messaging/transactional-mail/template.tsx';
import type { Mail, MailKind } from '#backend/providers/mail.ts';
import { codeAddressOf } from '#backend/platform/database/proven-email.ts';
import { deleteEmailLink, findLinkToSend } from './email-repository.ts';
import { EMAIL_LINK_QUEUE, emailLinkToken, type EmailLinkJob } from './email-links.ts';

type Link = NonNullable<Awaited<ReturnType<typeof findLinkToSend>>>;

const kinds: Record<Link['kind'], MailKind> = {
  confirm: 'confirm-address',
  keep: 'keep-address',
  back: 'keep-address',
  drop: 'drop-address',
  lost: 'lost-address',
  passkeys: 'new-passkey',
};

/** Mails the links about somebody's address, to that address. The token is made when the mail is, so that no job holds it. */
export function handleEmailLinks(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<EmailLinkJob>(
    EMAIL_LINK_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: 1 },
    (job) => send(ctx, mail, job),
    async ({ data }) => ctx.log.error({ link: data.linkId }, 'a mail about an address could not be sent'),
  );
}

async function send(ctx: Context, mail: Mail, { id, data }: Job<EmailLinkJob>): Promise<void> {
  const link = await findLinkToSend(ctx.db, data.linkId, ctx.now());
  // used, cancelled or asked for again since
  if (!link) return;
  // nobody but its own person asks to confirm an address, and that has limits of its own
  const isBounded = ['drop', 'passkeys'].includes(link.kind) && link.owner_id !== link.user_id;
  if (isBounded && !data.isAskedFor && !(await countUnproven(ctx, link.email, 'unproven-stop'))) {
    ctx.log.warn({ link: link.id }, 'a mail has nobody to go to');
    // one that nobody has keeps none from being mailed
    return deleteEmailLink(ctx.db, link.id);
  }
  const content = mailOf(link, `/email/${emailLinkToken(ctx.env.SESSION_SECRET, link)}`, data.isHandOver);
  // the reader may be somebody else: no name of the account in the greeting
  const result = await mail.send(
    composeTransactionalMail(ctx.env, {
      kind: kinds[link.kind],
      id,
      content,
      firstName: '',
      address: link.email,
    }),
  );
  if (!result.accepted)
    ctx.log.warn({ link: link.id, reason: result.reason }, 'a mail about an address bounced');
}

function mailOf(link: Link, path: string, isHandOver = false): TransactionalMail {
  const about = { label: linkMailWords.about, path: '/about' };
  if (link.kind === 'confirm') {
    return {
      subject: linkMailWords.confirmSubject,
      // it may reach anybody: nothing that the account chose, nor the address as it was typed
      paragraphs: linkMailWords.confirmText,
      action: { label: linkMailWords.confirmAction, path },
      reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.confirmWhy, change: about },
    };
  }
  if (link.kind === 'passkeys') {
    return {
      subject: linkMailWords.passkeySubject,
      paragraphs: linkMailWords.passkeyText,
      facts: [
        // removed again since, it has no name
        ...(link.passkey_name ? [{ term: passkeyWords.newsName, value: link.passkey_name }] : []),
        { term: accountNewsWords.when, value: loginMoment(link.created_at.toISOString()) },
      ],
      action: { label: linkMailWords.keepAction, path },
      reason: {
        eyebrow: accountNewsWords.eyebrow,
        why: passkeyWords.newsWhy,
        change: { label: passkeyWords.newsAction, path: '/security#passkeys' },
      },
    };
  }
  if (link.kind === 'lost')
    return {
      subject: linkMailWords.lostSubject,
      paragraphs: linkMailWords.lostText(shown(link.counting_email)),
      action: { label: linkMailWords.lostAction, path: '/contact' },
      reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.keepWhy, change: about },
    };
  if (link.kind === 'back')
    return {
      subject: linkMailWords.backSubject,
      paragraphs: linkMailWords.backText,
      action: { label: linkMailWords.backAction, path },
      reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.keepWhy, change: about },
    };
  // the link is of the moment that it tells of
  if (isHandOver || link.handed_over_at?.getTime() === link.created_at.getTime())
    return {
      subject: linkMailWords.handedOverSubject,
      paragraphs: linkMailWords.handedOverText(shown(link.verified_email ?? ''), isHandOver),
      action: { label: linkMailWords.keepAction, path },
      reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.keepWhy, change: about },
    };
  const drop = {
    action: { label: linkMailWords.keepAction, path },
    reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.dropWhy, change: about },
  };
  const isDone = link.counting_email !== link.email;
  if (link.kind === 'drop' && !isDone && link.pending_email === '')
    return { subject: linkMailWords.writesHereSubject, paragraphs: writesHere(link), ...drop };
  if (link.kind === 'keep' && isDone && link.counting_email === '')
    return {
      subject: linkMailWords.takenSubject,
      paragraphs: linkMailWords.takenText,
      action: { label: linkMailWords.keepAction, path },
      reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.keepWhy, change: about },
    };
  const other = shown(isDone ? link.counting_email : link.pending_email);
  if (link.kind === 'drop')
    return {
      subject: linkMailWords.dropSubject,
      paragraphs: linkMailWords.dropText(other, isDone),
      ...drop,
    };
  return {
    subject: isDone ? linkMailWords.changedSubject : linkMailWords.changeRequestSubject,
    paragraphs: isDone ? linkMailWords.changedText(other) : linkMailWords.changeRequestText(other),
    action: { label: linkMailWords.keepAction, path },
    reason: { eyebrow: linkMailWords.eyebrow, why: linkMailWords.keepWhy, change: about },
  };
}

/** An address of the account in part; also where it has none. */
const shown = (email: string): string => (email ? linkMailWords.veiled(email) : linkMailWords.noAddress);

/** Whoever reads at an address that does not open the account is told what does. */
function writesHere(link: Link): string[] {
  const opening = codeAddressOf({ ...link, email: link.counting_email, owned: [] });
  if (opening === link.email || link.owner_id === link.user_id) return linkMailWords.writesHereText;
  return linkMailWords.mailsAloneText(opening ? linkMailWords.codesTo(opening) : linkMailWords.anotherWay);
}
