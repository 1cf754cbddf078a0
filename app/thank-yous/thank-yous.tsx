import { Link, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { GiverReceived, GiverThanks } from '#app/thank-yous/giver-received.tsx';
import { viewGiver, type GiverView } from '#app/thank-yous/giver-view.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { thankYouListQuery } from '#contract/gifts/thank-yous.ts';
import * as thankYouPageWords from '#messages/thank-yous/page/en.ts';

export const handle: EventPageHandle = { part: 'gifts', denied: thankYouPageWords.notYours };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: data ? thankYouPageWords.listPageTitle(data.event.name) : thankYouPageWords.pageTitleUnknown },
];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const query = queryOf(request, thankYouListQuery);
  const [list, { event }] = await Promise.all([
    backend(request).load('listThankYous', { params: { eventId }, query }),
    loadHosted(request, eventId),
  ]);
  const { items, page, pages, counts } = list;
  return {
    event: { id: eventId, name: event.eventName },
    givers: items.map((giver) => viewGiver(giver, event.timeZone)),
    page,
    pages,
    counts,
    show: query.show ?? 'all',
    notice: await readFlash(request),
  };
}

/** Who gave what to an event, with which blessing, and who is still to be thanked. */
export default function ThankYouList() {
  const { event, givers, page, pages, counts, show, notice } = useLoaderData<typeof loader>();
  return (
    <Page className="stack">
      <PageHeader title={thankYouPageWords.listTitle} event={event.name} />
      <FlashMessage notice={notice} />
      {counts.givers === 0 ? (
        <EmptyState
          title={thankYouPageWords.listNone}
          link={{ label: thankYouPageWords.seeWishlist, to: `/event/${event.id}/wishlist` }}
        >
          {thankYouPageWords.listNoneHint}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={thankYouPageWords.showLabel}
            tabs={[
              { to: '?', label: thankYouPageWords.showAll, count: counts.givers, current: show === 'all' },
              {
                to: '?show=to-thank',
                label: thankYouPageWords.showToThank,
                count: counts.toThank,
                current: show === 'to-thank',
              },
            ]}
          />
          {givers.length === 0 ? (
            <EmptyState title={thankYouPageWords.allThanked}>{thankYouPageWords.allThankedHint}</EmptyState>
          ) : (
            <ul className="card divide-y divide-line py-0" aria-label={thankYouPageWords.listLabel}>
              {givers.map((giver) => (
                <Giver key={giver.id} giver={giver} eventId={event.id} />
              ))}
            </ul>
          )}
        </>
      )}
      <Pagination page={page} pageCount={pages} label={thankYouPageWords.listPages} />
    </Page>
  );
}

function Giver({ giver, eventId }: { giver: GiverView; eventId: string }) {
  const { id, name, thanked } = giver;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1 wrap-anywhere">
        <h2 className="text-lg">{name}</h2>
        <GiverReceived giver={giver} />
        <GiverThanks giver={giver} />
      </div>
      <Link
        to={`/event/${eventId}/thank-yous/${id}`}
        discover="none"
        className={thanked ? 'btn btn-quiet' : 'btn btn-secondary'}
      >
        <RichText text={thanked ? thankYouPageWords.openLink(name) : thankYouPageWords.thankLink(name)} />
      </Link>
    </li>
  );
}
