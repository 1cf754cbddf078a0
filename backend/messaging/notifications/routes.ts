import type { Db } from '#backend/platform/database/connect.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import {
  cleanUpNotifications,
  getNotificationMail,
  getNotifications,
  getUnreadCount,
  markNotificationsRead,
  setNotificationMail,
} from './service.ts';

/** `lock` takes the row of whoever is signed in until the transaction ends, and refuses whoever is not any more. */
export const mountNotifications =
  (lock: (tx: Db, viewer: SignedIn) => Promise<unknown>): Mount =>
  (ctx, implement) => {
    implement('getNotifications', ({ viewer, query }) => getNotifications(ctx, viewer, query.limit));
    implement('getUnreadCount', ({ viewer }) => getUnreadCount(ctx, viewer));
    implement('markNotificationsRead', ({ viewer, body }) =>
      markNotificationsRead(ctx, viewer, body.notificationIds),
    );
    implement('cleanUpNotifications', ({ viewer, query }) =>
      cleanUpNotifications(ctx, viewer, new Date(query.olderThan)),
    );
    implement('getNotificationMail', ({ viewer }) => getNotificationMail(ctx, viewer));
    implement('setNotificationMail', ({ viewer, body }) =>
      ctx.db.transaction().execute(async (tx) => {
        await lock(tx, viewer);
        return setNotificationMail(ctx, tx, viewer, body);
      }),
    );
  };
