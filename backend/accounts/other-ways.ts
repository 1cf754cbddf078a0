import type { z } from 'zod/v4';
import {
  hasOtherWays,
  type OtherWays,
  type WaysIn,
  type waysInAnswer,
  type waysInAnswered,
} from '#contract/accounts/ways-in.ts';
import * as linkMailWords from '#messages/accounts/email-link/mail.ts';
import { waysInWords } from '#messages/security/ways-in/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { EMAIL_ISSUER, provenAddresses } from '#backend/platform/database/proven-email.ts';
import { conflict, notSignedIn } from '#backend/platform/errors.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { letGoOfOthers, ownerOf, ownerSince } from './address-owners-repository.ts';
import { accountsThatProved, lockAddress, openByCodesTo } from './code-address-repository.ts';
import { sendEmailLink } from './email-links.ts';
import { dropEmailLinks, formerAddresses, setAddresses } from './email-repository.ts';
import {
  countOtherWays,
  hadSomethingBefore,
  linkedSince,
  isKnownBrowser,
  letWaitAt,
  markOthersChecked,
  openingOf,
  takeAddressOff,
  type Opening,
} from './other-ways-repository.ts';
import { tellOfPasskey } from './passkey-news.ts';
import { deletePasskeysOf, findUserRow, type UserRow } from './repository.ts';
import { lockSignedIn, revokeSessionsOf } from './session-repository.ts';
import { takeBack } from './taking-back.ts';
import { openedByCodes, opensAtProvider } from './ways-in.ts';
import { endWhatOthersLeft } from './withdraw-passkeys.ts';

/** What opens the account beside the way one came by, and what can be done about it (docs/decisions/0119). */
export async function getWaysIn(ctx: Context, viewer: SignedIn): Promise<WaysIn> {
  const user = await findUserRow(ctx.db, viewer.userId);
  if (!user) throw notSignedIn();
  const opening = await openingOf(ctx.db, viewer.sessionId);
  return {
    isAsked: opening.others_unchecked,
    begunAt: user.created_at.toISOString(),
    others: await othersOf(ctx, ctx.db, user, opening),
    ending: await endingFor(ctx, ctx.db, user, opening),
  };
}

/** Whether somebody who comes in has to be asked whose the other ways into the account are: there are some, and their browser is new there. */
export async function isToBeAsked(
  ctx: Context,
  tx: Db,
  user: UserRow,
  opening: Pick<Opening, 'way' | 'code_to' | 'browser_hash'>,
): Promise<boolean> {
  if (opening.way === 'passkey' || (await isKnownBrowser(tx, user.id, opening))) return false;
  return hasOtherWays(await othersOf(ctx, tx, user, { ...opening, id: '' }));
}

/** What becomes of invitations to the address of whoever leaves an account: handed in, since accounts know nothing of events. */
export type OnLeftAddress = (tx: Db, left: { userId: string; email: string }) => Promise<void>;

/**
 * Keeps that all other ways into the account are one's own, ends them all, or leaves the account to whoever had it before.
 *
 * @throws {Problem} 409 where that end is not the one for this account (any more); 403 for either end after too long a session
 */
export async function answerWaysIn(
  ctx: Context,
  viewer: SignedIn,
  { answer }: z.infer<typeof waysInAnswer>,
  onLeft: OnLeftAddress,
): Promise<z.infer<typeof waysInAnswered>> {
  if (answer !== 'mine') requireRecentSignIn(ctx, viewer);
  return runTransaction(ctx.db, async (tx) => {
    const known = await findUserRow(tx, viewer.userId);
    const opening = await openingOf(tx, viewer.sessionId);
    // in the order of whoever signs in: the address first, and the one that the account goes back to
    const own = known && addressOf(known, opening);
    const older = known && answer === 'leave' ? await formerAddress(ctx, tx, known, opening) : undefined;
    for (const each of [own, older?.email].flatMap((email) => email || []).sort())
      await lockAddress(tx, each);
    const user = await lockSignedIn(tx, viewer);
    if (answer !== 'mine') {
      if ((await endingFor(ctx, tx, user, opening)) !== answer)
        throw conflict(waysInWords.changed, 'ways_changed');
      if (answer === 'close') await closeOthers(ctx, tx, user, opening);
      else
        for (const email of await leave(ctx, tx, user, opening)) await onLeft(tx, { userId: user.id, email });
    }
    if (answer !== 'leave') await markOthersChecked(tx, user.id, opening);
    return {
      success: true,
      message: waysInWords.answered[answer],
      action: answer === 'leave' ? 'logout' : 'none',
    };
  });
}

/** The address that a session's way in is, if it is one. */
const addressOf = (
  user: UserRow,
  { way, code_to: codeTo }: Pick<Opening, 'way' | 'code_to'>,
): string | null => (way === 'provider' ? user.verified_email : codeTo);

async function othersOf(
  ctx: Context,
  db: Db,
  user: UserRow,
  opening: Pick<Opening, 'id' | 'way' | 'code_to'>,
): Promise<OtherWays> {
  const own = addressOf(user, opening);
  const former = await formerAddresses(db, user.id);
  const all = new Set([...provenAddresses(user), ...former.map(({ email }) => email)]);
  return {
    addresses: [...all].filter((email) => email !== own).map(linkMailWords.veiled),
    provider: opening.way !== 'provider' && opensAtProvider(ctx, user),
    ...(await countOtherWays(db, user.id, { sessionId: opening.id, now: ctx.now() })),
  };
}

/** The older address that can still take the account back, and since when others came. */
const formerAddress = async (ctx: Context, tx: Db, user: UserRow, opening: Opening) =>
  (await formerAddresses(tx, user.id)).find(
    ({ email, expires_at: until }) => email !== addressOf(user, opening) && until > ctx.now(),
  );

/**
 * Closing is for whoever came first, and for whoever finds nothing there that somebody before them could lose; nobody can tell who
 * prepared an account for somebody else from whoever stole it.
 */
async function endingFor(ctx: Context, tx: Db, user: UserRow, opening: Opening): Promise<WaysIn['ending']> {
  const own = addressOf(user, opening);
  const byCode = opening.way === 'email';
  const stands = byCode
    ? own !== null &&
      // an address that another account proved meanwhile opens this one for nobody
      (await ownerOf(tx, own)) === user.id &&
      openedByCodes(await accountsThatProved(tx, own))?.id === user.id
    : opening.way === 'provider' && opensAtProvider(ctx, user);
  if (!stands) return 'none';
  const hasOlder =
    (byCode && opensAtProvider(ctx, user)) || (await formerAddress(ctx, tx, user, opening)) !== undefined;
  return hasOlder && (await hadSomethingBefore(tx, user.id, opening, own)) ? 'leave' : 'close';
}

/** Leaves the way somebody came by as the only one. Everybody who loses one is told. */
async function closeOthers(ctx: Context, tx: Db, user: UserRow, opening: Opening): Promise<void> {
  const own = addressOf(user, opening) ?? '';
  const former = await formerAddresses(tx, user.id);
  if (opening.way === 'email' && !(user.issuer === EMAIL_ISSUER && user.subject === own))
    await openByCodesTo(tx, user.id, own);
  await setAddresses(tx, user.id, { email: own, pending_email: '', code_email: null });
  await letGoOfOthers(tx, user.id);
  await dropEmailLinks(tx, user.id, { since: new Date(0) });
  await revokeSessionsOf(tx, user.id, ctx.now(), opening.id);
  await removePasskeysOf(ctx, tx, user.id);
  await endWhatOthersLeft(ctx, tx, { user_id: user.id, passkey_id: null, created_at: user.created_at });
  const lost = new Set([...provenAddresses(user), ...former.map(({ email }) => email)]);
  for (const email of lost) if (email !== own) await sendEmailLink(ctx, tx, user.id, 'lost', email);
}

/** Removes every passkey. Whose account it is from now on is told of each, as of one they remove themselves (docs/decisions/0055). */
async function removePasskeysOf(ctx: Context, tx: Db, userId: string): Promise<void> {
  for (const passkey of await deletePasskeysOf(tx, userId))
    await tellOfPasskey(ctx, tx, userId, { ...passkey, what: 'removed' });
}

/**
 * Takes the way somebody came by off an account, which whoever had it before has to themselves again. Everybody is signed out, and no
 * passkey leads there any more: one may be of whoever leaves.
 *
 * @returns the addresses that go with them: what came since the older one, and is not the account's any more
 */
async function leave(ctx: Context, tx: Db, user: UserRow, opening: Opening): Promise<string[]> {
  const older = await formerAddress(ctx, tx, user, opening);
  const since = older?.created_at ?? (await ownerSince(tx, user.id, opening.code_to ?? '')) ?? ctx.now();
  const came = new Set([...provenAddresses(user), ...(await linkedSince(tx, user.id, since))]);
  const former = older?.email;
  // before the address comes back: that removes them, too, and tells nobody but who pressed a link for it
  await removePasskeysOf(ctx, tx, user.id);
  if (opening.way === 'email' && opensAtProvider(ctx, user)) {
    await takeAddressOff(tx, user.id, opening.code_to ?? '');
    await letGoOfOthers(tx, user.id);
  } else if (former && (await takeBack(ctx, tx, { user, email: former })) === 'isAnothers') {
    await letWaitAt(tx, user.id, former);
    await letGoOfOthers(tx, user.id);
  }
  await revokeSessionsOf(tx, user.id, ctx.now());
  await endWhatOthersLeft(ctx, tx, { user_id: user.id, passkey_id: null, created_at: ctx.now() });
  const after = await findUserRow(tx, user.id);
  return [...came].filter((email) => email !== former && !(after && provenAddresses(after).includes(email)));
}
