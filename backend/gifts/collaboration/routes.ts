import type { Mount } from '#backend/platform/http/implement.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import type { GiftPlace, ShowGift, Standing } from './gift.ts';
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

/** `paymentContext` takes what people give; `showGift` answers them with the gift as it stands then. */
export const mountCollaboration =
  (paymentContext: PaymentContext, showGift: ShowGift): Mount =>
  (ctx, implement) => {
    const shown = async (viewer: SignedIn, place: GiftPlace, change: Promise<Standing>) => {
      const standing = await change;
      return { gift: await showGift(ctx.db, place, viewer, standing) };
    };
    implement('enableCollaboration', ({ viewer, params }) =>
      shown(viewer, params, enableCollaboration(ctx, viewer, params)),
    );
    implement('updateCollaboration', ({ viewer, params, body }) =>
      shown(viewer, params, updateCollaboration(ctx, viewer, params, body)),
    );
    implement('joinCollaboration', async ({ viewer, params, body, http }) => {
      const joined = await joinOrGive(paymentContext, viewer, params, {
        ...body,
        address: clientAddress(http),
        requestKey: http.req.header('Idempotency-Key'),
      });
      const gift = await showGift(ctx.db, params, joined.viewer, joined.standing);
      return { gift, ...(joined.payment && { payment: joined.payment }) };
    });
    implement('markGiftPurchased', ({ viewer, params, body }) =>
      shown(viewer, params, markGiftPurchased(ctx, viewer, params, body.purchaseConfirmation)),
    );
    implement('undoGiftPurchase', ({ viewer, params, body }) =>
      shown(viewer, params, undoGiftPurchase(ctx, viewer, params, body.purchasedBy)),
    );
    implement('allowGiftPurchase', ({ viewer, params }) =>
      shown(viewer, params, allowGiftPurchase(ctx, viewer, params)),
    );
    implement('removeCollaborator', ({ viewer, params }) =>
      shown(viewer, params, removeCollaborator(paymentContext, viewer, params)),
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
