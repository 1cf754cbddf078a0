import type { Context } from '#backend/platform/context.ts';
import { notFound, Problem } from '#backend/platform/errors.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { sessionOpening } from '#backend/accounts/security/login-service.ts';
import { operatorWords } from '#messages/operator/by-language.ts';

/** A session that was opened longer ago opens no console: a telephone left on a table is no operator. */
const SIGNED_IN_HOURS = 12;

/** An operator by the address they sign in with; another one confirmed from a mail does not count: a link can be pressed by mistake. */
const isOperator = ({ env }: Context, viewer: Viewer): viewer is SignedIn & { verifiedEmail: string } =>
  viewer !== null && viewer.verifiedEmail !== null && env.OPERATOR_EMAILS.includes(viewer.verifiedEmail);

/**
 * Lets operators pass who proved their address lately, with a code or at the provider.
 *
 * @throws {Problem} 404 for everybody else, as for an address that does not exist; 403 `sign_in_again` for an operator
 *   who signed in too long ago
 */
export async function admitOperator(ctx: Context, viewer: Viewer): Promise<void> {
  if (!isOperator(ctx, viewer)) throw notFound();
  const opening = await sessionOpening(ctx.db, viewer.sessionId);
  // a passkey goes on working for somebody whose mailbox was taken from them, and so do codes to another one
  const isProven = opening !== undefined && opening.way !== 'passkey' && !opening.byAnotherAddress;
  if (!isProven || ctx.now().getTime() - opening.at.getTime() > SIGNED_IN_HOURS * 3_600_000)
    throw new Problem(403, 'sign_in_again', (language) => operatorWords[language].signInAgain);
}

/** Who it is that asks, for the log. @throws {Problem} 404 for anybody who is no operator */
export function operatorOf(ctx: Context, viewer: Viewer): { id: string; email: string } {
  if (!isOperator(ctx, viewer)) throw notFound();
  return { id: viewer.userId, email: viewer.verifiedEmail };
}

/** What an operator named is not known: another thing than a page that does not exist. */
export const unknownId = (message: 'noPayment' | 'noRedemption' | 'nobodyByEmail') =>
  new Problem(404, 'unknown_id', (language) => operatorWords[language][message]);
