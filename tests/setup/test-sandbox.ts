import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { TEST_ORIGIN, useTestBackend, type TestBackend } from '#tests/setup/test-backend.ts';

/** A sandbox on free ports that signs people in for the app at `appUrl`. */
export const sandboxFor = (appUrl: string): Promise<Sandbox> =>
  startSandbox({
    port: 0,
    redirectUris: [`${appUrl}/auth/callback`],
    postLogoutRedirectUris: [`${appUrl}/`],
  });

/** A backend for the test file whose people sign in at the identity provider of a sandbox. */
export function useBackendWithProvider(env: Record<string, string> = {}): {
  api: TestBackend;
  /** The provider's address. */
  issuer: () => string;
} {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await sandboxFor(TEST_ORIGIN);
  });
  const api = useTestBackend({ env: () => ({ ...env, OIDC_ISSUER: sandbox.issuer }) });
  afterAll(() => sandbox.close());
  return { api, issuer: () => sandbox.issuer };
}
