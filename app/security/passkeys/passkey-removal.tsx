import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import { SignInFirst } from '#app/frame/sign-in-first.tsx';
import { loadPasskeys } from '#app/security/passkeys/view.server.ts';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

export const meta: PageMeta = () => [{ title: passkeyWords.removePageTitle }];

export async function loader({ request, params }: RouteArgs<'passkeyId'>) {
  const { passkeys, signInFirst } = await loadPasskeys(request);
  const passkey = passkeys.find(({ id }) => id === params.passkeyId);
  if (!passkey) throw data({ message: passkeyWords.goneAlready }, { status: 404 });
  return { ...passkey, signInFirst };
}

export const action = removalAction<'passkeyId'>(
  () => '/security',
  (api, params) => api.call('removePasskey', { params }),
);

/** Asks once more before a passkey signs nobody in any more. */
export default function PasskeyRemoval() {
  const { id, name, signInFirst } = useLoaderData<typeof loader>();
  const title = passkeyWords.removeTitle(name);
  if (signInFirst) return <SignInFirst title={title} page={`/security/passkeys/${id}/remove`} />;
  return (
    <ConfirmPage
      title={title}
      confirm={{ label: passkeyWords.removeConfirm, pending: passkeyWords.removing }}
      keep={{ label: passkeyWords.keep, to: '/security' }}
    >
      <p>{passkeyWords.removeMeans}</p>
    </ConfirmPage>
  );
}
