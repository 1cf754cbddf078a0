import { lockAddress } from './code-address-repository.ts';
import type { ProfileForm, SavedProfile, User } from '#contract/accounts/accounts.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import type { Language } from '#messages/language.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import { hasNewsByWhatsApp } from '#backend/messaging/notifications/service.ts';
import type { Context } from '#backend/platform/context.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { hasProblems, invalid, notSignedIn } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { changeEmail } from './email-service.ts';
import { findUserRow, writeLanguage, writeProfile } from './repository.ts';
import { holdSession, lockSignedIn, sessionOpening } from './session-repository.ts';
import { presentUser } from './user.ts';

export { identityKey } from './identity.ts';
export { keepCounts } from './kept-counts-repository.ts';
export { changePlan, planOf } from './plan-repository.ts';
export { findUserRow, type UserRow } from './repository.ts';
export { holdSession, lockSignedIn };

/** Milliseconds between two looks whether a session stands, for what goes on for long. */
const LOOK_AGAIN_MS = 1000;

/**
 * For a download that is written while it is read: to be called before each part. Whoever takes it slowly would else get what
 * comes to be written after their session is over.
 *
 * @returns throws 401 once the session is over, at most a second late
 */
export function createSessionCheck(ctx: Context, { sessionId }: SignedIn): () => Promise<void> {
  let looked = ctx.now().getTime();
  return async () => {
    const now = ctx.now().getTime();
    if (now - looked < LOOK_AGAIN_MS) return;
    looked = now;
    if (!(await sessionOpening(ctx.db, sessionId))) throw notSignedIn();
  };
}

export async function getCurrentUser(ctx: Context, viewer: SignedIn): Promise<User> {
  const row = await findUserRow(ctx.db, viewer.userId);
  if (!row) throw notSignedIn();
  return presentUser(row);
}

/**
 * Writes the profile. An e-mail other than the one that counts waits until its owner confirms it
 * (docs/decisions/0096).
 *
 * @throws {Problem} 400; 403 for another e-mail after too long a session
 */
export async function updateProfile(
  ctx: Context,
  viewer: SignedIn,
  form: ProfileForm,
): Promise<SavedProfile> {
  const { phone, problems } = readProfilePhone(form.phone);
  if (hasProblems(problems)) throw invalid(problems);
  return runTransaction(ctx.db, async (tx) => {
    // in the order of whoever signs in: the address first
    if (form.email !== '') await lockAddress(tx, form.email);
    const user = await lockSignedIn(tx, viewer);
    // what reaches that address opens the account (docs/decisions/0098); one that waits already was asked for
    if (form.email !== user.email && form.email !== user.pending_email) requireRecentSignIn(ctx, viewer);
    // and news go on to a telephone
    if (phone !== user.phone && (await hasNewsByWhatsApp(tx, user.id))) requireRecentSignIn(ctx, viewer);
    const change = await changeEmail(ctx, tx, user, { email: form.email, sessionId: viewer.sessionId });
    return { user: presentUser(await writeProfile(tx, user.id, { ...form, phone })), ...change };
  });
}

/** Keeps the language of what somebody reads here. */
export const setLanguage = (ctx: Context, viewer: SignedIn, language: Language): Promise<User> =>
  runTransaction(ctx.db, async (tx) => {
    const { id } = await lockSignedIn(tx, viewer);
    return presentUser(await writeLanguage(tx, id, language));
  });

/** What is wrong with a profile, of those fields that can be read. */
export const wrongInProfile = (form: ValidParts<ProfileForm>): FieldErrors =>
  readProfilePhone(form.phone ?? '').problems;

function readProfilePhone(input: string): { phone: string; problems: FieldErrors } {
  if (input === '' || input === PHONE_PREFIX) return { phone: '', problems: {} };
  const read = normalisePhone(input);
  return read.ok ? { phone: read.e164, problems: {} } : { phone: '', problems: { phone: [read.message] } };
}
