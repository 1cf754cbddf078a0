import { sign } from '#sandbox/payments/account.ts';
import type { CheckoutWorld } from '#sandbox/payments/checkout.ts';
import { pressOf, showNotice, showTill, tillPage } from '#sandbox/payments/checkout-page.ts';
import { isTaken, type Link, type Payment } from '#sandbox/payments/records.ts';
import type { SandboxWeb } from '#sandbox/service.ts';

const sentences: Readonly<Record<Exclude<Link['status'], 'created'>, string>> = {
  paid: 'This has been paid. Nothing more was taken.',
  expired: 'The time to pay this is over. Nothing was taken.',
  cancelled: 'The shop no longer asks for this payment. Nothing was taken.',
};

/** The pages behind a Payment Link's `short_url`. */
export function linkRoutes(web: SandboxWeb, { account, books, deliveries, faults }: CheckoutWorld): void {
  const known = (id: string): Link | undefined => (books.links.has(id) ? books.link(id) : undefined);
  const closed = (link: Link): Promise<Response> | undefined =>
    link.status === 'created'
      ? undefined
      : showNotice('Nothing to pay', sentences[link.status], { status: 200 });
  const open = (link: Link, failed: boolean): Promise<Response> => {
    const { description, amount, currency, customer, id, callback_url: callbackUrl } = link;
    const till = tillPage({
      shop: '',
      description,
      amount,
      currency,
      payerName: customer.name,
      action: `/razorpay/l/${id}`,
      canCancel: false,
      failed,
    });
    return showTill(till, { targets: [callbackUrl] });
  };

  web.get('/razorpay/l/:id', (c) => {
    const link = known(c.req.param('id'));
    if (!link) return c.notFound();
    return closed(link) ?? open(link, c.req.query('failed') !== undefined);
  });

  web.post('/razorpay/l/:id', (c) =>
    faults.through('checkout', c, async () => {
      const link = known(c.req.param('id'));
      const order = link && books.orders.get(link.order_id);
      if (!link || !order) return c.notFound();
      const press = await pressOf(c.req.raw, c.req.path);
      if (press instanceof Response) return press;
      const paidBefore = books.paymentsOf(order).find(isTaken);
      // pressed twice: the same way back, no second charge
      if (paidBefore) return c.redirect(wayBack(link, paidBefore, account.keySecret), 303);
      const notPayable = closed(link);
      if (notPayable) return notPayable;
      const payment = books.attempt(order, press.outcome === 'pay' ? 'captured' : 'failed', {
        method: press.method,
        payer: link.customer,
      });
      if (deliveries.weather.timing === 'before_return') await deliveries.settled();
      // Razorpay sends nobody back after a failure: the link stays open
      return c.redirect(
        payment.status === 'failed'
          ? `/razorpay/l/${link.id}?failed`
          : wayBack(link, payment, account.keySecret),
        303,
      );
    }),
  );
}

function wayBack(link: Link, payment: Payment, keySecret: string): string {
  if (!link.callback_url) return `/razorpay/l/${link.id}`;
  const url = new URL(link.callback_url);
  const { id, reference_id: reference, status } = link;
  const parameters = {
    razorpay_payment_id: payment.id,
    razorpay_payment_link_id: id,
    razorpay_payment_link_reference_id: reference,
    razorpay_payment_link_status: status,
    razorpay_signature: sign(keySecret, `${id}|${reference}|${status}|${payment.id}`),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
