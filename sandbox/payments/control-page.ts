import { html, raw } from 'hono/html';
import { money } from '#sandbox/payments/checkout-page.ts';
import type { CheckoutWorld } from '#sandbox/payments/checkout.ts';
import { faultModes, operations } from '#sandbox/payments/faults.ts';
import { ledgerJson } from '#sandbox/payments/ledger.ts';
import type { Order, Refund } from '#sandbox/payments/records.ts';
import { tampers } from '#sandbox/payments/tamper.ts';
import type { Delivery } from '#sandbox/payments/weather.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

/** How many of each the page lists; programs read all of them. */
const shown = 25;

type Choices = readonly (readonly [value: string, text: string])[];

const select = (name: string, label: string, choices: Choices, current: string): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${choices.map(
    ([value, text]) =>
      html`<option value="${value}"${value === current ? raw(' selected') : ''}>${text}</option>`,
  )}</select></div>`;

const number = (name: string, label: string, value: string, least: number): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" min="${least}" value="${value}"></div>`;

const button = (path: string, fields: Readonly<Record<string, string>>, text: string): Markup =>
  html`<form method="post" action="/razorpay/control/${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="quiet" type="submit">${text}</button></form>`;

/** The provider's moods and everything it knows. */
export function controlPage({ books, deliveries, faults }: CheckoutWorld): Markup {
  const { weather } = deliveries;
  const inForce = Object.entries(faults.list());
  const open = books.orders
    .newest()
    .filter(({ status }) => status !== 'paid')
    .slice(0, shown);
  const pending = books.refunds
    .newest()
    .filter(({ status }) => status === 'pending')
    .slice(0, shown);
  const { totals } = ledgerJson(books);
  return page(
    'Payments',
    'payments',
    html`<div class="stack"><h1>Payments</h1><p class="lead">Stands in for Razorpay. Charged ${money(totals.charged, 'INR')}, given back ${money(totals.refunded, 'INR')}.</p>
<p><a href="/razorpay/ledger.json">Its record of money</a>, <a href="/razorpay/deliveries.json">all webhooks</a>, <a href="/razorpay/control">the settings below</a> for programs.</p></div>
<section class="card"><h2>Webhooks</h2><p class="soft">They go to <code>${deliveries.settings.url}</code>.</p>
<form class="form" method="post" action="/razorpay/control"><div class="bar">
${select(
  'held',
  'New webhooks',
  [
    ['false', 'are sent'],
    ['true', 'are lost until released'],
  ],
  String(weather.held),
)}
${select(
  'timing',
  'When',
  [
    ['at_once', 'at once'],
    ['before_return', 'before the payer returns'],
  ],
  weather.timing,
)}
${select(
  'order',
  'Order',
  [
    ['sent', 'as it happened'],
    ['reversed', 'reversed'],
    ['shuffled', 'shuffled'],
  ],
  weather.order,
)}
${select(
  'tamper',
  'On the way',
  tampers.map((each) => [each, each === 'none' ? 'nothing changes' : `changed: ${each}`]),
  weather.tamper,
)}
${number('delayMs', 'Delay in ms', String(weather.delayMs), 0)}
${number('repeat', 'Times each is sent', String(weather.repeat), 1)}
${select(
  'newRefunds',
  'New refunds',
  [
    ['processed', 'succeed'],
    ['pending', 'wait'],
    ['failed', 'fail'],
  ],
  books.newRefunds,
)}
</div><div><button type="submit">Use these</button></div></form></section>
<section class="card"><h2>Failures</h2>${
      inForce.length === 0
        ? html`<p>Everything works.</p>`
        : html`<ul>${inForce.map(([operation, { mode, left }]) => html`<li><code>${operation}</code> ${faultModes[mode]}${left === null ? '' : `, ${left} more times`}</li>`)}</ul>`
    }
<form class="form" method="post" action="/razorpay/control/fault"><div class="bar">
${select(
  'operation',
  'Which call',
  operations.map((each) => [each, each]),
  'all',
)}
${select('mode', 'What it does', [['none', 'works'], ...Object.entries(faultModes)], 'none')}
${number('times', 'How often (empty: for good)', '', 1)}</div><div><button type="submit">Use this</button></div></form></section>
<section class="stack"><div class="between"><h2>Webhooks sent and waiting</h2>${button('release', {}, 'Release all that are held')}</div>
${list(deliveries.list().slice(0, shown), deliveryRow, 'No webhooks yet.')}</section>
<section class="stack"><h2>Orders not paid</h2>${list(open, orderRow, 'None.')}</section>
<section class="stack"><h2>Refunds under way</h2>${list(pending, refundRow, 'None.')}</section>
<section class="card"><h2>Start over</h2><p>Forgets every order, payment, refund and webhook, and makes everything work again.</p>${button('reset', {}, 'Forget everything')}</section>`,
  );
}

const list = <T>(items: readonly T[], row: (item: T) => Markup, none: string): Markup =>
  items.length === 0
    ? html`<p>${none}</p>`
    : html`<ol class="list">${items.map((item) => html`<li class="between row">${row(item)}</li>`)}</ol>`;

const deliveryRow = ({
  id,
  event,
  state,
  sent,
  answers,
}: Delivery): Markup => html`<span><strong>${event}</strong> <code>${id}</code><br>
<span class="soft">${state}, sent ${sent} ${sent === 1 ? 'time' : 'times'}${answers.length > 0 ? html`, last answer ${answers.at(-1)}` : ''}</span></span>
${state === 'held' ? button('release', { ids: id }, 'Release') : button('deliver', { id }, 'Send again')}`;

const orderRow = ({
  id,
  amount,
  currency,
  receipt,
  status,
}: Order): Markup => html`<span><strong>${money(amount, currency)}</strong> <code>${id}</code><br>
<span class="soft">${status}${receipt ? html`, receipt ${receipt}` : ''}</span></span>
${button('settle', { id }, 'Settle without a webhook')}`;

const refundRow = ({
  id,
  amount,
  currency,
  paymentId,
}: Refund): Markup => html`<span><strong>${money(amount, currency)}</strong> <code>${id}</code><br>
<span class="soft">of <code>${paymentId}</code></span></span>
<span class="bar">${button('refund', { id, status: 'processed' }, 'Succeed')}${button('refund', { id, status: 'failed' }, 'Fail')}</span>`;
