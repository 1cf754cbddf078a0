import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { viewApiKeys } from '#app/security/api-keys/view.server.ts';
import { viewPasskeys } from '#app/security/passkeys/view.server.ts';
import { loginMoment, type PastLogin, type Session } from '#contract/accounts/security.ts';

/** A session with its login as the page writes it. */
export type SessionView = Session & { signedIn: string };

/** A login with its moment as the page writes it. */
export type LoginView = PastLogin & { when: string };

/** What programs hold that could be revoked with the other sessions; null where that could not be had. */
export async function countPrograms(request: Request) {
  const api = backend(request);
  const [{ data: made }, { data: webhooks }] = await Promise.all([
    api.extra('listApiKeys', {}),
    api.extra('listWebhooks', {}),
  ]);
  if (!made || !webhooks) return null;
  return {
    keys: made.keys.length,
    webhooks: webhooks.webhooks.filter(({ offBecause }) => offBecause === null).length,
  };
}

/** Everything the security centre shows; a part that could not be had is null. Moments are written here, so that browser and server cannot differ. */
export async function viewSecurity(request: Request) {
  const api = backend(request);
  const [overview, { activeSessions }, { pastLogins }, passkeys, apiKeys, programs, ways] = await Promise.all(
    [
      api.load('getSecurityOverview', {}),
      api.load('listSessions', {}),
      api.load('listPastLogins', {}),
      site.signIn.byPasskey ? api.extra('listPasskeys', {}) : null,
      api.extra('listApiKeys', {}),
      countPrograms(request),
      api.extra('getWaysInQuestion', {}),
    ],
  );
  return {
    isAsked: ways.data?.isAsked ?? false,
    overview,
    hasPasskeys: site.signIn.byPasskey,
    passkeys: passkeys?.data ? viewPasskeys(passkeys.data).passkeys : null,
    apiKeys: apiKeys.data && viewApiKeys(apiKeys.data),
    programs,
    sessions: activeSessions.map((session): SessionView => ({
      ...session,
      signedIn: loginMoment(session.timing.loginAt),
    })),
    logins: pastLogins.map((login): LoginView => ({ ...login, when: loginMoment(login.loginAt) })),
  };
}
