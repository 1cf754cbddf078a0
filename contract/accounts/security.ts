import { formatInstant } from '#contract/common/format.ts';
import { readersLanguage } from '#messages/readers-language.ts';
import { z } from 'zod/v4';
import { securityWords } from '#messages/security/words.ts';
import { id, outcome } from '#contract/common/fields.ts';

/** Constants of spec section 9. */
export const PAST_LOGINS_SHOWN = 10;

/** How long the history of logins is kept. */
export const LOGIN_HISTORY_DAYS = 180;

/** What stands in a device's fields where its browser says nothing that is known. */
export const UNKNOWN_BROWSER = 'Unknown browser';
export const UNKNOWN_SYSTEM = 'Unknown system';

/** What a browser says of itself; names without versions, so that an update is no other device. */
const device = z.object({
  browser: z.string(),
  os: z.string(),
  deviceType: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
});
export type Device = z.infer<typeof device>;

/** A device in a sentence: `Chrome on Windows`. */
export function deviceName({ browser, os }: Pick<Device, 'browser' | 'os'>): string {
  return browser === UNKNOWN_BROWSER && os === UNKNOWN_SYSTEM
    ? securityWords.unknownDevice
    : securityWords.deviceOn(browser, os);
}

const riskLevel = z.enum(['low', 'medium', 'high']);
export type RiskLevel = z.infer<typeof riskLevel>;

/** How somebody signed in: at the identity provider, with a code from a mail, or with a passkey. */
const way = z.enum(['provider', 'email', 'passkey']);

/**
 * Why a sign-in failed: the person or the provider said no; the answer was to no question of ours; a wrong code, one
 * too many of them, or one whose time was over; a passkey that opens nothing here, whose answer was not good, or that
 * counted backwards, as a copy would.
 */
const loginFailure = z.enum([
  'cancelled',
  'refused',
  'state',
  'wrong_code',
  'code_used_up',
  'code_expired',
  'passkey_unknown',
  'passkey_refused',
  'passkey_copied',
]);
export type LoginFailure = z.infer<typeof loginFailure>;

/** Entity Session of spec section 3. `sessionId` names a session and opens none. */
const session = z.object({
  sessionId: id,
  device,
  location: z.object({ ip: z.string() }),
  timing: z.object({
    /** How long ago it was last used; exact to five minutes. */
    timeAgo: z.string(),
    /** From the login to the last use. */
    sessionDuration: z.string(),
    loginAt: z.string(),
  }),
  security: z.object({
    isCurrentSession: z.boolean(),
    /** Whether it can still be used: true of every session in the list. */
    isActive: z.boolean(),
    riskLevel,
  }),
  way,
});
export type Session = z.infer<typeof session>;

/** `GET /auth/sessions`: the current one first, then by last use. */
export const sessions = z.object({ activeSessions: z.array(session) });

/**
 * Entity Past login of spec section 3. `active` while its session can be used, `ended` after,
 * `failed` when there was no session; then `sessionId` names the try alone and `reason` says why.
 */
const pastLogin = z.object({
  sessionId: id,
  loginAt: z.string(),
  device,
  ipAddress: z.string(),
  status: z.enum(['active', 'ended', 'failed']),
  way,
  /** Null unless it failed. */
  reason: loginFailure.nullable(),
});
export type PastLogin = z.infer<typeof pastLogin>;

/** `GET /auth/past-logins`: newest first, ten at most. */
export const pastLogins = z.object({ pastLogins: z.array(pastLogin) });

/** Something to do about one's security: `path` is the page where, `action` what its link reads. */
const recommendation = z.object({
  type: z.enum(['warning', 'info', 'other']),
  message: z.string(),
  path: z.string(),
  action: z.string(),
  /** What the score loses by it. */
  points: z.number().int(),
});
export type Recommendation = z.infer<typeof recommendation>;

/** Entity Security overview of spec section 3, `GET /auth/security/overview`. */
export const securityOverview = z.object({
  accountSecurity: z.object({ securityScore: z.number().int().min(0).max(100), riskLevel }),
  sessionActivity: z.object({
    totalActiveSessions: z.number().int(),
    /** Logins that succeeded within the last 30 days. */
    recentLogins: z.number().int(),
  }),
  recommendations: z.array(recommendation),
});
export type SecurityOverview = z.infer<typeof securityOverview>;

export const sessionParams = z.object({ sessionId: id });

/** `DELETE /auth/session/{sessionId}`: `logout` when it was the caller's own session, which leads to sign-in. */
export const revokedSession = outcome.extend({ action: z.enum(['logout', 'none']) });

/** `DELETE /auth/sessions/revoke-all`: whether API keys and webhooks go too. */
export const revokeOthersQuery = z.object({ keys: z.enum(['keep', 'revoke']).default('keep') });
export const revokedSessions = outcome.extend({
  revoked: z.number().int(),
  /** Whether there was an address of the calendar, which always goes with them. */
  calendarEnded: z.boolean(),
  /** How many API keys went with them, and how many webhooks were switched off. */
  revokedKeys: z.number().int(),
  webhooksOff: z.number().int(),
});

/** The colour of a score by name (spec section 9). */
export const scoreBand = (score: number): 'good' | 'medium' | 'poor' =>
  score >= 80 ? 'good' : score >= 60 ? 'medium' : 'poor';

const INDIA = 'Asia/Kolkata';
const moments = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: INDIA,
  timeZoneName: 'short',
});

/** When a login was, by the clock of India: `21 Nov 2026, 5:30 pm IST`. */
export const loginMoment = (loginAt: string): string =>
  readersLanguage() === 'hi' ? formatInstant(loginAt, INDIA) : moments.format(new Date(loginAt));
