import type { Mount } from '#backend/platform/http/implement.ts';
import { getNextToSend, recordHandSending } from './hand-sending-service.ts';
import { addInvitees, wrongInRows } from './invitee-service.ts';
import { setGuestLanguage } from './language-service.ts';
import { getPersonalLink, getSharedInvitation, resetPersonalLink } from './link-service.ts';
import { getSendingProgress } from './progress-service.ts';
import { sendInvitations } from './resend-service.ts';
import { getInvitationReview } from './review-service.ts';
import { cancelSendingPlan, planSending } from './sending-plan-service.ts';
import { openShortLink } from './short-link-service.ts';
import { sendTestInvitation } from './test-service.ts';
import {
  asksForAll,
  checkUnsubscribeLink,
  resumeMails,
  sayNotForMe,
  unsubscribe,
} from './unsubscribe-service.ts';

export const mountInvitations: Mount = (ctx, implement) => {
  implement('addInvitees', ({ viewer, params, body }) => addInvitees(ctx, viewer, params.eventId, body), {
    alsoWrong: ({ viewer, params, body }) => wrongInRows(ctx, viewer, params.eventId, body),
  });
  implement('sendInvitations', ({ viewer, params, body }) =>
    sendInvitations(ctx, viewer, params.eventId, body),
  );
  implement('getInvitationReview', ({ viewer, params, query }) =>
    getInvitationReview(ctx, viewer, params.eventId, query),
  );
  implement('planSending', ({ viewer, params, body }) => planSending(ctx, viewer, params.eventId, body));
  implement('cancelSendingPlan', ({ viewer, params }) => cancelSendingPlan(ctx, viewer, params.eventId));
  implement('sendTestInvitation', ({ viewer, params }) => sendTestInvitation(ctx, viewer, params.eventId));
  implement('getSendingProgress', ({ viewer, params }) => getSendingProgress(ctx, viewer, params.eventId));
  implement('getPersonalLink', ({ viewer, params }) => getPersonalLink(ctx, viewer, params));
  implement('getSharedInvitation', ({ viewer, params, query }) =>
    getSharedInvitation(ctx, viewer, params.eventId, query),
  );
  implement('resetPersonalLink', ({ viewer, params }) => resetPersonalLink(ctx, viewer, params));
  implement('getNextToSend', ({ viewer, params }) => getNextToSend(ctx, viewer, params.eventId));
  implement('recordHandSending', ({ viewer, params, body }) =>
    recordHandSending(ctx, viewer, params, body.outcome),
  );
  implement('setGuestLanguage', ({ viewer, params, body }) =>
    setGuestLanguage(ctx, viewer, params.eventId, body.language),
  );
  implement('openShortLink', ({ params }) => openShortLink(ctx, params.key));
  implement('sayNotForMe', ({ params, language }) => sayNotForMe(ctx, params.token, language));
  implement('checkUnsubscribeLink', ({ params, language }) =>
    checkUnsubscribeLink(ctx, params.token, language),
  );
  implement('resumeMails', ({ params, language }) => resumeMails(ctx, params.token, language));
  implement('unsubscribe', async ({ params, http, language }) =>
    unsubscribe(ctx, params.token, {
      all: asksForAll(await http.req.text(), http.req.header('Content-Type') ?? ''),
      language,
    }),
  );
};
