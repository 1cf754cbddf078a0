import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { codeAddressOf, provenAddresses } from '#backend/platform/database/proven-email.ts';
import { letGoOfOthers, ownerOf } from './address-owners-repository.ts';
import {
  freeCodeAddress,
  isAnothers,
  isWayIn,
  moveCodeAddress,
  setCodeEmail,
} from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import {
  deleteOverKeepLinks,
  dropEmailLinks,
  formerAddresses,
  hasOpenLink,
  markKeepLinksUsed,
  markLinkUsed,
  setAddresses,
  type PressableLink,
  type Since,
} from './email-repository.ts';
import { findUserRow, type UserRow } from './repository.ts';
import { settleForOwner, settleProven, type OnProvenAddress } from './proven-address.ts';
import { hasAnotherWay } from './ways-in.ts';
import { revokeSessionsOf } from './session-repository.ts';
import { endWhatOthersLeft, removePasskeys, type Withdrawn } from './withdraw-passkeys.ts';

/** A link whose button was pressed, with whose it is: their row is locked. */
export interface Pressed {
  link: PressableLink;
  user: UserRow;
}

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
  const kind = await mailToOld(tx, user, { email, newOne });
  if (kind === 'keep') await deleteOverKeepLinks(tx, user.id, email, ctx.now());
  await sendEmailLink(ctx, tx, user.id, kind, email, { wasWayIn: isWayIn(user, email) });
}

/** Which mail goes to an address the account has had so far: no address gets a way to take anything from an older one. */
export async function mailToOld(
  tx: Db,
  user: UserRow,
  { email, newOne }: { email: string; newOne: string },
): Promise<'keep' | 'drop' | 'lost'> {
  if (!provenAddresses(user).includes(email)) return 'drop';
  return (await formerAddresses(tx, user.id)).some((row) => row.email === newOne) ? 'lost' : 'keep';
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
  const wereWaysIn = new Map(provenAddresses(user).map((email) => [email, isWayIn(user, email)]));
  for (const { email, was_way_in, expires_at: until } of await formerAddresses(tx, user.id))
    if (until > now) wereWaysIn.set(email, was_way_in || wereWaysIn.get(email) === true);
  for (const [email, wasWayIn] of wereWaysIn)
    // an address that is another account's by now hears nothing of this one: its links from before work on
    if (!(await isAnothers(tx, user.id, email)))
      await sendEmailLink(ctx, tx, user.id, 'keep', email, { wasWayIn, now });
}

interface ComingBack {
  user: UserRow;
  email: string;
  /** The session of whoever confirmed the address in it: it stays. */
  sessionId?: string | undefined;
  /** The link they confirmed it with. */
  linkId?: string;
  /** Whether it was asked for by a link mailed there since (`askOnceMore`): then no other account keeps the address. */
  isReadNow?: boolean;
  /** Unset where the identity provider vouches for it, which is no proof anew. */
  onProven?: OnProvenAddress;
}

/**
 * The older address prevails (docs/decisions/0096): one the account had before counts again, and all that came since it was first told
 * of a change ends. Codes to it open the account if they did then, no person of the identity provider who took it over since does;
 * everybody else is signed out, later links and passkeys work no more, and `endWhatOthersLeft`. Each address that loses is told.
 *
 * @returns what went; an account that has no other way in keeps the passkeys from before. Null for an address that is no older one.
 *   `isAnothers`: the address opens another account, or was confirmed there, and nothing was done
 */
export async function takeBack(
  ctx: Context,
  tx: Db,
  { user: before, email, sessionId, linkId, isReadNow = false, onProven }: ComingBack,
): Promise<Withdrawn | 'isAnothers' | null> {
  const former = await formerAddresses(tx, before.id);
  const first = former.find((row) => row.email === email);
  if (!first) return null;
  const since: Since = { user_id: before.id, passkey_id: null, created_at: first.created_at };
  // where mails and codes went to two addresses, both come back
  const waysIn = former.filter((row) => row.was_way_in && row.created_at >= since.created_at);
  const wayIn = waysIn.find((row) => row.email === email) ?? waysIn[0];
  if (isReadNow) {
    const of = { userId: before.id, email, ownerId: await ownerOf(tx, email) };
    if (onProven) await settleForOwner(tx, of, onProven);
    await takeFromOthers(ctx, tx, of);
  }
  // where it was only to be taken off, nothing comes back that another account has meanwhile
  else if (before.email !== email || codeAddressOf(before) !== email)
    for (const each of new Set([email, wayIn?.email ?? email]))
      if (await isAnothers(tx, before.id, each)) return 'isAnothers';
  if (wayIn) await moveCodeAddress(tx, before, isReadNow ? email : wayIn.email, { since: since.created_at });
  else await setCodeEmail(tx, before.id, null);
  await setAddresses(tx, before.id, { pending_email: '', email });
  await letGoOfOthers(tx, before.id);
  await markKeepLinksUsed(tx, before.id, email, ctx.now());
  if (linkId) await markLinkUsed(tx, linkId, ctx.now());
  await dropEmailLinks(tx, before.id, { since: since.created_at, keptId: linkId });
  await revokeSessionsOf(tx, before.id, ctx.now(), sessionId);
  // so is the one codes go to that came with it; one that was there all along, and is another account's meanwhile, stays that one's
  const { id: userId } = before;
  const back = [email, codeAddressOf((await findUserRow(tx, userId)) ?? before)];
  for (const each of new Set(back))
    if (onProven && ((isReadNow && each === email) || !(await isAnothers(tx, userId, each))))
      await settleProven(ctx, tx, { userId, email: each }, onProven);
  const withdrawn = {
    passkeys: await removePasskeys(ctx, tx, since),
    hosts: await endWhatOthersLeft(ctx, tx, since),
  };
  const after = (await findUserRow(tx, before.id)) ?? before;
  for (const lost of provenAddresses(before))
    if (lost !== email && !provenAddresses(after).includes(lost))
      await sendEmailLink(ctx, tx, before.id, 'lost', lost);
  return withdrawn;
}

/**
 * Mails a second link to whoever reads there now: the first may be a copy of somebody's who looked into the mailbox once. One that is
 * open stands for all presses.
 */
export async function askOnceMore(ctx: Context, tx: Db, { link: { email }, user }: Pressed): Promise<void> {
  if (!(await hasOpenLink(tx, { userId: user.id, kind: 'back', email, now: ctx.now() })))
    await sendEmailLink(ctx, tx, user.id, 'back', email);
}

/** Lets no code to the address open another account. Whoever had one there can bring the address back there in the same way. */
async function takeFromOthers(
  ctx: Context,
  tx: Db,
  { userId, email, ownerId }: { userId: string; email: string; ownerId: string | undefined },
): Promise<void> {
  const freed = (await freeCodeAddress(tx, userId, email)).map(({ id }) => id);
  for (const id of freed) await revokeSessionsOf(tx, id, ctx.now());
  const losers = new Set([...freed, ...(ownerId && ownerId !== userId ? [ownerId] : [])]);
  for (const id of losers) await sendEmailLink(ctx, tx, id, 'keep', email, { wasWayIn: freed.includes(id) });
}

/**
 * The account writes no more to an address that was merely confirmed, nor is anybody invited there joined to it, and everybody is signed
 * out. One that has another way in opens by codes to the address no more; the last way in stays, for who pressed may be anybody.
 */
export async function drop(ctx: Context, tx: Db, { link, user: before }: Pressed): Promise<void> {
  const without = { ...before, code_email: null };
  const opensByCodes = before.code_email === link.email;
  const user = opensByCodes && (await hasAnotherWay(ctx, tx, without)) ? without : before;
  const others = [codeAddressOf(user), user.verified_email, ...user.owned];
  const isDropped = !isWayIn(user, link.email) || !user.owned.includes(link.email);
  await setAddresses(tx, user.id, {
    pending_email: '',
    code_email: user.code_email,
    ...(isDropped &&
      user.email === link.email && { email: others.find((email) => email && email !== link.email) ?? '' }),
  });
  if (isDropped) await letGoOfOthers(tx, user.id);
  await dropEmailLinks(tx, user.id, { keptId: link.id });
  await markLinkUsed(tx, link.id, ctx.now());
  await revokeSessionsOf(tx, user.id, ctx.now());
}
