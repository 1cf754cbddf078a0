import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { greetingAt } from '#app/accounts/greeting.ts';
import { EventTypePicker } from '#app/accounts/event-type-picker.tsx';
import { ProfileForm } from '#app/accounts/profile-form.tsx';
import { saveProfile } from '#app/accounts/save-profile.server.ts';
import { backend, requireUser } from '#app/backend.server.ts';
import { RouteError } from '#app/site/route-error.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { isProfileComplete, missingProfileFields, profileSentences, type profileFields } from '#contract/accounts.ts';
import { count } from '#contract/format.ts';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Shagun' }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  // the profile form replaces everything else until all seven fields are filled (spec section 4)
  const saved = new URL(request.url).searchParams.has('saved');
  if (!isProfileComplete(user)) return { user, stats: null, greeting: '', saved };
  const stats = await backend(request).load('getEventStats', {});
  return { user, stats, greeting: greetingAt(new Date()), saved };
}

export async function action({ request }: ActionFunctionArgs) {
  return saveProfile(request, '/dashboard?saved=1');
}

export default function Dashboard() {
  const { user, stats, greeting, saved } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  if (!stats) {
    const missing = missingProfileFields(user).map((field) => fieldNames[field]);
    return (
      <Page width="narrow">
        <PageHeader title="Complete Your Profile" description="Fill in these seven fields once, then create your first event." />
        {saved && missing.length > 0 ? (
          <Alert className="mb-6">Saved. Still missing: {new Intl.ListFormat('en-IN').format(missing)}.</Alert>
        ) : null}
        <Card title="Your Profile">
          <ProfileForm user={user} lastResult={lastResult} saved={false} />
        </Card>
      </Page>
    );
  }
  return (
    <Page width="wide">
      <PageHeader
        title={`${greeting}, ${user.firstName}`}
        description={stats.upcomingEvents > 0 ? `You have ${count(stats.upcomingEvents, 'upcoming event')}.` : 'You have no upcoming events yet.'}
        actions={<Badge tone="yes">Profile Complete</Badge>}
      />
      {saved ? (
        <Alert tone="success" className="mb-6 fades-after-3s">
          {profileSentences.updated}
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title="Create a New Event">
          <EventTypePicker />
          <div className="mt-6 rounded-lg bg-marigold-soft p-4">
            <h3>Need Help?</h3>
            <p className="mb-3 text-sm">The guide walks you through your first event: the guest list, the gifts, the invitations.</p>
            <ButtonLink to="/guide" variant="secondary">
              Open the guide
            </ButtonLink>
          </div>
        </Card>
        <div className="stack">
          <Card title="Your Stats">
            <dl className="grid gap-3">
              <Stat label="Events Organized" value={stats.eventsOrganized} />
              <Stat label="Gifts Managed" value={stats.giftsManaged} />
              <Stat label="Guests Invited" value={stats.guestsInvited} />
            </dl>
          </Card>
          <Card title="Quick Links">
            <ul className="grid">
              <TextLink to="/profile">Your Profile</TextLink>
              <TextLink to="/organised-events">Organised Events</TextLink>
              <TextLink to="/attending-events">Joined Events</TextLink>
              <TextLink to="/security">Security</TextLink>
              <TextLink to="/wallet">Wallet</TextLink>
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}

export function ErrorBoundary() {
  return <RouteError failed={{ message: profileSentences.dashboardFailed }} />;
}

const fieldNames: Record<(typeof profileFields)[number], string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  country: 'Country',
};

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 last:border-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold">{value.toLocaleString('en-IN')}</dd>
    </div>
  );
}
