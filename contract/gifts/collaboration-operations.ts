import * as collaboration from './collaboration.ts';
import { id } from '#contract/common/fields.ts';
import { eventParams, giftParams, type Operation } from '#contract/operation.ts';

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
  updateCollaboration: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/collaboration',
    summary: 'Let everybody join a gift without asking or end that, and set the last day to contribute',
    access: 'editor',
    params: giftParams,
    body: collaboration.collaborationForm,
    response: collaboration.changedCollaboration,
  },
  joinCollaboration: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/gift/{giftId}/join-collaboration',
    summary:
      'Give towards a gift, or join with 0; with the key of a personal link a guest gives without an account. With an `Idempotency-Key` header a repeated request begins no second payment',
    access: 'signed-in-or-key',
    params: giftParams,
    body: collaboration.joinForm,
    bodyIn: collaboration.joinFormIn,
    response: collaboration.joinedCollaboration,
  },
  markGiftPurchased: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/mark-purchased',
    summary: 'Mark a gift as purchased by the viewer, a collaborator or the organiser',
    access: 'signed-in',
    params: giftParams,
    body: collaboration.purchaseForm,
    response: collaboration.changedCollaboration,
  },
  undoGiftPurchase: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/undo-purchase',
    summary: 'Undo a purchase, so that people can contribute again; repeating it changes nothing',
    access: 'editor',
    params: giftParams,
    body: collaboration.undoPurchaseForm,
    response: collaboration.changedCollaboration,
  },
  allowGiftPurchase: {
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/allow-purchase',
    summary:
      'Let the givers mark a gift as purchased again after a purchase was undone; repeating it changes nothing',
    access: 'editor',
    params: giftParams,
    response: collaboration.changedCollaboration,
  },
  removeCollaborator: {
    method: 'DELETE',
    path: '/events/{eventId}/wishlist/gift/{giftId}/collaborators/{userId}',
    summary:
      'Remove somebody who has given no money from a gift; they can join again only by an accepted request, and money of theirs that arrives before that goes back; repeating it changes nothing',
    access: 'editor',
    params: giftParams.extend({ userId: id }),
    response: collaboration.changedCollaboration,
  },
  listCollaborationTargets: {
    method: 'GET',
    path: '/events/{eventId}/wishlist/gift/{giftId}/collaboration-targets',
    summary: 'People the viewer can ask to give a gift together',
    access: 'signed-in',
    params: giftParams,
    response: collaboration.collaborationTargets,
  },
  requestCollaboration: {
    method: 'POST',
    path: '/events/{eventId}/collaboration-request',
    summary:
      'Ask a collaborator to be let in, or as a collaborator ask somebody to join; while one waits the same request answers that one',
    access: 'signed-in',
    params: eventParams,
    body: collaboration.requestForm,
    response: collaboration.changedRequest,
  },
  listCollaborationRequests: {
    method: 'GET',
    path: '/events/{eventId}/collaboration-requests',
    summary: 'Requests the viewer sent, and those waiting for the viewer’s answer',
    access: 'signed-in',
    params: eventParams,
    response: collaboration.collaborationRequests,
  },
  listGiftCollaborationRequests: {
    method: 'GET',
    path: '/events/{eventId}/wishlist/gift/{giftId}/collaboration-requests',
    summary: 'The same, of one gift',
    access: 'signed-in',
    params: giftParams,
    response: collaboration.collaborationRequests,
  },
  respondToCollaborationRequest: {
    method: 'POST',
    path: '/events/{eventId}/collaboration-request/{requestId}/respond',
    summary: 'Accept or reject a request addressed to the viewer',
    access: 'signed-in',
    params: eventParams.extend({ requestId: id }),
    body: collaboration.respondForm,
    response: collaboration.changedRequest,
  },
} as const satisfies Record<string, Operation>;
