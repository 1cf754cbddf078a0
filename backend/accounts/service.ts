import type { ProfileForm, SavedProfile, User } from '#contract/accounts/accounts.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import type { Context } from '#backend/platform/context.ts';
import { invalid, notSignedIn } from '#backend/platform/errors.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { changeEmail } from './email-service.ts';
import { findUserRow, lockUser, writeProfile } from './repository.ts';
import { presentUser } from './user.ts';

export { identityKey } from './identity.ts';
export { keepCounts } from './kept-counts-repository.ts';
export { changePlan, planOf } from './plan-repository.ts';
export { findUserRow, lockUser, type UserRow } from './repository.ts';

export async function getCurrentUser(ctx: Context, viewer: SignedIn): Promise<User> {
  const row = await findUserRow(ctx.db, viewer.userId);
  if (!row) throw notSignedIn();
  return presentUser(row);
}

/**
 * Writes the profile. An e-mail other than the one that counts waits until its owner confirms it
 * (docs/decisions/0028).
 *
 * @throws {Problem} 400
 */
export async function updateProfile(
  ctx: Context,
  viewer: SignedIn,
  form: ProfileForm,
): Promise<SavedProfile> {
  let phone = '';
  if (form.phone !== '' && form.phone !== PHONE_PREFIX) {
    const normalised = normalisePhone(form.phone);
    if (!normalised.ok) throw invalid({ phone: [normalised.message] });
    phone = normalised.e164;
  }
  return ctx.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, viewer.userId);
    if (!user) throw notSignedIn();
    const message = await changeEmail(ctx, tx, user, form.email);
    return { user: presentUser(await writeProfile(tx, user.id, { ...form, phone })), message };
  });
}
