import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';
import { leadBackFailed } from '#app/leading-back.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';
import * as words from '#messages/collaboration/en.ts';

const giftPage = ({ eventId, giftId }: LoaderFunctionArgs['params']) => `/event/${eventId}/gift/${giftId}`;

/** The address belongs to a button; whoever opens it goes to the gift. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(giftPage(params));
}

/** Lets those who give a gift mark it as purchased again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '', giftId = '' } = params;
  const page = giftPage(params);
  const result = await backend(request).call('allowGiftPurchase', { params: { eventId, giftId } });
  if (result.ok) return redirectWithNotice(page, { tone: 'success', text: words.purchaseAllowed(result.data.gift.name) });
  return leadBackFailed(request, page, result, words.allowFailed);
}
