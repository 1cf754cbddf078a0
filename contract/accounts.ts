import { z } from 'zod/v4';
import * as words from '#messages/accounts/en.ts';
import { emailAddress, id, optionalLine, requiredLine } from './common.ts';
import { plans } from './plans.ts';

/** How many preset avatars there are (spec section 9); they live at `/avatars/avatar-{n}.svg`. */
export const AVATAR_COUNT = 24;

/** Paths a profile picture may have; an empty path means the bundled default image. */
export const avatarPaths = Array.from({ length: AVATAR_COUNT }, (_, index) => `/avatars/avatar-${index + 1}.svg`);

/** The picture shown when a person chose none or theirs does not load. */
export const DEFAULT_AVATAR = '/avatars/default.svg';

export const plan = z.enum(plans);
export type { Plan } from './plans.ts';

/** Entity User of spec section 3. `phone` is E.164 or empty. */
export const user = z.object({
  _id: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  profilePicture: z.string(),
  plan,
});
export type User = z.infer<typeof user>;

/** `GET /auth/me`. */
export const currentUser = z.object({ user });

/**
 * `PUT /auth/profile` (spec section 5, Profile form). The phone is optional here;
 * the backend normalises it to E.164 and refuses what is no phone number.
 */
export const profileForm = z.object({
  firstName: requiredLine(words.enterFirstName),
  lastName: requiredLine(words.enterLastName),
  email: emailAddress,
  phone: optionalLine(40),
  city: optionalLine(),
  state: optionalLine(),
  country: optionalLine(),
  profilePicture: z
    .string()
    .default('')
    .refine((path) => path === '' || avatarPaths.includes(path), words.choosePicture),
});
export type ProfileForm = z.infer<typeof profileForm>;

/** The seven fields that must be filled before the dashboard offers event creation (spec section 4). */
export const profileFields = ['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'country'] as const;

type ProfileFields = Pick<User, (typeof profileFields)[number]>;

/** Which of the seven are still blank, in the form's order. */
export function missingProfileFields(person: ProfileFields) {
  return profileFields.filter((field) => person[field].trim() === '');
}

/** Whether all seven profile fields hold something. */
export function isProfileComplete(person: ProfileFields): boolean {
  return missingProfileFields(person).length === 0;
}
