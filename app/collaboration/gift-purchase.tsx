import { redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { GiftPageHeader } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { mayBuy } from '#app/collaboration/next-step.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { Page } from '#app/ui/page.tsx';
import { purchaseForm } from '#contract/gifts/collaboration.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

export const handle: EventPageHandle = { denied: togetherWords.cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: togetherWords.purchaseTab(data?.gift.name) },
];

export async function loader({ request, params: { eventId, giftId } }: RouteArgs<'eventId' | 'giftId'>) {
  const { page, gift } = await loadGiftOfEvent(request, { eventId, giftId });
  const isOpen = page.event.status === 'active' && !gift.isPurchased;
  // the gift's page says by whom it was bought, or why this is for others
  if (!isOpen || !mayBuy(gift, page)) throw redirect(`/event/${eventId}/gift/${giftId}`);
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name: gift.name },
    collects: gift.isCollaborative,
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  const giftPage = `/event/${params.eventId}/gift/${params.giftId}`;
  return postForm(await readForm(request), {
    schema: purchaseForm,
    async send(body) {
      const result = await backend(request).send('markGiftPurchased', { params, body });
      // what happened to the gift meanwhile may have ended this page: the gift's says it
      if (!result.ok && result.status === 409)
        throw await redirectWithFlash(giftPage, { tone: 'error', text: result.error.message });
      return result;
    },
    done: ({ gift }) => redirectWithFlash(giftPage, togetherWords.purchaseDone(gift.name)),
    fallback: togetherWords.purchaseFailed,
  });
}

/** Notes that a gift was bought, with what the buyer wants to say about it (spec section 5). */
export default function GiftPurchase() {
  const { event, gift, collects } = useLoaderData<typeof loader>();
  const [form, { purchaseConfirmation }] = useConform<{ purchaseConfirmation: string }>({
    id: 'purchase',
  });
  return (
    <Page width="narrow" className="stack">
      <GiftPageHeader title={togetherWords.purchase} gift={gift} event={event} />
      <Card as="div">
        <ConformForm form={form} labels={{ purchaseConfirmation: togetherWords.confirmationLabel }}>
          <p>{collects ? togetherWords.purchaseWarningShared : togetherWords.purchaseWarning}</p>
          <TextArea
            field={purchaseConfirmation}
            label={togetherWords.confirmationLabel}
            help={collects ? togetherWords.confirmationHelpShared : togetherWords.confirmationHelp}
            optional
            rows={3}
            maxLength={500}
          />
          <div className="row">
            <FormButton pendingLabel={togetherWords.marking}>{togetherWords.purchase}</FormButton>
            <Link to={`/event/${event.id}/gift/${gift.id}`} discover="none" className="btn btn-quiet">
              {togetherWords.purchaseCancel}
            </Link>
          </div>
        </ConformForm>
      </Card>
    </Page>
  );
}
