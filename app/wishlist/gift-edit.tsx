import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OrganiserError } from '#app/site/organiser-error.tsx';
import { GiftForm } from '#app/wishlist/gift-form.tsx';
import { loadGift } from '#app/wishlist/gift-of-event.server.ts';
import { saveGift } from '#app/wishlist/save-gift.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { wishlistSentences } from '#contract/wishlist.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.gift.name} · Wishlist of ${data.event.eventName} · Shagun` : 'Change a gift · Shagun' },
];

export async function loader({ request, params: { eventId = '', giftId = '' } }: LoaderFunctionArgs) {
  return loadGift(request, { eventId, giftId }, wishlistSentences.gone);
}

export async function action({ request, params: { eventId = '', giftId = '' } }: ActionFunctionArgs) {
  return saveGift(request, { eventId, giftId });
}

/** Changes one gift: what it is, what it costs, its picture. */
export default function GiftEdit() {
  const { event, gift } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult ?? null;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={`Change ${gift.name}`} description={event.eventName} />
      <Card as="div">
        <GiftForm lastResult={lastResult} gift={gift} submit={{ label: 'Save gift', pending: 'Saving...' }}>
          <ButtonLink to={`/event/${event._id}/wishlist`} variant="secondary">
            Back to the wishlist
          </ButtonLink>
        </GiftForm>
      </Card>
    </Page>
  );
}

export function ErrorBoundary() {
  return <OrganiserError denied={wishlistSentences.organisersOnlyPage} />;
}
