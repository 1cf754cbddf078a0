import type { Operation } from '#contract/operation.ts';
import { outcome } from '#contract/common/fields.ts';
import * as webhooks from './webhooks.ts';

const shared = { access: 'signed-in', apiKey: 'never', readers: 'self' } as const;

/** The calls about webhooks: a part of the table in `operations.ts`. An address is told of the events its owner organises. */
export const webhookOperations = {
  listWebhooks: {
    ...shared,
    recentSignIn: 'never',
    method: 'GET',
    path: '/auth/webhooks',
    summary: 'The user’s webhooks, and whether signing in again comes before adding one',
    response: webhooks.webhooks,
  },
  addWebhook: {
    ...shared,
    recentSignIn: 'always',
    method: 'POST',
    path: '/auth/webhooks',
    summary:
      'Have an https address told what changes. The secret is answered once; the owner is told by mail. 409 with five',
    status: 201,
    body: webhooks.newWebhook,
    response: webhooks.webhookAdded,
  },
  getWebhook: {
    ...shared,
    recentSignIn: 'never',
    method: 'GET',
    path: '/auth/webhooks/{webhookId}',
    summary: 'A webhook with its latest messages and what became of them',
    params: webhooks.webhookParams,
    response: webhooks.webhookDetails,
  },
  changeWebhook: {
    ...shared,
    recentSignIn: 'depends',
    method: 'PUT',
    path: '/auth/webhooks/{webhookId}',
    summary: 'Choose what a webhook is told of, switch it off, or on again after a recent sign-in',
    params: webhooks.webhookParams,
    body: webhooks.webhookChange,
    response: outcome,
  },
  removeWebhook: {
    ...shared,
    recentSignIn: 'never',
    method: 'DELETE',
    path: '/auth/webhooks/{webhookId}',
    summary: 'Remove a webhook with its messages',
    params: webhooks.webhookParams,
    response: outcome,
  },
  replaceWebhookSecret: {
    ...shared,
    recentSignIn: 'always',
    method: 'POST',
    path: '/auth/webhooks/{webhookId}/secret',
    summary: 'Make a new secret, answered once. The old one signs beside it for a day',
    params: webhooks.webhookParams,
    response: webhooks.webhookSecret,
  },
  testWebhook: {
    ...shared,
    recentSignIn: 'never',
    method: 'POST',
    path: '/auth/webhooks/{webhookId}/test',
    summary: 'Send a message of the type `webhook.test`',
    params: webhooks.webhookParams,
    response: outcome,
  },
  resendDelivery: {
    ...shared,
    recentSignIn: 'never',
    method: 'POST',
    path: '/auth/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    summary: 'Send a message again, under its own `webhook-id`',
    params: webhooks.deliveryParams,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
