import { moveToOwner } from '#backend/accounts/address-owners-repository.ts';
import { upsertUser, writeProfile } from '#backend/accounts/repository.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { profileForm } from '#contract/accounts/accounts.ts';
import { People } from '#sandbox/identity/people.ts';

/** Whom the sandbox vouches for, and what they would type into their profile. */
interface Seeded {
  email: string;
  firstName: string;
  lastName: string;
  /** With its country's code: `+919820012345`. */
  phone: string;
  city: string;
  state: string;
  country: string;
}

/** The person the sandbox vouches for under this address, with a complete profile. */
export async function seededPerson(ctx: Context, profile: Seeded): Promise<SignedIn> {
  const { subject, email } = new People().signIn(profile.email, '');
  const { firstName, lastName } = profile;
  const row = await upsertUser(ctx.db, {
    issuer: ctx.env.OIDC_ISSUER,
    subject,
    email,
    verifiedEmail: email,
    firstName,
    lastName,
    idToken: null,
  });
  await moveToOwner(ctx.db, { userId: row.id, email, before: undefined, isReadNow: false, now: ctx.now() });
  const viewer = { userId: row.id, sessionId: '', verifiedEmail: email, plan: row.plan };
  if (!row.phone) await writeProfile(ctx.db, row.id, profileForm.parse(profile));
  return viewer;
}
