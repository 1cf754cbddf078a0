import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ProviderUnknown } from '#backend/providers/vouchers/port.ts';
import { brands, findOffer } from '#sandbox/vouchers/brands.ts';
import { VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import { Patience } from '#sandbox/http/patience.ts';
import { Tokens } from '#sandbox/vouchers/tokens.ts';
import { startForTests } from '#tests/sandbox/product.ts';
import { settingsFor, voucherOrder, VoucherSeller } from '#tests/sandbox/voucher-seller.ts';

let seller: VoucherSeller;
let token = '';

beforeAll(async () => {
  seller = new VoucherSeller(await startForTests());
  const { clientId, clientSecret, audience } = settingsFor(seller.sandbox);
  const answer = await call('POST', '/oauth/token', {
    client_id: clientId,
    client_secret: clientSecret,
    audience,
    grant_type: 'client_credentials',
  });
  expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 86_400, scope: 'developer' });
  token = String(answer.body.access_token);
});
afterEach(() => seller.behave({ action: 'reset' }));
afterAll(() => seller.sandbox.close());

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, never> }> {
  const response = await fetch(`${seller.sandbox.url}/reloadly${path}`, {
    method,
    headers: {
      accept: 'application/com.reloadly.giftcards-v1+json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

const order = (part: Record<string, unknown> = {}) => ({
  productId: 102,
  countryCode: 'IN',
  quantity: 1,
  unitPrice: 500,
  customIdentifier: `reference-${Math.random()}`,
  senderName: 'Asha',
  recipientEmail: 'ravi@example.com',
  ...part,
});

describe('its protocol', () => {
  test.each([
    ['a wrong secret', { client_secret: 'wrong' }],
    ['another audience', { audience: 'https://topups.reloadly.com' }],
    ['another grant', { grant_type: 'password' }],
    ['no client', { client_id: undefined }],
  ])('gives out no token for %s', async (_what, part) => {
    const { clientId, clientSecret, audience } = settingsFor(seller.sandbox);
    const answer = await call('POST', '/oauth/token', {
      client_id: clientId,
      client_secret: clientSecret,
      audience,
      grant_type: 'client_credentials',
      ...part,
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { errorCode: 'INVALID_CREDENTIALS', path: '/oauth/token' },
    });
  });

  test.each([
    '/products',
    '/products/101',
    '/orders/transactions/1/cards',
    '/reports/transactions',
    '/reports/transactions/1',
  ])('%s wants a token and a version', async (path) => {
    expect(await call('GET', path, undefined, { authorization: 'Bearer nonsense' })).toMatchObject({
      status: 401,
      body: { errorCode: 'INVALID_TOKEN', path },
    });
    expect(await call('GET', path, undefined, { accept: 'text/html' })).toMatchObject({ status: 406 });
  });

  test('says so when a token ended', async () => {
    const issue = async () => {
      const { clientId, clientSecret, audience } = settingsFor(seller.sandbox);
      return String(
        (
          await call('POST', '/oauth/token', {
            client_id: clientId,
            client_secret: clientSecret,
            audience,
            grant_type: 'client_credentials',
          })
        ).body.access_token,
      );
    };
    await seller.behave({ action: 'expire-tokens' });
    expect(await call('GET', '/products')).toMatchObject({
      status: 401,
      body: { errorCode: 'TOKEN_EXPIRED' },
    });
    token = await issue();
    expect(await call('GET', '/products')).toMatchObject({ status: 200 });
  });

  test('pages products and filters them', async () => {
    expect((await call('GET', '/products?size=10&page=3')).body).toMatchObject({
      totalElements: 26,
      totalPages: 3,
      number: 2,
      numberOfElements: 6,
      last: true,
      first: false,
    });
    expect((await call('GET', '/products?size=10&page=9')).body).toMatchObject({
      numberOfElements: 0,
      last: true,
    });
    expect((await call('GET', '/products?countryCode=US')).body).toMatchObject({ totalElements: 0 });
    const [ranges, fixed] = await Promise.all([
      call('GET', '/products?includeFixed=false'),
      call('GET', '/products?includeRange=false'),
    ]);
    expect(Number(ranges.body.totalElements) + Number(fixed.body.totalElements)).toBe(26);
    expect((await call('GET', '/products?productName=SAREE')).body).toMatchObject({
      content: [
        { productId: 114, denominationType: 'FIXED', fixedRecipientDenominations: [2000, 5000, 10000] },
      ],
    });
    expect(await call('GET', '/products/109')).toMatchObject({
      body: { denominationType: 'RANGE', minRecipientDenomination: 0.01, maxRecipientDenomination: 2000 },
    });
    expect(await call('GET', '/products/999')).toMatchObject({ status: 404 });
  });

  test.each([
    ['a price that is no denomination', { unitPrice: 501 }, 400],
    ['a price below the paisa', { productId: 101, unitPrice: 100.001 }, 400],
    ['no price', { unitPrice: undefined }, 400],
    ['a price as text', { unitPrice: '500' }, 400],
    ['a negative quantity', { quantity: -1 }, 400],
    ['half a voucher', { quantity: 0.5 }, 400],
    ['no sender', { senderName: ' ' }, 400],
    ['a recipient that is no address', { recipientEmail: 'x' }, 400],
    ['a reference above 150 characters', { customIdentifier: 'x'.repeat(151) }, 400],
    ['another country', { countryCode: 'US' }, 404],
    ['an unknown product', { productId: 1 }, 404],
  ])('refuses %s and records nothing', async (_what, part, status) => {
    const before = (await seller.ledger()).orders.length;
    const answer = await call('POST', '/orders', order(part));
    expect(answer).toMatchObject({ status, body: { path: '/orders', details: [] } });
    expect((await seller.ledger()).orders).toHaveLength(before);
  });

  test.each(['', '{', 'null', '[]', '"text"', '\u0000'])(
    'a body of %j is a 400, not a crash',
    async (body) => {
      expect((await call('POST', '/orders', body)).status).toBe(400);
      expect((await call('POST', '/oauth/token', body)).status).toBe(401);
    },
  );

  test('reports by dates read four hours west of UTC', async () => {
    const { body } = await call('POST', '/orders', order());
    const at = Date.parse(`${String(body.transactionCreatedTime).replace(' ', 'T')}Z`);
    const west = (ms: number) =>
      encodeURIComponent(new Date(ms - 4 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '));
    const within = async (from: number, to: number) =>
      (
        await call(
          'GET',
          `/reports/transactions?startDate=${west(from)}&endDate=${west(to)}&customIdentifier=${String(body.customIdentifier)}`,
        )
      ).body.totalElements;
    expect(await within(at - 1000, at + 2000)).toBe(1);
    expect(await within(at + 2000, at + 60_000)).toBe(0);
    expect(await within(at - 60_000, at - 1000)).toBe(0);
    expect(await call('GET', '/reports/transactions?startDate=yesterday')).toMatchObject({ status: 400 });
    expect((await call('GET', `/reports/transactions/${String(body.transactionId)}`)).body).toEqual(body);
  });

  test('notes when the recipient does not take mail', async () => {
    const { body } = await call('POST', '/orders', order({ recipientEmail: 'bounce@example.com' }));
    expect((await seller.ledger()).orders[0]).toMatchObject({
      transactionId: body.transactionId,
      mail: 'refused',
      status: 'SUCCESSFUL',
    });
  });

  test('gives names that are markup or header lines no power in the mail', async () => {
    await call(
      'POST',
      '/orders',
      order({
        senderName: '<img src=x onerror=alert(1)>\r\nBcc: all@example.com',
        recipientEmail: 'markup@example.com',
      }),
    );
    const inbox = (await (await fetch(`${seller.sandbox.url}/inbox.json?to=markup@example.com`)).json()) as {
      html: string;
      headers: Record<string, string>;
    }[];
    expect(inbox[0]?.html).toContain('&lt;img src=x');
    expect(inbox[0]?.html).not.toContain('<img');
    expect(inbox[0]?.headers).not.toHaveProperty('bcc');
    expect(inbox[0]?.headers['auto-submitted']).toBe('auto-generated');
  });
});

describe('its logos', () => {
  test('are pictures any site may show; some brands have none', async () => {
    const answers = await Promise.all(
      brands.map(async ({ id }) => fetch(`${seller.sandbox.url}/reloadly/logos/${id}.svg`)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    const shown = answers.filter(({ status }) => status === 200);
    for (const answer of shown) {
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect(await shown[0]?.text()).toMatch(/^<svg xmlns/);
  });
});

describe('its control', () => {
  const page = async () => (await fetch(`${seller.sandbox.url}/reloadly/control`)).text();

  test('is a plain form that keeps what was chosen', async () => {
    const form = new URLSearchParams({
      mode: 'garbage',
      affects: 'everything',
      times: '7',
      delayMs: '10',
      tokenSeconds: '60',
      takeRepeats: 'false',
      bareLists: 'true',
      refusedProducts: '101, 102 103',
    });
    const answer = await fetch(`${seller.sandbox.url}/reloadly/control`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const state = (await (
      await fetch(`${seller.sandbox.url}/reloadly/control`, { headers: { accept: 'application/json' } })
    ).json()) as unknown;
    expect(state).toEqual({
      mode: 'garbage',
      affects: 'everything',
      times: 7,
      delayMs: 10,
      tokenSeconds: 60,
      takeRepeats: false,
      bareLists: true,
      refusedProducts: [101, 102, 103],
    });
    const shown = await page();
    expect(shown).toContain('<option value="garbage" selected>');
    expect(shown).toContain('value="101, 102, 103"');
  });

  test.each([
    { mode: 'nonsense' },
    { times: -1 },
    { delayMs: 'long' },
    { refusedProducts: ['<b>'] },
    { action: 'explode' },
  ])('refuses %o and changes nothing', async (change) => {
    await seller.behave({ mode: 'slow', times: 3 });
    const url = `${seller.sandbox.url}/reloadly/control`;
    const json = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    const form = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(Object.entries(change).map(([name, value]) => [name, String(value)])),
    });
    expect([json.status, form.status]).toEqual([400, 400]);
    expect(await form.text()).toContain('Nothing was changed.');
    expect(await (await fetch(url, { headers: { accept: 'application/json' } })).json()).toMatchObject({
      mode: 'slow',
      times: 3,
    });
  });

  test.each(['{', 'null', '[]'])('a JSON body of %j is a 400', async (body) => {
    const answer = await fetch(`${seller.sandbox.url}/reloadly/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  test('a mode for some requests ends by itself', async () => {
    await seller.behave({ mode: 'server-error', times: 2 });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await call('POST', '/orders', order())).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('cannot be pressed from another site', async () => {
    const answer = await fetch(`${seller.sandbox.url}/reloadly/control`, {
      method: 'POST',
      body: new URLSearchParams({ mode: 'down' }),
      headers: { 'sec-fetch-site': 'cross-site' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(
      await (
        await fetch(`${seller.sandbox.url}/reloadly/control`, { headers: { accept: 'application/json' } })
      ).json(),
    ).toMatchObject({ mode: 'normal' });
  });

  test('shows orders escaped, those bought twice by name, and forgets them when told to', async () => {
    const customIdentifier = '<script>alert(1)</script>';
    await call('POST', '/orders', order({ customIdentifier }));
    await call('POST', '/orders', order({ customIdentifier }));
    const shown = await page();
    expect(shown).toContain('Bought more than once: &lt;script&gt;');
    expect(shown).not.toContain('<script>alert');
    expect((await seller.ledger()).orderedTwice).toEqual([customIdentifier]);
    await seller.behave({ action: 'forget-orders' });
    expect(await seller.ledger()).toMatchObject({ received: 0, orders: [], orderedTwice: [] });
  });

  test('the menu and the start page lead to it', async () => {
    const start = await (await fetch(seller.sandbox.url)).text();
    expect(start.match(/href="\/reloadly\/control"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await page()).toContain('<a href="/reloadly/control" aria-current="page">');
  });
});

describe('stopping', () => {
  test('does not wait for orders that are never answered', async () => {
    const other = new VoucherSeller(await startForTests());
    await other.behave({ mode: 'accept-then-silence' });
    const wanted = voucherOrder();
    const outcome = other
      .adapter({ timeoutMs: 60_000 })
      .orderVoucher(wanted)
      .catch((error: unknown) => error);
    await expect.poll(() => other.ordersOf(wanted.reference)).toHaveLength(1);
    await other.sandbox.close();
    expect(await outcome).toBeInstanceOf(ProviderUnknown);
  });

  test('ends every wait, also those that begin afterwards', async () => {
    const patience = new Patience();
    const waiting = patience.wait(120_000);
    patience.stop();
    await waiting;
    await patience.wait(120_000);
    expect(patience.stopped).toBe(true);
  });
});

describe('memory stays bounded', () => {
  test('the oldest orders and tokens go first', () => {
    const offer = findOffer(101);
    if (!offer) throw new Error('Product 101 is gone');
    const ledger = new VoucherLedger(3);
    for (let index = 0; index < 5; index += 1) {
      ledger.accept({
        customIdentifier: `n${index}`,
        offer,
        quantity: 1,
        unitPaise: 100,
        senderName: 'a',
        recipientEmail: '',
        status: 'SUCCESSFUL',
      });
    }
    expect(ledger.list().map(({ customIdentifier }) => customIdentifier)).toEqual(['n4', 'n3', 'n2']);

    const tokens = new Tokens();
    const first = tokens.issue(60);
    for (let index = 0; index < 1000; index += 1) tokens.issue(60);
    expect(tokens.check(`Bearer ${first}`)).toBe('unknown');
  });
});
