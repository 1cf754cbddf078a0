import type { Recommendation, RiskLevel } from '#contract/security.ts';

/*
 * The rules of docs/security-score.md. Whoever changes a number here changes it there.
 */

const DAY_MS = 24 * 3600 * 1000;

/** A session nobody used for so long is one too many. */
export const UNUSED_AFTER_DAYS = 14;
/** How long a device counts as new. */
export const NEW_DEVICE_DAYS = 7;
/** How long a failed sign-in counts. */
export const FAILED_LOGIN_DAYS = 7;
/** So many failed sign-ins within that time are more than slips. */
export const FAILED_LOGINS_NOTICED = 3;
/** So many sessions are usual: a telephone, a computer, one more. */
export const USUAL_SESSIONS = 3;

/** What is known of an account when its score is made. */
export interface AccountFacts {
  /** Whether the identity provider vouches for the person's e-mail address. */
  emailVouchedFor: boolean;
  hasPhone: boolean;
  activeSessions: number;
  /** Active sessions other than the current one that nobody used for `UNUSED_AFTER_DAYS`. */
  unusedSessions: number;
  /** Devices that first signed in within `NEW_DEVICE_DAYS`, the person's first device left out. */
  newDevices: number;
  /** Failed sign-ins within `FAILED_LOGIN_DAYS`. */
  failedLogins: number;
}

type Rule = (facts: AccountFacts) => Recommendation | null;

const counted = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`);

const rules: readonly Rule[] = [
  ({ failedLogins }) =>
    failedLogins < FAILED_LOGINS_NOTICED
      ? null
      : {
          type: 'warning',
          points: 15,
          message: `${failedLogins} sign-ins failed in the last ${FAILED_LOGIN_DAYS} days. If that was not you, change the password of the account you sign in with.`,
          path: '/security#logins',
          action: 'See recent logins',
        },
  ({ newDevices }) =>
    newDevices === 0
      ? null
      : {
          type: 'warning',
          points: 10,
          message: `${counted(newDevices, 'A new device', 'new devices')} signed in during the last ${NEW_DEVICE_DAYS} days. Revoke any session you do not recognise.`,
          path: '/security#sessions',
          action: 'See active sessions',
        },
  ({ activeSessions }) =>
    activeSessions <= USUAL_SESSIONS
      ? null
      : {
          type: 'warning',
          points: Math.min(20, 5 * (activeSessions - USUAL_SESSIONS)),
          message: `You are signed in ${activeSessions} times. Revoke the sessions you do not need.`,
          path: '/security/revoke-others',
          action: 'Revoke all other sessions',
        },
  ({ emailVouchedFor }) =>
    emailVouchedFor
      ? null
      : {
          type: 'info',
          points: 20,
          message: 'Your e-mail address is not confirmed where you sign in. Confirm it there, then sign out here and in again.',
          path: '/auth/logout',
          action: 'Sign out',
        },
  ({ hasPhone }) =>
    hasPhone
      ? null
      : {
          type: 'info',
          points: 10,
          message: 'Your profile has no phone number. With one we can reach you when your e-mail does not work.',
          path: '/profile',
          action: 'Add your phone number',
        },
  ({ unusedSessions }) =>
    unusedSessions === 0
      ? null
      : {
          type: 'other',
          points: 10,
          message: `${counted(unusedSessions, 'One session was', 'sessions were')} not used for ${UNUSED_AFTER_DAYS} days or longer. End what you no longer use.`,
          path: '/security#sessions',
          action: 'See active sessions',
        },
];

/** Score out of 100 with everything that lowers it, in the order of what to do first. */
export function scoreAccount(facts: AccountFacts): { securityScore: number; riskLevel: RiskLevel; recommendations: Recommendation[] } {
  const recommendations = rules.flatMap((rule) => rule(facts) ?? []);
  const securityScore = Math.max(0, 100 - recommendations.reduce((sum, { points }) => sum + points, 0));
  return { securityScore, riskLevel: securityScore >= 80 ? 'low' : securityScore >= 60 ? 'medium' : 'high', recommendations };
}

/** What is known of one session when its risk is judged. */
export interface SessionFacts {
  isCurrent: boolean;
  lastSeenAt: Date;
  /** Whether its device first signed in within `NEW_DEVICE_DAYS` and is not the person's first. */
  deviceIsNew: boolean;
  deviceIsUnrecognised: boolean;
}

/** No sign of danger is `low`, one `medium`, two or more `high`. */
export function riskOfSession(session: SessionFacts, now: Date): RiskLevel {
  const signs = [!session.isCurrent && isUnused(session.lastSeenAt, now), session.deviceIsNew, session.deviceIsUnrecognised];
  const count = signs.filter(Boolean).length;
  return count === 0 ? 'low' : count === 1 ? 'medium' : 'high';
}

export const isUnused = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() >= UNUSED_AFTER_DAYS * DAY_MS;
