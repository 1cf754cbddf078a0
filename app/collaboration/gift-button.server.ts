import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';

const pageOf = ({ eventId, giftId }: LoaderFunctionArgs['params']) => `/event/${eventId}/gift/${giftId}`;

/** The address belongs to a button; whoever opens it goes to the gift. */
export const leadToGift = ({ params }: LoaderFunctionArgs) => redirect(pageOf(params));

/** The action behind a button of a gift's page that needs nothing but the press; it ends there, with `done` by the gift's name or why not. */
export const pressOnGift =
  (
    call: 'enableCollaboration' | 'allowGiftPurchase',
    { done, failed }: { done: (gift: string) => string; failed: string },
  ) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const { eventId = '', giftId = '' } = params;
    const page = pageOf(params);
    const result = await backend(request).call(call, { params: { eventId, giftId } });
    if (result.ok) return redirectWithFlash(page, { tone: 'success', text: done(result.data.gift.name) });
    return redirectWithFailure(request, page, result, failed);
  };
