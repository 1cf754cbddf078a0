import type { Mount } from '#backend/platform/http/implement.ts';
import { acceptHostInvitation, getHostInvitation } from './invitation-service.ts';
import {
  changeHostRole,
  inviteHost,
  leaveEvent,
  listHosts,
  removeHost,
  resendHostInvitation,
} from './service.ts';

export const mountHosts: Mount = (ctx, implement) => {
  implement('listHosts', ({ viewer, params }) => listHosts(ctx, viewer, params.eventId));
  implement('inviteHost', ({ viewer, params, body }) => inviteHost(ctx, viewer, params.eventId, body));
  implement('leaveEvent', ({ viewer, params }) => leaveEvent(ctx, viewer, params.eventId));
  implement('changeHostRole', ({ viewer, params, body }) => changeHostRole(ctx, viewer, params, body.role));
  implement('resendHostInvitation', ({ viewer, params }) => resendHostInvitation(ctx, viewer, params));
  implement('removeHost', ({ viewer, params }) => removeHost(ctx, viewer, params));
  implement('getHostInvitation', ({ viewer, params }) => getHostInvitation(ctx, viewer, params.token));
  implement('acceptHostInvitation', ({ viewer, params }) => acceptHostInvitation(ctx, viewer, params.token));
};
