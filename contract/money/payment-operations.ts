import { z } from 'zod/v4';
import type { Operation } from '#contract/operation.ts';
import * as payments from './payments.ts';

/** The calls of payments: a part of the table in `operations.ts`. */
export const paymentOperations = {
  getPaymentStatus: {
    method: 'GET',
    path: '/api/payments/status/{paymentId}',
    summary:
      'A payment, by our identifier or the provider’s (`pay_…`, `order_…`, `plink_…`); for the payer, the payee and whoever came back from paying',
    access: 'anyone',
    apiKey: 'money:read',
    readers: 'self',
    params: z.object({ paymentId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
    query: z.object({ token: z.string().max(100).optional() }),
    response: payments.paymentReport,
  },
} as const satisfies Record<string, Operation>;
