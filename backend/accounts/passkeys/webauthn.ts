import { z } from 'zod/v4';
import type { NewPasskey, PasskeySignIn } from '#contract/accounts/passkeys.ts';
import type { Context } from '#backend/platform/context.ts';

/** Read when somebody first uses a passkey: it takes 25 MB, and nothing else needs it. */
const library = () => import('@simplewebauthn/server');

/** Who browsers take us for, and where a passkey of ours may be used. */
export const relyingParty = ({ env }: Context) => {
  const { hostname, origin } = new URL(env.APP_URL);
  return { rpId: hostname, origin };
};

/** ES256, EdDSA and RS256, in the order we like them: what authenticators can. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257];

const clientData = z.object({
  challenge: z.string().min(1),
  // a page of another site that holds ours is no place to sign in
  crossOrigin: z.literal(false).optional(),
});

/** The challenge that something was signed with; null where it cannot be read. Nothing is checked yet. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/** What is kept of a new passkey. */
interface MadePasskey {
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  counter: number;
}

/** Checks what a browser made for this challenge; null when it is not good. */
export async function checkNewPasskey(
  ctx: Context,
  credential: NewPasskey['credential'],
  challenge: string,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { rpId, origin } = relyingParty(ctx);
  const checked = await quietly(async () =>
    (await tellsItsMaker(credential.response.attestationObject))
      ? null
      : verifyRegistrationResponse({
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: true,
          supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
        }),
  );
  const made = checked?.registrationInfo?.credential;
  if (!made || made.id !== credential.id) return null;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
  };
}

/**
 * Checks what a passkey signed. What it counts is judged where it is written (`notePasskeyUse`), so that of two at once
 * one goes through.
 *
 * @returns what it counts; null when it is not good
 */
export async function checkPasskeyAnswer(
  ctx: Context,
  credential: PasskeySignIn['credential'],
  { challenge, publicKey }: { challenge: string; publicKey: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { rpId, origin } = relyingParty(ctx);
  const checked = await quietly(() =>
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** Nobody was asked who made their authenticator. Whoever tells all the same would have us read certificates, and lists of revoked ones at addresses they name. */
async function tellsItsMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isSelfSigned =
    attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return attestation.get('fmt') !== 'none' && !isSelfSigned;
}

/** The library says what is wrong by throwing, in words for developers. */
async function quietly<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
