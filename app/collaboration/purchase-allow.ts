import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

/** Lets those who give a gift mark it as purchased again. */
const button = buttonRoute({
  page: ({ eventId, giftId }: { eventId: string; giftId: string }) => `/event/${eventId}/gift/${giftId}`,
  press: (api, params) => api.call('allowGiftPurchase', { params }),
  done: ({ gift }) => togetherWords.purchaseAllowed(gift.name),
  failed: togetherWords.allowFailed,
});

export const loader = button.loader;
export const action = button.action;
