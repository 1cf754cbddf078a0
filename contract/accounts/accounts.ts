import { z } from 'zod/v4';
import { accountWords } from '#messages/accounts/words.ts';
import {
  emailAddress,
  id,
  optionalLine,
  optionalPhone,
  outcome,
  requiredName,
} from '#contract/common/fields.ts';
import { languages } from '#messages/language.ts';
import { plans } from './plans.ts';

/** How many preset avatars there are (spec section 9); they live at `/avatars/avatar-{n}.svg`. */
export const AVATAR_COUNT = 24;

/** Paths a profile picture may have; an empty path means the bundled default image. */
export const avatarPaths = Array.from(
  { length: AVATAR_COUNT },
  (_, index) => `/avatars/avatar-${index + 1}.svg`,
);

/** The picture shown when a person chose none or theirs does not load. */
export const DEFAULT_AVATAR = '/avatars/default.svg';

export const plan = z.enum(plans);
export type { Plan } from './plans.ts';

/**
 * Entity User of spec section 3. `phone` is E.164 or empty. `email` is the confirmed address, to
 * which everything for this person goes; `pendingEmail` waits for its owner to confirm it. Either
 * may be empty. `emailProven` says that the confirmed one is this account's, so that guests invited there are this person; `codeEmail` is the
 * address that sign-in codes open the account at, apart from one its identity provider vouches for; empty where there is none.
 */
const user = z.object({
  _id: id,
  email: z.string(),
  pendingEmail: z.string(),
  emailProven: z.boolean(),
  codeEmail: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  profilePicture: z.string(),
  /** What our pages and mails are written in for them; null until they choose. */
  language: z.enum(languages).nullable(),
  plan,
});
export type User = z.infer<typeof user>;

/** `GET /auth/me`. */
export const currentUser = z.object({ user });

/**
 * What `PUT /auth/profile` answers. An e-mail other than the one that counts stands in `pendingEmail`; `message` says what
 * happens with it, and `confirmation` whether the mail that asks its owner went out or has to wait. Without one: `none`, and no message.
 */
export const savedProfile = currentUser.extend({
  confirmation: z.enum(['none', 'sent', 'later']),
  message: z.string(),
});
export type SavedProfile = z.infer<typeof savedProfile>;

/**
 * `PUT /auth/profile` (spec section 5, Profile form). The phone is optional here;
 * the backend normalises it to E.164 and refuses what is no phone number.
 */
export const profileForm = z.object({
  firstName: requiredName(() => accountWords.enterFirstName),
  lastName: requiredName(() => accountWords.enterLastName),
  email: emailAddress,
  phone: optionalPhone,
  city: optionalLine(),
  state: optionalLine(),
  country: optionalLine(),
  profilePicture: z
    .string()
    .default('')
    .refine((path) => path === '' || avatarPaths.includes(path), { error: () => accountWords.choosePicture }),
});
export type ProfileForm = z.infer<typeof profileForm>;

/** `PUT /auth/language`. */
export const languageForm = z.object({ language: z.enum(languages) });

/** The seven fields that must be filled before the dashboard offers event creation (spec section 4). */
const profileFields = ['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'country'] as const;

type ProfileFields = Pick<User, (typeof profileFields)[number] | 'pendingEmail'>;

/** The address the profile form shows: the one that counts, or else the one that waits. */
export const profileEmail = ({ email, pendingEmail }: Pick<User, 'email' | 'pendingEmail'>): string =>
  email || pendingEmail;

/** Which of the seven are still blank, in the form's order. An address that waits to be confirmed is filled in. */
export function missingProfileFields(person: ProfileFields) {
  const shown = { ...person, email: profileEmail(person) };
  return profileFields.filter((field) => shown[field].trim() === '');
}

/** Whether all seven profile fields hold something. */
export function isProfileComplete(person: ProfileFields): boolean {
  return missingProfileFields(person).length === 0;
}

/** A link from a mail about somebody's address. */
export const emailLinkParams = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/**
 * What such a link is for: `confirm` makes `email` count, `keep` takes a change away from `email`
 * back, `back` does so where another account has the address, `drop` takes `email` off an account that merely confirmed it, `passkeys` removes every passkey. Once it has done
 * so it is `used`.
 */
export const emailLink = z.object({
  kind: z.enum(['confirm', 'keep', 'back', 'drop', 'passkeys']),
  email: z.string(),
  /** Of whoever is signed in as the link's person; empty for anybody else, who may be a stranger to them. */
  firstName: z.string(),
  used: z.boolean(),
});
export type EmailLink = z.infer<typeof emailLink>;

/** What pressing the link's button did; where it is not done, a second mail has one more button. */
export const emailLinkUsed = outcome.extend({ kind: emailLink.shape.kind, isDone: z.boolean() });

/** The person after their address was looked after, and what to tell them. */
export const addressChange = currentUser.extend({ message: z.string() });
