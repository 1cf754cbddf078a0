import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { askApi } from '#app/security/passkeys/ask-passkeys.ts';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Has the browser make a passkey for whoever is signed in. @returns what it made, or what to say */
export async function makePasskey(): Promise<
  { ok: true; credential: object } | { ok: false; problem: string }
> {
  if (!browserSupportsWebAuthn()) return { ok: false, problem: passkeyWords.notHere };
  const options = await askApi<CreationOptions>('/auth/passkeys/options');
  if (!options.ok) return { ok: false, problem: options.message || passkeyWords.addFailed };
  try {
    return { ok: true, credential: await startRegistration({ optionsJSON: options.answer }) };
  } catch (err) {
    const isKnown = err instanceof WebAuthnError && err.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { ok: false, problem: isKnown ? passkeyWords.madeBefore : passkeyWords.notMade };
  }
}
