import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { EventMenu } from '#app/events/event-menu.tsx';
import { redirectWithFlash } from '#app/flash.server.ts';
import { OrganiserError } from '#app/site/organiser-error.tsx';
import { loadGift } from '#app/wishlist/gift-of-event.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { formatRupees } from '#contract/common/format.ts';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import * as words from '#messages/wishlist/en.ts';

export const meta: MetaFunction = () => [{ title: words.deletePageTitle }];

export async function loader({ request, params: { eventId = '', giftId = '' } }: LoaderFunctionArgs) {
  return loadGift(request, { eventId, giftId }, words.invalidGift);
}

export async function action({ request, params: { eventId = '', giftId = '' } }: ActionFunctionArgs) {
  const result = await backend(request).call('deleteGift', { params: { eventId, giftId } });
  const list = `/event/${eventId}/wishlist`;
  if (result.ok) return redirectWithFlash(list, { tone: 'success', text: result.data.message });
  if (result.status === 401) return redirectToSignIn(request);
  // deleted before, perhaps by the first of two presses: what was wanted has happened
  if (result.error.message === words.invalidGift)
    return redirectWithFlash(list, { tone: 'info', text: words.gone });
  return { problem: words.deleteFailed(result.error.message) };
}

/** Asks once more before a gift is gone. */
export default function GiftDeletion() {
  const { event, gift } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <ConfirmPage
      menu={<EventMenu eventId={event._id} current="gifts" />}
      header={<PageHeader title={words.confirmDelete} event={event.eventName} />}
      problem={problem}
      confirm={{ label: words.deleteConfirm, pending: words.deleting }}
      keep={
        <ButtonLink to={`/event/${event._id}/wishlist`} variant="secondary">
          {words.deleteLeave}
        </ButtonLink>
      }
    >
      <p>
        <RichText
          text={words.deleteWhat(gift.name, formatRupees(gift.price))}
          parts={{ gift: (text) => <strong>{text}</strong> }}
        />
      </p>
    </ConfirmPage>
  );
}

export function ErrorBoundary() {
  return <OrganiserError denied={words.organisersOnlyPage} />;
}
