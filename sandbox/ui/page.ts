import { html, raw } from 'hono/html';
import { pagePolicy, style } from '#sandbox/ui/style.ts';

/** Markup with everything from outside already escaped; made with Hono's `html` only. */
export type Markup = ReturnType<typeof html>;

const flame = 'M12 2c3 4 3.5 6 3.5 7.5a3.5 3.5 0 0 1-7 0C8.5 8 9.5 6 12 2z';
const bowl = 'M2 14h20c0 4.5-4.5 7.5-10 7.5S2 18.5 2 14z';
const lamp = `<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path fill="#E8890C" d="${flame}"/><path fill="#A8124F" d="${bowl}"/></svg>`;
const icon = `data:image/svg+xml,${encodeURIComponent(lamp.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}`;

/** The sandbox's mark, a lit lamp. */
const mark = raw(lamp);

const document = (title: string, body: Markup): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icon}">
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>`;

/** Where a page stands, so that the menu can say so. */
export type Place =
  | 'start'
  | 'identity'
  | 'mailbox'
  | 'payments'
  | 'vouchers'
  | 'canva'
  | 'places'
  | 'text-ai'
  | 'phones'
  | 'elsewhere';

const link = (place: Place, here: Place, href: string, text: string): Markup =>
  html`<a href="${href}"${place === here ? raw(' aria-current="page"') : ''}>${text}</a>`;

/** A page for the developer: menu on top, content below. */
export function page(title: string, here: Place, content: Markup): Markup {
  return document(
    `${title} - Shagun sandbox`,
    html`<header class="top"><div><a class="mark" href="/">${mark}Shagun sandbox</a>
<nav aria-label="Services">${link('identity', here, '/identity', 'Sign-in')}${link('mailbox', here, '/mailbox', 'Mailbox')}${link('phones', here, '/phones', 'Phones')}${link('payments', here, '/razorpay', 'Payments')}${link('vouchers', here, '/reloadly/control', 'Vouchers')}${link('canva', here, '/canva/control', 'Design tool')}${link('places', here, '/places/control', 'Venues')}${link('text-ai', here, '/text-ai/control', 'Text AI')}</nav></div></header>
<main>${content}</main>`,
  );
}

/** A page for the person who uses the product: one card, nothing else to press. */
export function card(title: string, content: Markup): Markup {
  return document(
    title,
    html`<main class="narrow"><p class="brand">${mark}Shagun</p><div class="card">${content}</div></main>`,
  );
}

/** The headers that every page of the sandbox carries. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The answer that shows `markup`. */
export async function show(markup: Markup, status = 200): Promise<Response> {
  return new Response(String(await markup), { status, headers: pageHeaders });
}
