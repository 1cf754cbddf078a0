import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { HelpingLine } from '#app/hosting/helping-line.tsx';
import { useLastResult } from '#app/forms/conform-form.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { GIFT_FORM_ID, GiftFields } from '#app/wishlist/gift-form.tsx';
import { GiftGroup } from '#app/wishlist/gift-group.tsx';
import { addGiftAction, newGiftRequestId } from '#app/wishlist/save-gift.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Stat } from '#app/ui/stat.tsx';
import { mayEdit } from '#contract/common/host-roles.ts';
import { formatRupeesWithPaise } from '#contract/common/format.ts';
import type { WishlistGroups } from '#contract/gifts/wishlist.ts';
import * as eventWords from '#messages/events/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';
import * as shagunWords from '#messages/shagun/page/en.ts';

export const handle: EventPageHandle = {
  part: 'gifts',
  shared: true,
  denied: wishlistWords.organisersOnlyPage,
};

export const meta = eventTitle(wishlistWords.pageTitle, wishlistWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const place = { params };
  const [editable, wishlist] = await Promise.all([
    api.call('getEditableEvent', place),
    api.call('getWishlist', { ...place, query: {} }),
  ]);
  if (editable.ok) {
    if (!wishlist.ok) throw data(wishlist.error, { status: wishlist.status });
    const { event, role, organiserName } = editable.data;
    const { _id, eventName, description, status, giveTogether } = event;
    return {
      organises: true,
      host: { role, owner: organiserName, edits: mayEdit(role) },
      event: { _id, eventName, description, status, giveTogether },
      groups: wishlist.data,
      notice: await readFlash(request),
      requestId: newGiftRequestId(),
      wantsToAdd: new URL(request.url).searchParams.has('add'),
    } as const;
  }
  if (editable.status === 401) throw redirectToSignIn(request);
  if (editable.status !== 403) throw data(editable.error, { status: editable.status });
  const { event } = await api.load('getEvent', { ...place, query: {} });
  return data({ organises: false, event: { _id: event._id, eventName: event.eventName } } as const, {
    status: 403,
  });
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return addGiftAction(request, eventId);
}

/** The organiser's wishlist (spec section 2): what is wished for, what it adds up to, and the forms that change it. */
export default function WishlistPage() {
  const view = useLoaderData<typeof loader>();
  const lastResult = useLastResult();
  if (!view.organises) return <NotYours event={view.event} />;
  const { event, host, groups, notice, requestId, wantsToAdd } = view;
  const active = event.status === 'active' && host.edits;
  // without its form the page itself says why nothing was added
  const failed = lastResult?.error?.['']?.join(' ');
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Page className="stack">
      <WishlistHeader event={event} groups={groups} owns={host.role === 'organiser'} />
      <FlashMessage notice={notice} />
      <HelpingLine host={host} />
      {active || (event.status === 'active' && failed === undefined) ? null : (
        <Alert tone="error" live={failed !== undefined}>
          {failed ?? eventWords.cancelledAlready}
        </Alert>
      )}
      <Card title={wishlistWords.eventDetails}>
        <p className="event-text">{event.description}</p>
      </Card>
      {total === 0 ? <Empty canAdd={active} /> : null}
      {active ? (
        <AddGiftCard
          requestId={requestId}
          total={total}
          open={total === 0 || wantsToAdd || lastResult !== null}
        />
      ) : null}
      {groups.map((group) => (
        <GiftGroup key={group.type} eventId={event._id} group={group} open={active} edits={host.edits} />
      ))}
    </Page>
  );
}

function Empty({ canAdd }: { canAdd: boolean }) {
  const add = (
    // to the first field of the form below, with scripts and without
    <a href={`#${GIFT_FORM_ID}-name`} className="btn btn-primary">
      {wishlistWords.addFirst}
    </a>
  );
  return (
    <EmptyState title={wishlistWords.emptyTitle} action={canAdd ? add : undefined}>
      {canAdd ? wishlistWords.emptyHint : null}
    </EmptyState>
  );
}

/** What a guest of the event gets here. */
function NotYours({ event }: { event: { _id: string; eventName: string } }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={wishlistWords.title} event={event.eventName} />
      <Alert tone="error" live={false}>
        {wishlistWords.organisersOnlyPage}
      </Alert>
      <p>
        <ButtonLink to={`/event/${event._id}`} reloadDocument>
          {wishlistWords.backToEvent}
        </ButtonLink>
      </p>
    </Page>
  );
}

interface AddGiftCardProps {
  requestId: string;
  /** How many gifts there are: with every gift added the form starts anew. */
  total: number;
  open: boolean;
}

/** 'Add Gift' of the spec: folded away until it is wanted, open while the list is empty or something has to be mended. */
function AddGiftCard({ requestId, total, open }: AddGiftCardProps) {
  return (
    <Disclosure id="add-gift" title={wishlistWords.addTitle} open={open}>
      <GiftFields
        key={total}
        requestId={requestId}
        submit={{ label: wishlistWords.add, pending: wishlistWords.adding }}
      />
    </Disclosure>
  );
}

interface WishlistHeaderProps {
  event: { _id: string; eventName: string; giveTogether?: boolean | undefined };
  groups: WishlistGroups;
  /** Whether whoever looks owns the event, and so reads who gave what. */
  owns: boolean;
}

/** Whose wishlist it is and what it adds up to. */
function WishlistHeader({ event, groups, owns }: WishlistHeaderProps) {
  const prices = groups.flatMap(({ items }) => items.map(({ price }) => price));
  // in paise, because sums of fractions drift
  const total = prices.reduce((sum, price) => sum + Math.round(price * 100), 0) / 100;
  return (
    <>
      <PageHeader title={wishlistWords.title} event={event.eventName} />
      {owns ? (
        <p className="row">
          <ButtonLink to={`/event/${event._id}/thank-yous`} discover="none" variant="secondary">
            {wishlistWords.thankYous}
          </ButtonLink>
          {event.giveTogether ? (
            <ButtonLink to={`/event/${event._id}/shagun`} discover="none" variant="secondary">
              {shagunWords.receivedTitle}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-2 sm:grid-cols-2">
        <Stat term={wishlistWords.totalGifts} value={String(prices.length)} />
        <Stat term={wishlistWords.totalValue} value={formatRupeesWithPaise(total)} />
      </dl>
    </>
  );
}
