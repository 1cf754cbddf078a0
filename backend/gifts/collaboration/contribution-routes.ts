import type { Mount } from '#backend/platform/http/implement.ts';
import type { Cashier } from '#backend/money/payments/service.ts';
import { getRefundPreview, listContributions, withdrawContribution } from './contribution-service.ts';

/** `cashier` sends money back. */
export const mountContributions =
  (cashier: Cashier): Mount =>
  (ctx, implement) => {
    implement('listContributions', ({ viewer, params, query }) =>
      listContributions(ctx, viewer, params, query.page),
    );
    implement('withdrawContribution', ({ viewer, params }) =>
      withdrawContribution(cashier, viewer, params, params.contributionId),
    );
    implement('getRefundPreview', ({ viewer, params }) => getRefundPreview(ctx, viewer, params.eventId));
  };
