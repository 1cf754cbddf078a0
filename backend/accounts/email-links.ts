import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { codeAddressOf } from './code-address-repository.ts';
import { newId, sha256, signature } from '#backend/platform/ids.ts';
import { insertEmailLink, type EmailLinkRow } from './email-repository.ts';
import { findUserRow } from './repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** Queue of the mails about somebody's address; a job names a row of `email_links` and holds no secret. */
export const EMAIL_LINK_QUEUE = 'email-link';
export interface EmailLinkJob {
  linkId: string;
}

/** How long each kind of link works. */
const LINK_MS = { confirm: 2 * DAY_MS, keep: 7 * DAY_MS, drop: 30 * DAY_MS, passkeys: 7 * DAY_MS } as const;

/** The token of a link: whoever reads the database alone cannot make it. */
export const emailLinkToken = (
  secret: string,
  { id, kind, user_id: userId, email }: Pick<EmailLinkRow, 'id' | 'kind' | 'user_id' | 'email'>,
): string => signature(secret, `email-link:${kind}:${id}:${userId}:${email}`);

/** Makes a link and has it mailed once the caller's transaction commits; no job holds its token. */
export async function sendEmailLink(
  ctx: Context,
  tx: Db,
  userId: string,
  kind: EmailLinkRow['kind'],
  email: string,
  { passkeyId = null, wasWayIn = false }: { passkeyId?: string | null; wasWayIn?: boolean } = {},
): Promise<void> {
  const now = ctx.now();
  const named = { id: newId(), user_id: userId, kind, email };
  const tokenHash = sha256(emailLinkToken(ctx.env.SESSION_SECRET, named));
  await insertEmailLink(tx, {
    ...named,
    passkey_id: passkeyId,
    was_way_in: wasWayIn,
    token_hash: tokenHash,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MS[kind]),
    used_at: null,
  });
  await ctx.jobs.enqueue(tx, EMAIL_LINK_QUEUE, [{ linkId: named.id } satisfies EmailLinkJob]);
}

/** Mails somebody that a passkey was added, with a link that removes them all. Without an address nobody is mailed. */
export async function mailNewPasskey(ctx: Context, tx: Db, userId: string, passkeyId: string): Promise<void> {
  const user = await findUserRow(tx, userId);
  // its name is the account's to choose: not for an address that may be anybody's
  const email = user?.email_unproven ? codeAddressOf(user) : user?.email;
  if (email) await sendEmailLink(ctx, tx, userId, 'passkeys', email, { passkeyId });
}
