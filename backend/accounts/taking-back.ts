import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { codeAddressOf, EMAIL_ISSUER, provenAddresses } from '#backend/platform/database/proven-email.ts';
import { letGoOfOthers, ownerOf } from './address-owners-repository.ts';
import {
  accountsWaitingAt,
  freeCodeAddress,
  isAnothers,
  isWayIn,
  openByCodesTo,
  setCodeEmail,
} from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import {
  dropEmailLinks,
  formerAddresses,
  hasOpenLink,
  markKeepLinksUsed,
  markLinkUsed,
  setAddresses,
  type EmailLinkRow,
  type PressableLink,
  type Since,
} from './email-repository.ts';
import { deletePasskeysOf, findUserRow, type UserRow } from './repository.ts';
import { settleForOwner, settleProven, type OnProvenAddress } from './proven-address.ts';
import { hasAnotherWay, opensAtProvider } from './ways-in.ts';
import { revokeSessionsOf } from './session-repository.ts';
import { endWhatOthersLeft, removePasskeys, type Withdrawn } from './withdraw-passkeys.ts';

/** What went from an account that was taken back. `isBack`: the address counts there. */
export type TakenBack = Withdrawn & { isBack: boolean };

/** A link whose button was pressed, with whose it is: their row is locked. */
export interface Pressed {
  link: PressableLink;
  user: UserRow;
}

interface ComingBack {
  user: UserRow;
  email: string;
  /** The session of whoever confirmed the address in it: it stays. Unset where somebody pressed a link, who may be anybody. */
  sessionId?: string | undefined;
  /** The link they confirmed it with. */
  linkId?: string;
  /** Whether its mail is read now, by a second link (`askOnceMore`) or by whoever confirms it signed in: then no other account keeps the address. */
  isReadNow?: boolean;
  /** Unset where the identity provider vouches for it, which is no proof anew. */
  onProven?: OnProvenAddress;
}

/**
 * The older address prevails (docs/decisions/0096): one the account had before counts again, and all that came since it was first told
 * of a change ends: the account opens as it did when that link was made, and no other way that was added since. Everybody else is
 * signed out, later links and passkeys work no more, and `endWhatOthersLeft`. Each address that loses is told.
 *
 * A press in a mail joins an address to no account that its provider opens: there it ends what came since, and the person types the
 * address anew. After it codes to the address alone open the account, so that nobody but its reader has anything by the press.
 *
 * @returns what went, and whether the address counts; an account that has no other way in keeps the passkeys from before. Null for an address that is no older one.
 *   `isAnothers`: the address opens another account, or was confirmed there (for a press: was so since), and nothing was done
 */
export async function takeBack(
  ctx: Context,
  tx: Db,
  { user: before, email, sessionId, linkId, isReadNow = false, onProven }: ComingBack,
): Promise<TakenBack | 'isAnothers' | null> {
  const former = await formerAddresses(tx, before.id);
  const first = former.find((row) => row.email === email);
  if (!first) return null;
  const { id: userId } = before;
  const since: Since = { user_id: userId, passkey_id: null, created_at: first.created_at };
  const isFree = async (each: string) => !(await isAnothers(tx, userId, each));
  const isPress = sessionId === undefined;
  const staysOff = isPress && opensAtProvider(ctx, before) && !isHandedOverSince(before, first);
  if (staysOff) await takeOff(tx, before, { first, former });
  else if (isReadNow && onProven) await takeFromOthers(ctx, tx, { userId, email, onProven });
  // where it was only to be taken off, nothing comes back that another account has meanwhile
  else if (before.email !== email || codeAddressOf(before) !== email) {
    // a copy may be of whoever looked into the mailbox while it was
    if (isPress && former.some((row) => row.email === email && row.was_anothers)) return 'isAnothers';
    for (const each of new Set([email, first.code_address].filter(Boolean)))
      if (!(await isFree(each))) return 'isAnothers';
  }
  if (!staysOff) {
    await restoreCodeAddress(tx, before, { first, isFree, isPress });
    await setAddresses(tx, userId, { pending_email: '', email });
  }
  await letGoOfOthers(tx, userId);
  await markKeepLinksUsed(tx, userId, email, ctx.now());
  if (linkId) await markLinkUsed(tx, linkId, ctx.now());
  await dropEmailLinks(tx, userId, { since: since.created_at, keptId: linkId });
  await revokeSessionsOf(tx, userId, ctx.now(), sessionId);
  // so is the one codes go to that came with it; one that was there all along, and is another account's meanwhile, stays that one's
  const back = [email, codeAddressOf((await findUserRow(tx, userId)) ?? before)];
  for (const each of new Set(back))
    if (onProven && !staysOff && (await isFree(each)))
      await settleProven(ctx, tx, { userId, email: each }, onProven);
  const withdrawn = {
    passkeys: await removePasskeys(ctx, tx, since),
    hosts: await endWhatOthersLeft(ctx, tx, since),
  };
  const after = (await findUserRow(tx, userId)) ?? before;
  for (const lost of provenAddresses(before))
    if (lost !== email && !provenAddresses(after).includes(lost))
      await sendEmailLink(ctx, tx, userId, 'lost', lost);
  return { ...withdrawn, isBack: after.email === email };
}

const isHandedOverSince = (user: UserRow, { created_at: since }: EmailLinkRow): boolean =>
  user.handed_over_at !== null && user.handed_over_at >= since;

/** Takes off an account what its addresses became since they were first told of a change: what its provider vouches for stays. */
async function takeOff(
  tx: Db,
  user: UserRow,
  { first, former }: { first: EmailLinkRow; former: readonly EmailLinkRow[] },
): Promise<void> {
  const wasThere = former.some(({ email, created_at: at }) => email === user.email && at <= first.created_at);
  await setAddresses(tx, user.id, {
    pending_email: '',
    email: wasThere ? user.email : (user.verified_email ?? ''),
    code_email: codeAddressOf(user) === first.code_address ? user.code_email : null,
  });
}

/**
 * Lets codes open an account where they did when a link was made, and nowhere else: whatever came since ends, also where that address
 * is another account's by now. One that codes alone opened then opens at the address that comes back. By a press in a mail codes alone
 * open it from then on.
 */
async function restoreCodeAddress(
  tx: Db,
  user: UserRow,
  {
    first,
    isFree,
    isPress,
  }: { first: EmailLinkRow; isFree: (email: string) => Promise<boolean>; isPress: boolean },
): Promise<void> {
  const { email, code_address: address } = first;
  const isHandedOver = isHandedOverSince(user, first);
  // it never moved
  if (address !== '' && address === codeAddressOf(user) && !isHandedOver) return;
  const own = address !== '' && (await isFree(address)) ? address : null;
  if (isPress || isHandedOver || user.issuer === EMAIL_ISSUER)
    return openByCodesTo(tx, user.id, own ?? email);
  await setCodeEmail(tx, user.id, own === user.verified_email ? null : own);
}

/**
 * Mails a second link to whoever reads there now: the first may be a copy of somebody's who looked into the mailbox once. One that is
 * open stands for all presses.
 */
export async function askOnceMore(ctx: Context, tx: Db, { link: { email }, user }: Pressed): Promise<void> {
  if (!(await hasOpenLink(tx, { userId: user.id, kind: 'back', email, now: ctx.now() })))
    await sendEmailLink(ctx, tx, user.id, 'back', email);
}

/**
 * Makes the address this account's and lets no code to it open another one. One that opens no other way waits there, and its reader can
 * bring it back in the same way.
 */
export async function takeFromOthers(
  ctx: Context,
  tx: Db,
  { userId, email, onProven }: { userId: string; email: string; onProven: OnProvenAddress },
): Promise<void> {
  await settleForOwner(tx, { userId, email, ownerId: await ownerOf(tx, email) }, onProven);
  const opensOtherwise = (user: UserRow) => opensAtProvider(ctx, user);
  const freed = await freeCodeAddress(tx, { userId, email, opensOtherwise });
  await settleProven(ctx, tx, { userId, email }, onProven);
  for (const other of freed) {
    await revokeSessionsOf(tx, other.id, ctx.now());
    if (opensOtherwise(other)) continue;
    // whoever reads the mailbox says whose it is from now on
    await deletePasskeysOf(tx, other.id);
    await endWhatOthersLeft(ctx, tx, { user_id: other.id, passkey_id: null, created_at: ctx.now() });
  }
  await offerWaiting(ctx, tx, email);
}

/** Mails whoever reads at an address a link to each account that waits there, unless one is open. */
export async function offerWaiting(ctx: Context, tx: Db, email: string): Promise<void> {
  for (const { id } of await accountsWaitingAt(tx, email))
    if (!(await hasOpenLink(tx, { userId: id, kind: 'keep', email, now: ctx.now() })))
      await sendEmailLink(ctx, tx, id, 'keep', email, { codeAddress: email });
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
