import type { Operation } from '#contract/operation.ts';
import * as codes from './sign-in-codes.ts';

/** The calls of signing in with a code from a mail: a part of the table in `operations.ts`. Not found where this is no way in. */
export const signInOperations = {
  requestSignInCode: {
    method: 'POST',
    path: '/auth/codes',
    summary:
      'Mail an eight-digit code to an address. The answer is the same whether or not it has an account; a cookie binds the code to this browser',
    access: 'anyone',
    apiKey: 'never',
    readers: 'self',
    body: codes.codeRequestIn('en'),
    bodyIn: codes.codeRequestIn,
    response: codes.codeRequested,
  },
  getSignInCode: {
    method: 'GET',
    path: '/auth/codes/mine',
    summary:
      'The code this browser asked for last: its address and whether it can still be used. Changes nothing',
    access: 'anyone',
    apiKey: 'never',
    readers: 'self',
    response: codes.signInCodeState,
  },
  signInWithCode: {
    method: 'POST',
    path: '/auth/codes/mine',
    summary: 'Sign in with the code this browser asked for, once',
    access: 'anyone',
    apiKey: 'never',
    readers: 'self',
    body: codes.codeEntryIn('en'),
    bodyIn: codes.codeEntryIn,
    response: codes.signInDone,
  },
} as const satisfies Record<string, Operation>;
