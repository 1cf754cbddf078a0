import { id } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import * as contributions from './contributions.ts';
import * as shagun from './shagun.ts';

/** The calls of a shagun, money for no gift: a part of the table in `operations.ts`. */
export const shagunOperations = {
  giveShagun: {
    method: 'POST',
    path: '/events/{eventId}/shagun',
    summary:
      'Give money that is for no gift, where guests give together; with the key of a personal link a guest gives without an account. With an `Idempotency-Key` header a repeated request begins no second payment',
    access: 'signed-in-or-key',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    params: eventParams,
    body: shagun.shagunForm,
    bodyIn: shagun.shagunFormIn,
    response: shagun.begunShagun,
  },
  listShagun: {
    method: 'GET',
    path: '/events/{eventId}/shagun',
    summary:
      'What was given for an event and no gift, or for one that was removed meanwhile, a page of 25: the organiser reads all, anybody else their own',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'giverOrOwner',
    params: eventParams,
    query: contributions.contributionListQuery,
    response: shagun.shagunList,
  },
  withdrawShagun: {
    method: 'POST',
    path: '/events/{eventId}/shagun/{contributionId}/withdraw',
    summary: 'Take one’s own shagun back while the organiser has not used it; repeating it changes nothing',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'giverOrOwner',
    params: eventParams.extend({ contributionId: id }),
    response: contributions.withdrawnContribution,
  },
} as const satisfies Record<string, Operation>;
