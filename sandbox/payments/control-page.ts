import { html } from 'hono/html';
import { money } from '#sandbox/payments/checkout-page.ts';
import type { CheckoutWorld } from '#sandbox/payments/checkout.ts';
import type { Delivery } from '#sandbox/payments/deliveries.ts';
import { faultModes, operations } from '#sandbox/payments/faults.ts';
import type { Order, Refund } from '#sandbox/payments/records.ts';
import { tampers } from '#sandbox/payments/weather.ts';
import { number, press, select } from '#sandbox/ui/form.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

/** How many of each the page lists; programs read all of them. */
const shown = 25;

const button = (path: string, fields: Readonly<Record<string, string>>, text: string): Markup =>
  press(`/razorpay/control/${path}`, fields, text);

const named = <Name extends string>(names: readonly Name[], text: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, text(name)]));

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
  const { totals } = books.ledger.toJSON();
  return page(
    'Payments',
    'payments',
    html`<div class="stack"><h1>Payments</h1><p class="lead">Stands in for Razorpay. Charged ${money(totals.charged, 'INR')}, given back ${money(totals.refunded, 'INR')}.</p>
<p><a href="/razorpay/ledger.json">Its record of money</a>, <a href="/razorpay/deliveries.json">all webhooks</a>, <a href="/razorpay/control">the settings below</a> for programs.</p></div>
<section class="card"><h2>Webhooks</h2><p class="soft">They go to <code>${deliveries.settings.url}</code>.</p>
<form class="form" method="post" action="/razorpay/control"><div class="bar">
${select('held', 'New webhooks', weather.held, { false: 'are sent', true: 'are lost until released' })}
${select('timing', 'When', weather.timing, { at_once: 'at once', before_return: 'before the payer returns' })}
${select('order', 'Order', weather.order, { sent: 'as it happened', reversed: 'reversed', shuffled: 'shuffled' })}
${select(
  'tamper',
  'On the way',
  weather.tamper,
  named(tampers, (each) => (each === 'none' ? 'nothing changes' : `changed: ${each}`)),
)}
${number('delayMs', 'Delay in ms', weather.delayMs)}
${number('repeat', 'Times each is sent', weather.repeat, { least: 1 })}
${select('newRefunds', 'New refunds', books.newRefunds, { processed: 'succeed', pending: 'wait', failed: 'fail' })}
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
  'all',
  named(operations, (each) => each),
)}
${select('mode', 'What it does', 'none', { none: 'works', ...faultModes })}
${number('times', 'How often (empty: for good)', '', { least: 1 })}</div><div><button type="submit">Use this</button></div></form></section>
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

const deliveryRow = ({ id, event, state, sent, answers }: Delivery): Markup =>
  html`<span><strong>${event}</strong> <code>${id}</code><br>
<span class="soft">${state}, sent ${sent} ${sent === 1 ? 'time' : 'times'}${answers.length > 0 ? html`, last answer ${answers.at(-1)}` : ''}</span></span>
${state === 'held' ? button('release', { ids: id }, 'Release') : button('deliver', { id }, 'Send again')}`;

const orderRow = ({ id, amount, currency, receipt, status }: Order): Markup =>
  html`<span><strong>${money(amount, currency)}</strong> <code>${id}</code><br>
<span class="soft">${status}${receipt ? html`, receipt ${receipt}` : ''}</span></span>
${button('settle', { id }, 'Settle without a webhook')}`;

const refundRow = ({ id, amount, currency, payment_id: paymentId }: Refund): Markup =>
  html`<span><strong>${money(amount, currency)}</strong> <code>${id}</code><br>
<span class="soft">of <code>${paymentId}</code></span></span>
<span class="bar">${button('refund', { id, status: 'processed' }, 'Succeed')}${button('refund', { id, status: 'failed' }, 'Fail')}</span>`;
