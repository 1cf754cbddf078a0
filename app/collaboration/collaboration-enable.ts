import { leadToGift, pressOnGift } from '#app/collaboration/gift-button.server.ts';
import * as words from '#messages/collaboration/en.ts';

export const loader = leadToGift;

/** Lets a gift be given together. */
export const action = pressOnGift('enableCollaboration', { done: words.enabled, failed: words.enableFailed });
