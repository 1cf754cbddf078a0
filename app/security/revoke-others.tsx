import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { RevokeOthersForm } from '#app/security/revoke-others-form.tsx';
import { countPrograms } from '#app/security/security-view.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as securityWords from '#messages/security/en.ts';

export const meta: PageMeta = () => [{ title: securityWords.revokeOthersPageTitle }];

export async function loader({ request }: RouteArgs) {
  const [{ sessionActivity }, programs] = await Promise.all([
    backend(request).load('getSecurityOverview', {}),
    countPrograms(request),
  ]);
  return { others: sessionActivity.totalActiveSessions - 1, programs };
}

export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const keys = form.get('keys') === 'revoke' ? 'revoke' : 'keep';
  const result = await backend(request).send('revokeOtherSessions', { query: { keys } });
  if (result.ok) return redirectWithFlash('/security', result.data.message);
  return redirectWithFlash('/security', { tone: 'error', text: securityWords.revokeOthersFailed });
}

/** Asks once more before every other device is signed out. */
export default function RevokeOthersPage() {
  const { others, programs } = useLoaderData<typeof loader>();
  const keep = (
    <ButtonLink to="/security" variant="secondary">
      {others > 0 ? securityWords.keepSessions : securityWords.backToSecurity}
    </ButtonLink>
  );
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={securityWords.revokeOthers}
        description={others > 0 ? securityWords.otherSessions(others) : securityWords.noOtherSessions}
      />
      {others > 0 ? (
        <>
          <p>{securityWords.confirmRevokeOthers}</p>
          <RevokeOthersForm programs={programs} keep={keep} />
        </>
      ) : (
        <p>{keep}</p>
      )}
    </Page>
  );
}
