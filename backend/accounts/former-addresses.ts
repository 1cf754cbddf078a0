import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { codeAddressOf, provenAddresses } from '#backend/platform/database/proven-email.ts';
import { isAnothers } from './code-address-repository.ts';
import { mailHandOver, sendEmailLink } from './email-links.ts';
import { deleteOverKeepLinks, formerAddresses, type EmailLinkRow } from './email-repository.ts';
import type { UserRow } from './repository.ts';

/**
 * Tells who reads mail at an address of an account that it changes to `newOne`, with a link that takes that back; where the
 * address was merely confirmed, by whom nobody knows, with one that takes it off the account; with none where the new one is older.
 * `user` is as before the change.
 */
export async function tellOldAddress(
  ctx: Context,
  tx: Db,
  user: UserRow,
  { email, newOne }: { email: string; newOne: string },
): Promise<void> {
  const kind = await mailToOld(ctx, tx, user, { email, newOne });
  const codeAddress = codeAddressOf(user);
  if (kind === 'keep') await deleteOverKeepLinks(tx, user.id, email, ctx.now());
  await sendEmailLink(ctx, tx, user.id, kind, email, { codeAddress });
}

/**
 * Which mail goes to an address the account has had so far: no address gets a way to take anything from an older one, nor any at all
 * while an older one has a link that is open.
 */
export async function mailToOld(
  ctx: Context,
  tx: Db,
  user: UserRow,
  { email, newOne }: { email: string; newOne: string },
): Promise<'keep' | 'drop' | 'lost'> {
  const proven = provenAddresses(user);
  if (!proven.includes(email)) return 'drop';
  const isOlder = (row: EmailLinkRow) =>
    row.email === newOne || (row.expires_at > ctx.now() && !proven.includes(row.email));
  return (await formerAddresses(tx, user.id)).some(isOlder) ? 'lost' : 'keep';
}

/** The address that counted, the one codes went to and those that were proven: one may be the only one its owner reads. */
export async function tellOldAddresses(ctx: Context, tx: Db, user: UserRow, newOne: string): Promise<void> {
  // what the provider vouches for stays the account's
  const proven = provenAddresses(user).filter(
    (email) => email === codeAddressOf(user) || email !== user.verified_email,
  );
  for (const email of new Set([user.email, ...proven]))
    if (email !== '' && email !== newOne) await tellOldAddress(ctx, tx, user, { email, newOne });
}

/**
 * Tells everybody who proved an address of an account, and whoever can still take one back, that it opens at the identity provider
 * now, with a link that takes that back.
 */
export async function tellOfHandOver(ctx: Context, tx: Db, user: UserRow): Promise<void> {
  // a link of that moment is known by it (email-mail-jobs.ts)
  const now = user.handed_over_at ?? ctx.now();
  // codes opened it at the address the provider vouches for
  const codeAddress = user.verified_email ?? '';
  const former = (await formerAddresses(tx, user.id)).filter(({ expires_at: until }) => until > now);
  for (const email of new Set([...provenAddresses(user), ...former.map((row) => row.email)]))
    // an address that is another account's by now hears nothing of this one: its links from before work on
    if (!(await isAnothers(tx, user.id, email))) {
      // one that is open takes this back, too
      const open = former.find((row) => row.email === email);
      if (open) await mailHandOver(ctx, tx, open.id);
      else await sendEmailLink(ctx, tx, user.id, 'keep', email, { codeAddress, now });
    }
}
