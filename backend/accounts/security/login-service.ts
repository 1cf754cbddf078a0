import { DAY_MS } from '#contract/common/durations.ts';
import {
  deviceName,
  LOGIN_HISTORY_DAYS,
  loginMoment,
  type Device,
  type LoginFailure,
} from '#contract/accounts/security.ts';
import { securityWords } from '#messages/security/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { Problem } from '#backend/platform/errors.ts';
import { limitRate, limitStranger } from '#backend/platform/http/rate-limit.ts';
import { newId } from '#backend/platform/ids.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { readDevice } from './device.ts';
import { devicesOf, forgetBefore, insertLogin, learnDevice, ownerOfToken } from './repository.ts';

export { sessionOpening } from '#backend/accounts/session-repository.ts';

/** Where a login came from, as the browser and the network tell. */
interface Origin {
  ip: string;
  userAgent: string;
}

/**
 * Keeps a login with the session it opened, in the transaction that opens it. Somebody
 * who signed in before, but never with this browser and system, is told by mail.
 */
export async function recordLogin(
  ctx: Context,
  tx: Db,
  { userId, sessionId, way, ip, userAgent }: Origin & { userId: string; sessionId: string; way: SignInWay },
): Promise<void> {
  const now = ctx.now();
  const device = readDevice(userAgent);
  await insertLogin(tx, {
    ...rowOf(device, ip),
    user_id: userId,
    session_id: sessionId,
    outcome: 'succeeded',
    way,
    created_at: now,
  });
  const known = await devicesOf(tx, userId);
  const isNew = await learnDevice(tx, userId, device, now);
  if (isNew && known.length > 0) await tellOfNewDevice(ctx, tx, userId, { device, ip, now });
}

/** More tries of one address within ten minutes are not worth a row each, nor are more at one account. */
const FAILURES_KEPT = {
  limit: 20,
  shared: 20,
  total: { limit: 1000, message: () => '' },
  windowSeconds: 600,
};
const FAILURES_KEPT_OF_ACCOUNT = { limit: 50, windowSeconds: 600 };

interface FailedLogin extends Origin {
  reason: LoginFailure;
  way: SignInWay;
  /** Digest of the session's token that the browser holds, be it one of a session that has ended. */
  tokenHash: string | null;
  /** Whose account somebody tried to get into, where that is known. */
  userId?: string | null;
}

/**
 * Keeps a sign-in that failed. Nobody knows whose it was, unless the code was for somebody's address or the browser
 * holds the token of a session. Never throws: what the person sees does not depend on it.
 */
export async function recordFailedLogin(
  ctx: Context,
  { reason, way, tokenHash, userId = null, ip, userAgent }: FailedLogin,
): Promise<void> {
  try {
    const owner = userId ?? (tokenHash ? await ownerOfToken(ctx.db, tokenHash) : null);
    // what many try elsewhere hides no try at an account from its owner
    if (owner) await limitRate(ctx, 'failed-sign-in-account', owner, FAILURES_KEPT_OF_ACCOUNT);
    else await limitStranger(ctx, 'failed-sign-in', { address: ip }, FAILURES_KEPT);
    await insertLogin(ctx.db, {
      ...rowOf(readDevice(userAgent), ip),
      user_id: owner,
      session_id: null,
      outcome: 'failed',
      reason,
      way,
      created_at: ctx.now(),
    });
  } catch (err) {
    if (!(err instanceof Problem)) ctx.log.error({ err }, 'a failed sign-in could not be kept');
  }
}

/** Deletes logins older than 180 days, and sessions that ran out before. */
export async function forgetOldLogins(ctx: Context): Promise<void> {
  await forgetBefore(ctx.db, new Date(ctx.now().getTime() - LOGIN_HISTORY_DAYS * DAY_MS));
}

const rowOf = (device: Device, ip: string) => ({
  id: newId(),
  ip,
  browser: device.browser,
  os: device.os,
  device_type: device.deviceType,
});

async function tellOfNewDevice(
  ctx: Context,
  tx: Db,
  userId: string,
  { device, ip, now }: { device: Device; ip: string; now: Date },
): Promise<void> {
  await queueTransactionalMail(ctx, tx, { userId, toProven: true }, () => ({
    subject: securityWords.newDeviceTitle(deviceName(device)),
    paragraphs: [securityWords.newDeviceText, securityWords.newDeviceAdvice],
    facts: [
      { term: securityWords.newDeviceTerm, value: deviceName(device) },
      { term: securityWords.newDeviceWhen, value: loginMoment(now.toISOString()) },
      ...(ip ? [{ term: securityWords.newDeviceAddress, value: ip }] : []),
    ],
    action: { label: securityWords.newDeviceAction, path: '/security' },
    reason: {
      eyebrow: securityWords.letterEyebrow,
      why: securityWords.letterReason,
      change: { label: securityWords.letterOpenProfile, path: '/profile' },
    },
  }));
  await notify(ctx, tx, {
    userIds: [userId],
    write: () => ({
      type: 'new_device',
      title: securityWords.newDeviceTitle(deviceName(device)),
      message: securityWords.newDeviceNews,
      path: '/security',
    }),
    mail: 'sent',
  });
}
