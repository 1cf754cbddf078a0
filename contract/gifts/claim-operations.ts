import { outcome } from '#contract/common/fields.ts';
import { giftParams, type Operation } from '#contract/operation.ts';
import * as claims from './claims.ts';

/** The calls of gifts that guests bring themselves: a part of the table in `operations.ts`. */
export const claimOperations = {
  claimGift: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/gift/{giftId}/claim',
    summary:
      'A guest brings a gift that is not given together: signed in, or with the key of their personal link. Again, it changes what they said. 409 (`taken`) where another guest does',
    access: 'signed-in-or-key',
    apiKey: 'events:write',
    readers: 'anyone',
    params: giftParams,
    body: claims.claimForm,
    bodyIn: claims.claimFormIn,
    response: outcome,
  },
  releaseGift: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/gift/{giftId}/claim/release',
    summary: 'The guest does not bring it after all; for a gift they do not bring it changes nothing',
    access: 'signed-in-or-key',
    apiKey: 'events:write',
    readers: 'anyone',
    params: giftParams,
    body: claims.releaseForm,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
