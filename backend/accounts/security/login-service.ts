import { deviceName, LOGIN_HISTORY_DAYS, loginMoment, type Device } from '#contract/accounts/security.ts';
import * as words from '#messages/security/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { Problem } from '#backend/platform/errors.ts';
import { limitStranger } from '#backend/platform/http/rate-limit.ts';
import { newId } from '#backend/platform/ids.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { readDevice } from './device.ts';
import { devicesOf, forgetBefore, insertLogin, learnDevice, ownerOfToken } from './repository.ts';

const DAY_MS = 24 * 3600 * 1000;

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
  { userId, sessionId, ip, userAgent }: Origin & { userId: string; sessionId: string },
): Promise<void> {
  const now = ctx.now();
  const device = readDevice(userAgent);
  await insertLogin(tx, {
    ...rowOf(device, ip),
    user_id: userId,
    session_id: sessionId,
    outcome: 'succeeded',
    created_at: now,
  });
  const known = await devicesOf(tx, userId);
  const isNew = await learnDevice(tx, userId, device, now);
  if (isNew && known.length > 0) await tellOfNewDevice(ctx, tx, userId, { device, ip, now });
}

/** Why a sign-in failed: the person or the provider said no, or the answer was to no question of ours. */
export type LoginFailure = 'cancelled' | 'refused' | 'state';

/** More tries of one address within ten minutes are not worth a row each. */
const FAILURES_KEPT = { limit: 20, shared: 20, total: 1000, windowSeconds: 600, crowded: '' };

/**
 * Keeps a sign-in that failed. Nobody knows whose it was, unless the browser holds the
 * token of a session, be it one that has ended (`tokenHash`). Never throws: what the
 * person sees does not depend on it.
 */
export async function recordFailedLogin(
  ctx: Context,
  { reason, tokenHash, ip, userAgent }: Origin & { reason: LoginFailure; tokenHash: string | null },
): Promise<void> {
  try {
    await limitStranger(ctx, 'failed-sign-in', { address: ip }, FAILURES_KEPT);
    const userId = tokenHash ? await ownerOfToken(ctx.db, tokenHash) : null;
    await insertLogin(ctx.db, {
      ...rowOf(readDevice(userAgent), ip),
      user_id: userId,
      session_id: null,
      outcome: 'failed',
      reason,
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
  const title = words.newDeviceTitle(deviceName(device));
  await queueTransactionalMail(ctx, tx, userId, {
    subject: title,
    paragraphs: [words.newDeviceText, words.newDeviceAdvice],
    facts: [
      { term: words.newDeviceTerm, value: deviceName(device) },
      { term: words.newDeviceWhen, value: loginMoment(now.toISOString()) },
      ...(ip ? [{ term: words.newDeviceAddress, value: ip }] : []),
    ],
    action: { label: words.newDeviceAction, path: '/security' },
    reason: {
      eyebrow: words.letterEyebrow,
      why: words.letterReason,
      change: { label: words.letterOpenProfile, path: '/profile' },
    },
  });
  await notify(ctx, tx, {
    userIds: [userId],
    type: 'new_device',
    title,
    message: words.newDeviceNews,
    path: '/security',
    mail: 'sent',
  });
}
