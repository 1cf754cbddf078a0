import type { Operation } from '#contract/operation.ts';
import { outcome } from '#contract/common/fields.ts';
import * as apiKeys from './api-keys.ts';

/** The calls about keys of the API: a part of the table in `operations.ts`. No key makes, lists or revokes keys. */
export const apiKeyOperations = {
  listApiKeys: {
    method: 'GET',
    path: '/auth/api-keys',
    summary:
      'The user’s API keys, those of the last 180 days that work no more, and whether signing in again comes before making one',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: apiKeys.apiKeys,
  },
  makeApiKey: {
    method: 'POST',
    path: '/auth/api-keys',
    summary: 'Make an API key. It is answered once; its owner is told by mail. 409 with ten',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    readers: 'self',
    status: 201,
    body: apiKeys.newApiKey,
    response: apiKeys.apiKeyMade,
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/auth/api-keys/{keyId}',
    summary: 'Revoke an API key, from its next request on',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'anyone',
    params: apiKeys.apiKeyParams,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
