import type { Mount } from '#backend/platform/http/implement.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import { getRefundPreview, listContributions, withdrawContribution } from './contribution-service.ts';

/** `paymentContext` sends money back. */
export const mountContributions =
  (paymentContext: PaymentContext): Mount =>
  (ctx, implement) => {
    implement('listContributions', ({ viewer, params, query }) =>
      listContributions(ctx, viewer, params, query.page),
    );
    implement('withdrawContribution', ({ viewer, params }) =>
      withdrawContribution(paymentContext, viewer, params, params.contributionId),
    );
    implement('getRefundPreview', ({ viewer, params }) => getRefundPreview(ctx, viewer, params.eventId));
  };
