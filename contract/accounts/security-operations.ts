import { outcome } from '#contract/common/fields.ts';
import type { Operation } from '#contract/operation.ts';
import * as security from './security.ts';
import * as waysIn from './ways-in.ts';

/** The calls of the security centre: a part of the table in `operations.ts`. Everybody sees and ends their own sessions alone. */
export const securityOperations = {
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'The signed-in user’s sessions that can still be used',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: security.sessions,
  },
  listPastLogins: {
    method: 'GET',
    path: '/auth/past-logins',
    summary: 'The user’s latest logins, also those that failed',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: security.pastLogins,
  },
  getSecurityOverview: {
    method: 'GET',
    path: '/auth/security/overview',
    summary: 'Security score, risk level and what would raise the score',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: security.securityOverview,
  },
  revokeSession: {
    method: 'DELETE',
    path: '/auth/session/{sessionId}',
    summary: 'End one of the user’s sessions; the action `logout` says that it was this one',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    params: security.sessionParams,
    response: security.revokedSession,
  },
  revokeOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions/revoke-all',
    summary:
      'End all of the user’s sessions but this one and their calendar’s address; with `keys=revoke` their API keys and webhooks too',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    query: security.revokeOthersQuery,
    response: security.revokedSessions,
  },
  getWaysIn: {
    method: 'GET',
    path: '/auth/ways-in',
    summary:
      'What opens the user’s account beside the way they came by, and whether they still have to say whose that is',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: waysIn.waysIn,
  },
  getWaysInQuestion: {
    method: 'GET',
    path: '/auth/ways-in/question',
    summary: 'Whether the user still has to say whose the other ways into their account are',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    response: waysIn.waysInQuestion,
  },
  answerWaysIn: {
    method: 'POST',
    path: '/auth/ways-in',
    summary:
      'Say that all of it is one’s own, end every other way in, or leave the account to whoever had it before; the action `logout` says that one left',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'depends',
    readers: 'anyone',
    body: waysIn.waysInAnswer,
    response: waysIn.waysInAnswered,
  },
  keepSessionAlive: {
    method: 'POST',
    path: '/auth/session/heartbeat',
    summary: 'Say that this session is in use',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'anyone',
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
