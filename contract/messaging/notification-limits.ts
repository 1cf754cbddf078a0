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
