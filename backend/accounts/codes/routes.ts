import type { OnProvenAddress } from '#backend/accounts/proven-address.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { getSignInCode, requestSignInCode, signInWithCode } from './service.ts';

/** The calls of signing in with a code. `onProven` is told of each address that a code proved. */
export const mountSignInCodes =
  (onProven: OnProvenAddress): Mount =>
  (ctx, implement) => {
    implement('requestSignInCode', ({ body, http }) => requestSignInCode(ctx, http, body));
    implement('getSignInCode', ({ http }) => getSignInCode(ctx, http));
    implement('signInWithCode', ({ body, http }) => signInWithCode(ctx, http, body.code, onProven));
  };
