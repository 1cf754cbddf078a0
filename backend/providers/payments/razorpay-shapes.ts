import { z } from 'zod/v4';
import { withoutContacts } from '#backend/platform/log.ts';
import type { ProviderPaymentStatus, ProviderOrder, ProviderPayment, ProviderRefund } from './port.ts';

/* Razorpay's answers, as far as they are used; further fields are dropped. */

const paise = z.number().int().nonnegative();
const currency = z.string().regex(/^[A-Z]{3}$/);
const moment = z
  .number()
  .int()
  .nonnegative()
  .transform((seconds) => new Date(seconds * 1000));
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,64}$`));
const text = z.string().nullish();

const orderId = id('order');
export const paymentId = id('pay');
const linkId = id('plink');
const refundId = id('rfnd');

/** The longest text taken over from the provider. */
const longest = 200;
/** A provider's sentence without addresses and phone numbers. */
export const cleaned = (sentence: string): string =>
  withoutContacts(sentence.replace(/\s+/g, ' ').trim()).slice(0, longest);

const paymentStatuses: Readonly<Record<string, ProviderPaymentStatus>> = {
  created: 'pending',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
};

/** `GET /payments/{id}` and the payment of a webhook. */
export const paymentShape = z
  .object({
    id: paymentId,
    order_id: text,
    amount: paise,
    currency,
    status: z.string(),
    amount_refunded: paise.nullish(),
    method: text,
    error_code: text,
    error_description: text,
    created_at: moment,
  })
  .transform((raw): ProviderPayment => {
    const status = Object.hasOwn(paymentStatuses, raw.status)
      ? (paymentStatuses[raw.status] ?? 'pending')
      : 'pending';
    return {
      id: raw.id,
      orderId: raw.order_id ?? null,
      amountPaise: raw.amount,
      currency: raw.currency,
      status,
      refundedPaise: raw.amount_refunded ?? 0,
      method: raw.method ?? null,
      failure:
        status === 'failed'
          ? { code: cleaned(raw.error_code ?? 'UNKNOWN'), description: cleaned(raw.error_description ?? '') }
          : null,
      createdAt: raw.created_at,
    };
  });

/** `POST /orders`, `GET /orders/{id}`. */
export const orderShape = z
  .object({
    id: orderId,
    amount: paise,
    amount_paid: paise.nullish(),
    currency,
    receipt: text,
    status: z.string(),
  })
  .transform((raw): ProviderOrder => ({
    id: raw.id,
    reference: raw.receipt || null,
    amountPaise: raw.amount,
    paidPaise: raw.amount_paid ?? 0,
    currency: raw.currency,
    status: raw.status === 'paid' ? 'paid' : 'pending',
  }));

const linkStatuses: Readonly<Record<string, ProviderOrder['status']>> = {
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
};

/** A Payment Link, with what is needed to send the payer there and to find its payments. */
export const linkShape = z
  .object({
    id: linkId,
    amount: paise,
    amount_paid: paise.nullish(),
    currency,
    reference_id: text,
    status: z.string(),
    short_url: z.url({ protocol: /^https?$/ }).nullish(),
    order_id: text,
    // an empty list, a list or null, depending on the kind of link and its state
    payments: z.unknown(),
  })
  .transform((raw) => {
    const order: ProviderOrder = {
      id: raw.id,
      reference: raw.reference_id || null,
      amountPaise: raw.amount,
      paidPaise: raw.amount_paid ?? 0,
      currency: raw.currency,
      status: Object.hasOwn(linkStatuses, raw.status) ? (linkStatuses[raw.status] ?? 'pending') : 'pending',
    };
    const listed = z.array(z.object({ payment_id: paymentId })).safeParse(raw.payments);
    return {
      order,
      url: raw.short_url ?? null,
      innerOrderId: orderId.safeParse(raw.order_id).data ?? null,
      paymentIds: listed.success ? listed.data.map((payment) => payment.payment_id) : [],
    };
  });

/** `POST /payments/{id}/refund`, `GET /refunds/{id}` and the refund of a webhook. */
export const refundShape = z
  .object({
    id: refundId,
    payment_id: paymentId,
    amount: paise,
    currency,
    receipt: text,
    status: text,
    created_at: moment,
  })
  .transform((raw): ProviderRefund => ({
    id: raw.id,
    paymentId: raw.payment_id,
    idempotencyKey: raw.receipt || null,
    amountPaise: raw.amount,
    currency: raw.currency,
    status: raw.status === 'processed' || raw.status === 'failed' ? raw.status : 'pending',
    createdAt: raw.created_at,
  }));

/** A list as Razorpay sends most of them. */
export const collectionOf = <S extends z.ZodType>(shape: S) =>
  z.object({ items: z.array(shape) }).transform(({ items }) => items);

/** `GET /payment_links`. */
export const linkListShape = z
  .object({ payment_links: z.array(linkShape) })
  .transform((raw) => raw.payment_links);

/** The body of a refusal. */
export const errorShape = z.object({ error: z.object({ code: text, description: text }) });
