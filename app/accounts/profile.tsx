import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { AccountPageHandle } from '#app/frame/account-layout.tsx';
import { PendingEmail } from '#app/accounts/pending-email.tsx';
import { missingFieldNames, ProfileFields } from '#app/accounts/profile-form.tsx';
import { profileTab, readProfileEvents } from '#app/accounts/profile-tabs.server.ts';
import { saveProfile } from '#app/accounts/save-profile.server.ts';
import { backend, requireUser } from '#app/server/backend.server.ts';
import { takeFlash } from '#app/forms/flash.server.ts';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { EventListView } from '#app/events/event-list.tsx';
import { NoEventsJoined, NoEventsOrganized } from '#app/events/no-events.tsx';
import { Alert } from '#app/ui/alert.tsx';
import type { EventList, EventListQuery } from '#contract/events/events.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as notificationWords from '#messages/notifications/en.ts';
import * as eventWords from '#messages/events/en.ts';

export const handle: AccountPageHandle = {
  failed: { title: accountWords.userLoadFailed, message: accountWords.userLoadHint },
};

export const meta: PageMeta = () => [{ title: accountWords.profilePageTitle }];

export async function loader({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const tab = profileTab(searchParams);
  const [user, stats, events] = await Promise.all([
    requireUser(request),
    // the counters of the header go without it, and a list says itself that it could not be had
    backend(request).call('getEventStats', {}),
    readProfileEvents(request, tab),
  ]);
  const eventsOrganized = stats.ok ? stats.data.eventsOrganized : undefined;
  const eventsJoined = stats.ok ? stats.data.eventsJoined : undefined;
  const { notice, headers } = await takeFlash(request);
  const saved = notice !== null && searchParams.has('saved');
  return data({ user, tab, events, eventsOrganized, eventsJoined, saved, notice }, { headers });
}

export async function action({ request }: RouteArgs) {
  return saveProfile(request, '/profile?saved=1');
}

/** The profile with its three tabs (spec section 2). */
export default function ProfilePage() {
  const { user, tab, events, eventsOrganized, eventsJoined, saved, notice } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const current = lastResult ? 'profile' : tab;
  const missing = missingFieldNames(user);
  return (
    <Page>
      <PageHeader
        title={accountWords.profileTitle}
        description={accountWords.profileLead}
        actions={
          <dl className="flex gap-6">
            <Counter label={accountWords.organized} value={eventsOrganized} />
            <Counter label={accountWords.joined} value={eventsJoined} />
          </dl>
        }
      />
      <Tabs
        label={accountWords.profileTabs}
        tabs={[
          { to: '/profile', label: accountWords.tabProfile, current: current === 'profile' },
          {
            to: '/profile?tab=organized',
            label: accountWords.tabOrganized,
            count: eventsOrganized,
            current: current === 'organized',
          },
          {
            to: '/profile?tab=joined',
            label: accountWords.tabJoined,
            count: eventsJoined,
            current: current === 'joined',
          },
        ]}
      />
      {current === 'profile' ? (
        <>
          {saved && notice?.tone === 'success' ? null : <FlashMessage notice={notice} className="mb-6" />}
          {missing.length > 0 ? (
            <Alert className="mb-6" tone="info">
              {accountWords.missingFields(missing)}
            </Alert>
          ) : null}
          <PendingEmail user={user} />
          <Card className="max-w-[40rem]">
            <ProfileFields key={`${user.email} ${user.pendingEmail}`} user={user} saved={saved} />
          </Card>
          <p className="row mt-6">
            <Link to="/profile/mails" className="inline-flex min-h-11 items-center">
              {notificationWords.chooseMails}
            </Link>
            <Link to="/profile/data" className="inline-flex min-h-11 items-center">
              {accountWords.toYourData}
            </Link>
          </p>
        </>
      ) : (
        <ProfileEvents tab={current} events={events} />
      )}
    </Page>
  );
}

function Counter({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse text-center">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-semibold">{value?.toLocaleString('en-IN') ?? '–'}</dd>
    </div>
  );
}

/** The full-page error of spec section 8. */

interface ProfileEventsProps {
  tab: 'organized' | 'joined';
  events: { query: EventListQuery; list: EventList | null } | null;
}

/** The tabs Events Organized and Events Joined: the lists of the standalone pages without their search. */
function ProfileEvents({ tab, events }: ProfileEventsProps) {
  if (!events?.list) return <Alert tone="error">{eventWords.listFailed}</Alert>;
  return (
    <EventListView
      // the filter starts anew with each tab
      key={tab}
      kind={tab === 'organized' ? 'organised' : 'attending'}
      list={events.list}
      query={events.query}
      tab={tab}
      empty={tab === 'organized' ? <NoEventsOrganized /> : <NoEventsJoined />}
    />
  );
}
