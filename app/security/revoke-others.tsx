import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';
import { RevokeOthersForm } from '#app/security/revoke-others-form.tsx';
import { SecurityError } from '#app/security/security-error.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { count } from '#contract/format.ts';
import { securitySentences } from '#contract/security.ts';

export const meta: MetaFunction = () => [{ title: 'Revoke all other sessions · Shagun' }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { sessionActivity } = await backend(request).load('getSecurityOverview', {});
  return { others: sessionActivity.totalActiveSessions - 1 };
}

export async function action({ request }: ActionFunctionArgs) {
  const result = await backend(request).call('revokeOtherSessions', {});
  if (result.ok) return redirectWithNotice('/security', { tone: 'success', text: result.data.message });
  if (result.status === 401) return redirectToSignIn(new Request(new URL('/security', request.url)));
  return redirectWithNotice('/security', { tone: 'error', text: securitySentences.revokeAllFailed });
}

/** Asks once more before every other device is signed out. */
export default function RevokeOthersPage() {
  const { others } = useLoaderData<typeof loader>();
  const keep = (
    <ButtonLink to="/security" variant="secondary">
      {others > 0 ? 'Keep them' : 'Back to Security'}
    </ButtonLink>
  );
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title="Revoke all other sessions"
        description={others > 0 ? `You are signed in at ${count(others, 'other place')}.` : 'This is your only session: there is nothing to revoke.'}
      />
      {others > 0 ? (
        <>
          <p>{securitySentences.confirmRevokeAll}</p>
          <RevokeOthersForm keep={keep} />
        </>
      ) : (
        <p>{keep}</p>
      )}
    </Page>
  );
}

export const ErrorBoundary = SecurityError;
