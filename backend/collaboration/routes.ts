import type { Mount } from '../app.ts';
import type { Cashier } from '../payments/service.ts';
import { enableCollaboration, joinCollaboration, openCollaboration } from './service.ts';

/** `cashier` takes what people give. */
export const mountCollaboration =
  (cashier: Cashier): Mount =>
  (ctx, implement) => {
    implement('enableCollaboration', ({ viewer, params }) => enableCollaboration(ctx, viewer, params));
    implement('openCollaboration', ({ viewer, params, body }) => openCollaboration(ctx, viewer, params, body.open));
    implement('joinCollaboration', ({ viewer, params, body, http }) =>
      joinCollaboration(cashier, viewer, params, { contributionAmount: body.contributionAmount, requestKey: http.req.header('Idempotency-Key') }),
    );
  };
