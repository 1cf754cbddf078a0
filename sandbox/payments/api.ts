import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Call } from '#sandbox/http/answers.ts';
import { type RazorpayAccount, unix } from '#sandbox/payments/account.ts';
import { input, jsonBody, linkInput, orderInput } from '#sandbox/payments/api-input.ts';
import type { Books } from '#sandbox/payments/books.ts';
import type { Faults, Operation } from '#sandbox/payments/faults.ts';
import { collection, orderEntity, paymentEntity, refundEntity } from '#sandbox/payments/records.ts';
import { refundRoutes } from '#sandbox/payments/refund-api.ts';
import { errorBody, found, Refusal } from '#sandbox/payments/refusal.ts';
import type { SandboxWeb } from '#sandbox/service.ts';

/** What the API works on. */
interface ApiWorld {
  readonly account: RazorpayAccount;
  readonly books: Books;
  readonly faults: Faults;
}

/** Razorpay's API, below `/razorpay/v1`: the calls that carry the merchant's keys. */
export function razorpayApi({ account, books, faults }: ApiWorld): SandboxWeb {
  const api: SandboxWeb = new Hono();
  const wanted = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;

  api.onError((error) => {
    if (error instanceof Refusal) return Response.json(error, { status: error.status });
    throw error;
  });
  api.use(async (c, next) => {
    if (same(c.req.header('authorization') ?? '', wanted)) return next();
    c.header('www-authenticate', 'Basic realm="Razorpay"');
    return c.json(errorBody('BAD_REQUEST_ERROR', 'Authentication failed'), 401);
  });

  const answer = (c: Call, operation: Operation, work: () => unknown): Promise<Response> =>
    faults.through(operation, c, async () => Response.json(await work()));

  api.post('/orders', (c) =>
    answer(c, 'orders.create', async () =>
      orderEntity(books.createOrder(input(orderInput, await jsonBody(c.req.raw)))),
    ),
  );
  api.get('/orders', (c) =>
    answer(c, 'orders.fetch', () => {
      const receipt = c.req.query('receipt');
      return page(
        c,
        books.orders.newest().filter((order) => receipt === undefined || order.receipt === receipt),
        orderEntity,
      );
    }),
  );
  api.get('/orders/:id', (c) =>
    answer(c, 'orders.fetch', () => orderEntity(found(books.orders.get(c.req.param('id'))))),
  );
  api.get('/orders/:id/payments', (c) =>
    answer(c, 'orders.payments', () =>
      collection(
        books
          .paymentsOf(found(books.orders.get(c.req.param('id'))))
          .map(paymentEntity)
          .reverse(),
      ),
    ),
  );

  api.get('/payments', (c) =>
    answer(c, 'payments.fetch', () => page(c, books.payments.newest(), paymentEntity)),
  );
  api.get('/payments/:id', (c) =>
    answer(c, 'payments.fetch', () => paymentEntity(found(books.payments.get(c.req.param('id'))))),
  );

  api.post('/payment_links', (c) =>
    answer(c, 'links.create', async () =>
      books.linkJson(books.createLink(input(linkInput(unix(new Date())), await jsonBody(c.req.raw)))),
    ),
  );
  api.get('/payment_links', (c) =>
    answer(c, 'links.fetch', () => {
      const reference = c.req.query('reference_id');
      const links = books.links
        .newest()
        .filter((link) => reference === undefined || link.reference_id === reference);
      return { payment_links: links.slice(0, 100).map(({ id }) => books.linkJson(books.link(id))) };
    }),
  );
  api.get('/payment_links/:id', (c) =>
    answer(c, 'links.fetch', () => books.linkJson(books.link(c.req.param('id')))),
  );
  api.post('/payment_links/:id/cancel', (c) =>
    answer(c, 'links.cancel', () => {
      const link = books.link(c.req.param('id'));
      books.closeLink(link, 'cancelled');
      return books.linkJson(link);
    }),
  );

  refundRoutes(api, books, answer);
  api.get('/refunds', (c) => answer(c, 'refunds.fetch', () => page(c, books.refunds.newest(), refundEntity)));
  api.get('/refunds/:id', (c) =>
    answer(c, 'refunds.fetch', () => refundEntity(found(books.refunds.get(c.req.param('id'))))),
  );

  api.all('*', (c) =>
    c.json(errorBody('BAD_REQUEST_ERROR', 'The requested URL was not found on the server.'), 404),
  );
  return api;
}

/** Razorpay's way of turning pages: a period in Unix seconds, `count` up to 100 and `skip`. */
function page<T extends { created_at: number }>(
  c: Call,
  newestFirst: readonly T[],
  entity: (record: T) => object,
): object {
  const whole = (name: string, fallback: number, most: number): number => {
    const text = c.req.query(name);
    if (text === undefined) return fallback;
    if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, `The ${name} must be an integer.`, name);
    return Math.min(Number(text), most);
  };
  const from = whole('from', 0, Number.MAX_SAFE_INTEGER);
  const to = whole('to', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const skip = whole('skip', 0, Number.MAX_SAFE_INTEGER);
  const within = newestFirst.filter(({ created_at: at }) => at >= from && at <= to);
  return collection(within.slice(skip, skip + whole('count', 10, 100)).map(entity));
}

function same(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
