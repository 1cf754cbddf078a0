import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { balancesOf, findDifferences } from '#backend/money/ledger/service.ts';
import type { StartedPayment } from '#contract/money/payments.ts';
import type { LedgerJson } from '#sandbox/payments/ledger.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { Browser, returnForm, type Visit } from '#tests/sandbox/browser.ts';
import { callback } from '#tests/sandbox/product.ts';
import type { ListedDelivery } from '#tests/sandbox/payments-world.ts';
import { TEST_ORIGIN, useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';

/** The product, the sandbox's payment provider, and webhooks that really travel between them. */
export class MoneyWorld {
  sandbox!: Sandbox;
  organiser!: Caller;
  guest!: Caller;
  #door!: Server;
  api!: TestBackend;

  async open(): Promise<void> {
    this.#door = createServer((incoming, outgoing) => {
      void buffer(incoming).then(async (body) => {
        const headers = new Headers(
          Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const answer = await this.api.backend.fetch(
          new Request(TEST_ORIGIN + incoming.url, { method: 'POST', headers, body: new Uint8Array(body) }),
        );
        outgoing.writeHead(answer.status).end(await answer.text());
      });
    });
    await new Promise<void>((resolve) => this.#door.listen(0, '127.0.0.1', resolve));
    this.sandbox = await startSandbox({
      port: 0,
      smtpPort: 0,
      redirectUris: [callback],
      postLogoutRedirectUris: [],
      paymentWebhookUrl: `http://127.0.0.1:${(this.#door.address() as AddressInfo).port}/api/payments/webhook`,
      paymentWebhookRetryMs: [],
    });
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    this.#door.closeAllConnections();
    await new Promise((resolve) => this.#door.close(resolve));
  }

  async control<T = unknown>(what: string, input: object): Promise<T> {
    const response = await fetch(`${this.sandbox.url}/razorpay/control${what && `/${what}`}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as T;
    expect(response.status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** A gift of a new event, open to its guests, one of whom is `guest`. */
  async gift(price = 12_500, { open = true } = {}): Promise<{ eventId: string; giftId: string }> {
    const { ctx } = this.api.backend;
    await ctx.db.deleteFrom('rate_limits').execute();
    const eventId = await addEvent(ctx, this.organiser.userId);
    const giftId = newId();
    await ctx.db
      .insertInto('gifts')
      .values({
        id: giftId,
        event_id: eventId,
        position: 1,
        name: 'A kettle',
        price_paise: Math.round(price * 100),
        image_id: null,
        purchased_at: null,
        delivered_at: null,
        request_key: null,
      })
      .execute();
    await this.invite({ eventId }, this.guest);
    await this.organiser.call('enableCollaboration', { params: { eventId, giftId } });
    if (open)
      await this.organiser.call('updateCollaboration', {
        params: { eventId, giftId },
        body: { openToAll: true },
      });
    return { eventId, giftId };
  }

  /** Makes somebody a guest of the event, once. */
  async invite({ eventId }: { eventId: string }, { userId }: Caller): Promise<void> {
    const { ctx } = this.api.backend;
    const query = ctx.db.selectFrom('guests').select('id').where('event_id', '=', eventId);
    const there = await query.where('user_id', '=', userId).executeTakeFirst();
    if (!there) await addGuest(ctx, eventId, { user_id: userId });
  }

  /** Begins to pay for a gift, as a guest of its event. */
  async begin(
    place: { eventId: string; giftId: string },
    amount: number,
    who: Caller = this.guest,
  ): Promise<StartedPayment> {
    await this.invite(place, who);
    const answer = await who.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: amount },
    });
    expect(answer.status, answer.error?.message).toBe(200);
    const { payment } = answer.data;
    if (!payment?.checkout) throw new Error('There is nothing to pay');
    return payment;
  }

  /** The same by the key of a guest's personal link, without an account. */
  async beginByLink(
    place: { eventId: string; giftId: string },
    amount: number,
    { id: guest, key }: AddedGuest,
    blessing = '',
  ): Promise<StartedPayment> {
    const answer = await this.api.visitor.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: amount, blessing, guest, key },
    });
    expect(answer.status, answer.error?.message).toBe(200);
    const { payment } = answer.data;
    if (!payment?.checkout) throw new Error('There is nothing to pay');
    return payment;
  }

  /** Presses a button of the hosted page. */
  async press({ checkout }: StartedPayment, outcome: 'pay' | 'fail' | 'cancel'): Promise<Visit> {
    if (!checkout) throw new Error('There is nothing to pay');
    const browser = new Browser(new URL(checkout.kind === 'form' ? checkout.action : checkout.url).origin);
    const till =
      checkout.kind === 'form'
        ? await browser.submit(checkout.action, checkout.fields)
        : await browser.open(checkout.url);
    return browser.submit(till.url, { outcome, method: 'card' });
  }

  /** Goes back to the product as the payer's browser does: from another site, without cookies. Where it leads. */
  async comeBack(visit: Visit, changed: Record<string, string> = {}): Promise<string> {
    const { action, fields } = returnForm(visit);
    const answer = await this.api.backend.fetch(
      new Request(action, {
        method: 'POST',
        headers: { Origin: this.sandbox.url, 'Sec-Fetch-Site': 'cross-site' },
        body: new URLSearchParams({ ...fields, ...changed }),
      }),
    );
    expect(answer.status).toBe(303);
    return answer.headers.get('Location') ?? '';
  }

  async deliveries(): Promise<ListedDelivery[]> {
    return (await fetch(`${this.sandbox.url}/razorpay/deliveries.json`)).json() as Promise<ListedDelivery[]>;
  }

  /** Everything a payment left behind. */
  async traces(paymentId: string) {
    const { db } = this.api.backend.ctx;
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const contributions = await db
      .selectFrom('contributions')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .execute();
    const cards = await db
      .selectFrom('gift_cards')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('part')
      .execute();
    const quarantine = await db
      .selectFrom('payment_quarantine')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .execute();
    return {
      payment,
      status: payment.status,
      contributions: contributions.length,
      cards: cards.map(({ original_paise }) => original_paise),
      quarantine: quarantine.map(({ reason }) => reason),
    };
  }

  /** Every webhook was taken, the books are right, and they say what the provider says it holds. */
  async expectBalanced(): Promise<void> {
    expect((await this.deliveries()).filter(({ state }) => state === 'failed')).toEqual([]);
    const { db } = this.api.backend.ctx;
    expect(await findDifferences(db)).toEqual([]);
    const record = (await (await fetch(`${this.sandbox.url}/razorpay/ledger.json`)).json()) as LedgerJson;
    const provider = (await balancesOf(db, ['provider:razorpay'])).get('provider:razorpay') ?? 0;
    expect(0 - provider).toBe(record.totals.charged - record.totals.refunded);
  }
}

/** A world for a test file. `env` is given to the product; its jobs run only with `runJobs`. */
export function useMoneyWorld(env: Record<string, string> = {}, { runJobs = false } = {}): MoneyWorld {
  const world = new MoneyWorld();
  const settings: Record<string, string> = { ...env };
  // before the backend boots: it asks for the provider's address then
  beforeAll(async () => {
    await world.open();
    const outside = `http://127.0.0.1:${world.sandbox.port}`;
    Object.assign(settings, {
      RAZORPAY_BASE_URL: `${outside}/razorpay/v1`,
      RELOADLY_BASE_URL: `${outside}/reloadly`,
      RELOADLY_AUTH_URL: `${outside}/reloadly/oauth/token`,
    });
  });
  world.api = useTestBackend({ env: settings, runJobs });
  beforeAll(async () => {
    world.organiser = await world.api.signIn({ firstName: 'Asha', plan: 'professional' });
    world.guest = await world.api.signIn({ firstName: 'Meera', lastName: 'Iyer' });
  });
  afterAll(() => world.close());
  return world;
}
