import type { Context as HonoContext, Hono } from 'hono';
import type { Mount } from '#backend/platform/http/implement.ts';
import { limitBody } from '#backend/platform/http/limit-body.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import { comeBack, giveUp } from './return-service.ts';
import { getPaymentStatus, type PaymentContext } from './service.ts';
import { receiveWebhook } from './webhook-service.ts';

/** The calls of the API; `paymentContext` is made at the start, with what payments are for. */
export const mountPayments =
  (paymentContext: PaymentContext): Mount =>
  (_ctx, implement) => {
    implement('getPaymentStatus', ({ viewer, params, query }) =>
      getPaymentStatus(paymentContext, viewer, params.paymentId, query.token),
    );
  };

/** Paths the provider sends people and messages to: they prove themselves by signature, not by coming from this site. */
export const isPaymentCallback = (path: string): boolean =>
  path === '/api/payments/webhook' || path.startsWith('/api/payments/return/');

/** The provider's webhook, and the payer's ways back from its page. */
export function mountPaymentCallbacks(app: Hono<HttpEnv>, paymentContext: PaymentContext): void {
  app.post('/api/payments/webhook', limitBody(256 * 1024), async (c) => {
    const accepted = await receiveWebhook(
      paymentContext,
      new Uint8Array(await c.req.arrayBuffer()),
      c.req.raw.headers,
    );
    return c.json({ received: accepted }, accepted ? 200 : 400);
  });
  app.on(['GET', 'POST'], '/api/payments/return/:paymentId', limitBody(16 * 1024), async (c) => {
    const { token = '', ...parameters } = c.req.query();
    const received = c.req.method === 'POST' ? await formFields(c) : parameters;
    return c.redirect(
      await comeBack(
        paymentContext,
        c.req.param('paymentId'),
        stripNul(received) as Record<string, string>,
        token,
      ),
      303,
    );
  });
  app.get('/api/payments/cancel/:paymentId', async (c) =>
    c.redirect(await giveUp(paymentContext, c.req.param('paymentId'), c.req.query('token') ?? ''), 303),
  );
}

async function formFields(c: HonoContext<HttpEnv>): Promise<Record<string, string>> {
  const form = await c.req.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}
