import { RECENT_SIGN_IN_MINUTES } from '#contract/operation.ts';
import { keyWords } from '#messages/security/api-keys/words.ts';
import { httpWords } from '#messages/http/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#backend/platform/errors.ts';
import type { Viewer } from './viewer.ts';

/** Whether somebody signed in within the last minutes (docs/decisions/0098). An API key never did. */
export const signedInRecently = ({ now }: Pick<Context, 'now'>, viewer: Viewer): boolean =>
  viewer?.sessionOpenedAt !== undefined &&
  now().getTime() - viewer.sessionOpenedAt.getTime() < RECENT_SIGN_IN_MINUTES * 60_000;

/** What is not for API keys (docs/decisions/0072). */
export const notForKeys = (): Problem => new Problem(403, 'not_for_keys', keyWords.notForKeys);

/** For a call whose `recentSignIn` depends on what is asked for. @throws {Problem} 403 `sign_in_again`; `not_for_keys` for an API key, which cannot sign in again */
export function requireRecentSignIn(ctx: Pick<Context, 'now'>, viewer: Viewer): void {
  if (viewer && !viewer.sessionOpenedAt) throw notForKeys();
  if (!signedInRecently(ctx, viewer)) throw new Problem(403, 'sign_in_again', httpWords.signInFirst);
}
