import type { Mount } from '#backend/platform/http/implement.ts';
import { getPreparedThankYou, getThankYouLink, listGiversByEvent, listThankYous } from './service.ts';
import { thankGiver, undoThankYou } from './thank-service.ts';

export const mountThankYous: Mount = (ctx, implement) => {
  implement('listThankYous', ({ viewer, params, query }) =>
    listThankYous(ctx, viewer, params.eventId, query),
  );
  implement('getPreparedThankYou', ({ viewer, params, query }) =>
    getPreparedThankYou(ctx, viewer, params, query),
  );
  implement('getThankYouLink', ({ viewer, params, body }) => getThankYouLink(ctx, viewer, params, body.text));
  implement('thankGiver', ({ viewer, params, body }) => thankGiver(ctx, viewer, params, body));
  implement('undoThankYou', ({ viewer, params }) => undoThankYou(ctx, viewer, params));
  implement('listGiversByEvent', ({ viewer }) => listGiversByEvent(ctx, viewer));
};
