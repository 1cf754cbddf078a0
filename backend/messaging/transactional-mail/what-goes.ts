import { transactionalMailWords } from '#messages/transactional-mail/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import { isUnproven } from '#backend/platform/database/proven-email.ts';
import type { Counted } from '#backend/platform/http/rate-limit.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { countToday, countUnproven } from './count-today.ts';
import { isStoppedEvent, type findGuestReader, type findReader } from './repository.ts';
import type { TransactionalMail } from './service.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findReader>>>;
type Guest = NonNullable<Awaited<ReturnType<typeof findGuestReader>>>;

/** What of a mail goes to its reader, and what was counted for it. */
export interface Goes {
  mail: TransactionalMail;
  /** In our words alone: its reader is not greeted by the name a host gave them. */
  isBare: boolean;
  counted?: Counted;
}

/**
 * Decides for every mail whether it may go to its reader's address, and how (docs/decisions/0097, 0020). Hosts hold the keys of their guests, so what
 * is done by one proves nothing: who gets words of the event's hosts was written to about it before and has not stopped that. About their own
 * money others get a mail in words of ours, with a way to stop; who stopped without ever being written to gets nothing.
 */
export async function whatGoes(
  ctx: Context,
  mail: TransactionalMail,
  { account, guest }: { account?: Account | undefined; guest?: Guest | undefined },
): Promise<Goes | null> {
  const email = account?.email ?? guest?.email;
  if (!email) return null;
  const whole = { mail, isBare: false };
  if (account && isUnproven(account))
    return within(await countUnproven(ctx, email, 'unproven-letter'), whole);
  const { eventId = '', reason, bare } = mail;
  // what an account pays, and what becomes of it, is its own doing
  if (account && (!eventId || !reason)) return whole;
  const isUnwanted = await wantsNoMail(ctx.db, email, eventId);
  const isKnown = account !== undefined || guest?.isKnown === true;
  if (isKnown && !isUnwanted && !(await isStoppedEvent(ctx.db, eventId)))
    return reason ? within(await countToday(ctx, email, 'claim-mail'), whole) : whole;
  const wasWritten = isKnown || guest?.wasWritten === true;
  if (!bare || (!wasWritten && isUnwanted)) return null;
  const inOurs = { mail: inOurWords(ctx, mail, bare, email), isBare: true };
  return within(await countToday(ctx, email, 'bare-mail'), inOurs);
}

/** What goes, if it was counted. */
const within = (counted: Counted | null, goes: Goes): Goes | null => counted && { ...goes, counted };

function inOurWords(
  { env }: Context,
  { eventId = '', language = 'en', action }: TransactionalMail,
  bare: NonNullable<TransactionalMail['bare']>,
  email: string,
): TransactionalMail {
  const words = transactionalMailWords[language];
  const path = `/u/${unsubscribeToken(env.SESSION_SECRET, { email, eventId })}`;
  return {
    ...bare,
    language,
    reason: { eyebrow: words.moneyEyebrow, why: words.bareWhy, change: { label: words.stop, path } },
    ...(action && { action: { label: action.label, path: action.path } }),
  };
}
