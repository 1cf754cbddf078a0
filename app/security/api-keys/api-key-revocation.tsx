import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectAfterRemoval } from '#app/forms/redirect-with-outcome.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import * as keyWords from '#messages/security/api-keys/en.ts';

export const meta: PageMeta = () => [{ title: keyWords.revokePageTitle }];

export async function loader({ request, params: { keyId } }: RouteArgs<'keyId'>) {
  const { keys } = await backend(request).load('listApiKeys', {});
  const key = keys.find((each) => each.keyId === keyId);
  if (!key) throw data({ message: keyWords.goneAlready }, { status: 404 });
  return { name: key.name };
}

export async function action({ request, params: { keyId } }: RouteArgs<'keyId'>) {
  const result = await backend(request).call('revokeApiKey', { params: { keyId } });
  return redirectAfterRemoval(request, '/security', result);
}

/** Asks once more before a key opens nothing any more. No recent sign-in is asked for: closing a door is always right. */
export default function ApiKeyRevocation() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      header={<PageHeader title={keyWords.revokeTitle(name)} />}
      problem={useActionData<typeof action>()?.problem}
      confirm={{ label: keyWords.revokeConfirm, pending: keyWords.revoking }}
      keep={
        <ButtonLink to="/security" variant="secondary">
          {keyWords.keep}
        </ButtonLink>
      }
    >
      <p>{keyWords.revokeMeans}</p>
    </ConfirmPage>
  );
}
