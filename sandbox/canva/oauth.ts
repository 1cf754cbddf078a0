import { z } from 'zod/v4';
import type { Behaviour } from '#sandbox/canva/behaviour.ts';
import { asked, type Asked } from '#sandbox/canva/asked.ts';
import { askedPage, refusedPage } from '#sandbox/canva/consent-page.ts';
import type { Call, Disturb } from '#sandbox/canva/disturb.ts';
import type { Grants } from '#sandbox/canva/grants.ts';
import { answer, refusal } from '#sandbox/canva/wire.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

/** What signing in works with. */
interface OAuthParts {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly behaviour: Behaviour;
  readonly grants: Grants;
  readonly disturb: Disturb;
}

const decided = asked.extend({
  decision: z.enum(['allow', 'deny']),
  account: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._@-]{0,59}$/)
    .catch(''),
});

const textOf = async (c: Call): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await c.req.parseBody().catch(() => ({}))).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );

/** The page that asks for consent, and the endpoints for tokens. */
export function mountCanvaOAuth(
  web: SandboxWeb,
  { clientId, clientSecret, redirectUris, behaviour, grants, disturb }: OAuthParts,
): void {
  const trusted = (request: Asked | undefined): request is Asked =>
    request?.client_id === clientId && redirectUris.includes(request.redirect_uri);
  const goBack = (c: Call, { redirect_uri, state }: Asked, result: Record<string, string>): Response => {
    const to = new URL(redirect_uri);
    for (const [name, value] of Object.entries({ ...result, state })) to.searchParams.set(name, value);
    return c.redirect(to.href, 302);
  };

  web.get('/canva/api/oauth/authorize', (c) => {
    const request = asked.safeParse(c.req.query()).data;
    return trusted(request) ? show(askedPage(request)) : show(refusedPage(), 400);
  });

  web.post('/canva/api/oauth/authorize', async (c) => {
    const read = decided.safeParse(await textOf(c));
    if (!read.success || !trusted(read.data)) return show(refusedPage(), 400);
    const { decision, account, ...request } = read.data;
    if (decision === 'deny')
      return goBack(c, request, { error: 'access_denied', error_description: 'The user denied the request' });
    if (account === '')
      return show(askedPage(request, 'Type the name of an account: letters, digits, dots and dashes.'), 400);
    return goBack(c, request, {
      code: grants.allow({
        account,
        scope: request.scope,
        redirectUri: request.redirect_uri,
        challenge: request.code_challenge,
      }),
    });
  });

  const knowsUs = (c: Call): boolean =>
    c.req.header('authorization') ===
    `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const fromBrowser = (c: Call): boolean => c.req.header('origin') !== undefined;

  web.post('/canva/rest/v1/oauth/token', async (c) => {
    const form = await textOf(c);
    const account = grants.accountOf(form.code ?? form.refresh_token ?? '');
    return disturb(c, 'tokens', account, () => {
      if (fromBrowser(c))
        return refusal(403, 'permission_denied', 'This endpoint cannot be called from a browser');
      if (!knowsUs(c)) return refusal(401, 'invalid_client', 'Client authentication failed');
      const { tokenSeconds } = behaviour.for(account);
      const pair =
        form.grant_type === 'authorization_code'
          ? grants.exchange(form.code ?? '', form.code_verifier ?? '', form.redirect_uri ?? '', tokenSeconds)
          : form.grant_type === 'refresh_token'
            ? grants.refresh(form.refresh_token ?? '', tokenSeconds)
            : undefined;
      if (pair === undefined)
        return refusal(400, 'unsupported_grant_type', 'The grant type is not supported');
      if (!pair) return refusal(400, 'invalid_grant', 'The grant is invalid, expired or was used before');
      return answer({
        access_token: pair.accessToken,
        refresh_token: pair.refreshToken,
        token_type: 'Bearer',
        expires_in: pair.seconds,
        scope: pair.scope,
      });
    });
  });

  web.post('/canva/rest/v1/oauth/revoke', async (c) => {
    const { token = '' } = await textOf(c);
    return disturb(c, 'tokens', grants.accountOf(token), () => {
      if (!knowsUs(c)) return refusal(401, 'invalid_client', 'Client authentication failed');
      grants.revoke(token);
      return answer({});
    });
  });
}
