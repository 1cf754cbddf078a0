import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { endOtherMatches, isProven, isWayIn } from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import { findUserRow } from './repository.ts';

/** Whose an address is now, and the accounts it had been confirmed for: what came to them by it is theirs no more. */
export interface ProvenAddress {
  userId: string;
  email: string | null;
  takenFrom?: readonly string[];
}

/**
 * What happens once an address is proven to be somebody's: handed in, since accounts know
 * nothing of what waits for it.
 */
export type OnProvenAddress = (tx: Db, person: ProvenAddress) => Promise<void>;

/**
 * Lets what waits for an address join the account that has proven it. Where the address opens the account it is nobody else's: another
 * that once confirmed it has its mails sent there until whoever reads them says no (docs/decisions/0096).
 */
export async function settleProven(
  ctx: Context,
  tx: Db,
  { userId, email }: Omit<ProvenAddress, 'takenFrom'>,
  onProven: OnProvenAddress,
): Promise<void> {
  const user = email === null ? undefined : await findUserRow(tx, userId);
  if (!user || email === null || !isProven(user, email)) return;
  const others = isWayIn(user, email) ? await endOtherMatches(tx, userId, email) : [];
  for (const other of others)
    if (other.email === email) await sendEmailLink(ctx, tx, other.id, 'drop', email);
  await onProven(tx, { userId, email, takenFrom: others.map(({ id }) => id) });
}
