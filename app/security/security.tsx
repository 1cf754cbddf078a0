import { useLoaderData, Link } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { ApiKeyCard } from '#app/security/api-keys/api-key-list.tsx';
import { AccessCard, type AccessItem } from '#app/security/access-card.tsx';
import { OtherWaysNote } from '#app/security/other-ways-note.tsx';
import { RevokeOthers } from '#app/security/revoke-others-dialog.tsx';
import { ScoreCard } from '#app/security/score-card.tsx';
import { viewSecurity, type LoginView } from '#app/security/security-view.server.ts';
import { SessionList } from '#app/security/session-list.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { DeviceIcon } from '#app/security/device-icon.tsx';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { deviceName, type PastLogin, type Recommendation } from '#contract/accounts/security.ts';
import * as passkeyWords from '#messages/security/passkeys/en.ts';
import * as waysInWords from '#messages/security/ways-in/en.ts';
import * as securityWords from '#messages/security/en.ts';

const REFRESH = '/security/refresh';

export const meta: PageMeta = () => [{ title: securityWords.pageTitle }];

export async function loader({ request }: RouteArgs) {
  const [view, notice] = await Promise.all([viewSecurity(request), readFlash(request)]);
  return { ...view, notice };
}

/** The security centre (spec section 2). */
export default function SecurityPage() {
  const { isAsked, overview, sessions, hasPasskeys, passkeys, apiKeys, programs, logins, notice } =
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
      <OtherWaysNote isAsked={isAsked} />
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
        <p className="mt-4">
          <Link to="/security/ways-in" className="inline-flex min-h-11 items-center font-semibold">
            {waysInWords.open}
          </Link>
        </p>
      </Card>
      {hasPasskeys ? (
        <AccessCard
          id="passkeys"
          title={passkeyWords.title}
          intro={passkeyWords.intro}
          none={passkeyWords.none}
          missing={passkeyWords.missing}
          listLabel={passkeyWords.listLabel}
          add={{ to: '/security/passkeys/add', label: passkeyWords.add }}
          list={passkeys && passkeys.map(withRemoval)}
        />
      ) : null}
      <Card id="logins" title={securityWords.loginsTitle}>
        <LoginList logins={logins} />
      </Card>
      <ApiKeyCard apiKeys={apiKeys} />
    </Page>
  );
}

/** A passkey with the way to remove it. */
const withRemoval = (passkey: Omit<AccessItem, 'end'>): AccessItem => ({
  ...passkey,
  end: {
    to: `/security/passkeys/${passkey.id}/remove`,
    label: passkeyWords.remove,
    name: passkeyWords.removeOf(passkey.name),
  },
});

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

const tones: Record<PastLogin['status'], BadgeTone> = { active: 'yes', ended: 'plain', failed: 'no' };

/** The latest logins (spec section 2: the first ten), also those that failed. */
function LoginList({ logins }: { logins: readonly LoginView[] }) {
  if (logins.length === 0) return <p className="text-ink-soft">{securityWords.noLogins}</p>;
  return (
    <ol className="grid gap-4" aria-label={securityWords.loginListLabel}>
      {logins.map(({ sessionId, device, when, ipAddress, status, way, reason }) => (
        <li
          key={sessionId}
          className="flex items-start gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
        >
          <DeviceIcon type={device.deviceType} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{deviceName(device)}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {when} · {ipAddress || securityWords.loginAddressUnknown}
            </p>
            <p className="text-sm text-ink-soft">
              {securityWords.wayNames[way]}
              {reason ? ` · ${securityWords.loginFailures[reason]}` : ''}
            </p>
          </div>
          <Badge tone={tones[status]}>{securityWords.loginStatusNames[status]}</Badge>
        </li>
      ))}
    </ol>
  );
}

const looks: Record<Recommendation['type'], { tone: BadgeTone; sign: 'warn' | 'info' | 'right' }> = {
  warning: { tone: 'no', sign: 'warn' },
  info: { tone: 'neutral', sign: 'info' },
  other: { tone: 'plain', sign: 'right' },
};

/** What would raise the score, each with what it costs and the way to put it right. */
function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  if (recommendations.length === 0) return <p className="text-ink-soft">{securityWords.noRecommendations}</p>;
  return (
    <ul className="grid gap-4" aria-label={securityWords.recommendationsTitle}>
      {recommendations.map(({ type, message, path, action, points }) => {
        const { tone, sign } = looks[type];
        return (
          <li key={message} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <p className="row mb-1 justify-between">
              <Badge tone={tone} icon={<Icon name={sign} size={12} />}>
                {securityWords.recommendationTypeNames[type]}
              </Badge>
              <span className="text-sm text-ink-soft">{securityWords.recommendationCosts(points)}</span>
            </p>
            <p>{message}</p>
            {/* signing out is for the server, not for the page's router */}
            <Link
              to={path}
              reloadDocument={path.startsWith('/auth/')}
              discover="none"
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {action}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
