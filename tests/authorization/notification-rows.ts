import { signedIn, type Row } from '#tests/authorization/row.ts';

/** The calls of `contract/messaging/notification-operations.ts`: everybody reads and changes their own alone. */
export const notificationRows = {
  getNotifications: { expected: signedIn() },
  getUnreadCount: { expected: signedIn() },
  markNotificationsRead: { expected: signedIn(), body: () => ({ notificationIds: [] }) },
  cleanUpNotifications: { expected: signedIn(), query: () => ({ olderThan: '2026-01-01T00:00:00Z' }) },
  getNotificationMail: { expected: signedIn() },
  setNotificationMail: { expected: signedIn(), body: () => ({ byEmail: ['rsvp_yes'] }) },
} satisfies Record<string, Row>;
