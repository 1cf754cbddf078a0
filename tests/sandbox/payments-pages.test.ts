import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxAccount } from '#sandbox/payments/account.ts';
import { money } from '#sandbox/payments/checkout-page.ts';
import { Browser, returnForm } from '#tests/sandbox/browser.ts';
import { PaymentsWorld } from '#tests/sandbox/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.open();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const nasty = `"><script>alert('x')</script>&amp;`;

describe('the hosted page', () => {
  test.each([
    [100, '₹1'],
    [150, '₹1.50'],
    [12_500_000, '₹1,25,000'],
    [999_999_999, '₹99,99,999.99'],
  ])('writes %d paise as %s', async (amountPaise, written) => {
    expect(money(amountPaise, 'INR')).toBe(written);
    const checkout = await world.provider().createCheckout(world.request({ amountPaise }));
    if (checkout.kind !== 'form') throw new Error('Expected a form.');
    const till = await new Browser(new URL(checkout.action).origin).submit(checkout.action, checkout.fields);
    expect(till.body).toContain(`<h1>${written}</h1>`);
  });

  test('escapes everything and runs no script of others', async () => {
    const request = world.request({
      description: nasty,
      payer: { name: nasty, email: nasty, contact: nasty },
      returnUrl: `https://shop.example/?a="><b>`,
    });
    const checkout = await world.provider({ shopName: nasty }).createCheckout(request);
    if (checkout.kind !== 'form') throw new Error('Expected a form.');
    const browser = new Browser(new URL(checkout.action).origin);
    const till = await browser.submit(checkout.action, checkout.fields);
    expect(till.body).not.toContain('<script');
    expect(till.body).toContain('&lt;script&gt;');
    const back = await browser.submit(till.url, { outcome: 'pay' });
    expect(back.body.match(/<script/g)).toHaveLength(1);
    expect(returnForm(back).action).toBe(new URL(request.returnUrl).href);
    expect(back.body).not.toContain('"><b>');
  });

  test('lets forms lead to the shop only, and runs only its own script, on the way back', async () => {
    const checkout = await world.provider().createCheckout(world.request());
    const back = await world.press(checkout, 'pay');
    const response = await fetch(back.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("form-action 'self' https://shop.example;");
    expect(await response.text()).toContain(`<script nonce="${nonce}">document.forms[0].submit()</script>`);
    expect(response.headers.get('referrer-policy')).toBe('origin');

    const till = await fetch(back.url.replace(/\/done$/, ''));
    expect(till.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example");
    expect(till.headers.get('content-security-policy')).not.toContain('script-src');
  });

  test('pressed twice, or open in two windows, charges once', async () => {
    const checkout = await world.provider().createCheckout(world.request());
    if (checkout.kind !== 'form') throw new Error('Expected a form.');
    const browser = new Browser(new URL(checkout.action).origin);
    const [first, second] = [
      await browser.submit(checkout.action, checkout.fields),
      await browser.submit(checkout.action, checkout.fields),
    ];
    expect(first.url).not.toBe(second.url);
    const pressed = await Promise.all([1, 2, 3].map(() => browser.submit(first.url, { outcome: 'pay' })));
    expect(new Set(pressed.map((visit) => returnForm(visit).fields.razorpay_payment_id)).size).toBe(1);
    const other = await browser.submit(second.url, { outcome: 'pay' });
    expect(other.body).toContain('This order has been paid. Nothing more was taken.');
    expect((await browser.submit(checkout.action, checkout.fields)).status).toBe(400);
    expect((await world.ledger()).charges).toHaveLength(1);
  });

  test.each([
    [{ key_id: 'rzp_test_other' }, 'The key id of the shop is not known here.'],
    [{ order_id: 'order_None' }, 'The order is not known here.'],
    [{ order_id: '__proto__' }, 'The order is not known here.'],
    [{ callback_url: 'javascript:alert(1)' }, 'The shop did not say where to go back to (callback_url).'],
    [{ callback_url: '' }, 'The shop did not say where to go back to (callback_url).'],
    [{ amount: '1' }, 'The amount is not that of the order.'],
  ])('with %j in the form cannot be opened', async (wrong, sentence) => {
    const checkout = await world.provider().createCheckout(world.request());
    if (checkout.kind !== 'form') throw new Error('Expected a form.');
    const visit = await new Browser(new URL(checkout.action).origin).submit(checkout.action, {
      ...checkout.fields,
      ...wrong,
    });
    expect(visit.status).toBe(400);
    expect(visit.body).toContain(sentence);
  });

  test('that is gone says so', async () => {
    for (const path of [
      '/razorpay/checkout/none',
      '/razorpay/checkout/none/done',
      '/razorpay/checkout/__proto__',
      '/razorpay/l/plink_none',
    ]) {
      const response = await fetch(world.sandbox.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>');
    }
  });

  test('takes no press from another site, and none that is no button', async () => {
    const { orderId, url } = await linkCheckout();
    const cross = await fetch(url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ outcome: 'pay' }),
    });
    const nonsense = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'steal' }) });
    const notAForm = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'abc',
    });
    expect([cross.status, nonsense.status, notAForm.status]).toEqual([400, 400, 400]);
    expect(await world.provider().fetchOrderPayments(orderId)).toEqual([]);
  });
});

async function linkCheckout(): Promise<{ orderId: string; url: string }> {
  const checkout = await world.provider({ mode: 'links' }).createCheckout(world.request());
  if (checkout.kind !== 'redirect') throw new Error('Expected an address.');
  return checkout;
}

describe('a Payment Link’s page', () => {
  test('paid twice charges once and leads back the same way', async () => {
    const { url } = await linkCheckout();
    const press = () =>
      fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome: 'pay' }) });
    const ways = [(await press()).headers.get('location'), (await press()).headers.get('location')];
    expect(ways[0]).toMatch(/^https:\/\/shop\.example\/return\?p=ref-\d+&razorpay_payment_id=pay_/);
    expect(ways[1]).toBe(ways[0]);
    expect((await world.ledger()).charges).toHaveLength(1);
    expect(await (await fetch(url)).text()).toContain('This has been paid. Nothing more was taken.');
  });

  test('closed takes nothing', async () => {
    const { orderId, url } = await linkCheckout();
    await world.control('expire', { id: orderId });
    for (const method of ['GET', 'POST']) {
      const response = await fetch(url, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams({ outcome: 'pay' }) }),
      });
      expect(await response.text()).toContain('The time to pay this is over. Nothing was taken.');
    }
    expect((await world.ledger()).charges).toEqual([]);
  });
});

describe('the controls', () => {
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${world.sandbox.url}/razorpay/control${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields),
    });

  test('work as plain forms and lead back to their page', async () => {
    const answer = await form('', {
      held: 'true',
      repeat: '3',
      order: 'reversed',
      tamper: 'none',
      timing: 'at_once',
      delayMs: '0',
      newRefunds: 'pending',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/razorpay']);
    await form('/fault', { operation: 'orders.create', mode: 'hang', times: '' });
    const state = await (await fetch(`${world.sandbox.url}/razorpay/control`)).json();
    expect(state).toMatchObject({
      held: true,
      repeat: 3,
      order: 'reversed',
      newRefunds: 'pending',
      faults: { 'orders.create': { mode: 'hang', left: null } },
    });
    const page = await (await fetch(`${world.sandbox.url}/razorpay`)).text();
    expect(page).toContain('<option value="true" selected>are lost until released</option>');
    expect(page).toContain('<code>orders.create</code> never answers');
  });

  test('show what happened, escaped', async () => {
    await world.api('POST', '/orders', { amount: 150, currency: 'INR', receipt: '<script>' });
    const link = await world
      .provider({ mode: 'links' })
      .createCheckout(world.request({ amountPaise: 12_500_000 }));
    await world.control('settle', { id: link.orderId });
    const page = await (await fetch(`${world.sandbox.url}/razorpay`)).text();
    expect(page).toContain('Charged ₹1,25,000, given back ₹0.');
    expect(page).toContain('receipt &lt;script&gt;');
    expect(page).toContain('payment_link.paid');
    expect(page).not.toContain('<script');
  });

  test('are not pressed by other sites', async () => {
    const answer = await form('', { held: 'true' }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await (await fetch(`${world.sandbox.url}/razorpay/control`)).json()).toMatchObject({
      held: false,
    });
  });

  test.each([
    ['', { repeat: 0 }],
    ['', { repeat: 100_000 }],
    ['', { tamper: 'everything' }],
    ['/fault', { operation: 'everything', mode: 'error' }],
    ['/fault', { operation: 'all', mode: 'explode' }],
    ['/settle', { id: 'order_None' }],
    ['/deliver', { id: 'evt_None' }],
    ['/refund', { id: 'rfnd_None', status: 'processed' }],
    ['/expire', {}],
  ])('%s with %j is answered with a sentence', async (path, input) => {
    const url = `${world.sandbox.url}/razorpay/control${path}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/.{5,}/) });
    expect(
      (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }))
        .status,
    ).toBe(400);
  });

  test('tell no secret', async () => {
    await linkCheckout();
    const texts = await Promise.all(
      ['/', '/razorpay', '/razorpay/control', '/razorpay/deliveries.json', '/razorpay/ledger.json'].map(
        async (path) => (await fetch(world.sandbox.url + path)).text(),
      ),
    );
    for (const text of texts) {
      expect(text).not.toContain(sandboxAccount.keySecret);
      expect(text).not.toContain(sandboxAccount.webhookSecret);
    }
  });
});
