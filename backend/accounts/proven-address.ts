import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { endOtherMatches } from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';

/**
 * What happens once an address is proven to be somebody's: handed in, since accounts know
 * nothing of what waits for it.
 */
export type OnProvenAddress = (tx: Db, person: { userId: string; email: string | null }) => Promise<void>;

/**
 * Makes an address that opened an account that one's: what waits for it joins the account, and another that once confirmed it has
 * its mails sent there until whoever reads them says no (docs/decisions/0096).
 */
export async function settleProven(
  ctx: Context,
  tx: Db,
  person: Parameters<OnProvenAddress>[1],
  onProven: OnProvenAddress,
): Promise<void> {
  if (person.email !== null)
    for (const other of await endOtherMatches(tx, person.userId, person.email))
      await sendEmailLink(ctx, tx, other, 'drop', person.email);
  await onProven(tx, person);
}
