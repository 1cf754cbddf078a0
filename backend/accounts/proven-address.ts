import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { moveToOwner, ownerOf } from './address-owners-repository.ts';
import { accountsBefore, isWayIn, lockAddress } from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import { hasOpenLink } from './email-repository.ts';
import { findUserRow, type UserRow } from './repository.ts';

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

/** Mails the reader of an address, who had the right code, a link that takes it off an account that stands before one of theirs, unless one is open. */
export async function offerDrop(ctx: Context, tx: Db, email: string): Promise<void> {
  for (const id of await accountsBefore(tx, email)) await sendDrop(ctx, tx, id, email, { isAskedFor: true });
}

/** One that is open stands for all mails. */
export async function sendDrop(
  ctx: Context,
  tx: Db,
  id: string,
  email: string,
  { isAskedFor = false } = {},
): Promise<void> {
  if (!(await hasOpenLink(tx, { userId: id, kind: 'drop', email, now: ctx.now() })))
    await sendEmailLink(ctx, tx, id, 'drop', email, { isAskedFor });
}

/**
 * What waits for an address is, before it becomes `userId`'s, of the other account that has it now (`ownerId`), where that opens with
 * it: what somebody gave stays theirs.
 *
 * @returns the other account
 */
export async function settleForOwner(
  tx: Db,
  { userId, email, ownerId }: { userId: string; email: string; ownerId: string | undefined },
  onProven: OnProvenAddress,
): Promise<UserRow | undefined> {
  const user = ownerId === undefined || ownerId === userId ? undefined : await findUserRow(tx, ownerId);
  if (user && isWayIn(user, email)) await onProven(tx, { userId: user.id, email, isWayIn: true });
  return user;
}

/**
 * Makes an address the account's that has proven it, and lets what waits for it join that one. Another account that had it until now
 * has its mails sent there until whoever reads them says no (docs/decisions/0096).
 *
 * @param isReadNow whether its mail was read for it, which the identity provider's word does not say
 * @returns the other account that had it
 */
export async function settleProven(
  ctx: Context,
  tx: Db,
  { userId, email, isReadNow = true }: { userId: string; email: string | null; isReadNow?: boolean },
  onProven: OnProvenAddress,
): Promise<string | undefined> {
  if (!email) return undefined;
  await lockAddress(tx, email);
  const ownerId = await ownerOf(tx, email);
  const before = await settleForOwner(tx, { userId, email, ownerId }, onProven);
  await moveToOwner(tx, { userId, email, before: ownerId, isReadNow, now: ctx.now() });
  if (before?.email === email) await sendDrop(ctx, tx, before.id, email);
  const user = await findUserRow(tx, userId);
  if (user) await onProven(tx, { userId, email, isWayIn: isWayIn(user, email) });
  return before?.id;
}
