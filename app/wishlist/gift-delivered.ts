import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';

const wishlistOf = ({ eventId }: LoaderFunctionArgs['params']) => `/event/${eventId}/wishlist`;

/** The address belongs to a button; whoever opens it goes to the wishlist. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(wishlistOf(params));
}

/** Notes that a purchased gift has arrived. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '', giftId = '' } = params;
  const list = wishlistOf(params);
  const result = await backend(request).call('markGiftDelivered', { params: { eventId, giftId } });
  if (result.ok) return redirectWithNotice(list, { tone: 'success', text: `${result.data.gift.name} is marked delivered.` });
  if (result.status === 401) return redirectToSignIn(new Request(new URL(list, request.url)));
  return redirectWithNotice(list, { tone: 'error', text: result.error.message });
}
