import { html } from 'hono/html';
import type { SandboxService, ServiceFact } from '#sandbox/service.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

/** The facts of a service as a list of terms. */
export function factList(facts: readonly ServiceFact[]): Markup {
  return html`<dl>${facts.map(
    ({ label, value, href }) =>
      html`<dt>${label}</dt><dd>${href ? html`<a href="${href}"><code>${value}</code></a>` : html`<code>${value}</code>`}</dd>`,
  )}</dl>`;
}

/** The start page: what stands in for what, and where. */
export function startPage(services: readonly SandboxService[]): Markup {
  return page(
    'Services',
    'start',
    html`<div class="stack"><h1>Outside services, in miniature</h1>
<p class="lead">Shagun talks to these while no real provider is set up. They speak the providers' own protocols, keep everything in memory and forget it when they stop. Never run them in production.</p></div>
${services.map(
  (
    service,
  ) => html`<section class="card"><div class="stack"><h2><a href="${service.path}">${service.name}</a></h2>
<p>${service.description}</p></div>${factList(service.facts())}</section>`,
)}`,
  );
}

const notice = (title: string, sentence: string): Markup =>
  page(
    title,
    'elsewhere',
    html`<div class="stack"><h1>${title}</h1><p>${sentence}</p><p><a href="/">See all services</a></p></div>`,
  );

/** Shown for an address the sandbox does not know. */
export const notFoundPage = (): Markup =>
  notice(
    'There is no page here',
    'The address may be misspelt, or what it showed is gone: the sandbox forgets everything when it stops.',
  );

/** Shown when more was sent than any service takes. */
export const tooLargePage = (): Markup =>
  notice('That is too large', 'The sandbox takes at most 1 MB in one request.');

/** Shown when a page of the sandbox failed; the log says why. */
export const failurePage = (): Markup =>
  notice('Something went wrong', 'The sandbox could not show this page. Its log names the reason.');
