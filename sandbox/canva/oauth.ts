import { html } from 'hono/html';
import { z } from 'zod/v4';
import type { CanvaBehaviour, Disturb } from '#sandbox/canva/behaviour.ts';
import type { Grants } from '#sandbox/canva/grants.ts';
import { answer, refusal } from '#sandbox/canva/wire.ts';
import { type Call, textFields } from '#sandbox/http/answers.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { hidden } from '#sandbox/ui/form.ts';
import { card, type Markup, show } from '#sandbox/ui/page.ts';

/** Scopes the provider knows; one it does not know refuses the whole request. */
const knownScopes = [
  'design:meta:read',
  'design:content:read',
  'design:content:write',
  'folder:read',
  'folder:write',
  'asset:read',
  'asset:write',
  'profile:read',
];

/** What a consent is asked for with, in the address. */
const consentQuery = z.object({
  client_id: z.string(),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string().refine((text) => text.split(' ').every((scope) => knownScopes.includes(scope))),
  state: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.enum(['S256', 's256']),
});
type ConsentQuery = z.output<typeof consentQuery>;

const means: Record<string, string> = {
  'design:meta:read': 'See the list of your designs',
  'design:content:read': 'Export your designs as pictures',
  'design:content:write': 'Create designs for you',
  'folder:read': 'See your folders',
  'asset:read': 'See your uploaded pictures',
};

/** Asks somebody whether Shagun may use their account. */
function consentPage(request: ConsentQuery, problem?: string): Markup {
  return card(
    'Connect to Canva',
    html`<div class="stack"><h1>Connect to Canva</h1><p>Shagun would like to use your Canva account. This is the sandbox: any name is an account.</p></div>
<ul>${request.scope.split(' ').map((scope) => html`<li>${means[scope] ?? scope}</li>`)}</ul>
<form class="form" method="post" action="/canva/api/oauth/authorize">${hidden(request)}
<div class="field"><label for="account">Canva account</label><input id="account" name="account" type="text" value="asha" autocomplete="off" maxlength="60"${problem ? html` aria-invalid="true" aria-describedby="problem"` : ''}>
${problem ? html`<p class="error" id="problem">${problem}</p>` : ''}</div>
<div class="actions"><button type="submit" name="decision" value="allow">Allow</button><button class="quiet" type="submit" name="decision" value="deny">Deny</button></div></form>`,
  );
}

/** Shown when the product asked wrongly: nobody is sent anywhere. */
const refusedPage = (): Markup =>
  card(
    'This cannot be allowed',
    html`<div class="stack"><h1>This cannot be allowed</h1><p>The request to use your account is not one we know. Nothing was shared.</p></div>`,
  );

/** What signing in works with. */
interface OAuthParts {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly behaviour: CanvaBehaviour;
  readonly grants: Grants;
  readonly disturb: Disturb;
}

const decided = consentQuery.extend({
  decision: z.enum(['allow', 'deny']),
  account: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._@-]{0,59}$/)
    .catch(''),
});

/** The page that asks for consent, and the endpoints for tokens. */
export function mountCanvaOAuth(
  web: SandboxWeb,
  { clientId, clientSecret, redirectUris, behaviour, grants, disturb }: OAuthParts,
): void {
  const trusted = (request: ConsentQuery | undefined): request is ConsentQuery =>
    request?.client_id === clientId && redirectUris.includes(request.redirect_uri);
  const goBack = (
    c: Call,
    { redirect_uri, state }: ConsentQuery,
    result: Record<string, string>,
  ): Response => {
    const to = new URL(redirect_uri);
    for (const [name, value] of Object.entries({ ...result, state })) to.searchParams.set(name, value);
    return c.redirect(to.href, 302);
  };

  web.get('/canva/api/oauth/authorize', (c) => {
    const request = consentQuery.safeParse(c.req.query()).data;
    return trusted(request) ? show(consentPage(request)) : show(refusedPage(), 400);
  });

  web.post('/canva/api/oauth/authorize', async (c) => {
    const read = decided.safeParse(await textFields(c.req.raw));
    if (!read.success || !trusted(read.data)) return show(refusedPage(), 400);
    const { decision, account, ...request } = read.data;
    if (decision === 'deny')
      return goBack(c, request, { error: 'access_denied', error_description: 'The user denied the request' });
    if (account === '')
      return show(
        consentPage(request, 'Type the name of an account: letters, digits, dots and dashes.'),
        400,
      );
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
    const form = await textFields(c.req.raw);
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
      return answer(pair);
    });
  });

  web.post('/canva/rest/v1/oauth/revoke', async (c) => {
    const { token = '' } = await textFields(c.req.raw);
    return disturb(c, 'tokens', grants.accountOf(token), () => {
      if (!knowsUs(c)) return refusal(401, 'invalid_client', 'Client authentication failed');
      grants.revoke(token);
      return answer({});
    });
  });
}
