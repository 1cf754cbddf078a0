import { z } from 'zod/v4';
import { flag, upTo } from '#sandbox/http/behaviour.ts';
import { faultModes, operations } from '#sandbox/payments/faults.ts';
import { tampers } from '#sandbox/payments/weather.ts';
import type { CheckoutWorld } from '#sandbox/payments/checkout.ts';
import { controlPage } from '#sandbox/payments/control-page.ts';
import { finishRefund } from '#sandbox/payments/refunds.ts';
import { type Call, isOwnForm, json, textFields } from '#sandbox/http/answers.ts';
import type { Delivery } from '#sandbox/payments/deliveries.ts';
import { paymentEntity, refundEntity } from '#sandbox/payments/records.ts';
import { found, Refusal } from '#sandbox/payments/refusal.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

/* What the sandbox's own buttons and programs may ask of the provider. Forms send text, programs JSON. */

const whole = (most: number) => z.coerce.number().int().min(1).max(most);
const modes = Object.keys(faultModes);
const id = z.string().min(1).max(100);
const blank = (value: unknown): unknown => (value === '' ? undefined : value);
const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value),
  z.array(id).max(200),
);

/** Everything is optional: what is not named stays as it is. */
const weatherInput = z.object({
  held: flag,
  delayMs: upTo(600_000),
  repeat: whole(200).optional(),
  order: z.enum(['sent', 'reversed', 'shuffled']).optional(),
  tamper: z.enum(tampers).optional(),
  timing: z.enum(['at_once', 'before_return']).optional(),
  newRefunds: z.enum(['processed', 'pending', 'failed']).optional(),
  uniqueReceipts: flag,
});

const faultInput = z.object({
  operation: z.enum(operations),
  mode: z.enum(['none', ...modes] as ['none', ...(keyof typeof faultModes)[]]),
  /** How often; until taken away when left out. */
  times: z.preprocess(blank, whole(1000).optional()),
});

const releaseInput = z.object({
  ids: z.preprocess(blank, ids.optional()),
});

const deliverInput = z.object({
  id,
  times: whole(200).default(1),
  tamper: z.enum(tampers).default('none'),
});

const settleInput = z.object({
  /** An order, a Payment Link, or a payment that was authorised or failed before. */
  id,
  outcome: z.enum(['captured', 'authorized', 'failed']).default('captured'),
  /** Whether the merchant hears of it. */
  webhook: flag.default(false),
  /** Charges something else than was asked for. */
  amount: whole(5_000_000_000).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

const refundControl = z.object({ id, status: z.enum(['processed', 'failed']) });
const expireInput = z.object({ id });

/** A delivery as programs read it. */
const deliveryJson = ({ createdAt, signature: _signature, ...delivery }: Delivery) => ({
  ...delivery,
  created_at: createdAt.toISOString(),
});

/** What is in force, as `/razorpay/control` answers it. */
const controlJson = ({ books, deliveries, faults }: CheckoutWorld) => ({
  ...deliveries.weather,
  newRefunds: books.newRefunds,
  uniqueReceipts: books.uniqueReceipts,
  faults: faults.list(),
  webhookUrl: deliveries.settings.url,
});

/** The page of the provider's moods, and the same for programs. */
export function controlRoutes(web: SandboxWeb, world: CheckoutWorld): void {
  const { books, deliveries, faults } = world;

  web.get('/razorpay', () => show(controlPage(world)));
  web.get('/razorpay/control', () => json(controlJson(world)));
  web.get('/razorpay/ledger.json', () => json(books.ledger));
  web.get('/razorpay/deliveries.json', () => json(deliveries.list().map(deliveryJson)));

  /** One thing to ask for: `work` gives what programs are told. */
  const control = <S extends z.ZodType>(
    path: string,
    shape: S,
    work: (input: z.output<S>) => unknown,
  ): void => {
    web.post(path, async (c) => {
      const isForm = !(c.req.header('content-type') ?? '').includes('application/json');
      if (!isOwnForm(c.req.raw))
        return c.json({ message: 'Only pages of the sandbox may press this button.' }, 403);
      try {
        const input = shape.parse(isForm ? await textFields(c.req.raw) : await c.req.json());
        const reply = (await work(input)) ?? controlJson(world);
        return isForm ? c.redirect('/razorpay', 303) : json(reply);
      } catch (error) {
        return complaint(c, error);
      }
    });
  };

  control('/razorpay/control', weatherInput, ({ newRefunds, uniqueReceipts, ...weather }) => {
    books.newRefunds = newRefunds ?? books.newRefunds;
    books.uniqueReceipts = uniqueReceipts ?? books.uniqueReceipts;
    const named = Object.fromEntries(Object.entries(weather).filter(([, value]) => value !== undefined));
    deliveries.weather = { ...deliveries.weather, ...named };
  });
  control('/razorpay/control/fault', faultInput, ({ operation, mode, times }) =>
    faults.set(operation, mode, times ?? null),
  );
  control('/razorpay/control/release', releaseInput, async ({ ids }) =>
    (await deliveries.release(ids)).map(deliveryJson),
  );
  control('/razorpay/control/deliver', deliverInput, async ({ id, times, tamper }) => {
    return { answers: await deliveries.resend(found(deliveries.find(id)), times, tamper) };
  });
  control('/razorpay/control/settle', settleInput, ({ id, outcome, webhook, amount, currency }) => {
    const earlier = books.payments.get(id);
    const order = found(books.orders.get(earlier?.order_id ?? books.links.get(id)?.order_id ?? id));
    const { weather } = deliveries;
    if (!webhook) deliveries.weather = { ...weather, held: true };
    try {
      const payer = books.linkOf(order)?.customer ?? { name: '', email: '', contact: '' };
      return paymentEntity(
        books.attempt(order, outcome, { method: 'upi', payer, amount, currency }, earlier),
      );
    } finally {
      deliveries.weather = weather;
    }
  });
  control('/razorpay/control/refund', refundControl, ({ id, status }) => {
    const refund = found(books.refunds.get(id));
    finishRefund(books, refund, status);
    return refundEntity(refund);
  });
  control('/razorpay/control/expire', expireInput, ({ id }) => {
    const link = books.link(id);
    books.closeLink(link, 'expired');
    return books.linkJson(link);
  });
  control('/razorpay/control/reset', z.object({}), () => {
    faults.clear();
    deliveries.clear();
    books.clear();
  });
}

/** What was wrong with a request of a developer, in a sentence. */
function complaint(c: Call, error: unknown): Response {
  if (error instanceof Refusal) return c.json({ message: error.description }, 400);
  if (error instanceof z.ZodError) {
    const sentences = error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The request'}: ${message}`,
    );
    return c.json({ message: sentences.join(' ') }, 400);
  }
  if (error instanceof SyntaxError) return c.json({ message: 'The request is not valid JSON.' }, 400);
  throw error;
}
