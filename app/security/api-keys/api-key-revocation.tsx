import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as keyWords from '#messages/security/api-keys/en.ts';

export const meta: PageMeta = () => [{ title: keyWords.revokePageTitle }];

export async function loader({ request, params: { keyId } }: RouteArgs<'keyId'>) {
  const { keys } = await backend(request).load('listApiKeys', {});
  const key = keys.find((each) => each.keyId === keyId);
  if (!key) throw data({ message: keyWords.goneAlready }, { status: 404 });
  return { name: key.name };
}

export const action = removalAction<'keyId'>(
  () => '/security',
  (api, params) => api.call('revokeApiKey', { params }),
);

/** Asks once more before a key opens nothing any more. No recent sign-in is asked for: closing a door is always right. */
export default function ApiKeyRevocation() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={keyWords.revokeTitle(name)}
      confirm={{ label: keyWords.revokeConfirm, pending: keyWords.revoking }}
      keep={{ label: keyWords.keep, to: '/security' }}
    >
      <p>{keyWords.revokeMeans}</p>
    </ConfirmPage>
  );
}
