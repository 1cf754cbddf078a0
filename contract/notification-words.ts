/*
 * What browsers need to know of notifications, apart from `notifications.ts` so that the
 * schemas do not travel to every page.
 */

/** Steps and ages of spec section 9. */
export const NOTIFICATIONS_FIRST = 10;
export const NOTIFICATIONS_MORE = 20;
/** A list is never longer than this. */
export const NOTIFICATIONS_MOST = 500;
export const NOTIFICATION_DAYS = 30;
export const NOTIFICATION_POLL_MS = 30_000;

/** Texts of the panel (spec section 2). */
export const notificationSentences = {
  title: 'Notifications',
  empty: 'No notifications yet',
  markAll: 'Mark all read',
  more: 'Load more notifications',
  footer: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
  chooseMails: 'Choose which mails you get',
  cleanUp: 'Auto-cleanup after 30 days',
} as const;

/** `Just now`, `5h ago`, `3d ago` (spec section 9). */
export function relativeTime(createdAt: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(createdAt)) / 3_600_000);
  if (hours < 1) return 'Just now';
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
