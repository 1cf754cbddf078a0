import { backend } from '#app/backend.server.ts';
import { viewApiKeys } from '#app/security/api-keys/view.server.ts';
import { viewPasskeys } from '#app/security/passkeys/view.server.ts';
import { loginMoment, type PastLogin, type Session } from '#contract/accounts/security.ts';
import type { Webhook } from '#contract/messaging/webhooks.ts';

/** A session with its login as the page writes it. */
export type SessionView = Session & { signedIn: string };

/** A login with its moment as the page writes it. */
export type LoginView = PastLogin & { when: string };

/** How many webhooks are told something. */
export const countOfOn = (webhooks: readonly Pick<Webhook, 'offBecause'>[]): number =>
  webhooks.filter(({ offBecause }) => offBecause === null).length;

/** Everything the security centre shows. Moments are written here, so that browser and server cannot differ. */
export async function viewSecurity(request: Request) {
  const api = backend(request);
  const [overview, { activeSessions }, { pastLogins }, passkeys, apiKeys, { webhooks }] = await Promise.all([
    api.load('getSecurityOverview', {}),
    api.load('listSessions', {}),
    api.load('listPastLogins', {}),
    viewPasskeys(request),
    viewApiKeys(request),
    api.load('listWebhooks', {}),
  ]);
  return {
    overview,
    passkeys: passkeys?.passkeys ?? null,
    apiKeys,
    programs: { keys: apiKeys.keys.length, webhooks: countOfOn(webhooks) },
    sessions: activeSessions.map((session): SessionView => ({
      ...session,
      signedIn: loginMoment(session.timing.loginAt),
    })),
    logins: pastLogins.map((login): LoginView => ({ ...login, when: loginMoment(login.loginAt) })),
  };
}
