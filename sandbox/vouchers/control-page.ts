import { html } from 'hono/html';
import type { ServiceFact } from '#sandbox/service.ts';
import { select } from '#sandbox/ui/form.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';
import { type BehaviourState, modes } from '#sandbox/vouchers/behaviour.ts';
import { brands } from '#sandbox/vouchers/brands.ts';
import type { Order, VoucherLedger } from '#sandbox/vouchers/ledger.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
const shownOrders = 100;

/** What the page shows. */
interface ControlView {
  readonly state: BehaviourState;
  readonly ledger: VoucherLedger;
  readonly facts: readonly ServiceFact[];
  /** Set when what was typed could not be used. */
  readonly problem?: string;
}

const number = (name: keyof BehaviourState, label: string, value: number, most: number): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" min="0" max="${most}" value="${value}" required></div>`;

const action = (name: string, text: string): Markup =>
  html`<form method="post" action="/reloadly/control"><input type="hidden" name="action" value="${name}"><button class="quiet" type="submit">${text}</button></form>`;

const row = ({
  transactionId,
  customIdentifier,
  offer,
  unitPaise,
  recipientEmail,
  createdAt,
  status,
  mail,
}: Order): Markup =>
  html`<li><div class="mail"><span><strong>${rupees.format(unitPaise / 100)}, ${offer.product.name}</strong><span class="soft">Order ${transactionId}, reference <code>${customIdentifier || 'none'}</code></span></span>
<span class="to">${recipientEmail || 'nobody'} <span class="soft">(mail ${mail})</span></span><span class="soft">${status}, <time datetime="${createdAt.toISOString()}">${clock.format(createdAt)}</time></span></div></li>`;

function orders(ledger: VoucherLedger): Markup {
  const all = ledger.list();
  const twice = ledger.orderedTwice();
  return html`<section class="stack" aria-labelledby="orders"><div class="between"><h2 id="orders">${all.length === 1 ? '1 order' : `${all.length} orders`}${
    all.length > shownOrders ? html`, the last ${shownOrders} shown` : ''
  }</h2><a href="/reloadly/ledger.json">All as JSON</a></div>
${twice.length > 0 ? html`<p class="error">Bought more than once: ${twice.slice(0, 20).join(', ')}</p>` : ''}
${all.length > 0 ? html`<ol class="list">${all.slice(0, shownOrders).map(row)}</ol>` : html`<p>No voucher was ordered yet. What is ordered appears here, and its mail in the <a href="/mailbox">mailbox</a>.</p>`}</section>`;
}

const worth = (product: (typeof brands)[number]['products'][number]): string =>
  'fixed' in product.worth
    ? product.worth.fixed.map((paise) => rupees.format(paise / 100)).join(', ')
    : `${rupees.format(product.worth.from / 100)} to ${rupees.format(product.worth.to / 100)}`;

const catalogue = (): Markup =>
  html`<details class="card"><summary>Brands and products</summary><dl>${brands.map(
    ({ name, logo, products }) =>
      html`<dt>${name}${logo ? '' : ' (no logo)'}</dt><dd>${products.map((product) => html`<div><code>${product.id}</code> ${product.name}: ${worth(product)}</div>`)}</dd>`,
  )}</dl></details>`;

/** How the voucher provider behaves, changed by a plain form, with what was ordered below. */
export function controlPage({ state, ledger, facts, problem }: ControlView): Markup {
  return page(
    'Vouchers',
    'vouchers',
    html`<div class="stack"><h1>Vouchers</h1><p class="lead">A seller of brand vouchers. Brands are invented, codes buy nothing; each accepted order sends its voucher by e-mail.</p></div>
<section class="card"><h2>Behaviour</h2>${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
<form class="form" method="post" action="/reloadly/control">
${select('mode', 'What happens', state.mode, modes)}
${select('affects', 'To which requests', state.affects, { orders: 'Orders only', everything: 'Everything, signing in too' })}
${number('times', 'For how many requests (0: until changed)', state.times, 1_000_000)}
${number('delayMs', 'How long the slow mode waits, in milliseconds', state.delayMs, 120_000)}
${number('tokenSeconds', 'How long new access tokens last, in seconds', state.tokenSeconds, 5_184_000)}
${select('takeRepeats', 'A second order with the same customIdentifier', String(state.takeRepeats), {
  true: 'is accepted too, which shows who orders twice',
  false: 'is refused (CUSTOM_IDENTIFIER_ALREADY_USED)',
})}
${select('bareLists', 'Product lists come', String(state.bareLists), { false: 'in pages', true: 'as one bare array' })}
<div class="field"><label for="refusedProducts">Products that cannot be ordered (numbers)</label><input id="refusedProducts" name="refusedProducts" type="text" autocomplete="off" value="${state.refusedProducts.join(', ')}"></div>
<div class="actions"><button type="submit">Behave like this</button></div></form>
<div class="bar">${action('reset', 'Back to normal')}${action('expire-tokens', 'Expire all tokens')}${action('deliver-waiting', 'Deliver waiting orders')}${action('fail-waiting', 'Fail waiting orders')}${action('forget-orders', 'Forget all orders')}</div></section>
${orders(ledger)}
<section class="card"><h2>How to connect</h2>${factList(facts)}</section>
${catalogue()}`,
  );
}
