import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import type { outcome } from '#contract/common/fields.ts';
import {
  PAST_LOGINS_SHOWN,
  type Device,
  type PastLogin,
  type revokedSession,
  type revokeOthersQuery,
  type revokedSessions,
  type SecurityOverview,
  type Session,
} from '#contract/accounts/security.ts';
import { securityWords } from '#messages/security/words.ts';
import {
  deleteCalendarFeedOf,
  deleteDesignToolOf,
  findUserRow,
  revokeApiKeysOf,
} from '#backend/accounts/repository.ts';
import { lockSignedIn } from '#backend/accounts/session-repository.ts';
import { endNewsByWhatsApp } from '#backend/messaging/notifications/service.ts';
import { switchOffWebhooksOf } from '#backend/messaging/webhooks/service.ts';
import type { Context } from '#backend/platform/context.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { isUnproven, provenAddresses } from '#backend/platform/database/proven-email.ts';
import { notFound, notSignedIn } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { isUnrecognised, readDevice } from './device.ts';
import {
  countLogins,
  countSessions,
  devicesOf,
  endOtherSessions,
  markSessionEnded,
  latestLogins,
  liveSessions,
  noteUse,
  type SessionRow,
} from './repository.ts';
import {
  FAILED_LOGIN_DAYS,
  NEW_DEVICE_DAYS,
  riskOfSession,
  scoreAccount,
  UNUSED_AFTER_DAYS,
} from './score.ts';
import { duration, timeAgo } from './times.ts';

const RECENT_LOGIN_DAYS = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** One's own sessions that can still be used, the current one first. */
export async function listSessions(ctx: Context, viewer: SignedIn): Promise<{ activeSessions: Session[] }> {
  const now = ctx.now();
  const [rows, isNew] = [
    await liveSessions(ctx.db, viewer.userId, now),
    await newDevicesOf(ctx, viewer, now),
  ];
  const sessions = rows.map((row) =>
    presentSession(row, { now, isNew, isCurrent: row.id === viewer.sessionId }),
  );
  return {
    activeSessions: sessions.sort(
      (a, b) => Number(b.security.isCurrentSession) - Number(a.security.isCurrentSession),
    ),
  };
}

/** One's own latest logins, newest first, also those that failed. */
export async function listPastLogins(ctx: Context, viewer: SignedIn): Promise<{ pastLogins: PastLogin[] }> {
  const rows = await latestLogins(ctx.db, viewer.userId, { now: ctx.now(), limit: PAST_LOGINS_SHOWN });
  return {
    pastLogins: rows.map((row) => ({
      sessionId: row.session_id ?? row.id,
      loginAt: row.created_at.toISOString(),
      device: { browser: row.browser, os: row.os, deviceType: row.device_type },
      ipAddress: row.ip,
      status: row.outcome === 'failed' ? 'failed' : row.live ? 'active' : 'ended',
      way: row.way,
      reason: row.outcome === 'failed' ? row.reason : null,
    })),
  };
}

/** Score, risk and recommendations by the rules of docs/security-score.md. */
export async function getSecurityOverview(ctx: Context, viewer: SignedIn): Promise<SecurityOverview> {
  const now = ctx.now();
  const { userId } = viewer;
  const user = await findUserRow(ctx.db, userId);
  if (!user) throw notSignedIn();
  // the current session is in use by this very request
  const { live, unused } = await countSessions(ctx.db, userId, {
    now,
    before: daysBefore(now, UNUSED_AFTER_DAYS),
  });
  const { securityScore, riskLevel, recommendations } = scoreAccount({
    emailConfirmed: user.email !== '',
    hasProvenAddress: provenAddresses(user).length > 0,
    isEmailUnproven: isUnproven(user),
    hasPhone: user.phone !== '',
    activeSessions: live,
    unusedSessions: unused,
    newDevices: (await newDevicesOf(ctx, viewer, now)).size,
    unrecognisedSessions: (await liveSessions(ctx.db, userId, now)).filter((row) =>
      isUnrecognised(readDevice(row.user_agent)),
    ).length,
    failedLogins: await countLogins(ctx.db, userId, 'failed', daysBefore(now, FAILED_LOGIN_DAYS)),
  });
  const recentLogins = await countLogins(ctx.db, userId, 'succeeded', daysBefore(now, RECENT_LOGIN_DAYS));
  return {
    accountSecurity: { securityScore, riskLevel },
    sessionActivity: { totalActiveSessions: live, recentLogins },
    recommendations,
  };
}

/**
 * Ends one of one's own sessions, from its next request on.
 *
 * @throws {Problem} 404 for one that has ended, is somebody else's or never was
 */
export async function revokeSession(
  ctx: Context,
  viewer: SignedIn,
  sessionId: string,
): Promise<z.infer<typeof revokedSession>> {
  if (!(await markSessionEnded(ctx.db, viewer.userId, sessionId, ctx.now())))
    throw notFound(securityWords.endedAlready);
  const isCurrent = sessionId === viewer.sessionId;
  return {
    success: true,
    message: isCurrent ? securityWords.revokedCurrent : securityWords.revoked,
    action: isCurrent ? 'logout' : 'none',
  };
}

/**
 * Ends all of one's own sessions but the current one, from their next request on, and the address of one's calendar,
 * which whoever was signed in may have taken along; if asked to, what programs have as well: API keys, webhooks and the connection to the design tool.
 */
export async function revokeOtherSessions(
  ctx: Context,
  viewer: SignedIn,
  { keys }: z.infer<typeof revokeOthersQuery>,
): Promise<z.infer<typeof revokedSessions>> {
  const now = ctx.now();
  return runTransaction(ctx.db, async (tx) => {
    // whoever makes a key or a webhook at this moment holds it: theirs is there to be revoked, or comes too late
    await lockSignedIn(tx, viewer);
    const revoked = await endOtherSessions(tx, viewer.userId, viewer.sessionId, now);
    const calendarEnded = await deleteCalendarFeedOf(tx, viewer.userId);
    const revokedKeys = keys === 'revoke' ? await revokeApiKeysOf(tx, viewer.userId, now) : 0;
    const webhooksOff = keys === 'revoke' ? await switchOffWebhooksOf(tx, viewer.userId, now) : 0;
    const designToolEnded = keys === 'revoke' && (await deleteDesignToolOf(tx, viewer.userId));
    if (keys === 'revoke') await endNewsByWhatsApp(tx, viewer.userId);
    const message = [
      securityWords.revokedOthers(revoked),
      ...(calendarEnded ? [securityWords.calendarEnded] : []),
      ...(revokedKeys > 0 ? [securityWords.revokedKeysToo(revokedKeys)] : []),
      ...(webhooksOff > 0 ? [securityWords.webhooksOffToo(webhooksOff)] : []),
      ...(designToolEnded ? [securityWords.designToolEnded] : []),
    ].join(' ');
    return { success: true, message, revoked, calendarEnded, revokedKeys, webhooksOff };
  });
}

/** Notes that the session is in use now. */
export async function keepSessionAlive(ctx: Context, viewer: SignedIn): Promise<z.infer<typeof outcome>> {
  await noteUse(ctx.db, viewer.sessionId, ctx.now());
  return { success: true, message: securityWords.inUse };
}

const nameOf = ({ browser, os }: Pick<Device, 'browser' | 'os'>) => JSON.stringify([browser, os]);

/** The devices that first signed in lately; the person's first device is no news. */
async function newDevicesOf(ctx: Context, viewer: SignedIn, now: Date): Promise<Set<string>> {
  const [, ...later] = await devicesOf(ctx.db, viewer.userId);
  return new Set(
    later.filter((device) => device.first_seen_at > daysBefore(now, NEW_DEVICE_DAYS)).map(nameOf),
  );
}

function presentSession(
  row: SessionRow,
  { now, isNew, isCurrent }: { now: Date; isNew: Set<string>; isCurrent: boolean },
): Session {
  const device = readDevice(row.user_agent);
  const risk = {
    isCurrent,
    lastSeenAt: row.last_seen_at,
    deviceIsNew: isNew.has(nameOf(device)),
    deviceIsUnrecognised: isUnrecognised(device),
  };
  return {
    sessionId: row.id,
    device,
    location: { ip: row.ip },
    timing: {
      timeAgo: timeAgo(row.last_seen_at, now),
      sessionDuration: duration(row.created_at, row.last_seen_at),
      loginAt: row.created_at.toISOString(),
    },
    security: { isCurrentSession: isCurrent, isActive: true, riskLevel: riskOfSession(risk, now) },
    way: row.way,
  };
}
