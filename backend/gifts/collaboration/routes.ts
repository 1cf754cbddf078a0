import type { Mount } from '#backend/platform/http/implement.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import { joinOrGive } from './join-service.ts';
import { allowGiftPurchase, markGiftPurchased, undoGiftPurchase } from './purchase-service.ts';
import { removeCollaborator } from './removal-service.ts';
import {
  listCollaborationRequests,
  requestCollaboration,
  respondToCollaborationRequest,
} from './request-service.ts';
import { enableCollaboration, updateCollaboration } from './settings-service.ts';
import { listCollaborationTargets } from './target-service.ts';

/** `paymentContext` takes what people give. */
export const mountCollaboration =
  (paymentContext: PaymentContext): Mount =>
  (ctx, implement) => {
    implement('enableCollaboration', ({ viewer, params }) => enableCollaboration(ctx, viewer, params));
    implement('updateCollaboration', ({ viewer, params, body }) =>
      updateCollaboration(ctx, viewer, params, body),
    );
    implement('joinCollaboration', ({ viewer, params, body, http }) =>
      joinOrGive(paymentContext, viewer, params, {
        ...body,
        address: clientAddress(http),
        requestKey: http.req.header('Idempotency-Key'),
      }),
    );
    implement('markGiftPurchased', ({ viewer, params, body }) =>
      markGiftPurchased(ctx, viewer, params, body.purchaseConfirmation),
    );
    implement('undoGiftPurchase', ({ viewer, params, body }) =>
      undoGiftPurchase(ctx, viewer, params, body.purchasedBy),
    );
    implement('allowGiftPurchase', ({ viewer, params }) => allowGiftPurchase(ctx, viewer, params));
    implement('removeCollaborator', ({ viewer, params }) =>
      removeCollaborator(paymentContext, viewer, params),
    );
    implement('listCollaborationTargets', ({ viewer, params }) =>
      listCollaborationTargets(ctx, viewer, params),
    );
    implement('requestCollaboration', ({ viewer, params, body }) =>
      requestCollaboration(ctx, viewer, params.eventId, body),
    );
    implement('listCollaborationRequests', ({ viewer, params }) =>
      listCollaborationRequests(ctx, viewer, params),
    );
    implement('listGiftCollaborationRequests', ({ viewer, params }) =>
      listCollaborationRequests(ctx, viewer, params),
    );
    implement('respondToCollaborationRequest', ({ viewer, params, body }) =>
      respondToCollaborationRequest(ctx, viewer, params, body.status),
    );
  };
