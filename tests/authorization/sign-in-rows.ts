import { newId } from '#backend/platform/ids.ts';
import { all, type Row } from '#tests/authorization/row.ts';

/** The calls of `contract/accounts/sign-in-operations.ts`: a code belongs to the browser that asked, and these hold none. */
export const signInRows = {
  requestSignInCode: { expected: all(200), body: () => ({ email: `${newId()}@example.in` }) },
  getSignInCode: { expected: all(404) },
  signInWithCode: { expected: all(404), body: () => ({ code: '123456' }) },
} satisfies Record<string, Row>;
