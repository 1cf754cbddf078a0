import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { newPasskey, type Passkey } from '#contract/accounts/passkeys.ts';
import type { OperationOutput } from '#contract/operations.ts';
import { loginMoment } from '#contract/accounts/security.ts';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

/** What the security centre shows of passkeys. */
export const viewPasskeys = ({ passkeys, signInFirst }: OperationOutput<'listPasskeys'>) => ({
  passkeys: passkeys.map(viewOf),
  signInFirst,
});

/** The same for the pages about them, which are not there where there can be none. */
export async function loadPasskeys(request: Request) {
  if (!site.signIn.byPasskey) throw data({ message: passkeyWords.goneAlready }, { status: 404 });
  return viewPasskeys(await backend(request).load('listPasskeys', {}));
}

/** A passkey with its moments as the page writes them. */
const viewOf = ({ passkeyId, name, addedAt, lastUsedAt }: Passkey) => ({
  id: passkeyId,
  name,
  moments: [
    { term: passkeyWords.addedAt, text: loginMoment(addedAt) },
    {
      term: passkeyWords.lastUsed,
      text: lastUsedAt === null ? passkeyWords.neverUsed : loginMoment(lastUsedAt),
    },
  ],
});

/** What the page's script had the browser make; null where there was none. */
export function readMadePasskey(text: FormDataEntryValue | null) {
  try {
    return newPasskey.shape.credential.parse(JSON.parse(String(text)));
  } catch {
    return null;
  }
}
