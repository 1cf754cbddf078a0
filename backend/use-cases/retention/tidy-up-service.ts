import type { Context } from '#backend/platform/context.ts';
import { forgetOldRateLimits } from '#backend/platform/http/rate-limit.ts';
import { forgetOldEmailLinks } from '#backend/accounts/email-service.ts';
import { forgetOldCodes } from '#backend/accounts/codes/service.ts';
import { forgetOldChallenges } from '#backend/accounts/passkeys/challenge.ts';
import { forgetOldDrafts } from '#backend/use-cases/drafts/service.ts';
import { forgetOldNotifications } from '#backend/messaging/notifications/service.ts';
import { forgetOldLogins } from '#backend/accounts/security/login-service.ts';
import { forgetOldApiKeys } from '#backend/accounts/api-keys/service.ts';
import { forgetOldContactMessages } from '#backend/messaging/contact/service.ts';
import { forgetOldTries } from '#backend/designs/tool/connect-service.ts';
import { forgetOldPositions } from './place-service.ts';
import { forgetOldAddresses } from '#backend/messaging/sending/new-addresses.ts';

/** What each word forgets once its time is over, every hour. */
export async function tidyUp(ctx: Context): Promise<void> {
  await forgetOldRateLimits(ctx);
  await forgetOldEmailLinks(ctx);
  await forgetOldCodes(ctx);
  await forgetOldChallenges(ctx);
  await forgetOldDrafts(ctx);
  await forgetOldNotifications(ctx);
  await forgetOldLogins(ctx);
  await forgetOldApiKeys(ctx);
  await forgetOldContactMessages(ctx);
  await forgetOldTries(ctx);
  await forgetOldPositions(ctx);
  await forgetOldAddresses(ctx);
}
