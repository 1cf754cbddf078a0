import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';

/** Notes that a purchased gift has arrived, and leads back to the page of the button: the wishlist's or, with `back=gift`, the gift's. */
const button = buttonRoute({
  page: ({ eventId, giftId }: { eventId: string; giftId: string }, form) =>
    `/event/${eventId}/${form?.get('back') === 'gift' ? `gift/${giftId}` : 'wishlist'}`,
  press: (api, params) => api.call('markGiftDelivered', { params }),
  done: ({ gift }) => wishlistWords.markedDelivered(gift.name),
});

export const loader = button.loader;
export const action = button.action;
