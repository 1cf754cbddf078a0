import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkoutSignature,
  linkSignature,
  signatureMatches,
  webhookSignature,
} from '#backend/providers/payments/razorpay-signatures.ts';
import { createRazorpay } from '#backend/providers/payments/razorpay.ts';

const settings = {
  keyId: 'rzp_test_abc',
  keySecret: 'key-secret-1234567890',
  webhookSecret: 'webhook-secret-now',
  previousWebhookSecret: 'webhook-secret-before',
  baseUrl: 'https://api.razorpay.example/v1',
  mode: 'checkout',
  shopName: 'Shagun',
} as const;
const provider = createRazorpay(settings);
const hmac = (secret: string, payload: string | Buffer): string =>
  createHmac('sha256', secret).update(payload).digest('hex');

const stored = { orderId: 'order_9A33XWu170gUtm', reference: 'ref-1' };
const linkStored = { orderId: 'plink_ExjpAUN3gVHrPJ', reference: 'TS1989' };
const letters = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0189'), minLength: 1, maxLength: 20 });

const body = (event: string, payment: object = {}): Buffer =>
  Buffer.from(
    JSON.stringify({
      entity: 'event',
      event,
      payload: {
        payment: {
          entity: {
            id: 'pay_29QQoUBi66xm2f',
            order_id: stored.orderId,
            amount: 500_000,
            currency: 'INR',
            status: 'captured',
            created_at: 1_700_000_000,
            ...payment,
          },
        },
      },
    }),
  );
const headers = (signature: string, eventId = 'evt_1'): Headers =>
  new Headers({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId });

describe('the documented formulas', () => {
  test('a return is signed over order and payment with the key secret', () => {
    expect(checkoutSignature('s', 'order_1', 'pay_1')).toBe(hmac('s', 'order_1|pay_1'));
    // computed apart from this code: printf 'order_1|pay_1' | openssl dgst -sha256 -hmac s
    expect(checkoutSignature('s', 'order_1', 'pay_1')).toBe(
      '742a38a9b459999e738a2d54e89b9f64b144535a09efaf21054dc143460d16c7',
    );
  });

  test('a Payment Link return over link, reference, status and payment', () => {
    const signed = linkSignature('s', {
      linkId: 'plink_1',
      reference: 'r',
      status: 'paid',
      paymentId: 'pay_1',
    });
    expect(signed).toBe(hmac('s', 'plink_1|r|paid|pay_1'));
  });

  test('a webhook over the raw bytes with the webhook secret', () => {
    const raw = Buffer.from([0x7b, 0xff, 0x00, 0x7d]);
    expect(webhookSignature('s', raw)).toBe(hmac('s', raw));
  });

  test('only the very same text matches', () => {
    const signature = hmac('s', 'x');
    expect(signatureMatches(signature, signature)).toBe(true);
    for (const other of ['', signature.slice(1), `${signature}0`, signature.toUpperCase(), 'é'.repeat(32)]) {
      expect(signatureMatches(signature, other), other).toBe(false);
    }
  });
});

describe('a return', () => {
  const fields = (paymentId: string, signature: string): Record<string, string> => ({
    razorpay_payment_id: paymentId,
    razorpay_order_id: stored.orderId,
    razorpay_signature: signature,
  });

  test('is paid only with the signature over the stored order and this payment', () => {
    fc.assert(
      fc.property(letters, letters, letters, (order, payment, other) => {
        const [orderId, paymentId] = [`order_${order}`, `pay_${payment}`];
        const signature = hmac(settings.keySecret, `${orderId}|${paymentId}`);
        expect(provider.verifyReturn(fields(paymentId, signature), { orderId, reference: 'r' })).toEqual({
          kind: 'paid',
          paymentId,
        });
        if (other === order) return;
        const elsewhere = { orderId: `order_${other}`, reference: 'r' };
        expect(
          provider.verifyReturn({ ...fields(paymentId, signature), razorpay_order_id: orderId }, elsewhere),
        ).toEqual({ kind: 'unproven' });
      }),
    );
  });

  test('with any character of the signature changed proves nothing', () => {
    const signature = hmac(settings.keySecret, `${stored.orderId}|pay_A`);
    fc.assert(
      fc.property(fc.nat(63), fc.constantFrom(...'0123456789abcdefg'), (at, letter) => {
        const changed = signature.slice(0, at) + letter + signature.slice(at + 1);
        const expected = changed === signature ? { kind: 'paid', paymentId: 'pay_A' } : { kind: 'unproven' };
        expect(provider.verifyReturn(fields('pay_A', changed), stored)).toEqual(expected);
      }),
    );
  });

  test.each([
    ['nothing', {}],
    ['no payment', { razorpay_signature: hmac(settings.keySecret, `${stored.orderId}|`) }],
    ['a payment id that is none', fields('pay_A|x', hmac(settings.keySecret, `${stored.orderId}|pay_A|x`))],
    ['the webhook secret', fields('pay_A', hmac(settings.webhookSecret, `${stored.orderId}|pay_A`))],
  ])('with %s proves nothing', (_what, received) => {
    expect(provider.verifyReturn(received, stored)).toEqual({ kind: 'unproven' });
  });

  test('of a Payment Link uses the stored link and reference, and counts only when paid', () => {
    const link = (status: string, linkId: string, reference: string): Record<string, string> => ({
      razorpay_payment_id: 'pay_A',
      razorpay_payment_link_id: linkId,
      razorpay_payment_link_reference_id: reference,
      razorpay_payment_link_status: status,
      razorpay_signature: hmac(settings.keySecret, `${linkId}|${reference}|${status}|pay_A`),
    });
    const { orderId, reference } = linkStored;
    expect(provider.verifyReturn(link('paid', orderId, reference), linkStored)).toEqual({
      kind: 'paid',
      paymentId: 'pay_A',
    });
    for (const other of [
      link('paid', 'plink_Other', reference),
      link('paid', orderId, 'other'),
      link('cancelled', orderId, reference),
    ]) {
      expect(provider.verifyReturn(other, linkStored)).toEqual({ kind: 'unproven' });
    }
  });

  test('that failed is told without contacts, and is never taken for paid', () => {
    const failed = {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': 'Declined for meera@example.com, +919876543210.',
      'error[metadata]': '{"payment_id":"pay_A","order_id":"order_B"}',
      ...fields('pay_A', hmac(settings.keySecret, `${stored.orderId}|pay_A`)),
    };
    expect(provider.verifyReturn(failed, stored)).toEqual({
      kind: 'failed',
      paymentId: 'pay_A',
      code: 'BAD_REQUEST_ERROR',
      description: 'Declined for [address] [number].',
    });
    expect(provider.verifyReturn({ 'error[code]': 'X', 'error[metadata]': 'not json' }, stored)).toEqual({
      kind: 'failed',
      paymentId: null,
      code: 'X',
      description: '',
    });
  });
});

describe('a webhook', () => {
  test('is read with the present and the previous secret, and with no other', () => {
    const raw = body('payment.captured');
    for (const secret of [settings.webhookSecret, settings.previousWebhookSecret]) {
      expect(provider.readWebhook(raw, headers(hmac(secret, raw)))).toMatchObject({
        kind: 'event',
        event: {
          eventId: 'evt_1',
          kind: 'payment_captured',
          orderId: stored.orderId,
          payment: {
            id: 'pay_29QQoUBi66xm2f',
            orderId: stored.orderId,
            amountPaise: 500_000,
            currency: 'INR',
            status: 'captured',
          },
        },
      });
    }
    for (const secret of [settings.keySecret, 'older']) {
      expect(provider.readWebhook(raw, headers(hmac(secret, raw)))).toEqual({
        kind: 'refused',
        reason: 'signature',
      });
    }
    expect(provider.readWebhook(raw, new Headers())).toEqual({ kind: 'refused', reason: 'signature' });
  });

  test('without a previous secret does not accept one signed with nothing', () => {
    const raw = body('payment.captured');
    for (const previousWebhookSecret of [undefined, '']) {
      const other = createRazorpay({ ...settings, previousWebhookSecret });
      expect(other.readWebhook(raw, headers(hmac('', raw)))).toEqual({
        kind: 'refused',
        reason: 'signature',
      });
    }
  });

  test('with any bit of its body changed is refused', () => {
    const raw = body('payment.captured');
    const signature = hmac(settings.webhookSecret, raw);
    fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.nat(7), (at, bit) => {
        const changed = Buffer.from(raw);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        expect(provider.readWebhook(changed, headers(signature))).toEqual({
          kind: 'refused',
          reason: 'signature',
        });
      }),
    );
  });

  test('never throws, whatever is signed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.json().map((text) => new Uint8Array(Buffer.from(text))),
        ),
        (raw) => {
          const read = provider.readWebhook(raw, headers(hmac(settings.webhookSecret, Buffer.from(raw))));
          expect(read.kind).not.toBe('event');
        },
      ),
    );
  });

  test.each([
    ['an amount that is text', { amount: '500000' }],
    ['a broken amount', { amount: 1.5 }],
    ['a negative amount', { amount: -1 }],
    ['an amount too large to be exact', { amount: 2 ** 53 }],
    ['no currency', { currency: null }],
    ['an id of something else', { id: 'order_1' }],
  ])('of a known kind with %s is malformed', (_what, payment) => {
    const raw = body('payment.captured', payment);
    expect(provider.readWebhook(raw, headers(hmac(settings.webhookSecret, raw)))).toEqual({
      kind: 'refused',
      reason: 'malformed',
    });
  });

  test.each(['payment.dispute.created', 'constructor', '__proto__'])(
    'of the unknown kind %s is ignored',
    (name) => {
      const raw = body(name);
      expect(provider.readWebhook(raw, headers(hmac(settings.webhookSecret, raw)))).toEqual({
        kind: 'ignored',
        eventId: 'evt_1',
        name,
      });
    },
  );

  test('without an event id is identified by its body', () => {
    const [raw, other] = [body('payment.captured'), body('payment.failed')];
    const idOf = (bytes: Buffer): string => {
      const read = provider.readWebhook(
        bytes,
        new Headers({ 'x-razorpay-signature': hmac(settings.webhookSecret, bytes) }),
      );
      return read.kind === 'event' ? read.event.eventId : '';
    };
    expect(idOf(raw)).toMatch(/^body-[0-9a-f]{64}$/);
    expect(idOf(raw)).toBe(idOf(raw));
    expect(idOf(raw)).not.toBe(idOf(other));
  });
});

test('settings without secrets are refused', () => {
  expect(() => createRazorpay({ ...settings, keySecret: '' })).toThrow(
    'Razorpay needs its key id, key secret and webhook secret',
  );
  expect(() => createRazorpay({ ...settings, webhookSecret: '', previousWebhookSecret: '' })).toThrow(
    'webhook secret',
  );
});
