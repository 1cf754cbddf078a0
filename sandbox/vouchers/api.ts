import { z } from 'zod/v4';
import { bodyOf, type Call, disturb, wrongPage } from '#sandbox/http/answers.ts';
import type { Behaviour } from '#sandbox/http/behaviour.ts';
import type { Patience } from '#sandbox/http/patience.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import type { BehaviourState } from '#sandbox/vouchers/behaviour.ts';
import { findOffer, offers } from '#sandbox/vouchers/brands.ts';
import type { VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import { readOrder } from '#sandbox/vouchers/orders.ts';
import type { Tokens } from '#sandbox/vouchers/tokens.ts';
import type { VoucherPost } from '#sandbox/vouchers/voucher-mail.ts';
import { answer, pageOf, refusal, wireOrder, wireProduct } from '#sandbox/vouchers/wire.ts';

/** What the provider's API works with. */
interface VoucherApi {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Audiences a token is given out for. */
  readonly audiences: readonly string[];
  readonly behaviour: Behaviour<BehaviourState>;
  readonly ledger: VoucherLedger;
  readonly tokens: Tokens;
  readonly post: VoucherPost;
  readonly patience: Patience;
}

const tokenBody = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('client_credentials'),
  audience: z.string(),
});

/** The provider reads the report's dates on clocks four hours west of UTC. */
function reportMoment(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text);
  return match ? Date.parse(`${match[1] ?? ''}T${match[2] ?? '00:00:00'}-04:00`) : NaN;
}

const wholeOf = (text: string | undefined, fallback: number, most: number): number => {
  const value = Math.floor(Number(text ?? fallback));
  return Number.isFinite(value) ? Math.min(Math.max(value, 1), most) : fallback;
};

/** The provider's API below `/reloadly`. */
export function mountVoucherApi(web: SandboxWeb, api: VoucherApi): void {
  const { behaviour, ledger, tokens, post, patience, origin } = api;
  const pathOf = (c: Call): string => c.req.path.replace(/^\/reloadly/, '');

  async function disturbed(c: Call, mode: string): Promise<Response | undefined> {
    if (mode !== 'server-error') return disturb(c, mode, patience, behaviour.state.delayMs);
    return refusal(
      500,
      pathOf(c),
      'Could not retrieve/update resources at the moment, please try again later',
    );
  }

  const modeFor = (isOrder: boolean): BehaviourState['mode'] =>
    behaviour.take(({ affects }) => affects === 'everything' || isOrder);

  function notSignedIn(c: Call): Response | undefined {
    const token = tokens.check(c.req.header('authorization'));
    if (token === 'good') return undefined;
    return token === 'expired'
      ? refusal(401, pathOf(c), 'The access token expired. Use a new one', 'TOKEN_EXPIRED')
      : refusal(401, pathOf(c), 'Full authentication is required to access this resource', 'INVALID_TOKEN');
  }

  const speaksOurVersion = (c: Call): boolean =>
    /application\/com\.reloadly\.giftcards-v1\+json/.test(c.req.header('accept') ?? '');

  /** Everything but the token endpoint: disturbances, sign-in, then `respond`. */
  const answered = async (
    c: Call,
    respond: (mode: BehaviourState['mode']) => Response | Promise<Response>,
  ): Promise<Response> => {
    const mode = modeFor(c.req.method === 'POST');
    const disturbance = await disturbed(c, mode);
    if (disturbance) return disturbance;
    if (!speaksOurVersion(c))
      return refusal(406, pathOf(c), 'Accept must be application/com.reloadly.giftcards-v1+json');
    return notSignedIn(c) ?? respond(mode);
  };

  web.post('/reloadly/oauth/token', async (c) => {
    const disturbance = await disturbed(c, modeFor(false));
    if (disturbance) return disturbance;
    const read = tokenBody.safeParse(await bodyOf(c));
    if (
      !read.success ||
      read.data.client_id !== api.clientId ||
      read.data.client_secret !== api.clientSecret ||
      !api.audiences.includes(read.data.audience)
    ) {
      return refusal(401, '/oauth/token', 'Access Denied', 'INVALID_CREDENTIALS');
    }
    const seconds = behaviour.state.tokenSeconds;
    return answer({
      access_token: tokens.issue(seconds),
      scope: 'developer',
      expires_in: seconds,
      token_type: 'Bearer',
    });
  });

  web.get('/reloadly/products', (c) =>
    answered(c, () => {
      const {
        productName = '',
        countryCode = 'IN',
        includeRange = 'true',
        includeFixed = 'true',
        size,
        page,
      } = c.req.query();
      const rows = offers.filter(
        ({ product }) =>
          countryCode.toUpperCase() === 'IN' &&
          product.name.toLowerCase().includes(productName.toLowerCase()) &&
          ('fixed' in product.worth ? includeFixed : includeRange) !== 'false',
      );
      if (behaviour.state.bareLists) return answer(rows.map((offer) => wireProduct(offer, origin)));
      return answer(
        pageOf(rows, wholeOf(page, 1, 1e6), wholeOf(size, 200, 200), (offer) => wireProduct(offer, origin)),
      );
    }),
  );

  web.get('/reloadly/products/:id{[0-9]{1,15}}', (c) =>
    answered(c, () => {
      const offer = findOffer(Number(c.req.param('id')));
      return offer
        ? answer(wireProduct(offer, origin))
        : refusal(404, pathOf(c), 'Product not found', 'PRODUCT_NOT_FOUND');
    }),
  );

  web.post('/reloadly/orders', (c) =>
    answered(c, async (mode) => {
      ledger.received += 1;
      const wanted = readOrder(await bodyOf(c), mode, behaviour.state, ledger);
      if (wanted instanceof Response) return wanted;
      const order = ledger.accept(wanted);
      if (order.status === 'SUCCESSFUL') await post.send(order);
      if (mode === 'accept-then-silence') await patience.silence(c.env.outgoing);
      if (mode === 'accept-then-error') return wrongPage('502 Bad Gateway', 502);
      return answer(wireOrder(order));
    }),
  );

  web.get('/reloadly/orders/transactions/:id/cards', (c) =>
    answered(c, () => {
      const order = ledger.find(Number(c.req.param('id')));
      return order?.status === 'SUCCESSFUL'
        ? answer(order.cards)
        : refusal(404, pathOf(c), 'Invalid transaction id');
    }),
  );

  web.get('/reloadly/reports/transactions', (c) =>
    answered(c, () => {
      const { startDate, endDate, customIdentifier = '', status = '', size, page } = c.req.query();
      const [from, to] = [reportMoment(startDate), reportMoment(endDate)];
      if (Number.isNaN(from) || Number.isNaN(to))
        return refusal(400, pathOf(c), 'Dates are written yyyy-MM-dd HH:mm:ss', 'INVALID_INPUT_PROVIDED');
      const rows = ledger
        .list()
        .filter(
          (order) =>
            order.createdAt.getTime() >= (from ?? 0) &&
            order.createdAt.getTime() <= (to ?? Infinity) &&
            order.customIdentifier.toLowerCase().includes(customIdentifier.toLowerCase()) &&
            (!status || order.status === status),
        );
      return answer(pageOf(rows, wholeOf(page, 1, 1e6), wholeOf(size, 50, 200), wireOrder));
    }),
  );

  web.get('/reloadly/reports/transactions/:id', (c) =>
    answered(c, () => {
      const order = ledger.find(Number(c.req.param('id')));
      return order ? answer(wireOrder(order)) : refusal(404, pathOf(c), 'Transaction not found');
    }),
  );
}
