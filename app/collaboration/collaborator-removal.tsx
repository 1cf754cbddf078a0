import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { headOfGift } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { mayEdit } from '#contract/common/host-roles.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import { cannotSee } from '#messages/collaboration/en.ts';
import * as removalWords from '#messages/collaboration/removal/en.ts';

export const handle: EventPageHandle = { denied: cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [{ title: removalWords.tab(data?.person.name) }];

export async function loader({
  request,
  params: { eventId, giftId, userId },
}: RouteArgs<'eventId' | 'giftId' | 'userId'>) {
  const { page, gift } = await loadGiftOfEvent(request, { eventId, giftId });
  const name = nameIn(gift, userId);
  // nobody to remove, or nobody who may: the gift's page shows who takes part
  if (!name || !mayEdit(page.viewer.relation)) throw redirect(`/event/${eventId}/gift/${giftId}`);
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name: gift.name },
    person: { name },
  };
}

/** How the gift names one who takes part in it; undefined for anybody else. */
function nameIn({ collaborators }: WishlistGift, userId: string): string | undefined {
  const found = collaborators.find(({ user }) => user._id === userId);
  return found && personName(found.user, removalWords.somebody);
}

export async function action({
  request,
  params: { eventId, giftId, userId },
}: RouteArgs<'eventId' | 'giftId' | 'userId'>) {
  // said afterwards, when the gift names them no more
  const { gift } = await loadGiftOfEvent(request, { eventId, giftId });
  const result = await backend(request).send('removeCollaborator', { params: { eventId, giftId, userId } });
  if (result.ok)
    return redirectWithFlash(
      `/event/${eventId}/gift/${giftId}`,
      removalWords.removed(nameIn(gift, userId) ?? removalWords.somebody, result.data.gift.name),
    );
  return { problem: result.status >= 500 ? removalWords.failed : result.error.message };
}

/** Asks a host once more before somebody without money in a gift is taken off it. */
export default function CollaboratorRemoval() {
  const { event, gift, person } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={removalWords.remove}
      {...headOfGift({ gift, event })}
      confirm={{ label: removalWords.remove, pending: removalWords.removing }}
      keep={{ label: removalWords.leave, to: `/event/${event.id}/gift/${gift.id}`, discover: 'none' }}
    >
      <Card as="div">
        <p className="wrap-anywhere">
          <RichText
            text={removalWords.what(person.name, gift.name)}
            parts={{ who: (text) => <strong>{text}</strong> }}
          />
        </p>
        <ul className="list-disc ps-5">
          <li>{removalWords.noMoney}</li>
          <li>{removalWords.lateMoney}</li>
          <li>{removalWords.requestsGo}</li>
          <li>{removalWords.askAgain}</li>
        </ul>
      </Card>
    </ConfirmPage>
  );
}
