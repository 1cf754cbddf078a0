import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { ContributionRows } from '#app/collaboration/contribution-details.tsx';
import { viewContribution } from '#app/collaboration/contributions.server.ts';
import { GiftPageHeader } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { contributionListQuery } from '#contract/gifts/contributions.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

export const handle: EventPageHandle = { part: 'gifts', shared: true, denied: togetherWords.cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: togetherWords.contributionsTab(data?.gift.name) },
];

export async function loader({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const place = { eventId, giftId };
  const query = queryOf(request, contributionListQuery);
  const [{ page: about, gift }, { contributions, page, pageCount }] = await Promise.all([
    loadGiftOfEvent(request, place),
    backend(request).load('listContributions', { params: place, query }),
  ]);
  const organises = about.viewer.relation === 'organiser';
  return {
    event: { id: eventId, name: about.event.eventName },
    gift: { id: giftId, name: gift.name },
    organises,
    contributions: contributions.map((each) =>
      viewContribution(each, about.event.timeZone, gift.purchasedBy),
    ),
    page,
    pageCount,
  };
}

/** What was given for a gift and what became of it: for the organiser all of it, for others their own. */
export default function GiftContributions() {
  const { event, gift, organises, contributions, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <GiftPageHeader
        title={organises ? togetherWords.contributionsAll : togetherWords.contributionsOwn}
        gift={gift}
        event={event}
      />
      {contributions.length === 0 ? (
        <EmptyState title={togetherWords.contributionsNone}>{togetherWords.contributionsNoneHint}</EmptyState>
      ) : (
        <Card as="div">
          <ContributionRows
            contributions={contributions}
            page={`/event/${event.id}/gift/${gift.id}/contributions`}
            people={`/event/${event.id}/gift/${gift.id}/people`}
            names={organises}
          />
        </Card>
      )}
      <Pagination page={page} pageCount={pageCount} label={togetherWords.contributionsPages} />
    </Page>
  );
}
