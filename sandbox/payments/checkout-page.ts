import { html, raw } from 'hono/html';
import { randomBytes } from 'node:crypto';
import { isOwnForm, textFields } from '#sandbox/http/answers.ts';
import type { Method } from '#sandbox/payments/records.ts';
import { hidden } from '#sandbox/ui/form.ts';
import { card, type Markup, pageHeaders } from '#sandbox/ui/page.ts';
import { pagePolicy } from '#sandbox/ui/style.ts';

/** What the payer is asked. Everything in it may come from outside. */
interface Till {
  readonly shop: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly payerName: string;
  /** Where the buttons post to. */
  readonly action: string;
  readonly canCancel: boolean;
  /** Set after an attempt that failed on this very page. */
  readonly failed?: boolean;
}

/** Paise as people in India read them: `₹1,25,000.50`. */
export function money(paise: number, currency: string): string {
  const fractionDigits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(paise / 100);
}

/** The hosted page: what is paid to whom, with what, and the three ways out. */
export const tillPage = (till: Till): Markup =>
  card(
    `Pay ${money(till.amount, till.currency)}`,
    html`<div class="stack"><p class="soft">Paying ${till.shop || 'the shop'}${till.payerName ? html` as ${till.payerName}` : ''}</p>
<h1>${money(till.amount, till.currency)}</h1>
${till.description ? html`<p>${till.description}</p>` : ''}</div>
${till.failed ? html`<p class="error" role="alert">The payment failed. No money was taken. You can try again.</p>` : ''}
<form class="form" method="post" action="${till.action}">
<fieldset class="choices"><legend>Pay with</legend>
<label class="choice"><input type="radio" name="method" value="card" checked><span>Test card <code>4111&nbsp;1111&nbsp;1111&nbsp;1111</code></span></label>
<label class="choice"><input type="radio" name="method" value="upi"><span>UPI <code>success@razorpay</code></span></label></fieldset>
<div class="actions"><button type="submit" name="outcome" value="pay">Pay ${money(till.amount, till.currency)}</button>
<button class="quiet" type="submit" name="outcome" value="fail">Let the payment fail</button>
${till.canCancel ? html`<button class="quiet" type="submit" name="outcome" value="cancel">Cancel and go back</button>` : ''}</div></form>
<p class="soft">This page stands in for Razorpay. No real money moves.</p>`,
  );

/** Sends the payer back with a form of `fields`; by itself where scripts run, else with a button. */
export const returnPage = (
  action: string,
  fields: Readonly<Record<string, string>>,
  paid: boolean,
  nonce: string,
): Markup =>
  card(
    paid ? 'Payment made' : 'Payment failed',
    html`<div class="stack"><h1>${paid ? 'Payment made' : 'Payment failed'}</h1>
<p>${paid ? 'Go back to the shop to see what you paid for.' : 'No money was taken. Go back to the shop to try again.'}</p></div>
<form method="post" action="${action}">${hidden(fields)}
<div class="actions"><button type="submit">Return to the shop</button></div></form>
<script nonce="${nonce}">${raw('document.forms[0].submit()')}</script>`,
  );

/** A page with one sentence, where nothing can be paid. */
const tillNotice = (title: string, sentence: string, back?: string): Markup =>
  card(
    title,
    html`<div class="stack"><h1>${title}</h1><p>${sentence}</p>${back ? html`<p><a href="${back}">Return to the shop</a></p>` : ''}</div>`,
  );

export const newNonce = (): string => randomBytes(16).toString('base64');

/** A page for the payer whose forms may lead to `targets` as well; scripts run only with `nonce`. */
export async function showTill(
  markup: Markup,
  options: { status?: number; targets?: readonly string[]; nonce?: string } = {},
): Promise<Response> {
  const { status = 200, targets = [], nonce } = options;
  const origins = targets.flatMap((target) => (URL.canParse(target) ? [new URL(target).origin] : []));
  return new Response(String(await markup), {
    status,
    headers: {
      ...pageHeaders,
      // the shop checks who sends the payer back: the browser must name this site there
      'referrer-policy': 'origin',
      'content-security-policy': [
        pagePolicy,
        `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
        ...(nonce ? [`script-src 'nonce-${nonce}'`] : []),
      ].join('; '),
    },
  });
}

/** Shows a page with one sentence. */
export const showNotice = (
  title: string,
  sentence: string,
  { back, status = 400 }: { back?: string; status?: number } = {},
): Promise<Response> => showTill(tillNotice(title, sentence, back), { status });

/** What a payer pressed. */
export interface Press {
  readonly outcome: 'pay' | 'fail' | 'cancel';
  readonly method: Method;
}

/** The button of the hosted page; a page that says so when another site pressed it or it is none, with the way `back`. */
export async function pressOf(request: Request, back: string): Promise<Press | Response> {
  const { outcome, method } = isOwnForm(request) ? await textFields(request) : {};
  if (outcome !== 'pay' && outcome !== 'fail' && outcome !== 'cancel')
    return showNotice('Nothing was paid', 'Go back and press one of the buttons.', { back });
  return { outcome, method: method === 'upi' ? 'upi' : 'card' };
}
