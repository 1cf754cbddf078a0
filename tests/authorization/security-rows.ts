import { newId } from '#backend/platform/ids.ts';
import { signedIn, all, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** Another session of the organiser's, which nobody else may end. */
export const organisersSession = async (world: World) => {
  world.token = newId();
  const soon = new Date(world.ctx.now().getTime() + 3_600_000);
  await world.ctx.db
    .insertInto('sessions')
    .values({
      id: world.token,
      token_hash: newId(),
      user_id: world.callers.organiser.userId,
      id_token: null,
      expires_at: soon,
      revoked_at: null,
    })
    .execute();
};

/** The calls of `contract/accounts/security-operations.ts`: everybody sees and ends their own sessions alone. */
export const securityRows = {
  listSessions: { expected: signedIn() },
  listPastLogins: { expected: signedIn() },
  getSecurityOverview: { expected: signedIn() },
  revokeSession: {
    expected: all(404, { visitor: 401, keyHolder: 401, organiser: 200 }),
    params: (world) => ({ sessionId: world.token }),
    before: organisersSession,
  },
  revokeOtherSessions: { expected: signedIn() },
  keepSessionAlive: { expected: signedIn() },
  getWaysIn: { expected: signedIn() },
  getWaysInQuestion: { expected: signedIn() },
  answerWaysIn: { expected: signedIn(), body: () => ({ answer: 'mine' }) },
} satisfies Record<string, Row>;
