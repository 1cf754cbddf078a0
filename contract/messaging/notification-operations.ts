import { outcome } from '#contract/common/fields.ts';
import * as notifications from './notifications.ts';
import type { Operation } from '#contract/operation.ts';

/** The calls of notifications: a part of the table in `operations.ts`. */
export const notificationOperations = {
  getNotifications: {
    method: 'GET',
    path: '/auth/notifications',
    summary: 'The newest notifications of the signed-in user, and whether there are more',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    query: notifications.notificationsQuery,
    response: notifications.notifications,
  },
  getUnreadCount: {
    method: 'GET',
    path: '/auth/notifications/unread-count',
    summary: 'How many notifications are unread',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    response: notifications.unreadCount,
  },
  markNotificationsRead: {
    method: 'POST',
    path: '/auth/notifications/mark-read',
    summary: 'Mark notifications as read; an empty list means all',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    body: notifications.markReadForm,
    response: outcome,
  },
  cleanUpNotifications: {
    method: 'DELETE',
    path: '/auth/notifications/cleanup',
    summary: 'Delete the user’s notifications older than a moment',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    query: notifications.cleanUpQuery,
    response: outcome,
  },
  getNotificationMail: {
    method: 'GET',
    path: '/auth/notification-mail',
    summary: 'Which notifications also come by e-mail and by WhatsApp',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    response: notifications.notificationMail,
  },
  setNotificationMail: {
    method: 'PUT',
    path: '/auth/notification-mail',
    summary: 'Choose which notifications also come by e-mail and by WhatsApp',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'depends',
    body: notifications.notificationMailForm,
    response: notifications.notificationMail,
  },
} as const satisfies Record<string, Operation>;
