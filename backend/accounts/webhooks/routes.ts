import { lockSignedIn } from '#backend/accounts/session-repository.ts';
import {
  forgetWebhook,
  insertWebhook,
  newSecretOf,
  sendAgain,
  sendTest,
  setWebhook,
  webhooksOf,
  webhookWithMessages,
} from '#backend/messaging/webhooks/service.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { signedInRecently } from '#backend/platform/http/recent-sign-in.ts';

export const mountWebhooks: Mount = (ctx, implement) => {
  const lockOf = (viewer: SignedIn) => async (tx: Db) => void (await lockSignedIn(tx, viewer));
  implement('listWebhooks', async ({ viewer }) => ({
    webhooks: await webhooksOf(ctx, viewer.userId),
    signInFirst: !signedInRecently(ctx, viewer),
  }));
  implement('getWebhook', async ({ viewer, params }) => ({
    ...(await webhookWithMessages(ctx, viewer.userId, params.webhookId)),
    signInFirst: !signedInRecently(ctx, viewer),
  }));
  implement('addWebhook', ({ viewer, body }) => insertWebhook(ctx, viewer.userId, body, lockOf(viewer)));
  implement('replaceWebhookSecret', ({ viewer, params }) =>
    newSecretOf(ctx, viewer.userId, params.webhookId, lockOf(viewer)),
  );
  implement('changeWebhook', ({ viewer, params, body }) =>
    setWebhook(ctx, viewer, params.webhookId, body, lockOf(viewer)),
  );
  implement('removeWebhook', ({ viewer, params }) => forgetWebhook(ctx, viewer.userId, params.webhookId));
  implement('testWebhook', ({ viewer, params }) => sendTest(ctx, viewer.userId, params.webhookId));
  implement('resendDelivery', ({ viewer, params }) => sendAgain(ctx, viewer.userId, params));
};
