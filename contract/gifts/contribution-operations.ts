import { id } from '#contract/common/fields.ts';
import * as contributions from './contributions.ts';
import { eventParams, giftParams, type Operation } from '#contract/operation.ts';

/** The calls of what people gave, and how it goes back: a part of the table in `operations.ts`. */
export const contributionOperations = {
  listContributions: {
    method: 'GET',
    path: '/events/{eventId}/wishlist/gift/{giftId}/contributions',
    summary: 'What was given for a gift, a page of 25: the organiser reads all, anybody else their own',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'giverOrOwner',
    params: giftParams,
    query: contributions.contributionListQuery,
    response: contributions.contributionList,
  },
  withdrawContribution: {
    method: 'POST',
    path: '/events/{eventId}/wishlist/gift/{giftId}/contributions/{contributionId}/withdraw',
    summary:
      'Take one’s own contribution back while the organiser has not used it; repeating it changes nothing',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'giverOrOwner',
    params: giftParams.extend({ contributionId: id }),
    response: contributions.withdrawnContribution,
  },
  getRefundPreview: {
    method: 'GET',
    path: '/events/{eventId}/refund-preview',
    summary: 'What would go back to contributors if the event were cancelled now',
    access: 'organiser',
    apiKey: 'money:read',
    readers: 'owner',
    params: eventParams,
    response: contributions.refundPreview,
  },
} as const satisfies Record<string, Operation>;
