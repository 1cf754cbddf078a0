import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { headOfGift } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { id } from '#contract/common/fields.ts';
import { mayEdit } from '#contract/common/host-roles.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

export const handle: EventPageHandle = { denied: togetherWords.cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: togetherWords.undoTab(data?.gift.name) },
];

export async function loader({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const { page, gift } = await loadGiftOfEvent(request, { eventId, giftId });
  const mayUndo = page.event.status === 'active' && gift.isPurchased && mayEdit(page.viewer.relation);
  // the gift's page says how it stands
  if (!mayUndo) throw redirect(`/event/${eventId}/gift/${giftId}`);
  const [buyer] = gift.purchasedBy;
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name: gift.name },
    buyer: buyer
      ? {
          id: buyer._id,
          name: personName(buyer),
          takesPart: gift.collaborators.some(({ user }) => user._id === buyer._id),
        }
      : null,
    collects: gift.isCollaborative,
    isDelivered: gift.isDelivered,
  };
}

export async function action({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const purchasedBy = id.safeParse((await readForm(request)).get('purchasedBy')).data ?? '';
  const result = await backend(request).send('undoGiftPurchase', {
    params: { eventId, giftId },
    body: { purchasedBy },
  });
  if (result.ok)
    return redirectWithFlash(`/event/${eventId}/gift/${giftId}`, togetherWords.undone(result.data.gift.name));
  return { problem: result.status >= 500 ? togetherWords.undoFailed : result.error.message };
}

/** Asks a host once more, and says what comes of it, before a purchase is taken back. */
export default function PurchaseUndo() {
  const { event, gift, buyer, collects, isDelivered } = useLoaderData<typeof loader>();
  const what = buyer ? togetherWords.undoWhatBy(gift.name, buyer.name) : togetherWords.undoWhat(gift.name);
  return (
    <ConfirmPage
      title={togetherWords.undoPurchase}
      {...headOfGift({ gift, event })}
      confirm={{ label: togetherWords.undoPurchase, pending: togetherWords.undoing }}
      keep={{ label: togetherWords.undoLeave, to: `/event/${event.id}/gift/${gift.id}`, discover: 'none' }}
      fields={{ purchasedBy: buyer?.id ?? '' }}
    >
      <Card as="div">
        <p className="wrap-anywhere">
          <RichText text={what} parts={{ gift: (text) => <strong>{text}</strong> }} />
        </p>
        <ul className="list-disc ps-5">
          <li>{collects ? togetherWords.undoOpens : togetherWords.undoOpensAlone}</li>
          <li>{togetherWords.undoForgets}</li>
          {isDelivered ? <li>{togetherWords.undoDelivered}</li> : null}
          {buyer?.takesPart ? <li>{togetherWords.undoHolds}</li> : null}
          <li>{togetherWords.undoTells}</li>
        </ul>
      </Card>
    </ConfirmPage>
  );
}
