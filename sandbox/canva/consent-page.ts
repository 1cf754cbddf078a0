import { html } from 'hono/html';
import type { Asked } from '#sandbox/canva/asked.ts';
import { card, type Markup } from '#sandbox/ui/page.ts';

const means: Record<string, string> = {
  'design:meta:read': 'See the list of your designs',
  'design:content:read': 'Export your designs as pictures',
  'design:content:write': 'Create designs for you',
  'folder:read': 'See your folders',
  'asset:read': 'See your uploaded pictures',
};

/** Asks somebody whether Shagun may use their account. */
export function askedPage(request: Asked, problem?: string): Markup {
  return card(
    'Connect to Canva',
    html`<div class="stack"><h1>Connect to Canva</h1><p>Shagun would like to use your Canva account. This is the sandbox: any name is an account.</p></div>
<ul>${request.scope.split(' ').map((scope) => html`<li>${means[scope] ?? scope}</li>`)}</ul>
<form class="form" method="post" action="/canva/api/oauth/authorize">${Object.entries(request).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="field"><label for="account">Canva account</label><input id="account" name="account" type="text" value="asha" autocomplete="off" maxlength="60"${problem ? html` aria-invalid="true" aria-describedby="problem"` : ''}>
${problem ? html`<p class="error" id="problem">${problem}</p>` : ''}</div>
<div class="actions"><button type="submit" name="decision" value="allow">Allow</button><button class="quiet" type="submit" name="decision" value="deny">Deny</button></div></form>`,
  );
}

/** Shown when the product asked wrongly: nobody is sent anywhere. */
export const refusedPage = (): Markup =>
  card(
    'This cannot be allowed',
    html`<div class="stack"><h1>This cannot be allowed</h1><p>The request to use your account is not one we know. Nothing was shared.</p></div>`,
  );
