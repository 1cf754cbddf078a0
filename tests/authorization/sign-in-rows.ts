import { newId } from '#backend/platform/ids.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { all, signedIn, type Row } from '#tests/authorization/row.ts';

/** The calls of `contract/accounts/sign-in-operations.ts`: a code belongs to the browser that asked, and these hold none. */
export const signInRows = {
  requestSignInCode: { expected: all(200), body: () => ({ email: `${newId()}@example.in` }) },
  getSignInCode: { expected: all(404) },
  signInWithCode: { expected: all(404), body: () => ({ code: '12345678' }) },
} satisfies Record<string, Row>;

const made = { clientDataJSON: 'e30', attestationObject: 'oA' };
const signed = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
const credentialOf = (response: object) => ({ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response });

/** The calls of `contract/accounts/passkey-operations.ts`: what these send was signed for no challenge of theirs. */
export const passkeyRows = {
  listPasskeys: { expected: signedIn() },
  beginPasskey: { expected: signedIn() },
  addPasskey: { expected: signedIn(410), body: () => ({ name: 'Phone', credential: credentialOf(made) }) },
  removePasskey: {
    expected: all(404, { visitor: 401, keyHolder: 401, organiser: 200 }),
    params: (world) => ({ passkeyId: world.token }),
    before: async (world) => {
      world.token = await addPasskeyRow(world.ctx, world.callers.organiser.userId);
    },
  },
  beginPasskeySignIn: { expected: all(200) },
  signInWithPasskey: { expected: all(410), body: () => ({ credential: credentialOf(signed) }) },
} satisfies Record<string, Row>;
