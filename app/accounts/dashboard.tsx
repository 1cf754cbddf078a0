import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { greetingAt } from '#app/accounts/greeting.ts';
import { EventTypePicker } from '#app/accounts/event-type-picker.tsx';
import { PendingEmail } from '#app/accounts/pending-email.tsx';
import { ProfileFields } from '#app/accounts/profile-form.tsx';
import { saveProfile } from '#app/accounts/save-profile.server.ts';
import { backend, requireUser } from '#app/backend.server.ts';
import { PlanNote } from '#app/events/plan-room.tsx';
import { readFlash } from '#app/flash.server.ts';
import { RouteError } from '#app/site/route-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { isProfileComplete, missingProfileFields } from '#contract/accounts/accounts.ts';
import * as words from '#messages/accounts/en.ts';

export const meta: MetaFunction = () => [{ title: words.dashboardPageTitle }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  // the profile form replaces everything else until all seven fields are filled (spec section 4)
  const saved = new URL(request.url).searchParams.has('saved');
  if (!isProfileComplete(user)) return { user, stats: null, room: null, greeting: '', saved, notice: null };
  const api = backend(request);
  const [stats, room] = await Promise.all([api.load('getEventStats', {}), api.load('getPlanRoom', {})]);
  return { user, stats, room, greeting: greetingAt(new Date()), saved, notice: await readFlash(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  return saveProfile(request, '/dashboard?saved=1');
}

export default function Dashboard() {
  const { user, stats, room, greeting, saved, notice } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (!stats) {
    const missing = missingProfileFields(user).map((field) => words.fieldNames[field]);
    return (
      <Page width="narrow">
        <PageHeader title={words.completeTitle} description={words.completeLead} />
        {saved && missing.length > 0 ? <Alert className="mb-6">{words.stillMissing(missing)}</Alert> : null}
        <PendingEmail user={user} />
        <Card title={words.profileTitle}>
          <ProfileFields
            key={`${user.email} ${user.pendingEmail}`}
            user={user}
            lastResult={lastResult}
            saved={false}
          />
        </Card>
      </Page>
    );
  }
  return (
    <Page width="wide">
      <PageHeader
        title={words.greeted(greeting, user.firstName)}
        description={words.upcomingEvents(stats.upcomingEvents)}
        actions={<Badge tone="yes">{words.profileComplete}</Badge>}
      />
      {saved ? (
        <Alert tone="success" className="mb-6 fades-after-3s">
          {words.profileUpdated}
        </Alert>
      ) : null}
      <PendingEmail user={user} />
      <FlashMessage said={notice} className="mb-6" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={words.newEvent}>
          {room ? <PlanNote room={room} className="mb-4" /> : null}
          <EventTypePicker />
          <div className="mt-6 rounded-lg bg-marigold-soft p-4">
            <h3>{words.needHelp}</h3>
            <p className="mb-3 text-sm">{words.needHelpText}</p>
            <ButtonLink to="/guide" variant="secondary">
              {words.openGuide}
            </ButtonLink>
          </div>
        </Card>
        <div className="stack">
          <Card title={words.stats}>
            <dl className="grid gap-3">
              <Stat label={words.eventsOrganized} value={stats.eventsOrganized} />
              <Stat label={words.giftsManaged} value={stats.giftsManaged} />
              <Stat label={words.guestsInvited} value={stats.guestsInvited} />
            </dl>
          </Card>
          <Card title={words.quickLinks}>
            <ul className="grid">
              <TextLink to="/profile">{words.linkProfile}</TextLink>
              <TextLink to="/organised-events">{words.linkOrganised}</TextLink>
              <TextLink to="/attending-events">{words.linkJoined}</TextLink>
              <TextLink to="/security">{words.linkSecurity}</TextLink>
              <TextLink to="/wallet">{words.linkWallet}</TextLink>
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}

export function ErrorBoundary() {
  return <RouteError failed={{ message: words.dashboardFailed }} />;
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 last:border-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold">{value.toLocaleString('en-IN')}</dd>
    </div>
  );
}
