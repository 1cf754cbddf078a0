import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import type { addressChange, EmailLink, emailLinkUsed, SavedProfile } from '#contract/accounts/accounts.ts';
import { accountWords } from '#messages/accounts/words.ts';
import * as linkMailWords from '#messages/accounts/email-link/mail.ts';
import { emailLinkWords } from '#messages/accounts/email-link/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, notFound, notSignedIn, tooMany } from '#backend/platform/errors.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { secondsToMail } from './email-limit.ts';
import {
  deleteExpiredLinks,
  dropEmailLinks,
  findLinkByToken,
  hasOpenLink,
  markLinkUsed,
  setAddresses,
  wasTakenOff,
} from './email-repository.ts';
import { sendEmailLink } from './email-links.ts';
import { codeAddressOf, isUnproven } from '#backend/platform/database/proven-email.ts';
import { letGoOfOthers } from './address-owners-repository.ts';
import {
  isWayIn,
  lockAddress,
  lockPresses,
  moveCodeAddress,
  othersAt,
  setCodeEmail,
} from './code-address-repository.ts';
import { sendDrop, settleProven, type OnProvenAddress } from './proven-address.ts';
import { findUserRow, lockUser, type UserRow } from './repository.ts';
import { lockSignedIn, sessionOpening } from './session-repository.ts';
import { presentUser } from './user.ts';
import { hasAnotherWay } from './ways-in.ts';
import { mailToOld, tellOldAddress, tellOldAddresses } from './former-addresses.ts';
import { askOnceMore, drop, takeBack, takeFromOthers, type Pressed, type TakenBack } from './taking-back.ts';
import { withdrawPasskeys } from './withdraw-passkeys.ts';

/**
 * What becomes of the address typed into a profile. The one that counts stays as it is until the
 * new one's owner confirms it; one the identity provider vouches for counts at once. Whoever reads
 * mail at the old address is told either way. Call with the person's row locked.
 *
 * @returns what becomes of an address that waits now, for who typed it
 */
export async function changeEmail(
  ctx: Context,
  tx: Db,
  user: UserRow,
  { email, sessionId }: { email: string; sessionId: string },
): Promise<Pick<SavedProfile, 'confirmation' | 'message'>> {
  const unchanged = { confirmation: 'none', message: '' } as const;
  const sent = { confirmation: 'sent', message: accountWords.confirmationSent(email) } as const;
  if (email === user.email) return unchanged;
  if (email === user.verified_email) {
    const back = await takeBack(ctx, tx, { user, email, sessionId });
    if (back && back !== 'isAnothers') return unchanged;
    await dropEmailLinks(tx, user.id);
    const vouched = { email, pending_email: '', code_email: null };
    await setAddresses(tx, user.id, vouched);
    if (!(await hasAnotherWay(ctx, tx, { ...user, ...vouched })))
      await setCodeEmail(tx, user.id, user.code_email);
    await letGoOfOthers(tx, user.id);
    await tellOldAddresses(ctx, tx, user, email);
    return unchanged;
  }
  if (
    email === user.pending_email &&
    (await hasOpenLink(tx, { userId: user.id, kind: 'confirm', email, now: ctx.now() }))
  )
    return sent;
  const seconds = await askToConfirm(ctx, tx, user, email);
  return seconds > 0
    ? { confirmation: 'later', message: accountWords.savedWithoutMail(email, seconds) }
    : sent;
}

/** @throws {Problem} 409 when nothing waits, 429 */
export async function sendEmailConfirmation(
  ctx: Context,
  viewer: SignedIn,
): Promise<z.infer<typeof addressChange>> {
  return change(ctx, viewer, async (tx, user) => {
    // one that counts, and is not theirs, becomes so once its mail is confirmed signed in
    const email = user.pending_email || (isUnproven(user) ? user.email : '');
    if (email === '') throw conflict(accountWords.nothingToConfirm, 'nothing_pending');
    const seconds = await askToConfirm(ctx, tx, user, email);
    if (seconds > 0) throw tooMany(seconds, accountWords.tooManyConfirmations(seconds));
    return accountWords.confirmationSent(email);
  });
}

/** Forgets the address that waits; its link works no more. Asking again changes nothing. */
export async function cancelEmailChange(
  ctx: Context,
  viewer: SignedIn,
): Promise<z.infer<typeof addressChange>> {
  return change(ctx, viewer, async (tx, user) => {
    await dropEmailLinks(tx, user.id);
    await setAddresses(tx, user.id, { pending_email: '' });
    return accountWords.changeCancelled;
  });
}

/** What a link is for, with the name of whoever is signed in as its person. Reading it changes nothing: mail scanners open links. @throws {Problem} 404 */
export async function getEmailLink(ctx: Context, viewer: Viewer, token: string): Promise<EmailLink> {
  const link = await findLinkByToken(ctx.db, sha256(token), ctx.now());
  const user = link && (await findUserRow(ctx.db, link.user_id));
  if (!link || !user) throw notFound(linkOver);
  return {
    kind: link.kind,
    email: link.email,
    firstName: viewer?.userId === user.id ? user.first_name : '',
    used: link.used_at !== null,
  };
}

/**
 * Does what a link is for, once; pressing again changes nothing and says so. Confirming while signed in as the
 * person also joins them to guests invited under the address, and lets codes to it open the account: whoever presses a
 * button in a mail they never asked for must not open their invitations, or their account, to somebody else. An address that another
 * account proved stays that one's: this account's mails go there, and nothing else.
 *
 * @throws {Problem} 404 when the link expired, was replaced or was never made here
 */
export async function useEmailLink(
  ctx: Context,
  viewer: Viewer,
  token: string,
  language: Language,
  onProven: OnProvenAddress,
): Promise<z.infer<typeof emailLinkUsed>> {
  return runTransaction(ctx.db, async (tx) => {
    const found = await findLinkByToken(tx, sha256(token), ctx.now());
    // presses of several accounts take addresses from each other: one after the other, so that each finds how the last one left them
    if (found) await lockPresses(tx);
    // in the order of whoever signs in: the address first
    if (found) await lockAddress(tx, found.email);
    const user = found && (await lockUser(tx, found.user_id));
    // read again under the person's lock: of two presses one does it
    const link = user && (await findLinkByToken(tx, sha256(token), ctx.now()));
    if (!link) throw notFound(linkOver);
    const texts = emailLinkWords[language];
    // what it did may have been changed since
    if (link.used_at) return { success: true, kind: link.kind, isDone: true, message: texts.usedBefore };
    const message = await press(ctx, tx, { link, user, viewer, onProven }, texts);
    if (message) return { success: true, kind: link.kind, isDone: true, message };
    await askOnceMore(ctx, tx, { link, user });
    return { success: true, kind: link.kind, isDone: false, message: texts.onceMore(link.email) };
  });
}

/** @returns what it did; null where another account has the address, and nothing was done */
async function press(
  ctx: Context,
  tx: Db,
  pressed: Pressed & { viewer: Viewer; onProven: OnProvenAddress },
  texts: (typeof emailLinkWords)[Language],
): Promise<string | null> {
  const { kind, email } = pressed.link;
  if (kind === 'drop') {
    await drop(ctx, tx, pressed);
    return texts.dropped(email);
  }
  if (kind === 'passkeys') {
    const { passkeys, hosts } = await withdrawPasskeys(ctx, tx, pressed);
    return texts.passkeysWithdrawn[passkeys] + texts.hostsGone(hosts);
  }
  const done = await (kind === 'confirm'
    ? confirm(ctx, tx, pressed)
    : takeBack(ctx, tx, {
        user: pressed.user,
        email,
        linkId: pressed.link.id,
        isReadNow: kind === 'back',
        onProven: pressed.onProven,
      }));
  if (done === 'beside another') return texts.confirmedBesideAnother(email);
  if (done === 'mails alone')
    return texts.confirmedMailsAlone(email, linkMailWords.veiled(codeAddressOf(pressed.user)));
  if (done === 'isAnothers') return null;
  if (!done) return texts.confirmed(email);
  const arePasskeysGone = done.passkeys === 'all';
  const taken = done.isBack ? texts.kept(email, arePasskeysGone) : texts.takenOff(arePasskeysGone);
  return taken + texts.hostsGone(done.hosts);
}

/** Throws away links a month after they expired. */
export const forgetOldEmailLinks = (ctx: Context): Promise<void> =>
  deleteExpiredLinks(ctx.db, new Date(ctx.now().getTime() - 30 * DAY_MS));

const linkOver = (language: Language): string => emailLinkWords[language].linkOver;

async function confirm(
  ctx: Context,
  tx: Db,
  { link, user, viewer, onProven }: Pressed & { viewer: Viewer; onProven: OnProvenAddress },
): Promise<TakenBack | 'beside another' | 'mails alone' | null> {
  if (![user.pending_email, isUnproven(user) ? user.email : ''].includes(link.email))
    throw notFound(linkOver);
  await markLinkUsed(tx, link.id, ctx.now());
  // whoever signed everybody out meanwhile was first
  const asThemselves =
    viewer?.userId === user.id && (await sessionOpening(tx, viewer.sessionId)) !== undefined;
  if (asThemselves) {
    const { sessionId } = viewer;
    const back = { user, email: link.email, sessionId, linkId: link.id, isReadNow: true, onProven };
    const withdrawn = await takeBack(ctx, tx, back);
    if (withdrawn && withdrawn !== 'isAnothers') return withdrawn;
  }
  const isOwn = user.owned.includes(link.email);
  // one that opens another account, or counts there, is not taken from it; one that it has moved on from is
  const isTaken = (await othersAt(tx, user.id, link.email)).some(
    (other) => other.email === link.email || isWayIn(other, link.email),
  );
  // what a press took off this account its person has back from whoever proved it since
  const isRegained = asThemselves && isTaken && (await wasTakenOff(tx, user.id, link.email));
  if (isRegained) await takeFromOthers(ctx, tx, { userId: user.id, email: link.email, onProven });
  const proves = asThemselves && (!isTaken || isRegained);
  await setAddresses(tx, user.id, { email: link.email, pending_email: '' });
  if (proves) {
    await moveCodeAddress(tx, user, link.email);
    await letGoOfOthers(tx, user.id);
    await settleProven(ctx, tx, { userId: user.id, email: link.email }, onProven);
  }
  await dropEmailLinks(tx, user.id, { keptId: link.id });
  if (link.email !== user.email) await tellOldAddresses(ctx, tx, user, link.email);
  if (proves || isOwn) return null;
  // whoever pressed may have had nothing to do with it: there is a way to stop it from the first day on
  await sendDrop(ctx, tx, user.id, link.email);
  return asThemselves ? 'beside another' : 'mails alone';
}

/** Lets the address wait and mails its owner. @returns seconds until that mail may be sent; 0 when it was */
async function askToConfirm(ctx: Context, tx: Db, user: UserRow, email: string): Promise<number> {
  const isNew = user.pending_email !== email && user.email !== email;
  const seconds = await secondsToMail(ctx, tx, user, email);
  if (isNew) await setAddresses(tx, user.id, { pending_email: email });
  // a mail sent before for this address works on while no other can be sent
  if (isNew || seconds === 0) await dropEmailLinks(tx, user.id);
  if (seconds > 0) return seconds;
  await sendEmailLink(ctx, tx, user.id, 'confirm', email);
  // told of each new address, not of each 'send again'; but never asked for without being told
  const addresses = { email: user.email, newOne: email };
  const kind = await mailToOld(ctx, tx, user, addresses);
  const wasNotified =
    !isNew && (await hasOpenLink(tx, { userId: user.id, kind, email: user.email, now: ctx.now() }));
  // a later address keeps none from coming back that was there before, and is told once it has
  if (user.email !== '' && user.email !== email && !wasNotified && kind !== 'lost')
    await tellOldAddress(ctx, tx, user, addresses);
  return 0;
}

async function change(
  ctx: Context,
  viewer: SignedIn,
  work: (tx: Db, user: UserRow) => Promise<string>,
): Promise<z.infer<typeof addressChange>> {
  return runTransaction(ctx.db, async (tx) => {
    const user = await lockSignedIn(tx, viewer);
    const message = await work(tx, user);
    const changed = await findUserRow(tx, user.id);
    if (!changed) throw notSignedIn();
    return { user: presentUser(changed), message };
  });
}
