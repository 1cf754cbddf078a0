import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { createRazorpay, type RazorpaySettings } from '#backend/providers/payments/razorpay.ts';
import type {
  ProviderCheckout,
  CheckoutRequest,
  PaymentProvider,
  WebhookReading,
} from '#backend/providers/payments/port.ts';
import { sandboxAccount } from '#sandbox/payments/account.ts';
import type { LedgerJson } from '#sandbox/payments/ledger.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { Browser, returnForm, type Visit } from '#tests/sandbox/browser.ts';
import { callback } from '#tests/sandbox/product.ts';
import { eventually as patience } from '#tests/setup/patience.ts';

/** A webhook as it reached the shop. */
export interface Received {
  body: Buffer;
  headers: Headers;
  name: string;
}

/** What the deliveries list tells about one webhook. */
export interface ListedDelivery {
  id: string;
  event: string;
  state: string;
  sent: number;
  tries: number;
  answers: string[];
}

const shopName = 'Shagun';
let references = 0;

/** A sandbox, a shop that receives its webhooks, and the product's adapter between them. */
export class PaymentsWorld {
  readonly received: Received[] = [];
  /** What the shop answers, one after the other; then 200. */
  answers: number[] = [];

  private constructor(
    readonly sandbox: Sandbox,
    private readonly shop: Server,
  ) {}

  static async open(retryMs: readonly number[] = [1, 1, 1]): Promise<PaymentsWorld> {
    const shop = createServer();
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    const sandbox = await startSandbox({
      port: 0,
      smtpPort: 0,
      redirectUris: [callback],
      postLogoutRedirectUris: [],
      paymentWebhookUrl: `http://127.0.0.1:${port}/api/payments/webhook`,
      paymentWebhookRetryMs: retryMs,
    });
    const world = new PaymentsWorld(sandbox, shop);
    shop.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      void buffer(incoming).then((body) => {
        const headers = new Headers(
          Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const name = /"event":"([^"]*)"/.exec(body.toString())?.[1] ?? '';
        world.received.push({ body, headers, name });
        outgoing.writeHead(world.answers.shift() ?? 200).end();
      });
    });
    return world;
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    this.shop.closeAllConnections();
    await new Promise((resolve) => this.shop.close(resolve));
  }

  async reset(): Promise<void> {
    await this.control('reset', {});
    this.received.length = 0;
    this.answers = [];
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.sandbox.port}/razorpay/v1`;
  }

  provider(more: Partial<RazorpaySettings> = {}): PaymentProvider {
    return createRazorpay({ ...sandboxAccount, baseUrl: this.baseUrl, mode: 'checkout', shopName, ...more });
  }

  /** A request for a payment with a reference of its own. */
  request(more: Partial<CheckoutRequest> = {}): CheckoutRequest {
    references += 1;
    const reference = `ref-${references}`;
    return {
      amountPaise: 500_000,
      reference,
      description: 'A kettle for Asha & Rahul',
      payer: { name: 'Meera Iyer', email: 'meera@example.com', contact: '+919876543210' },
      returnUrl: `https://shop.example/return?p=${reference}`,
      cancelUrl: `https://shop.example/cancel?p=${reference}`,
      expiresAt: new Date(Date.now() + 3_600_000),
      ...more,
    };
  }

  /** Asks the sandbox's controls for something; the answer as JSON. */
  async control<T = unknown>(what: string, input: object): Promise<T> {
    const path = what === '' ? '/razorpay/control' : `/razorpay/control/${what}`;
    const response = await fetch(this.sandbox.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as T;
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body;
  }

  async deliveries(): Promise<ListedDelivery[]> {
    return (await fetch(`${this.sandbox.url}/razorpay/deliveries.json`)).json() as Promise<ListedDelivery[]>;
  }

  async ledger(): Promise<LedgerJson> {
    return (await fetch(`${this.sandbox.url}/razorpay/ledger.json`)).json() as Promise<LedgerJson>;
  }

  /** A call of the API as written, with the sandbox's keys. */
  async api(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; json: Record<string, unknown> }> {
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${sandboxAccount.keyId}:${sandboxAccount.keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  }

  /** Opens the hosted page and presses a button; `visit` is where the browser stands then. */
  async press(
    checkout: ProviderCheckout,
    outcome: 'pay' | 'fail' | 'cancel',
    method: 'card' | 'upi' = 'card',
  ): Promise<Visit> {
    const browser = new Browser(
      checkout.kind === 'form' ? new URL(checkout.action).origin : new URL(checkout.url).origin,
    );
    const till =
      checkout.kind === 'form'
        ? await browser.submit(checkout.action, checkout.fields)
        : await browser.open(checkout.url);
    expect(till.status).toBe(200);
    return browser.submit(till.url, { outcome, method });
  }

  /** Pays on the hosted page; the fields that come back to the shop. */
  async pay(checkout: ProviderCheckout, outcome: 'pay' | 'fail' = 'pay'): Promise<Record<string, string>> {
    const visit = await this.press(checkout, outcome);
    return checkout.kind === 'form'
      ? returnForm(visit).fields
      : Object.fromEntries(new URL(visit.url).searchParams);
  }

  /** What the adapter reads in every webhook received so far. */
  readings(provider = this.provider()): WebhookReading[] {
    return this.received.map(({ body, headers }) => provider.readWebhook(body, headers));
  }

  async untilReceived(count: number): Promise<void> {
    await eventually(() => expect(this.received.length).toBeGreaterThanOrEqual(count));
  }
}

/** Waits until `check` no longer throws. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { ...patience, interval: 5 });
