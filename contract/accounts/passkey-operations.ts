import type { Operation } from '#contract/operation.ts';
import * as passkeys from './passkeys.ts';
import { signInDone } from './sign-in-codes.ts';
import { outcome } from '#contract/common/fields.ts';

/** The calls of passkeys: a part of the table in `operations.ts`. Not found where codes are no way in. */
export const passkeyOperations = {
  listPasskeys: {
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'The user’s passkeys, and whether signing in again comes before changing them',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: passkeys.passkeys,
  },
  beginPasskey: {
    method: 'POST',
    path: '/auth/passkeys/options',
    summary: 'What the browser needs to make a passkey. Works once, for five minutes, in this browser',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    readers: 'self',
    response: passkeys.passkeyCreation,
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    summary: 'Add the passkey the browser made. Its owner is told by mail',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    readers: 'self',
    status: 201,
    body: passkeys.newPasskey,
    response: passkeys.passkeyAdded,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/passkeys/{passkeyId}',
    summary: 'Remove a passkey; 409 (`last_way_in`) for the only way into the account',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    readers: 'anyone',
    params: passkeys.passkeyParams,
    response: outcome,
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/auth/passkeys/sign-in/options',
    summary:
      'What the browser needs to sign in with a passkey it has. The same for everybody; works once, for five minutes, in this browser',
    access: 'anyone',
    apiKey: 'never',
    readers: 'self',
    response: passkeys.passkeyRequest,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/auth/passkeys/sign-in',
    summary: 'Sign in with a passkey',
    access: 'anyone',
    apiKey: 'never',
    readers: 'self',
    body: passkeys.passkeySignInIn('en'),
    bodyIn: passkeys.passkeySignInIn,
    response: signInDone,
  },
} as const satisfies Record<string, Operation>;
