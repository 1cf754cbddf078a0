import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { createMemoryStore } from '#sandbox/identity/memory-store.ts';
import { refusedPage, signedOutPage } from '#sandbox/identity/pages.ts';
import { claimsOf, type People } from '#sandbox/identity/people.ts';
import { pageHeaders } from '#sandbox/ui/page.ts';

/** What the identity provider is told about the product. */
export interface IdentitySettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

/** Where the sign-in form of one interaction is. */
export const signInPath = (interaction: string): string => `/identity/sign-in/${interaction}`;

const cookieNames = {
  session: 'sandbox_session',
  interaction: 'sandbox_interaction',
  resume: 'sandbox_resume',
} as const;

async function signingKeys(): Promise<NonNullable<Configuration['jwks']>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', alg: 'RS256', use: 'sig', kid }] };
}

function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  // The only client is the product itself, so nobody is asked whether they trust it.
  prompts.get('consent')?.checks.clear();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

/** Seconds. A sign-in form left open for an hour still works. */
const hour = 3600;

/** The library needs `URL.parse`, which the oldest Node.js that Shagun runs on lacks. */
function completeRuntime(): void {
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
}

/**
 * The OpenID provider: authorization code with PKCE, userinfo, sign-out started by the product.
 * It remembers nobody between sign-ins, so two windows can be two people.
 */
export async function createProvider(settings: IdentitySettings, people: People): Promise<Provider> {
  completeRuntime();
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return new Provider(`${settings.origin}/oidc`, {
    adapter: createMemoryStore(),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        client_name: 'Shagun',
        redirect_uris: [...settings.redirectUris],
        post_logout_redirect_uris: [...settings.postLogoutRedirectUris],
      },
    ],
    jwks: await signingKeys(),
    cookies: { names: cookieNames, keys: [randomBytes(32).toString('hex')], long: cookie, short: cookie },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    clientBasedCORS: () => false,
    // Sessions end at once, tokens must outlive them.
    expiresWithSession: () => false,
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: 60,
    },
    interactions: { policy: policy(), url: (_ctx, { uid }) => signInPath(uid) },
    findAccount: (_ctx, subject) => {
      const person = people.find(subject);
      return person && { accountId: subject, claims: () => claimsOf(person) };
    },
    loadExistingGrant: async (ctx) => {
      const { client, account, requestParamOIDCScopes } = ctx.oidc;
      if (!client || !account) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope([...requestParamOIDCScopes].join(' '));
      await grant.save();
      return grant;
    },
    renderError: async (ctx, out) => {
      ctx.set(pageHeaders);
      ctx.body = String(await refusedPage(out.error, out.error_description));
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        postLogoutSuccessSource: async (ctx) => {
          ctx.set(pageHeaders);
          ctx.body = String(await signedOutPage());
        },
      },
    },
  });
}

/** The cookie in which the library would remember who is signed in. */
export const sessionCookie = cookieNames.session;

/** The cookies that tie one browser to one sign-in form. */
export const interactionCookies = [cookieNames.interaction, `${cookieNames.interaction}.sig`];
