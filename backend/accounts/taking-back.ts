import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  accountsThatProved,
  codeAddressOf,
  isProven,
  isWayIn,
  moveCodeAddress,
  undoHandOver,
} from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import { dropEmailLinks, markLinkUsed, setAddresses, type EmailLinkRow } from './email-repository.ts';
import { findUserRow, revokeSessionsOf, type UserRow } from './repository.ts';
import { endWhatOthersLeft, removePasskeys, type Withdrawn } from './withdraw-passkeys.ts';

/** A link whose button was pressed, with whose it is: their row is locked. */
export interface Pressed {
  link: EmailLinkRow;
  user: UserRow;
}

/**
 * Tells who reads mail at an address of an account that its address changes, with a link that takes that back; where the
 * address was merely confirmed, by whom nobody knows, with one that takes it off the account. `user` is as before the change.
 */
export async function tellOldAddress(ctx: Context, tx: Db, user: UserRow, email: string): Promise<void> {
  const wasWayIn = isWayIn(user, email);
  await sendEmailLink(ctx, tx, user.id, linkForOld(user, email), email, { wasWayIn });
}

/** Which kind of link goes to an address the account has had so far. */
export const linkForOld = (user: UserRow, email: string): 'keep' | 'drop' =>
  isProven(user, email) ? 'keep' : 'drop';

/** Both the address that counted and the one codes went to: the second may be the only one its owner reads. */
export async function tellOldAddresses(ctx: Context, tx: Db, user: UserRow, newOne: string): Promise<void> {
  for (const email of new Set([user.email, codeAddressOf(user)]))
    if (email !== '' && email !== newOne) await tellOldAddress(ctx, tx, user, email);
}

/**
 * The old address counts again, codes to it open the account if they did when the link was made, no person of the identity provider
 * who took it over since does, and everybody is signed out; links made since
 * and passkeys work no more, and `endWhatOthersLeft`: whoever changed the address may have added all that. What another account has proven since stays that one's.
 *
 * @returns what went; an account that has no other way in keeps the passkeys from before
 */
export async function keep(ctx: Context, tx: Db, { link, user: before }: Pressed): Promise<Withdrawn> {
  if (link.was_way_in)
    await moveCodeAddress(tx, await undoHandOver(tx, before, link.created_at), link.email, {
      takenFrom: link.created_at,
    });
  const user = (await findUserRow(tx, before.id)) ?? before;
  const isTheirs =
    isWayIn(user, link.email) || (await accountsThatProved(tx, link.email)).every(({ id }) => id === user.id);
  await setAddresses(tx, user.id, {
    pending_email: '',
    ...(isTheirs &&
      user.email !== link.email && {
        email: link.email,
        matched_email: link.email === user.verified_email ? null : link.email,
      }),
  });
  // an older one still takes this back: of two who say that it was not them, the one from before is right
  await dropEmailLinks(tx, user.id, { since: link.created_at, keptId: link.id });
  await markLinkUsed(tx, link.id, ctx.now());
  await revokeSessionsOf(tx, user.id, ctx.now());
  return { passkeys: await removePasskeys(ctx, tx, link), hosts: await endWhatOthersLeft(ctx, tx, link) };
}

/** The account writes no more to an address that was merely confirmed, and everybody is signed out. Its ways in stay: who pressed may be anybody. */
export async function drop(ctx: Context, tx: Db, { link, user }: Pressed): Promise<void> {
  const isDropped = user.email === link.email && !isProven(user, link.email);
  const own = [codeAddressOf(user), user.verified_email, user.matched_email].find(Boolean) ?? '';
  await setAddresses(tx, user.id, { pending_email: '', ...(isDropped && { email: own }) });
  await dropEmailLinks(tx, user.id, { keptId: link.id });
  await markLinkUsed(tx, link.id, ctx.now());
  await revokeSessionsOf(tx, user.id, ctx.now());
}
