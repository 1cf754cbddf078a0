import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { GiftFields } from '#app/wishlist/gift-form.tsx';
import { loadGift } from '#app/wishlist/gift-of-event.server.ts';
import { saveGift } from '#app/wishlist/save-gift.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as wishlistWords from '#messages/wishlist/en.ts';

export const handle: EventPageHandle = { part: 'gifts', denied: wishlistWords.organisersOnlyPage };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  {
    title: data
      ? wishlistWords.editPageTitle(data.gift.name, data.event.eventName)
      : wishlistWords.editPageTitleUnknown,
  },
];

export async function loader({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  return loadGift(request, params, wishlistWords.gone);
}

export async function action({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  return saveGift(request, params);
}

/** Changes one gift: what it is, what it costs, its picture. */
export default function GiftEdit() {
  const { event, gift } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={wishlistWords.editTitle(gift.name)} event={event.eventName} />
      <Card as="div">
        <GiftFields gift={gift} submit={{ label: wishlistWords.editSave, pending: wishlistWords.editSaving }}>
          <ButtonLink to={`/event/${event._id}/wishlist`} variant="secondary">
            {wishlistWords.editBack}
          </ButtonLink>
        </GiftFields>
      </Card>
    </Page>
  );
}
