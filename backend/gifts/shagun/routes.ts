import { listShagun, withdrawContribution } from '#backend/gifts/collaboration/contribution-service.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { giveShagun } from './service.ts';

/** `paymentContext` takes what people give, and sends it back. */
export const mountShagun =
  (paymentContext: PaymentContext): Mount =>
  (ctx, implement) => {
    implement('giveShagun', ({ viewer, params, body, http }) =>
      giveShagun(paymentContext, viewer, params.eventId, {
        ...body,
        address: clientAddress(http),
        requestKey: http.req.header('Idempotency-Key'),
      }),
    );
    implement('listShagun', ({ viewer, params, query }) =>
      listShagun(ctx, viewer, params.eventId, query.page),
    );
    implement('withdrawShagun', ({ viewer, params: { eventId, contributionId } }) =>
      withdrawContribution(paymentContext, viewer, { eventId, giftId: null }, contributionId),
    );
  };
