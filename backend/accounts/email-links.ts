import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { provenAddresses } from '#backend/platform/database/proven-email.ts';
import { newId, sha256, signature } from '#backend/platform/ids.ts';
import { insertEmailLink, type EmailLinkRow } from './email-repository.ts';
import { findUserRow } from './repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** Queue of the mails about somebody's address; a job names a row of `email_links` and holds no secret. */
export const EMAIL_LINK_QUEUE = 'email-link';
export interface EmailLinkJob {
  linkId: string;
  /** By whoever reads there: then no limit stands against it. */
  isAskedFor?: boolean;
  /** Whether it tells that the account opens at the identity provider now, which came after the link. */
  isHandOver?: boolean;
}

/** How long each kind of link works. */
const LINK_MS = {
  confirm: 2 * DAY_MS,
  keep: 7 * DAY_MS,
  // it proves that its mail is read now
  back: DAY_MS,
  drop: 30 * DAY_MS,
  lost: 7 * DAY_MS,
  passkeys: 7 * DAY_MS,
} as const;

/** The token of a link: whoever reads the database alone cannot make it. */
export const emailLinkToken = (
  secret: string,
  { id, kind, user_id: userId, email }: Pick<EmailLinkRow, 'id' | 'kind' | 'user_id' | 'email'>,
): string => signature(secret, `email-link:${kind}:${id}:${userId}:${email}`);

/**
 * Makes a link and has it mailed once the caller's transaction commits; no job holds its token. `codeAddress`: of a link that takes a
 * change back, where codes open the account before the change.
 */
export async function sendEmailLink(
  ctx: Context,
  tx: Db,
  userId: string,
  kind: EmailLinkRow['kind'],
  email: string,
  {
    passkeyId = null,
    codeAddress = '',
    isAskedFor = false,
    now = ctx.now(),
  }: { passkeyId?: string | null; codeAddress?: string; isAskedFor?: boolean; now?: Date } = {},
): Promise<void> {
  const named = { id: newId(), user_id: userId, kind, email };
  const expiresAt = new Date(now.getTime() + LINK_MS[kind]);
  const tokenHash = sha256(emailLinkToken(ctx.env.SESSION_SECRET, named));
  await insertEmailLink(tx, {
    ...named,
    passkey_id: passkeyId,
    code_address: codeAddress,
    token_hash: tokenHash,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  });
  await ctx.jobs.enqueue(tx, EMAIL_LINK_QUEUE, [{ linkId: named.id, isAskedFor } satisfies EmailLinkJob]);
}

/** Mails a link that is open once more, which takes back that the account opens at the identity provider now. */
export const mailHandOver = (ctx: Context, tx: Db, linkId: string): Promise<void> =>
  ctx.jobs.enqueue(tx, EMAIL_LINK_QUEUE, [{ linkId, isHandOver: true } satisfies EmailLinkJob]);

/** Mails somebody that a passkey was added, with a link that removes them all, to each address they proved. */
export async function mailNewPasskey(ctx: Context, tx: Db, userId: string, passkeyId: string): Promise<void> {
  const user = await findUserRow(tx, userId);
  for (const email of user ? provenAddresses(user) : [])
    await sendEmailLink(ctx, tx, userId, 'passkeys', email, { passkeyId });
}
