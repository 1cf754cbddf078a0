import { z } from 'zod/v4';
import type { Language } from '#messages/language.ts';
import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import { id, optionalLine, outcome } from '#contract/common/fields.ts';
import { PASSKEY_NAME_LENGTH } from './passkey-limits.ts';

/** A passkey as its owner sees it. `passkeyId` names it and opens nothing. */
const passkey = z.object({
  passkeyId: id,
  name: z.string(),
  addedAt: z.string(),
  /** Null until somebody signed in with it. */
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** `signInFirst`: the session is too old to add or remove one. */
export const passkeys = z.object({ passkeys: z.array(passkey), signInFirst: z.boolean() });
export const passkeyParams = z.object({ passkeyId: id });
/** What adding one answers. */
export const passkeyAdded = outcome.extend({ passkey });

// base64url; what authenticators send stays far below these lengths
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1400);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used here. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON`: no list of passkeys, so that the browser offers those it has and nobody learns who has which. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

/** `RegistrationResponseJSON`, with what its owner calls it; without a name it is called after the browser. */
export const newPasskey = z.object({
  name: optionalLine(PASSKEY_NAME_LENGTH),
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes(8000), attestationObject: bytes(60_000) }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** `AuthenticationResponseJSON`, and the page signing in leads to. */
export const passkeySignInIn = (language: Language) => {
  const { passkeyRefused } = signInWords[language];
  return z.object({
    credential: z.object(
      {
        id: credentialId,
        rawId: credentialId,
        type: z.literal('public-key'),
        response: z.object({
          clientDataJSON: bytes(8000),
          authenticatorData: bytes(8000),
          signature: bytes(8000),
          userHandle: bytes(200),
        }),
      },
      passkeyRefused,
    ),
    returnTo: z.string().max(4000).default(''),
  });
};
export type PasskeySignIn = z.infer<ReturnType<typeof passkeySignInIn>>;
