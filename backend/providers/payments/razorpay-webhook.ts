import { createHash } from 'node:crypto';
import { z } from 'zod/v4';
import type { PaymentEvent, PaymentEventKind, WebhookReading } from './port.ts';
import { linkShape, orderShape, paymentShape, refundShape } from './razorpay-shapes.ts';
import { signatureMatches, webhookSignature } from './razorpay-signatures.ts';

const kinds: Readonly<Record<string, PaymentEventKind>> = {
  'payment.authorized': 'payment_authorized',
  'payment.captured': 'payment_captured',
  'payment.failed': 'payment_failed',
  'order.paid': 'checkout_paid',
  'payment_link.paid': 'checkout_paid',
  'payment_link.expired': 'checkout_expired',
  'payment_link.cancelled': 'checkout_cancelled',
  'refund.created': 'refund_created',
  'refund.processed': 'refund_processed',
  'refund.failed': 'refund_failed',
};

const enveloped = z.object({ payload: z.unknown() });
const named = z.object({ event: z.string().min(1).max(100) });
const payment = z.object({ entity: paymentShape });
const order = z.object({ entity: orderShape });
const link = z.object({ entity: linkShape });
const refund = z.object({ entity: refundShape });

/** What each family of events must carry. */
const payloads = {
  payment: z.object({ payment }),
  order: z.object({ payment, order }),
  link: z.object({ payment_link: link, payment: payment.optional() }),
  refund: z.object({ refund, payment: payment.optional() }),
};

/**
 * Reads a webhook of Razorpay. `secrets` are those in force: the present one and, while it
 * is being changed, the one before.
 */
export function readRazorpayWebhook(
  secrets: readonly string[],
  rawBody: Uint8Array,
  headers: { get(name: string): string | null },
): WebhookReading {
  const given = headers.get('x-razorpay-signature') ?? '';
  // every secret is tried, so that the time taken does not tell which one was close
  const held = secrets.filter((secret) => signatureMatches(webhookSignature(secret, rawBody), given));
  if (held.length === 0) return { kind: 'refused', reason: 'signature' };

  const body = parsed(rawBody);
  const name = named.safeParse(body).data?.event;
  if (name === undefined) return { kind: 'refused', reason: 'malformed' };
  // without the header the body itself identifies the event
  const eventId =
    (headers.get('x-razorpay-event-id') ?? '').trim().slice(0, 200) ||
    `body-${createHash('sha256').update(rawBody).digest('hex')}`;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) return { kind: 'ignored', eventId, name };
  const payload = payloadOf(name, body);
  return payload
    ? { kind: 'event', event: { eventId, kind, name, ...payload } }
    : { kind: 'refused', reason: 'malformed' };
}

type EventPayload = Pick<PaymentEvent, 'orderId' | 'reference' | 'payment' | 'refund' | 'paymentLink'>;

function payloadOf(name: string, body: unknown): EventPayload | undefined {
  const read = <S extends z.ZodType>(shape: S): z.output<S> | undefined =>
    shape.safeParse(enveloped.safeParse(body).data?.payload).data;
  const nothing = { reference: null, payment: null, refund: null, paymentLink: null };
  if (name.startsWith('payment.')) {
    const entity = read(payloads.payment)?.payment.entity;
    return entity && { ...nothing, orderId: entity.orderId, payment: entity };
  }
  if (name === 'order.paid') {
    const payload = read(payloads.order);
    if (!payload || payload.payment.entity.orderId !== payload.order.entity.id) return undefined;
    return {
      ...nothing,
      orderId: payload.order.entity.id,
      reference: payload.order.entity.reference,
      payment: payload.payment.entity,
    };
  }
  if (name.startsWith('payment_link.')) {
    const payload = read(payloads.link);
    if (!payload || (name === 'payment_link.paid' && !payload.payment)) return undefined;
    const paymentLink = payload.payment_link.entity.order;
    return {
      ...nothing,
      orderId: paymentLink.id,
      reference: paymentLink.reference,
      paymentLink,
      payment: payload.payment ? { ...payload.payment.entity, orderId: paymentLink.id } : null,
    };
  }
  const payload = read(payloads.refund);
  if (!payload || (payload.payment && payload.payment.entity.id !== payload.refund.entity.paymentId))
    return undefined;
  return {
    ...nothing,
    orderId: payload.payment?.entity.orderId ?? null,
    payment: payload.payment?.entity ?? null,
    refund: payload.refund.entity,
  };
}

function parsed(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return undefined;
  }
}
