import type { User } from '#contract/accounts/accounts.ts';
import { codeAddressOf, isUnproven } from '#backend/platform/database/proven-email.ts';
import type { UserRow } from './repository.ts';

/** A user as the API shows one (spec section 3), to nobody but themselves. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    email: row.email,
    pendingEmail: row.pending_email,
    emailProven: row.email !== '' && !isUnproven(row),
    codeEmail: codeAddressOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    city: row.city,
    state: row.state,
    country: row.country,
    profilePicture: row.profile_picture,
    language: row.language,
    plan: row.plan,
  };
}
