import * as oidc from 'openid-client';
import { emailAddress, optionalName } from '#contract/common/fields.ts';
import type { Env } from '#backend/platform/settings/env.ts';

/** The person an identity provider vouches for. `verifiedEmail` is lower case, or null when the provider does not vouch for it. */
export interface VouchedPerson {
  issuer: string;
  subject: string;
  verifiedEmail: string | null;
  email: string;
  firstName: string;
  lastName: string;
  idToken: string | null;
}

/** What must be remembered between leaving for the provider and coming back. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity provider cannot be reached or answers nonsense. */
export class IdentityUnavailable extends Error {}

/** OpenID Connect, authorization code with PKCE, through openid-client (provider facts: OpenID Connect Core). */
export interface Identity {
  /** Where to send the browser, and what to remember meanwhile. With `askAgain` a provider that still knows the person asks all the same. @throws {IdentityUnavailable} */
  begin(options?: { askAgain?: boolean }): Promise<{ url: URL; pending: PendingSignIn }>;
  /** Exchanges the code in `returnedUrl`. @throws when the answer does not verify */
  finish(returnedUrl: URL, pending: PendingSignIn): Promise<VouchedPerson>;
  /** Where the provider ends its own session, or null when it offers none. */
  signOutUrl(idToken: string | null): Promise<URL | null>;
}

export function createIdentity(
  env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'APP_URL'>,
): Identity {
  const issuer = new URL(env.OIDC_ISSUER);
  const redirectUri = `${env.APP_URL}/auth/callback`;
  let discovered: Promise<oidc.Configuration> | undefined;

  async function configuration(): Promise<oidc.Configuration> {
    discovered ??= oidc.discovery(issuer, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET, undefined, {
      timeout: 10,
      // plain http is for the sandbox on this machine; a real provider is always https
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw new IdentityUnavailable('The identity provider could not be reached', { cause: error });
    }
  }

  return {
    async begin({ askAgain = false } = {}) {
      const config = await configuration();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // unlike `prompt=login`, providers that do not know it ignore it
        ...(askAgain ? { max_age: '0' } : {}),
      });
      return { url, pending: { state, nonce, codeVerifier } };
    },

    async finish(returnedUrl, pending) {
      const config = await configuration();
      // absolute addresses come from APP_URL alone, never from the request's host
      const current = new URL(redirectUri);
      current.search = returnedUrl.search;
      const tokens = await oidc.authorizationCodeGrant(config, current, {
        pkceCodeVerifier: pending.codeVerifier,
        expectedState: pending.state,
        expectedNonce: pending.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The identity provider sent no ID token');
      const info = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      const email = addressOf(info.email ?? '');
      const [firstName = '', ...rest] = (info.name ?? '').trim().split(/\s+/);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email,
        verifiedEmail: email && info.email_verified === true ? email : null,
        firstName: nameOf(info.given_name ?? firstName),
        lastName: nameOf(info.family_name ?? rest.join(' ')),
        idToken: tokens.id_token ?? null,
      };
    },

    async signOutUrl(idToken) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${env.APP_URL}/`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    },
  };
}

/** An address as a profile may have it. Of other letters lower case may make somebody else's: the Kelvin sign becomes a k. */
const addressOf = (stated: string): string =>
  /^[ -~]*$/.test(stated) ? (emailAddress.safeParse(stated).data ?? '') : '';

/** A name as a profile may have it; whoever has another at the provider is asked for one. */
const nameOf = (stated: string): string => optionalName().safeParse(stated).data ?? '';
