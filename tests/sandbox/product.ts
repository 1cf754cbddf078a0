import * as client from 'openid-client';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import type { Browser } from '#tests/sandbox/browser.ts';
import { type Visit } from '#tests/sandbox/browser.ts';

export const callback = 'http://localhost:3000/auth/callback';
export const home = 'http://localhost:3000/';
export const clientSecret = 'shagun-sandbox-secret';

/** A sandbox on free ports, as tests use it. */
export const startForTests = (): Promise<Sandbox> =>
  startSandbox({ port: 0, smtpPort: 0, redirectUris: [callback], postLogoutRedirectUris: [home] });

/** The product's side of signing in: real OpenID client code. */
export class Product {
  readonly config: client.Configuration;

  private constructor(config: client.Configuration) {
    this.config = config;
  }

  static async discover({ issuer }: Sandbox, auth?: client.ClientAuth): Promise<Product> {
    const execute = [client.allowInsecureRequests];
    return new Product(await client.discovery(new URL(issuer), 'shagun', clientSecret, auth, { execute }));
  }

  /** Begins one sign-in. */
  async begin(parameters: Record<string, string> = {}): Promise<PendingSignIn> {
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(this.config, {
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...parameters,
    });
    return { url: url.href, verifier, state, nonce };
  }

  finish(pending: PendingSignIn, arrival: Visit): ReturnType<typeof client.authorizationCodeGrant> {
    return client.authorizationCodeGrant(this.config, new URL(arrival.url), {
      pkceCodeVerifier: pending.verifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    });
  }

  /** A whole sign-in; what userinfo tells about the person. */
  async signIn(browser: Browser, person: { email: string; name?: string }): Promise<client.UserInfoResponse> {
    const pending = await this.begin();
    const form = await browser.open(pending.url);
    const tokens = await this.finish(pending, await browser.submit(form.url, person));
    return client.fetchUserInfo(this.config, tokens.access_token, tokens.claims()?.sub ?? '');
  }
}

/** What the product keeps while a person is at the identity provider. */
export interface PendingSignIn {
  url: string;
  verifier: string;
  state: string;
  nonce: string;
}
