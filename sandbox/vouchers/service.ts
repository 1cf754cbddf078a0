import { json } from '#sandbox/http/answers.ts';
import { Behaviour } from '#sandbox/http/behaviour.ts';
import { mountControl } from '#sandbox/http/control.ts';
import { Patience } from '#sandbox/http/patience.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { input, number, select } from '#sandbox/ui/form.ts';
import { mountVoucherApi } from '#sandbox/vouchers/api.ts';
import { behaviourChange, initial, modes } from '#sandbox/vouchers/behaviour.ts';
import { VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import { mountLogos } from '#sandbox/vouchers/logo.ts';
import { catalogue, orderList } from '#sandbox/vouchers/pages.ts';
import { Tokens } from '#sandbox/vouchers/tokens.ts';
import { voucherPost } from '#sandbox/vouchers/voucher-mail.ts';

/** What the voucher provider needs. */
interface VoucherSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  /** Where its mail goes; asked when there is mail to send. */
  smtpUrl(): string;
}

const [clientId, clientSecret] = ['shagun', 'shagun-sandbox-secret'];
const audiences = ['https://giftcards-sandbox.reloadly.com', 'https://giftcards.reloadly.com'] as const;

/** Sells vouchers of invented brands over Reloadly's gift card protocol. */
export function voucherService({ origin, smtpUrl }: VoucherSettings): SandboxService {
  const behaviour = new Behaviour(initial);
  const ledger = new VoucherLedger();
  const tokens = new Tokens();
  const patience = new Patience();
  const post = voucherPost(smtpUrl);
  const facts: SandboxService['facts'] = () => [
    { label: 'API', value: `${origin}/reloadly` },
    { label: 'Token', value: `${origin}/reloadly/oauth/token` },
    { label: 'Audience', value: audiences[0] },
    { label: 'Client id', value: clientId },
    { label: 'Client secret', value: clientSecret },
    { label: 'Its own record', value: '/reloadly/ledger.json', href: '/reloadly/ledger.json' },
    { label: 'Behaves', value: behaviour.state.mode },
  ];
  const settle = async (status: 'SUCCESSFUL' | 'FAILED'): Promise<void> => {
    for (const order of ledger.list().filter((each) => each.status === 'PROCESSING')) {
      order.status = status;
      if (status === 'SUCCESSFUL') await post.send(order);
    }
  };
  const actions = {
    reset: () => behaviour.reset(),
    'expire-tokens': () => tokens.expireAll(),
    'deliver-waiting': () => settle('SUCCESSFUL'),
    'fail-waiting': () => settle('FAILED'),
    'forget-orders': () => ledger.clear(),
  };
  return {
    name: 'Vouchers',
    description:
      "A seller of brand vouchers that speaks Reloadly's protocol and can be slow, broken or silent on request.",
    path: '/reloadly/control',
    facts,
    mount({ web }) {
      mountControl(web, {
        place: 'vouchers',
        title: 'Vouchers',
        lead: 'A seller of brand vouchers. Brands are invented, codes buy nothing; each accepted order sends its voucher by e-mail.',
        path: '/reloadly',
        change: behaviourChange,
        async act(change) {
          behaviour.change(change);
          if (change.action) await actions[change.action]();
        },
        state: () => behaviour.state,
        fields: () => {
          const { mode, affects, times, delayMs, tokenSeconds, takeRepeats, bareLists, refusedProducts } =
            behaviour.state;
          return [
            select('mode', 'What happens', mode, modes),
            select('affects', 'To which requests', affects, {
              orders: 'Orders only',
              everything: 'Everything, signing in too',
            }),
            number('times', 'For how many requests (0: until changed)', times, { most: 1_000_000 }),
            number('delayMs', 'How long the slow mode waits, in milliseconds', delayMs, { most: 120_000 }),
            number('tokenSeconds', 'How long new access tokens last, in seconds', tokenSeconds, {
              most: 5_184_000,
            }),
            select('takeRepeats', 'A second order with the same customIdentifier', takeRepeats, {
              true: 'is accepted too, which shows who orders twice',
              false: 'is refused (CUSTOM_IDENTIFIER_ALREADY_USED)',
            }),
            select('bareLists', 'Product lists come', bareLists, {
              false: 'in pages',
              true: 'as one bare array',
            }),
            input('refusedProducts', 'Products that cannot be ordered (numbers)', refusedProducts.join(', ')),
          ];
        },
        actions: {
          reset: 'Back to normal',
          'expire-tokens': 'Expire all tokens',
          'deliver-waiting': 'Deliver waiting orders',
          'fail-waiting': 'Fail waiting orders',
          'forget-orders': 'Forget all orders',
        },
        above: () => orderList(ledger),
        below: catalogue,
        facts,
      });
      // the provider's own record
      web.get('/reloadly/ledger.json', () =>
        json({
          received: ledger.received,
          tokensIssued: tokens.issued,
          orderedTwice: ledger.orderedTwice(),
          orders: ledger.list().map(({ offer, unitPaise, cards, createdAt, ...order }) => ({
            ...order,
            productId: offer.product.id,
            productName: offer.product.name,
            unitPaise,
            cards: cards.length,
            createdAt: createdAt.toISOString(),
          })),
        }),
      );
      mountVoucherApi(web, {
        origin,
        clientId,
        clientSecret,
        audiences,
        behaviour,
        ledger,
        tokens,
        post,
        patience,
      });
      mountLogos(web);
    },
    close() {
      patience.stop();
      post.close();
    },
  };
}
