import { createHash } from 'node:crypto';
import type { Call } from '#sandbox/http/answers.ts';
import { input, jsonBody, refundInput } from '#sandbox/payments/api-input.ts';
import type { Books } from '#sandbox/payments/books.ts';
import type { Operation } from '#sandbox/payments/faults.ts';
import { collection, refundEntity } from '#sandbox/payments/records.ts';
import { createRefund } from '#sandbox/payments/refunds.ts';
import { errorBody, found, Refusal } from '#sandbox/payments/refusal.ts';
import type { SandboxWeb } from '#sandbox/service.ts';

/** Refunds of a payment, with Razorpay's rules for `X-Refund-Idempotency`. */
export function refundRoutes(
  api: SandboxWeb,
  books: Books,
  answer: (c: Call, operation: Operation, work: () => unknown) => Promise<Response>,
): void {
  const inProgress = new Set<string>();

  api.post('/payments/:id/refund', async (c) => {
    const key = c.req.header('x-refund-idempotency');
    if (key !== undefined && !/^[A-Za-z0-9_-]{10,255}$/.test(key)) {
      throw new Refusal(
        400,
        'The idempotency key must be at least 10 characters of letters, digits, hyphens and underscores.',
      );
    }
    if (key !== undefined && inProgress.has(key)) {
      return c.json(
        errorBody(
          'BAD_REQUEST_ERROR',
          'Request failed because another request is in progress with the same idempotency key',
        ),
        409,
      );
    }
    if (key !== undefined) inProgress.add(key);
    try {
      return await answer(c, 'payments.refund', async () => {
        const id = c.req.param('id');
        const body = await jsonBody(c.req.raw);
        const request = createHash('sha256')
          .update(`${id} ${JSON.stringify(sorted(body))}`)
          .digest('hex');
        const earlier = key === undefined ? undefined : books.refundKeys.get(key);
        if (earlier) {
          if (earlier.request !== request)
            throw new Refusal(
              400,
              'Different request with the same idempotency key has already been processed.',
              undefined,
              'NA',
            );
          return refundEntity(found(books.refunds.get(earlier.refundId)));
        }
        const refund = createRefund(books, found(books.payments.get(id)), input(refundInput, body));
        if (key !== undefined) books.refundKeys.set(key, { request, refundId: refund.id });
        return refundEntity(refund);
      });
    } finally {
      if (key !== undefined) inProgress.delete(key);
    }
  });

  const refundsOf = (paymentId: string): object[] =>
    books.refunds
      .newest()
      .filter((refund) => refund.payment_id === found(books.payments.get(paymentId)).id)
      .map(refundEntity);
  api.get('/payments/:id/refunds', (c) =>
    answer(c, 'refunds.fetch', () => collection(refundsOf(c.req.param('id')))),
  );
  api.get('/payments/:id/refunds/:refund', (c) =>
    answer(c, 'refunds.fetch', () => {
      const refund = found(books.refunds.get(c.req.param('refund')));
      return refundEntity(found(refund.payment_id === c.req.param('id') ? refund : undefined));
    }),
  );
}

/** The same object with its keys in order, so that two writings of one request are equal. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
