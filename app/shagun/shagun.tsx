import { useActionData, useLoaderData, Link } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { GivingAnswer } from '#app/collaboration/by-link/giving-form.server.ts';
import { ContributionRows, ContributionDetails } from '#app/collaboration/contribution-details.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { ShagunForm } from '#app/shagun/shagun-form.tsx';
import { giveShagunSignedIn, loadShagun, type ShagunPageView } from '#app/shagun/shagun.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { Stat } from '#app/ui/stat.tsx';
import * as shagunWords from '#messages/shagun/page/en.ts';
import * as thankYouWords from '#messages/thank-yous/page/en.ts';

export const handle: EventPageHandle = { part: 'gifts', shared: true, denied: shagunWords.cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [{ title: shagunWords.tab(data?.event.name) }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const [view, notice] = await Promise.all([loadShagun(request, eventId), readFlash(request)]);
  return { ...view, notice };
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return giveShagunSignedIn(request, eventId, await readForm(request));
}

/** A shagun, signed in: the organiser reads who gave one, a guest gives one and sees their own (docs/decisions/0009). */
export default function Shagun() {
  const { notice, ...view } = useLoaderData<typeof loader>();
  const answer: GivingAnswer | undefined = useActionData<typeof action>();
  const { event, organises, form, page, pageCount } = view;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={organises ? shagunWords.receivedTitle : shagunWords.giveTitle}
        event={event.name}
        back={organises ? null : <a href={`/event/${event.id}`}>{shagunWords.backToEvent}</a>}
      />
      <FlashMessage notice={notice} />
      {form ? <ShagunForm view={{ ...view, form }} answer={answer} /> : null}
      {view.received ? <ShagunReceived view={view} received={view.received} /> : null}
      {!organises && view.contributions.length > 0 ? (
        <Card title={shagunWords.ownTitle}>
          <ContributionRows
            contributions={view.contributions}
            page={`/event/${event.id}/shagun`}
            tellsUntil
          />
        </Card>
      ) : null}
      <Pagination page={page} pageCount={pageCount} label={shagunWords.pages} />
    </Page>
  );
}

type Contribution = ShagunPageView['contributions'][number];

/** What came as a shagun, for the organiser: how much in all, from how many, and of each what, with which blessing, and the way to thank them. */
function ShagunReceived({
  view: { event, contributions },
  received: { total, givers, isOpen },
}: {
  view: ShagunPageView;
  received: NonNullable<ShagunPageView['received']>;
}) {
  if (contributions.length === 0)
    return (
      <EmptyState
        title={shagunWords.receivedNone}
        link={
          isOpen ? null : { label: shagunWords.openDetails, to: `/event/${event.id}/edit`, discover: 'none' }
        }
      >
        {isOpen ? shagunWords.receivedNoneHint : shagunWords.receivedShutHint}
      </EmptyState>
    );
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Stat term={shagunWords.receivedTotal} value={total} />
        <Stat term={shagunWords.receivedGivers} value={givers} />
      </dl>
      <p>{shagunWords.receivedHint}</p>
      <ul className="card divide-y divide-line py-0" aria-label={shagunWords.receivedList}>
        {byGiver(contributions).map((theirs) => (
          <Giver key={theirs[0].giverId} theirs={theirs} eventId={event.id} />
        ))}
      </ul>
      <p>
        <Link to={`/event/${event.id}/thank-yous?show=to-thank`} discover="none">
          {shagunWords.thankAll}
        </Link>
      </p>
    </>
  );
}

function Giver({ theirs, eventId }: { theirs: OfGiver; eventId: string }) {
  const [{ giverId, who }] = theirs;
  // of what went back there is nothing to thank for
  const isLeft = theirs.some(
    ({ state, returned }) => state === 'paid' || state === 'return_failed' || returned,
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-2 wrap-anywhere">
        <h2 className="text-lg">{who}</h2>
        {theirs.map((each) => (
          <ContributionDetails key={each.id} contribution={each} />
        ))}
      </div>
      {isLeft ? (
        <Link to={`/event/${eventId}/thank-yous/${giverId}`} discover="none" className="btn btn-secondary">
          <RichText text={thankYouWords.thankLink(who)} />
        </Link>
      ) : null}
    </li>
  );
}

type OfGiver = [Contribution, ...Contribution[]];

/** Those of this page that are one giver's stand together, where the latest of them does. */
function byGiver(contributions: readonly Contribution[]): OfGiver[] {
  const givers = new Map<string, OfGiver>();
  for (const each of contributions) {
    const theirs = givers.get(each.giverId);
    if (theirs) theirs.push(each);
    else givers.set(each.giverId, [each]);
  }
  return [...givers.values()];
}
