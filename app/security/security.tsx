import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { ApiKeyCard } from '#app/security/api-keys/api-key-list.tsx';
import { LoginList } from '#app/security/login-list.tsx';
import { PasskeyCard } from '#app/security/passkeys/passkey-list.tsx';
import { RecommendationList } from '#app/security/recommendation-list.tsx';
import { RevokeOthers } from '#app/security/revoke-others-dialog.tsx';
import { ScoreCard } from '#app/security/score-card.tsx';
import { viewSecurity } from '#app/security/security-view.server.ts';
import { SessionList } from '#app/security/session-list.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import * as securityWords from '#messages/security/en.ts';

const REFRESH = '/security/refresh';

export const meta: PageMeta = () => [{ title: securityWords.pageTitle }];

export async function loader({ request }: RouteArgs) {
  const [view, notice] = await Promise.all([viewSecurity(request), readFlash(request)]);
  return { ...view, notice };
}

/** The security centre (spec section 2). */
export default function SecurityPage() {
  const { overview, sessions, hasPasskeys, passkeys, apiKeys, programs, logins, notice } =
    useLoaderData<typeof loader>();
  const others = overview.sessionActivity.totalActiveSessions - 1;
  return (
    <Page className="stack">
      <PageHeader
        title={securityWords.title}
        description={securityWords.intro}
        back={<BackLink to="/profile">{securityWords.backToProfile}</BackLink>}
        actions={<Refresh />}
      />
      <FlashMessage notice={notice} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <ScoreCard {...overview} />
        <Card title={securityWords.recommendationsTitle}>
          <RecommendationList recommendations={overview.recommendations} />
        </Card>
      </div>
      <Card
        id="sessions"
        title={securityWords.sessionsTitle}
        actions={others > 0 ? <RevokeOthers programs={programs} /> : null}
      >
        <SessionList sessions={sessions} total={others + 1} />
      </Card>
      {hasPasskeys ? <PasskeyCard passkeys={passkeys} /> : null}
      <Card id="logins" title={securityWords.loginsTitle}>
        <LoginList logins={logins} />
      </Card>
      <ApiKeyCard apiKeys={apiKeys} />
    </Page>
  );
}

/** Notes that this session is in use, and shows everything anew. */
function Refresh() {
  return (
    <Form method="post" action={REFRESH}>
      <FormButton variant="secondary" action={REFRESH} pendingLabel={securityWords.refreshPending}>
        {securityWords.refresh}
      </FormButton>
    </Form>
  );
}
