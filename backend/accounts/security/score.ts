import { DAY_MS } from '#contract/common/durations.ts';
import type { Recommendation, RiskLevel } from '#contract/accounts/security.ts';
import { securityWords } from '#messages/security/words.ts';

/*
 * The rules of docs/security-score.md. Whoever changes a number here changes it there.
 */

/** A session nobody used for so long is one too many. */
export const UNUSED_AFTER_DAYS = 14;
/** How long a device counts as new. */
export const NEW_DEVICE_DAYS = 7;
/** How long a failed sign-in counts. */
export const FAILED_LOGIN_DAYS = 7;
/** So many failed sign-ins within that time are more than slips. */
const FAILED_LOGINS_NOTICED = 3;
/** So many sessions are usual: a telephone, a computer, one more. */
const USUAL_SESSIONS = 3;

/**
 * What a sign of danger at one session costs, the session and its account alike: so an
 * account is never judged safer than its riskiest session.
 */
const signs = { newDevice: 25, unrecognisedDevice: 25, unused: 10 } as const;

const riskOfScore = (score: number): RiskLevel => (score >= 80 ? 'low' : score >= 60 ? 'medium' : 'high');

/** What is known of an account when its score is made. */
export interface AccountFacts {
  /** Whether an address of theirs counts: vouched for by the identity provider, or confirmed from a mail. */
  emailConfirmed: boolean;
  /** Whether the person proved an address: news about the account's security go to no other. */
  hasProvenAddress: boolean;
  /** Whether mails go to one that is not among them. */
  isEmailUnproven: boolean;
  hasPhone: boolean;
  activeSessions: number;
  /** Active sessions other than the current one that nobody used for `UNUSED_AFTER_DAYS`. */
  unusedSessions: number;
  /** Devices that first signed in within `NEW_DEVICE_DAYS`, the person's first device left out. */
  newDevices: number;
  /** Active sessions on devices nobody can recognise by name. */
  unrecognisedSessions: number;
  /** Failed sign-ins within `FAILED_LOGIN_DAYS`. */
  failedLogins: number;
}

type Rule = (facts: AccountFacts) => Recommendation | null;

const rules: readonly Rule[] = [
  ({ failedLogins }) =>
    failedLogins < FAILED_LOGINS_NOTICED
      ? null
      : {
          type: 'warning',
          points: 15,
          message: securityWords.loginsFailed(failedLogins, FAILED_LOGIN_DAYS),
          path: '/security#logins',
          action: securityWords.seeLogins,
        },
  ({ newDevices }) =>
    newDevices === 0
      ? null
      : {
          type: 'warning',
          points: signs.newDevice,
          message: securityWords.newDevices(newDevices, NEW_DEVICE_DAYS),
          path: '/security#sessions',
          action: securityWords.seeSessions,
        },
  ({ unrecognisedSessions }) =>
    unrecognisedSessions === 0
      ? null
      : {
          type: 'warning',
          points: signs.unrecognisedDevice,
          message: securityWords.unrecognisedSessions(unrecognisedSessions),
          path: '/security#sessions',
          action: securityWords.seeSessions,
        },
  ({ activeSessions }) =>
    activeSessions <= USUAL_SESSIONS
      ? null
      : {
          type: 'warning',
          points: Math.min(20, 5 * (activeSessions - USUAL_SESSIONS)),
          message: securityWords.manySessions(activeSessions),
          path: '/security/revoke-others',
          action: securityWords.revokeOthers,
        },
  ({ emailConfirmed }) =>
    emailConfirmed
      ? null
      : {
          type: 'info',
          points: 20,
          message: securityWords.emailNotConfirmed,
          path: '/profile',
          action: securityWords.confirmEmail,
        },
  ({ emailConfirmed, hasProvenAddress, isEmailUnproven }) =>
    !emailConfirmed || (hasProvenAddress && !isEmailUnproven)
      ? null
      : {
          type: 'info',
          points: hasProvenAddress ? 0 : 20,
          message: hasProvenAddress ? securityWords.emailOnlyForMails : securityWords.emailUnproven,
          path: '/profile',
          action: hasProvenAddress ? securityWords.confirmEmail : securityWords.changeEmail,
        },
  ({ hasPhone }) =>
    hasPhone
      ? null
      : {
          type: 'info',
          points: 10,
          message: securityWords.phoneMissing,
          path: '/profile',
          action: securityWords.addPhone,
        },
  ({ unusedSessions }) =>
    unusedSessions === 0
      ? null
      : {
          type: 'other',
          points: signs.unused,
          message: securityWords.sessionsUnused(unusedSessions, UNUSED_AFTER_DAYS),
          path: '/security#sessions',
          action: securityWords.seeSessions,
        },
];

/** Score out of 100 with everything that lowers it, in the order of what to do first. */
export function scoreAccount(facts: AccountFacts): {
  securityScore: number;
  riskLevel: RiskLevel;
  recommendations: Recommendation[];
} {
  const recommendations = rules.flatMap((rule) => rule(facts) ?? []);
  const securityScore = Math.max(0, 100 - recommendations.reduce((sum, { points }) => sum + points, 0));
  return { securityScore, riskLevel: riskOfScore(securityScore), recommendations };
}

/** What is known of one session when its risk is judged. */
export interface SessionFacts {
  isCurrent: boolean;
  lastSeenAt: Date;
  /** Whether its device first signed in within `NEW_DEVICE_DAYS` and is not the person's first. */
  deviceIsNew: boolean;
  deviceIsUnrecognised: boolean;
}

/** The risk of a session by what its signs cost, on the account's own scale. */
export function riskOfSession(session: SessionFacts, now: Date): RiskLevel {
  const unused = !session.isCurrent && isUnused(session.lastSeenAt, now);
  const lost =
    (unused ? signs.unused : 0) +
    (session.deviceIsNew ? signs.newDevice : 0) +
    (session.deviceIsUnrecognised ? signs.unrecognisedDevice : 0);
  return riskOfScore(100 - lost);
}

const isUnused = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= UNUSED_AFTER_DAYS * DAY_MS;
