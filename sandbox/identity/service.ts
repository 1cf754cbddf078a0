import { makeForgetful } from '#sandbox/identity/forgetful.ts';
import { identityPage } from '#sandbox/identity/pages.ts';
import { People } from '#sandbox/identity/people.ts';
import { createProvider, type IdentitySettings } from '#sandbox/identity/provider.ts';
import { mountSignIn } from '#sandbox/identity/sign-in.ts';
import { logFailure } from '#sandbox/log.ts';
import type { SandboxService, ServiceFact } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

/** The identity provider as a sandbox service. */
interface IdentityService extends SandboxService {
  readonly issuer: string;
}

/** An OpenID provider whose only client is the product. Stands in for any OpenID Connect provider. */
export function identityService(settings: IdentitySettings): IdentityService {
  const issuer = `${settings.origin}/oidc`;
  const people = new People();
  const facts = (): ServiceFact[] => [
    { label: 'Issuer', value: issuer, href: '/oidc/.well-known/openid-configuration' },
    { label: 'Client', value: settings.clientId },
    ...settings.redirectUris.map((value) => ({ label: 'Returns to', value })),
  ];
  return {
    name: 'Sign-in',
    description: 'An OpenID provider: type any e-mail address and you are signed in as that person.',
    path: '/identity',
    issuer,
    facts,
    async mount({ web, node }) {
      const provider = await createProvider(settings, people);
      makeForgetful(provider);
      // The library would print stacks.
      provider.silent = true;
      provider.on('server_error', (_ctx, error) => logFailure(error));
      node('/oidc', provider.callback());
      const [home = settings.origin] = settings.redirectUris;
      mountSignIn(web, provider, people, new URL(home).origin);
      web.get('/identity', () => show(identityPage(facts(), people.recent(50))));
    },
    close() {},
  };
}
