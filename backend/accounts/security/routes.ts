import { getWaysIn } from '#backend/accounts/other-ways.ts';
import { forgetSession } from '#backend/accounts/session.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import {
  getSecurityOverview,
  keepSessionAlive,
  listPastLogins,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from './service.ts';

export const mountSecurity: Mount = (ctx, implement) => {
  implement('listSessions', ({ viewer }) => listSessions(ctx, viewer));
  implement('listPastLogins', ({ viewer }) => listPastLogins(ctx, viewer));
  implement('getSecurityOverview', ({ viewer }) => getSecurityOverview(ctx, viewer));
  implement('revokeSession', async ({ viewer, params, http }) => {
    const revoked = await revokeSession(ctx, viewer, params.sessionId);
    if (revoked.action === 'logout') forgetSession(ctx, http);
    return revoked;
  });
  implement('revokeOtherSessions', ({ viewer, query }) => revokeOtherSessions(ctx, viewer, query));
  implement('getWaysIn', ({ viewer }) => getWaysIn(ctx, viewer));
  implement('getWaysInQuestion', async ({ viewer }) => ({ isAsked: viewer.othersUnchecked === true }));
  implement('keepSessionAlive', ({ viewer }) => keepSessionAlive(ctx, viewer));
};
