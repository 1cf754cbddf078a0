import type { Mount } from '#backend/platform/http/implement.ts';
import {
  cleanUpNotifications,
  getNotificationMail,
  getNotifications,
  getUnreadCount,
  markNotificationsRead,
  setNotificationMail,
} from './service.ts';

export const mountNotifications: Mount = (ctx, implement) => {
  implement('getNotifications', ({ viewer, query }) => getNotifications(ctx, viewer, query.limit));
  implement('getUnreadCount', ({ viewer }) => getUnreadCount(ctx, viewer));
  implement('markNotificationsRead', ({ viewer, body }) =>
    markNotificationsRead(ctx, viewer, body.notificationIds),
  );
  implement('cleanUpNotifications', ({ viewer, query }) =>
    cleanUpNotifications(ctx, viewer, new Date(query.olderThan)),
  );
  implement('getNotificationMail', ({ viewer }) => getNotificationMail(ctx, viewer));
  implement('setNotificationMail', ({ viewer, body }) => setNotificationMail(ctx, viewer, body));
};
