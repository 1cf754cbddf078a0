import { html } from 'hono/html';
import type { Markup } from '#sandbox/ui/page.ts';
import { brands } from '#sandbox/vouchers/brands.ts';
import type { Order, VoucherLedger } from '#sandbox/vouchers/ledger.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
const shownOrders = 100;

const row = (order: Order): Markup => {
  const { transactionId, customIdentifier, offer, unitPaise, recipientEmail, createdAt, status, mail } =
    order;
  return html`<li><div class="mail"><span><strong>${rupees.format(unitPaise / 100)}, ${offer.product.name}</strong><span class="soft">Order ${transactionId}, reference <code>${customIdentifier || 'none'}</code></span></span>
<span class="to">${recipientEmail || 'nobody'} <span class="soft">(mail ${mail})</span></span><span class="soft">${status}, <time datetime="${createdAt.toISOString()}">${clock.format(createdAt)}</time></span></div></li>`;
};

/** What was ordered, newest first. */
export function orderList(ledger: VoucherLedger): Markup {
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

/** All that can be ordered. */
export const catalogue = (): Markup =>
  html`<details class="card"><summary>Brands and products</summary><dl>${brands.map(
    ({ name, logo, products }) =>
      html`<dt>${name}${logo ? '' : ' (no logo)'}</dt><dd>${products.map((product) => html`<div><code>${product.id}</code> ${product.name}: ${worth(product)}</div>`)}</dd>`,
  )}</dl></details>`;
