import { relativeTime, type Notification } from '#contract/messaging/notifications.ts';
import * as notificationWords from '#messages/notifications/en.ts';

/** A notification, ready to be written out. */
export function viewNotification(
  { _id, type, title, message, read, createdAt, path, ...sent }: Notification,
  now: Date,
) {
  return {
    id: _id,
    type,
    title,
    message,
    read,
    at: createdAt,
    when: relativeTime(createdAt, now),
    /** Channel tags of spec section 2. */
    channels: [
      sent.sentViaApp && notificationWords.channelNames.app,
      sent.sentViaEmail && notificationWords.channelNames.email,
      sent.sentViaWhatsApp && notificationWords.channelNames.whatsapp,
    ].filter((channel) => channel !== false),
    /** Where it leads, or empty. */
    path,
  };
}

export type NotificationView = ReturnType<typeof viewNotification>;
