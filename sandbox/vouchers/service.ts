import type { SandboxService } from '#sandbox/service.ts';
import { mountVoucherApi } from '#sandbox/vouchers/api.ts';
import { Behaviour } from '#sandbox/vouchers/behaviour.ts';
import { findBrand } from '#sandbox/vouchers/brands.ts';
import { mountVoucherControl } from '#sandbox/vouchers/control.ts';
import { VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import { logoAnswer, logoOf } from '#sandbox/vouchers/logo.ts';
import { Patience } from '#sandbox/http/patience.ts';
import { Tokens } from '#sandbox/vouchers/tokens.ts';
import { voucherPost } from '#sandbox/vouchers/voucher-mail.ts';

/** What the voucher provider needs. */
interface VoucherSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  /** Where its mail goes; asked when there is mail to send. */
  smtpUrl(): string;
  readonly clientId?: string;
  readonly clientSecret?: string;
}

const audience = 'https://giftcards-sandbox.reloadly.com';

/** Sells vouchers of invented brands over Reloadly's gift card protocol. */
export function voucherService({
  origin,
  smtpUrl,
  clientId = 'shagun',
  clientSecret = 'shagun-sandbox-secret',
}: VoucherSettings): SandboxService {
  const behaviour = new Behaviour();
  const ledger = new VoucherLedger();
  const tokens = new Tokens();
  const patience = new Patience();
  const post = voucherPost(smtpUrl);
  const facts: SandboxService['facts'] = () => [
    { label: 'API', value: `${origin}/reloadly` },
    { label: 'Token', value: `${origin}/reloadly/oauth/token` },
    { label: 'Audience', value: audience },
    { label: 'Client id', value: clientId },
    { label: 'Client secret', value: clientSecret },
    { label: 'Its own record', value: '/reloadly/ledger.json', href: '/reloadly/ledger.json' },
    { label: 'Behaves', value: behaviour.state.mode },
  ];
  return {
    name: 'Vouchers',
    description:
      "A seller of brand vouchers that speaks Reloadly's protocol and can be slow, broken or silent on request.",
    path: '/reloadly/control',
    facts,
    mount({ web }) {
      mountVoucherControl(web, { behaviour, ledger, tokens, post, facts });
      const audiences = [audience, 'https://giftcards.reloadly.com'];
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
      web.get('/reloadly/logos/:file{[0-9]{1,6}\\.svg}', (c) => {
        const brand = findBrand(Number.parseInt(c.req.param('file'), 10));
        const svg = brand && logoOf(brand);
        return svg ? logoAnswer(svg) : c.notFound();
      });
    },
    close() {
      patience.stop();
      post.close();
    },
  };
}
