import { type RazorpayAccount, sandboxAccount } from '#sandbox/payments/account.ts';
import { razorpayApi } from '#sandbox/payments/api.ts';
import { Books } from '#sandbox/payments/books.ts';
import { checkoutRoutes } from '#sandbox/payments/checkout.ts';
import { controlRoutes } from '#sandbox/payments/control.ts';
import { Deliveries } from '#sandbox/payments/deliveries.ts';
import { Faults } from '#sandbox/payments/faults.ts';
import { linkRoutes } from '#sandbox/payments/link-pages.ts';
import type { SandboxService } from '#sandbox/service.ts';

/** Where the payment provider stands. */
interface PaymentsSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  /** Where webhooks go. */
  readonly webhookUrl: string;
  readonly account?: RazorpayAccount;
  /** Waits between the tries of one webhook. */
  readonly retryMs?: readonly number[];
}

/** Razorpay goes on for 24 hours; nobody at a desk waits so long. */
const someMinutes = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 120_000];
const sweepMs = 1_000;

/** Razorpay in miniature: API, hosted pages, webhooks, and a page for its moods. Takes no money. */
export function paymentsService({
  origin,
  webhookUrl,
  account = sandboxAccount,
  retryMs = someMinutes,
}: PaymentsSettings): SandboxService {
  const deliveries = new Deliveries({ url: webhookUrl, webhookSecret: account.webhookSecret, retryMs });
  const books = new Books(origin, (happenings) => deliveries.announce(happenings));
  const faults = new Faults();
  let sweep: NodeJS.Timeout | undefined;
  return {
    name: 'Payments',
    description:
      'Card and UPI payments that take no money: hosted pages, refunds and webhooks, also late, lost, repeated or tampered with.',
    path: '/razorpay',
    facts: () => [
      { label: 'Base URL', value: `${origin}/razorpay/v1` },
      { label: 'Key id', value: account.keyId },
      { label: 'Webhooks to', value: webhookUrl },
      { label: 'For programs', value: '/razorpay/ledger.json', href: '/razorpay/ledger.json' },
      { label: 'Payments', value: String(books.payments.size) },
    ],
    mount({ web }) {
      const world = { account, books, deliveries, faults };
      checkoutRoutes(web, world);
      linkRoutes(web, world);
      controlRoutes(web, world);
      web.route('/razorpay/v1', razorpayApi(world));
      sweep = setInterval(() => books.expireLinks(), sweepMs);
      sweep.unref();
    },
    close() {
      clearInterval(sweep);
      faults.clear();
      deliveries.close();
    },
  };
}
