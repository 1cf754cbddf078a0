import { z } from 'zod/v4';
import type { CheckoutWorld } from '#sandbox/payments/checkout.ts';
import { controlPage } from '#sandbox/payments/control-page.ts';
import {
  deliverInput,
  expireInput,
  faultInput,
  refundControl,
  releaseInput,
  settleInput,
  weatherInput,
} from '#sandbox/payments/control-input.ts';
import { finishRefund } from '#sandbox/payments/refunds.ts';
import { type Call, isOwnForm, json, textFields } from '#sandbox/http/answers.ts';
import type { Delivery } from '#sandbox/payments/deliveries.ts';
import { paymentEntity, refundEntity } from '#sandbox/payments/records.ts';
import { found, Refusal } from '#sandbox/payments/refusal.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

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
    work: (asked: z.output<S>) => unknown,
  ): void => {
    web.post(path, async (c) => {
      const isForm = !(c.req.header('content-type') ?? '').includes('application/json');
      if (!isOwnForm(c.req.raw))
        return c.json({ message: 'Only pages of the sandbox may press this button.' }, 403);
      try {
        const asked = shape.parse(isForm ? await textFields(c.req.raw) : await c.req.json());
        const told = (await work(asked)) ?? controlJson(world);
        return isForm ? c.redirect('/razorpay', 303) : json(told);
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
