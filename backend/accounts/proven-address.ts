import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { accountsThatGetMailAt, endOtherMatches, isProven, isWayIn } from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import { endLinksBeforeProof, hasOpenLink } from './email-repository.ts';
import { findUserRow } from './repository.ts';

/** Whose an address is now. */
export interface ProvenAddress {
  userId: string;
  email: string;
  /** Whether it opens the account, or its provider vouches for it; else it was merely confirmed there. */
  isWayIn: boolean;
}

/**
 * What happens once an address is proven to be somebody's: handed in, since accounts know
 * nothing of what waits for it.
 */
export type OnProvenAddress = (tx: Db, person: ProvenAddress) => Promise<void>;

/** Mails the reader of an address a link that takes it off an account that codes to it do not open, unless one is open. */
export async function offerDrop(ctx: Context, tx: Db, email: string): Promise<void> {
  for (const { id } of await accountsThatGetMailAt(tx, email))
    if (!(await hasOpenLink(tx, { userId: id, kind: 'drop', email, now: ctx.now() })))
      await sendEmailLink(ctx, tx, id, 'drop', email);
}

/**
 * Lets what waits for an address join the account that has proven it. It is nobody else's then: another that once confirmed it has its
 * mails sent there until whoever reads them says no (docs/decisions/0096).
 *
 * @param isReadNow whether its mail was read for it, which the identity provider's word does not say
 */
export async function settleProven(
  ctx: Context,
  tx: Db,
  { userId, email, isReadNow = true }: { userId: string; email: string | null; isReadNow?: boolean },
  onProven: OnProvenAddress,
): Promise<void> {
  const user = email === null ? undefined : await findUserRow(tx, userId);
  if (!user || email === null || !isProven(user, email)) return;
  if (isReadNow) await endLinksBeforeProof(tx, userId, email);
  const others = await endOtherMatches(tx, userId, email);
  for (const other of others)
    if (other.email === email) await sendEmailLink(ctx, tx, other.id, 'drop', email);
  await onProven(tx, { userId, email, isWayIn: isWayIn(user, email) });
}
