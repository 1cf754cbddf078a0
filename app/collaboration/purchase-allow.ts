import { leadToGift, pressOnGift } from '#app/collaboration/gift-button.server.ts';
import * as words from '#messages/collaboration/en.ts';

export const loader = leadToGift;

/** Lets those who give a gift mark it as purchased again. */
export const action = pressOnGift('allowGiftPurchase', {
  done: words.purchaseAllowed,
  failed: words.allowFailed,
});
