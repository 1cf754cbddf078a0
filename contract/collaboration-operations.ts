import * as collaboration from './collaboration.ts';
import { giftParams, type Operation } from './operation.ts';

/** The calls of gifts given together: a part of the table in `operations.ts`. */
export const collaborationOperations = {
  enableCollaboration: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/enable-collaboration',
    summary: 'Let several people give a gift together',
    access: 'signed-in',
    params: giftParams,
    response: collaboration.changedCollaboration,
  },
  openCollaboration: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/open-collaboration',
    summary: 'Let everybody join a gift without asking, or end that',
    access: 'organiser',
    params: giftParams,
    body: collaboration.openForm,
    response: collaboration.changedCollaboration,
  },
  joinCollaboration: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/gift/{giftId}/join-collaboration',
    summary: 'Give towards a gift, or join with 0; with an `Idempotency-Key` header a repeated request begins no second payment',
    access: 'signed-in',
    params: giftParams,
    body: collaboration.joinForm,
    response: collaboration.joinedCollaboration,
  },
} as const satisfies Record<string, Operation>;
