import type { hostOperations } from '#contract/events/host-operations.ts';
import { all, hosts, organiserOnly, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** Somebody whom the owner asked to help and who has not answered yet. */
const invited = ({ hostIds }: World) => ({ hostId: hostIds.invited });
/** Without the proof of the mail: who was invited may ask, nobody else. */
const invitation = ({ hostIds }: World) => ({ token: hostIds.invited });

/** Who helps is the owner's to know, to choose and to end; a co-host may only leave, which the owner cannot (409). */
export const hostRows: Record<keyof typeof hostOperations, Row> = {
  listHosts: { expected: organiserOnly },
  inviteHost: {
    expected: { ...organiserOnly, organiser: 201 },
    body: () => ({ email: 'kavya@example.in', role: 'editor' }),
  },
  changeHostRole: { expected: organiserOnly, params: invited, body: () => ({ role: 'viewer' }) },
  resendHostInvitation: { expected: organiserOnly, params: invited },
  removeHost: { expected: organiserOnly, params: invited },
  leaveEvent: { expected: { ...hosts(), organiser: 409 } },
  getHostInvitation: { expected: all(404, { invited: 200 }), params: invitation },
  acceptHostInvitation: {
    expected: all(404, { visitor: 401, keyHolder: 401, invited: 200 }),
    params: invitation,
  },
};
