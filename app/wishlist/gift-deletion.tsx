import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { loadGift } from '#app/wishlist/gift-of-event.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { formatRupees } from '#contract/common/format.ts';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

export const handle: EventPageHandle = { part: 'gifts', denied: wishlistWords.organisersOnlyPage };

export const meta: PageMeta = () => [{ title: wishlistWords.deletePageTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  return loadGift(request, params, wishlistWords.invalidGift);
}

export async function action({ request, params }: RouteArgs<'eventId' | 'giftId'>) {
  await readForm(request);
  const result = await backend(request).send('deleteGift', { params });
  const list = `/event/${params.eventId}/wishlist`;
  if (result.ok) return redirectWithFlash(list, result.data.message);
  const { status, error } = result;
  // deleted before: the list without it says so
  if (error.code === 'gift_not_found') return redirectWithFlash(list, { tone: 'error', text: error.message });
  return data({ status, code: error.code, problem: wishlistWords.deleteFailed(error.message) }, { status });
}

/** Money that went back, and what is being paid, can be seen by nobody here; of that the press tells. */
const hasMoney = ({ totalCollected }: WishlistGift) => totalCollected > 0;

/** Asks once more before a gift is gone; of one that money was given for it says that it stays, and why. */
export default function GiftDeletion() {
  const { event, gift, owns } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const list = `/event/${event._id}/wishlist`;
  const isOfMoney = hasMoney(gift) || failure?.code === 'gift_has_money';
  // what was refused is not promised again; a failure of ours may pass
  if (isOfMoney || (failure && failure.status < 500))
    return (
      <Page width="narrow" className="stack">
        <PageHeader title={wishlistWords.cannotDelete(gift.name)} event={event.eventName} />
        {failure ? <Alert tone="error">{failure.problem}</Alert> : <p>{wishlistWords.hasMoney}</p>}
        <p className="row">
          <ButtonLink to={list} variant="secondary">
            {wishlistWords.editBack}
          </ButtonLink>
          {owns && isOfMoney ? (
            <ButtonLink
              to={`/event/${event._id}/gift/${gift._id}/contributions`}
              discover="none"
              variant="secondary"
            >
              {togetherWords.contributionsAll}
            </ButtonLink>
          ) : null}
        </p>
      </Page>
    );
  return (
    <ConfirmPage
      title={wishlistWords.confirmDelete}
      event={event.eventName}
      confirm={{ label: wishlistWords.deleteConfirm, pending: wishlistWords.deleting }}
      keep={{ label: wishlistWords.deleteLeave, to: list }}
    >
      <p>
        <RichText
          text={wishlistWords.deleteWhat(gift.name, formatRupees(gift.price))}
          parts={{ gift: (text) => <strong>{text}</strong> }}
        />
      </p>
    </ConfirmPage>
  );
}
