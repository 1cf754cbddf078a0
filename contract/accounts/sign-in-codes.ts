import { z } from 'zod/v4';
import type { Language } from '#messages/language.ts';
import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import { emailAddressIn, outcome } from '#contract/common/fields.ts';
import { latinDigits } from '#contract/common/latin-digits.ts';

/** How many digits a code has. */
export const CODE_DIGITS = 8;
/** How often a code may be typed wrong before it is over. */
export const CODE_TRIES = 5;
/** How long a code works. */
export const CODE_MINUTES = 10;

/** Asks for a code. `returnTo` is the page signing in leads to, if it is one somebody may land on. */
export const codeRequestIn = (language: Language) =>
  z.object({ email: emailAddressIn(signInWords[language]), returnTo: z.string().max(4000).default('') });

/** What asking for a code answers: the same whether or not the address has an account. */
export const codeRequested = outcome.extend({ email: z.string() });

/**
 * The code this browser asked for last. `open`: it can be typed; `over`: its time or its tries are; `used`: it signed
 * somebody in; `other_way_first`: it was right, and its address belongs to an account that has to be opened the other way first.
 * `crowdedUntil`: very many were asked for, so it was mailed only if the address has an account or an invitation; an ISO instant.
 */
export const signInCodeState = z.object({
  email: z.string(),
  state: z.enum(['open', 'over', 'used', 'other_way_first']),
  triesLeft: z.number().int(),
  returnTo: z.string(),
  crowdedUntil: z.iso.datetime().nullable(),
});
export type SignInCodeState = z.infer<typeof signInCodeState>;

/** A code as it is typed: spaces and dashes between the digits are no mistake. */
export const codeEntryIn = (language: Language) =>
  z.object({
    code: z
      .string(signInWords[language].codeDigits)
      .max(100, signInWords[language].codeDigits)
      .transform((text) => latinDigits(text).replace(/[\s-]/g, ''))
      .refine((text) => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(text), signInWords[language].codeDigits),
  });

/** What signing in answers: where to go on, a path of this site. */
export const signInDone = outcome.extend({ returnTo: z.string() });
