import type { apiKeyOperations } from '#contract/accounts/api-key-operations.ts';
import type { accountOperations } from '#contract/accounts/account-operations.ts';
import type { contactOperations } from '#contract/messaging/contact-operations.ts';
import type { hostOperations } from '#contract/events/host-operations.ts';
import type { passkeyOperations } from '#contract/accounts/passkey-operations.ts';
import type { notificationOperations } from '#contract/messaging/notification-operations.ts';
import type { webhookOperations } from '#contract/messaging/webhook-operations.ts';
import type { signInOperations } from '#contract/accounts/sign-in-operations.ts';
import type { securityOperations } from '#contract/accounts/security-operations.ts';
import { only, type AnswerReaders } from './readers.ts';
import { outcomeReaders } from './shapes.ts';

const user = {
  user: only(
    'self',
    '_id',
    'email',
    'firstName',
    'lastName',
    'phone',
    'city',
    'state',
    'country',
    'profilePicture',
    'plan',
    'pendingEmail',
  ),
};

/** Everybody reads their own account alone. */
export const accountReaders: AnswerReaders<typeof accountOperations> = {
  getCurrentUser: user,
  updateProfile: { ...user, ...only('self', 'confirmation', 'message') },
  sendEmailConfirmation: { ...user, ...only('self', 'message') },
  cancelEmailChange: { ...user, ...only('self', 'message') },
  // whoever has the link of the mail
  getEmailLink: only('self', 'kind', 'email', 'firstName', 'used'),
  useEmailLink: { ...outcomeReaders, ...only('self', 'kind') },
  exportAccount: 'self',
  getAccountDeletion: {
    ...only('self', 'confirmation', 'events', 'contributions'),
    obstacles: only('self', 'reason', 'message', 'path', 'label'),
  },
  deleteAccount: outcomeReaders,
};

/** Of the code a browser asked for nobody else reads: the address is what that browser typed. */
export const signInReaders: AnswerReaders<typeof signInOperations> = {
  requestSignInCode: { ...outcomeReaders, ...only('self', 'email') },
  getSignInCode: only('self', 'email', 'state', 'triesLeft', 'returnTo', 'crowdedUntil'),
  signInWithCode: { ...outcomeReaders, ...only('self', 'returnTo') },
};

const passkey = only('self', 'passkeyId', 'name', 'addedAt', 'lastUsedAt');

/** Everybody reads their own passkeys alone; what a browser is asked to sign says nothing of anybody else. */
export const passkeyReaders: AnswerReaders<typeof passkeyOperations> = {
  listPasskeys: { passkeys: passkey, ...only('self', 'signInFirst') },
  beginPasskey: {
    ...only('self', 'challenge', 'timeout', 'attestation'),
    rp: only('self', 'id', 'name'),
    user: only('self', 'id', 'name', 'displayName'),
    pubKeyCredParams: only('self', 'type', 'alg'),
    excludeCredentials: only('self', 'id', 'type'),
    authenticatorSelection: only('self', 'residentKey', 'requireResidentKey', 'userVerification'),
  },
  addPasskey: { ...outcomeReaders, passkey },
  removePasskey: outcomeReaders,
  beginPasskeySignIn: only('self', 'challenge', 'rpId', 'timeout', 'userVerification'),
  signInWithPasskey: { ...outcomeReaders, ...only('self', 'returnTo') },
};

const apiKey = only(
  'self',
  'keyId',
  'name',
  'start',
  'scopes',
  'madeAt',
  'endsAt',
  'lastUsedAt',
  'revokedAt',
);

/** Everybody reads their own keys alone, and the key itself once. */
export const apiKeyReaders: AnswerReaders<typeof apiKeyOperations> = {
  listApiKeys: { keys: apiKey, past: apiKey, ...only('self', 'signInFirst') },
  makeApiKey: { ...outcomeReaders, ...only('self', 'secret'), key: apiKey },
  revokeApiKey: outcomeReaders,
};

const webhook = only('self', 'webhookId', 'url', 'topics', 'addedAt', 'offBecause', 'failingSince');

/** Everybody reads their own webhooks alone, and a secret once; what is sent is for the owner of the event (`contract/messaging/webhook-payloads.ts`). */
export const webhookReaders: AnswerReaders<typeof webhookOperations> = {
  listWebhooks: { webhooks: webhook, ...only('self', 'signInFirst') },
  addWebhook: { ...outcomeReaders, ...only('self', 'secret'), webhook },
  getWebhook: {
    webhook,
    deliveries: only(
      'self',
      'deliveryId',
      'type',
      'state',
      'at',
      'tries',
      'lastTriedAt',
      'outcome',
      'status',
      'payload',
    ),
    ...only('self', 'signInFirst'),
  },
  changeWebhook: outcomeReaders,
  removeWebhook: outcomeReaders,
  replaceWebhookSecret: { ...outcomeReaders, ...only('self', 'secret') },
  testWebhook: outcomeReaders,
  resendDelivery: outcomeReaders,
};

const choice = only('self', 'byEmail', 'byWhatsApp', 'whatsAppNumber');

/** Notifications go to who was addressed; whom their sentences name is decided where they are written (`backend/messaging/notifications/content.ts`). */
export const notificationReaders: AnswerReaders<typeof notificationOperations> = {
  getNotifications: {
    notifications: only(
      'self',
      '_id',
      'type',
      'title',
      'message',
      'read',
      'createdAt',
      'sentViaApp',
      'sentViaEmail',
      'sentViaWhatsApp',
      'path',
    ),
    ...only('self', 'hasMore'),
  },
  getUnreadCount: only('self', 'unreadCount'),
  markNotificationsRead: outcomeReaders,
  cleanUpNotifications: outcomeReaders,
  getNotificationMail: choice,
  setNotificationMail: choice,
};

const device = only('self', 'browser', 'os', 'deviceType');

export const securityReaders: AnswerReaders<typeof securityOperations> = {
  listSessions: {
    activeSessions: {
      ...only('self', 'sessionId', 'way'),
      device,
      location: only('self', 'ip'),
      timing: only('self', 'timeAgo', 'sessionDuration', 'loginAt'),
      security: only('self', 'isCurrentSession', 'isActive', 'riskLevel'),
    },
  },
  listPastLogins: {
    pastLogins: { ...only('self', 'sessionId', 'loginAt', 'ipAddress', 'status', 'way', 'reason'), device },
  },
  getSecurityOverview: {
    accountSecurity: only('self', 'securityScore', 'riskLevel'),
    sessionActivity: only('self', 'totalActiveSessions', 'recentLogins'),
    recommendations: only('self', 'type', 'message', 'path', 'action', 'points'),
  },
  revokeSession: { ...outcomeReaders, ...only('self', 'action') },
  revokeOtherSessions: {
    ...outcomeReaders,
    ...only('self', 'revoked', 'calendarEnded', 'revokedKeys', 'webhooksOff'),
  },
  keepSessionAlive: outcomeReaders,
};

export const contactReaders: AnswerReaders<typeof contactOperations> = { sendContactMessage: outcomeReaders };

const host = only('owner', '_id', 'email', 'name', 'role', 'state', 'mail', 'invitedAt', 'expiresAt');
const saved = { host, ...only('owner', 'message') };

/** Who helps is the owner's to know. An invitation is for whoever was invited or holds its mail. */
export const hostReaders: AnswerReaders<typeof hostOperations> = {
  listHosts: { hosts: host },
  inviteHost: saved,
  leaveEvent: outcomeReaders,
  changeHostRole: saved,
  resendHostInvitation: saved,
  removeHost: outcomeReaders,
  getHostInvitation: only(
    'self',
    'eventName',
    'startsAt',
    'timeZone',
    'ownerName',
    'role',
    'state',
    'viewer',
    'eventId',
  ),
  acceptHostInvitation: only('self', 'eventId', 'role', 'message'),
};
