import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectAfterRemoval } from '#app/forms/redirect-with-outcome.server.ts';
import { SignInFirst } from '#app/frame/sign-in-first.tsx';
import { loadPasskeys } from '#app/security/passkeys/view.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

export const meta: PageMeta = () => [{ title: passkeyWords.removePageTitle }];

export async function loader({ request, params: { passkeyId } }: RouteArgs<'passkeyId'>) {
  const { passkeys, signInFirst } = await loadPasskeys(request);
  const passkey = passkeys.find((each) => each.passkeyId === passkeyId);
  if (!passkey) throw data({ message: passkeyWords.goneAlready }, { status: 404 });
  return { ...passkey, signInFirst };
}

export async function action({ request, params: { passkeyId } }: RouteArgs<'passkeyId'>) {
  const result = await backend(request).call('removePasskey', { params: { passkeyId } });
  return redirectAfterRemoval(request, '/security', result);
}

/** Asks once more before a passkey signs nobody in any more. */
export default function PasskeyRemoval() {
  const { passkeyId, name, signInFirst } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const title = passkeyWords.removeTitle(name);
  if (signInFirst) return <SignInFirst title={title} page={`/security/passkeys/${passkeyId}/remove`} />;
  return (
    <ConfirmPage
      header={<PageHeader title={title} />}
      problem={problem}
      confirm={{ label: passkeyWords.removeConfirm, pending: passkeyWords.removing }}
      keep={
        <ButtonLink to="/security" variant="secondary">
          {passkeyWords.keep}
        </ButtonLink>
      }
    >
      <p>{passkeyWords.removeMeans}</p>
    </ConfirmPage>
  );
}
