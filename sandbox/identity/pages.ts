import { html } from 'hono/html';
import type { Person } from '#sandbox/identity/people.ts';
import type { ServiceFact } from '#sandbox/service.ts';
import { card, type Markup, page } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** What the sign-in form shows: what was typed, and what is wrong with it. */
interface SignInForm {
  readonly email: string;
  readonly name: string;
  readonly errors: { readonly email?: string; readonly name?: string };
}

interface FieldSettings {
  readonly name: 'email' | 'name';
  readonly label: string;
  readonly help: string;
  readonly attributes: Markup;
}

function field({ name, label, help, attributes }: FieldSettings, form: SignInForm): Markup {
  const error = form.errors[name];
  return html`<div class="field"><label for="${name}">${label}</label>
<p class="soft" id="${name}-help">${help}</p>
<input id="${name}" name="${name}" value="${form[name]}" ${attributes} aria-describedby="${name}-help${error ? ` ${name}-error` : ''}"${error ? html` aria-invalid="true"` : ''}>
${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}</div>`;
}

/** The form at which a person says who they are. */
export function signInPage(form: SignInForm): Markup {
  return card(
    `${form.errors.email || form.errors.name ? 'Error: ' : ''}Sign in to Shagun`,
    html`<div class="stack"><h1>Sign in</h1><p class="lead">to continue to Shagun</p></div>
<form class="form" method="post">
${field(
  {
    name: 'email',
    label: 'Email',
    help: 'Any address works here. No password, nothing is sent.',
    attributes: html`type="email" required autofocus autocomplete="email" autocapitalize="none" spellcheck="false" maxlength="254"`,
  },
  form,
)}
${field(
  {
    name: 'name',
    label: 'Name (optional)',
    help: 'Leave it empty to keep the name given before.',
    attributes: html`type="text" autocomplete="name" maxlength="100"`,
  },
  form,
)}
<div class="actions"><button type="submit">Sign in</button>
<button class="quiet" type="submit" name="cancel" value="yes" formnovalidate>Go back without signing in</button></div>
</form>`,
  );
}

/** Shown when a sign-in form is opened or sent too late, twice, or in another browser. */
export const signInGonePage = (home: string): Markup =>
  card(
    'Sign in again',
    html`<div class="stack"><h1>This sign-in has ended</h1>
<p>It was already used, or it waited for more than an hour. Go back and start again.</p></div>
<p><a href="${home}">Back to Shagun</a></p>`,
  );

/** Shown when the product's request was wrong and nobody can be sent back to it. */
export const refusedPage = (error: string, description = ''): Markup =>
  card(
    'Sign-in is not possible',
    html`<div class="stack"><h1>Sign-in is not possible</h1>
<p>The identity provider refused the request. Go back and start again; if it keeps happening, the settings of Shagun and of the sandbox do not match.</p></div>
<p class="soft"><code>${error}</code>${description ? html`<br>${description}` : ''}</p>`,
  );

/** Shown after signing out when the product named no place to return to. */
export const signedOutPage = (): Markup =>
  card(
    'Signed out',
    html`<div class="stack"><h1>You are signed out</h1><p>You can close this page.</p></div>`,
  );

/** The service's own page, for developers. */
export const identityPage = (facts: readonly ServiceFact[], people: readonly Person[]): Markup =>
  page(
    'Sign-in',
    'identity',
    html`<div class="stack"><h1>Sign-in</h1>
<p class="lead">An OpenID provider that lets anybody in by e-mail address. It asks at each sign-in, so two browser windows can be two people.</p></div>
<section class="card">${factList(facts)}</section>
<section class="stack"><h2>Who signed in last</h2>
${
  people.length === 0
    ? html`<p>Nobody yet. Press 'Sign in' in Shagun.</p>`
    : html`<ul class="list">${people.map(
        ({ email, name, subject }) =>
          html`<li><div class="mail"><span>${email}</span><span>${name || html`<span class="soft">No name given</span>`}</span><code>${subject}</code></div></li>`,
      )}</ul>`
}</section>`,
  );
