import { data } from '@remix-run/node';
import { Link, useLoaderData, type LinkProps } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { AccountPageHandle } from '#app/frame/account-layout.tsx';
import { BegunForms, ComingEventList, EventsToThankFor } from '#app/accounts/coming-events.tsx';
import { greetingAt } from '#app/accounts/greeting.ts';
import { PendingEmail } from '#app/accounts/pending-email.tsx';
import { missingFieldNames, ProfileFields } from '#app/accounts/profile-form.tsx';
import { saveProfile } from '#app/accounts/save-profile.server.ts';
import { backend, requireUser } from '#app/server/backend.server.ts';
import { PlanNote } from '#app/events/plan-room.tsx';
import { OtherWaysNote } from '#app/security/other-ways-note.tsx';
import { takeFlash } from '#app/forms/flash.server.ts';
import { useRootData } from '#app/frame/root-data.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { useShownZone } from '#app/ui/use-shown-zone.ts';
import { isProfileComplete } from '#contract/accounts/accounts.ts';
import type { ComingEvents } from '#contract/events/coming-events.ts';
import type { PlanRoom } from '#contract/events/events.ts';
import { eventTypes } from '#contract/events/event-types.ts';
import * as comingWords from '#messages/accounts/coming/en.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';

export const handle: AccountPageHandle = { failed: { message: accountWords.dashboardFailed } };

export const meta: PageMeta = () => [{ title: accountWords.dashboardPageTitle }];

export async function loader({ request }: RouteArgs) {
  const user = await requireUser(request);
  // the profile form replaces everything else until all seven fields are filled (spec section 4)
  const { notice, headers } = await takeFlash(request);
  const saved = notice !== null && new URL(request.url).searchParams.has('saved');
  const api = backend(request);
  const asksOfWays = async () => (await api.extra('getWaysInQuestion', {})).data?.isAsked ?? false;
  if (!isProfileComplete(user))
    return data({ user, saved, isAsked: await asksOfWays(), home: null }, { headers });
  const [isAsked, stats, { data: room }, { data: coming }] = await Promise.all([
    asksOfWays(),
    api.load('getEventStats', {}),
    api.extra('getPlanRoom', {}),
    api.extra('listComingEvents', {}),
  ]);
  const home = { stats, room, coming, now: new Date().toISOString(), notice };
  return data({ user, saved, isAsked, home }, { headers });
}

export async function action({ request }: RouteArgs) {
  return saveProfile(request, '/dashboard?saved=1');
}

export default function Dashboard() {
  const { user, saved, isAsked, home } = useLoaderData<typeof loader>();
  const hasWallet = useRootData()?.hasWallet;
  if (!home) {
    const missing = missingFieldNames(user);
    return (
      <Page width="narrow">
        <PageHeader title={accountWords.completeTitle} description={accountWords.completeLead} />
        {saved && missing.length > 0 ? (
          <Alert className="mb-6">{accountWords.stillMissing(missing)}</Alert>
        ) : null}
        <OtherWaysNote isAsked={isAsked} />
        <PendingEmail user={user} />
        <Card title={accountWords.profileTitle}>
          <ProfileFields key={`${user.email} ${user.pendingEmail}`} user={user} saved={false} />
        </Card>
      </Page>
    );
  }
  const { stats, room, coming, now, notice } = home;
  return (
    <Page width="wide">
      <PageHeader
        title={<Greeting now={now} firstName={user.firstName} />}
        description={
          stats.upcomingEvents === 0 && stats.eventsOrganized > 0 ? (
            <>
              {accountWords.noneAhead} <Link to="/organised-events">{accountWords.pastAndCancelled}</Link>
            </>
          ) : (
            accountWords.upcomingEvents(stats.upcomingEvents)
          )
        }
        actions={<Badge tone="yes">{accountWords.profileComplete}</Badge>}
      />
      {saved ? (
        <Alert tone="success" className="mb-6 fades-after-3s">
          {accountWords.profileUpdated}
        </Alert>
      ) : null}
      <OtherWaysNote isAsked={isAsked} />
      <PendingEmail user={user} />
      {saved && notice?.tone === 'success' ? null : <FlashMessage notice={notice} className="mb-6" />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="stack">
          {coming ? <Coming {...coming} /> : <MissingPart>{comingWords.missing}</MissingPart>}
          <NewEvent room={room} first={stats.eventsOrganized === 0} />
        </div>
        <div className="stack">
          <Card title={accountWords.stats}>
            <dl className="grid gap-3">
              <Stat label={accountWords.eventsOrganized} value={stats.eventsOrganized} />
              <Stat label={accountWords.giftsManaged} value={stats.giftsManaged} />
              <Stat label={accountWords.guestsInvited} value={stats.guestsInvited} />
            </dl>
          </Card>
          <Card title={accountWords.quickLinks}>
            <ul className="grid">
              <TextLink to="/profile">{accountWords.linkProfile}</TextLink>
              <TextLink to="/organised-events">{accountWords.linkOrganised}</TextLink>
              <TextLink to="/attending-events">{accountWords.linkJoined}</TextLink>
              <TextLink to="/security">{accountWords.linkSecurity}</TextLink>
              {hasWallet ? <TextLink to="/wallet">{accountWords.linkWallet}</TextLink> : null}
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}

/** What comes next, and what was begun. */
function Coming({ events, more, thanks, drafts }: ComingEvents) {
  return (
    <>
      {events.length > 0 ? <ComingEventList events={events} more={more} /> : null}
      <EventsToThankFor thanks={thanks} />
      <BegunForms drafts={drafts} />
    </>
  );
}

/** The picker: open for whoever has no event yet, one press away afterwards. */
function NewEvent({ room, first }: { room: PlanRoom | null; first: boolean }) {
  const picker = (
    <>
      <PlanNote room={room} className="mb-4" />
      <EventTypePicker />
      <div className="mt-6 rounded-lg bg-marigold-soft p-4">
        <h3>{accountWords.needHelp}</h3>
        <p className="mb-3 text-sm">{accountWords.needHelpText}</p>
        <ButtonLink to="/guide" variant="secondary">
          {accountWords.openGuide}
        </ButtonLink>
      </div>
    </>
  );
  return first ? (
    <Card title={accountWords.newEvent}>{picker}</Card>
  ) : (
    <Disclosure title={accountWords.newEvent}>{picker}</Disclosure>
  );
}

/** By the clock of whoever reads it, which the browser knows; without scripts by India's. */
function Greeting({ now, firstName }: { now: string; firstName: string }) {
  return <>{accountWords.greeted(greetingAt(new Date(now), useShownZone()), firstName)}</>;
}

function Stat({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 last:border-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold">{value.toLocaleString('en-IN')}</dd>
    </div>
  );
}

/** A link that is a whole row of a list: easy to hit with a thumb. */
function TextLink(props: LinkProps) {
  return (
    <li>
      <Link {...props} className="flex min-h-11 items-center font-semibold" />
    </li>
  );
}

/** Cards that lead to the creation form of each type of event. */
function EventTypePicker() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {eventTypes.map((type) => (
        <li key={type}>
          <Link
            to={`/create-event/${type}`}
            reloadDocument
            className="flex h-full items-center gap-4 rounded-lg border border-line p-4 text-ink no-underline hover:bg-rani-soft hover:text-ink"
          >
            <img
              src={`/illustrations/${type}.svg`}
              alt=""
              width={72}
              height={54}
              loading="lazy"
              className="flex-none"
            />
            <span>
              <span className="block font-semibold">{eventTypeWords.typeNames[type]}</span>
              <span className="block text-sm text-ink-soft">{eventTypeWords.typeDescriptions[type]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
