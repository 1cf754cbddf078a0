import type { ProfileForm, User } from '#contract/accounts.ts';
import * as fieldWords from '#messages/fields/en.ts';
import type { Context } from '../context.ts';
import { invalid, notSignedIn } from '../errors.ts';
import { normalisePhone } from '../guests/phone.ts';
import type { SignedIn } from '../http/viewer.ts';
import { findUser, saveProfile, type UserRow } from './repository.ts';

/** A user as the API shows one (spec section 3). */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    city: row.city,
    state: row.state,
    country: row.country,
    profilePicture: row.profile_picture,
    plan: row.plan,
  };
}

export async function getCurrentUser(ctx: Context, viewer: SignedIn): Promise<User> {
  const row = await findUser(ctx.db, viewer.userId);
  if (!row) throw notSignedIn();
  return presentUser(row);
}

/**
 * Writes the profile. The e-mail given here is where mail goes; it never widens which
 * guest lists the person is matched to, because nobody vouched for it.
 */
export async function updateProfile(ctx: Context, viewer: SignedIn, form: ProfileForm): Promise<User> {
  let phone = '';
  if (form.phone !== '') {
    const normalised = normalisePhone(form.phone);
    if (!normalised.ok) throw invalid({ phone: [fieldWords.phone] });
    phone = normalised.e164;
  }
  return presentUser(await saveProfile(ctx.db, viewer.userId, { ...form, phone }));
}
