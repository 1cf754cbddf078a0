import { randomUUID } from 'node:crypto';
import {
  type ReloadlySettings,
  reloadlyVouchers,
  type ReloadlyTiming,
} from '#backend/providers/vouchers/reloadly.ts';
import type { VoucherOrder, VoucherProvider } from '#backend/providers/vouchers/port.ts';
import type { Sandbox } from '#sandbox/server.ts';

/** What the sandbox's own record says. */
export interface SellerLedger {
  received: number;
  tokensIssued: number;
  orderedTwice: string[];
  orders: {
    transactionId: number;
    customIdentifier: string;
    unitPaise: number;
    recipientEmail: string;
    status: string;
    mail: string;
    productId: number;
  }[];
}

export const settingsFor = ({ url }: Pick<Sandbox, 'url'>): ReloadlySettings => ({
  authUrl: `${url}/reloadly/oauth/token`,
  baseUrl: `${url}/reloadly`,
  audience: 'https://giftcards-sandbox.reloadly.com',
  clientId: 'shagun',
  clientSecret: 'shagun-sandbox-secret',
});

/** The sandbox's voucher provider seen from outside, with the product's adapter to talk to it. */
export class VoucherSeller {
  readonly sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  adapter(timing: ReloadlyTiming = {}, settings: Partial<ReloadlySettings> = {}): VoucherProvider {
    return reloadlyVouchers({ ...settingsFor(this.sandbox), ...settings }, timing);
  }

  async behave(change: Record<string, unknown>): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.sandbox.url}/reloadly/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (answer.status !== 200)
      throw new Error(`The control answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Record<string, unknown>>;
  }

  async ledger(): Promise<SellerLedger> {
    return (await fetch(`${this.sandbox.url}/reloadly/ledger.json`)).json() as Promise<SellerLedger>;
  }

  /** Orders the sandbox accepted under this reference. */
  async ordersOf(reference: string): Promise<SellerLedger['orders']> {
    return (await this.ledger()).orders.filter(({ customIdentifier }) => customIdentifier === reference);
  }
}

/** An order with a reference and recipient of its own. */
export function voucherOrder(order: Partial<VoucherOrder> = {}): VoucherOrder {
  const reference = randomUUID().replaceAll('-', '').slice(0, 24);
  return {
    productId: '101',
    amountPaise: 200_050,
    reference,
    recipientEmail: `r${reference}@example.com`,
    ...order,
  };
}
