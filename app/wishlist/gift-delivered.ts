import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import * as words from '#messages/wishlist/en.ts';

const wishlistOf = ({ eventId }: LoaderFunctionArgs['params']) => `/event/${eventId}/wishlist`;

/** The address belongs to a button; whoever opens it goes to the wishlist. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(wishlistOf(params));
}

/** Notes that a purchased gift has arrived, and leads back to the page of the button: the wishlist's or, with `back=gift`, the gift's. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '', giftId = '' } = params;
  const form = await readForm(request);
  const back = form.get('back') === 'gift' ? `/event/${eventId}/gift/${giftId}` : wishlistOf(params);
  const result = await backend(request).call('markGiftDelivered', { params: { eventId, giftId } });
  if (result.ok)
    return redirectWithFlash(back, { tone: 'success', text: words.markedDelivered(result.data.gift.name) });
  return redirectWithFailure(request, back, result);
}
