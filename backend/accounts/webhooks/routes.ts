import * as words from '#messages/webhooks/en.ts';
import { signedInLately } from '#backend/accounts/lately.ts';
import { lockUser, sessionOpening } from '#backend/accounts/repository.ts';
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
import type { Context } from '#backend/platform/context.ts';
import { notSignedIn, Problem } from '#backend/platform/errors.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';

/** Adding an address and changing a secret need a recent sign-in: what happens in one's events goes there from then on. */
export const mountWebhooks: Mount = (ctx, implement) => {
  implement('listWebhooks', async ({ viewer }) => ({
    webhooks: await webhooksOf(ctx, viewer.userId),
    signInFirst: !(await signedInLately(ctx, viewer)),
  }));
  implement('getWebhook', async ({ viewer, params }) => ({
    ...(await webhookWithMessages(ctx, viewer.userId, params.webhookId)),
    signInFirst: !(await signedInLately(ctx, viewer)),
  }));
  implement('addWebhook', async ({ viewer, body }) => {
    await requireLately(ctx, viewer);
    return insertWebhook(ctx, viewer.userId, body, async (tx) => {
      if (!(await lockUser(tx, viewer.userId))) throw notSignedIn();
      // signed out meanwhile
      if (!(await sessionOpening(tx, viewer.sessionId))) throw notSignedIn();
    });
  });
  implement('replaceWebhookSecret', async ({ viewer, params }) => {
    await requireLately(ctx, viewer);
    return newSecretOf(ctx, viewer.userId, params.webhookId);
  });
  implement('changeWebhook', ({ viewer, params, body }) =>
    setWebhook(ctx, viewer.userId, params.webhookId, body),
  );
  implement('removeWebhook', ({ viewer, params }) => forgetWebhook(ctx, viewer.userId, params.webhookId));
  implement('testWebhook', ({ viewer, params }) => sendTest(ctx, viewer.userId, params.webhookId));
  implement('resendDelivery', ({ viewer, params }) => sendAgain(ctx, viewer.userId, params));
};

async function requireLately(ctx: Context, viewer: SignedIn): Promise<void> {
  if (!(await signedInLately(ctx, viewer))) throw new Problem(403, 'sign_in_again', words.signInFirst);
}
