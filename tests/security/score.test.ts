import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  riskOfSession,
  scoreAccount,
  type AccountFacts,
  type SessionFacts,
} from '#backend/accounts/security/score.ts';
import { duration, timeAgo } from '#backend/accounts/security/times.ts';
import { scoreBand } from '#contract/accounts/security.ts';

const fine: AccountFacts = {
  emailConfirmed: true,
  hasProvenAddress: true,
  isEmailUnproven: false,
  hasPhone: true,
  activeSessions: 1,
  unusedSessions: 0,
  newDevices: 0,
  unrecognisedSessions: 0,
  failedLogins: 0,
};

describe('the score', () => {
  const table: readonly [string, Partial<AccountFacts>, number, 'low' | 'medium' | 'high', string[]][] = [
    ['nothing to complain of', {}, 100, 'low', []],
    ['three sessions are usual', { activeSessions: 3 }, 100, 'low', []],
    ['two failed sign-ins are slips', { failedLogins: 2 }, 100, 'low', []],
    ['three failed sign-ins', { failedLogins: 3 }, 85, 'low', ['warning /security#logins 15']],
    ['thirty failed sign-ins', { failedLogins: 30 }, 85, 'low', ['warning /security#logins 15']],
    ['a new device', { newDevices: 1 }, 75, 'medium', ['warning /security#sessions 25']],
    [
      'a device nobody can name',
      { unrecognisedSessions: 2 },
      75,
      'medium',
      ['warning /security#sessions 25'],
    ],
    ['four sessions', { activeSessions: 4 }, 95, 'low', ['warning /security/revoke-others 5']],
    ['seven sessions', { activeSessions: 7 }, 80, 'low', ['warning /security/revoke-others 20']],
    ['more sessions cost no more', { activeSessions: 70 }, 80, 'low', ['warning /security/revoke-others 20']],
    ['no confirmed e-mail', { emailConfirmed: false }, 80, 'low', ['info /profile 20']],
    ['an e-mail confirmed by anybody', { hasProvenAddress: false }, 80, 'low', ['info /profile 20']],
    ['one that gets mails alone', { isEmailUnproven: true }, 100, 'low', ['info /profile 0']],
    ['no phone', { hasPhone: false }, 90, 'low', ['info /profile 10']],
    ['an unused session', { unusedSessions: 1 }, 90, 'low', ['other /security#sessions 10']],
    [
      'just below good',
      { emailConfirmed: false, activeSessions: 4 },
      75,
      'medium',
      ['warning /security/revoke-others 5', 'info /profile 20'],
    ],
    [
      'the end of medium',
      { failedLogins: 3, newDevices: 1 },
      60,
      'medium',
      ['warning /security#logins 15', 'warning /security#sessions 25'],
    ],
    [
      'poor',
      { emailConfirmed: false, hasPhone: false, failedLogins: 3 },
      55,
      'high',
      ['warning /security#logins 15', 'info /profile 20', 'info /profile 10'],
    ],
  ];

  it.each(table)('%s', (_name, facts, score, risk, recommended) => {
    const result = scoreAccount({ ...fine, ...facts });
    expect(result.securityScore).toBe(score);
    expect(result.riskLevel).toBe(risk);
    expect(result.recommendations.map(({ type, path, points }) => `${type} ${path} ${points}`)).toEqual(
      recommended,
    );
    expect({ good: 'low', medium: 'medium', poor: 'high' }[scoreBand(score)]).toBe(risk);
  });

  it('with everything wrong is what the rules leave, never below zero', () => {
    const worst = scoreAccount({
      emailConfirmed: false,
      hasProvenAddress: false,
      isEmailUnproven: true,
      hasPhone: false,
      activeSessions: 50,
      unusedSessions: 9,
      newDevices: 9,
      unrecognisedSessions: 9,
      failedLogins: 99,
    });
    expect(worst.securityScore).toBe(0);
    expect(worst.riskLevel).toBe('high');
    expect(new Set(worst.recommendations.map(({ type }) => type))).toEqual(
      new Set(['warning', 'info', 'other']),
    );
  });

  it('is what docs/security-score.md says', () => {
    const written = readFileSync('docs/security-score.md', 'utf8');
    const points = [...written.matchAll(/^\| .+ \| (?:5 each, at most )?(\d+) \| `(\w+)` \|$/gm)].map(
      ([, number, type]) => `${type} ${number}`,
    );
    const worst = scoreAccount({
      emailConfirmed: false,
      hasProvenAddress: false,
      isEmailUnproven: true,
      hasPhone: false,
      activeSessions: 50,
      unusedSessions: 9,
      newDevices: 9,
      unrecognisedSessions: 9,
      failedLogins: 99,
    });
    const lost = worst.recommendations.map(({ type, points: each }) => `${type} ${each}`);
    // none confirmed, or by anybody alone: never both
    lost.splice(4, 0, 'info 20');
    expect(points).toEqual(lost);
  });

  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'medium'],
    [60, 'medium'],
    [59, 'poor'],
    [0, 'poor'],
  ])('%i is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

const now = new Date('2026-11-21T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const DAY = 24 * 60;

describe('the risk of a session', () => {
  const usual: SessionFacts = {
    isCurrent: false,
    lastSeenAt: before(10),
    deviceIsNew: false,
    deviceIsUnrecognised: false,
  };
  it.each<[Partial<SessionFacts>, string]>([
    [{}, 'low'],
    [{ lastSeenAt: before(14 * DAY - 1) }, 'low'],
    [{ lastSeenAt: before(14 * DAY) }, 'low'],
    [{ lastSeenAt: before(14 * DAY), deviceIsUnrecognised: true }, 'medium'],
    [{ lastSeenAt: before(14 * DAY), isCurrent: true }, 'low'],
    [{ deviceIsNew: true }, 'medium'],
    [{ deviceIsNew: true, isCurrent: true }, 'medium'],
    [{ deviceIsUnrecognised: true }, 'medium'],
    [{ deviceIsNew: true, deviceIsUnrecognised: true }, 'high'],
    [{ deviceIsNew: true, deviceIsUnrecognised: true, lastSeenAt: before(14 * DAY) }, 'high'],
  ])('%j is %s', (facts, risk) => {
    expect(riskOfSession({ ...usual, ...facts }, now)).toBe(risk);
  });
});

describe('the account and its sessions', () => {
  const worse = { low: 0, medium: 1, high: 2 };
  const twice = [false, true];

  it('never contradict each other: no account is safer than its riskiest session', () => {
    const signsOf = twice.flatMap((unused) =>
      twice.flatMap((deviceIsNew) =>
        twice.map((deviceIsUnrecognised) => ({ unused, deviceIsNew, deviceIsUnrecognised })),
      ),
    );
    let pairs = 0;
    for (const one of signsOf) {
      for (const other of signsOf) {
        const sessions = [one, other];
        const count = (sign: keyof typeof one) => sessions.filter((session) => session[sign]).length;
        for (const emailConfirmed of twice) {
          const account = scoreAccount({
            ...fine,
            emailConfirmed,
            activeSessions: 2,
            unusedSessions: count('unused'),
            newDevices: count('deviceIsNew'),
            unrecognisedSessions: count('deviceIsUnrecognised'),
          });
          for (const { unused, ...device } of sessions) {
            const risk = riskOfSession(
              { isCurrent: false, lastSeenAt: before(unused ? 20 * DAY : 1), ...device },
              now,
            );
            expect(
              worse[account.riskLevel],
              JSON.stringify({ sessions, emailConfirmed }),
            ).toBeGreaterThanOrEqual(worse[risk]);
            pairs += 1;
          }
        }
      }
    }
    expect(pairs).toBe(256);
  });
});

describe('times', () => {
  it.each([
    [0, 'Just now'],
    [4.9, 'Just now'],
    [5, '5 min ago'],
    [59, '59 min ago'],
    [60, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, '1d ago'],
    [20 * DAY, '20d ago'],
    [-3, 'Just now'],
  ])('%d minutes ago: %s', (minutes, words) => {
    expect(timeAgo(before(minutes), now)).toBe(words);
  });

  it.each([
    [0, 'Less than a minute'],
    [1, '1 min'],
    [59.9, '59 min'],
    [60, '1h'],
    [125, '2h 5m'],
    [DAY, '1d'],
    [3 * DAY + 4 * 60 + 7, '3d 4h'],
  ])('%d minutes long: %s', (minutes, words) => {
    expect(duration(before(minutes), now)).toBe(words);
  });
});
