import { z } from 'zod/v4';
import { notificationWords } from '#messages/notifications/words.ts';
import { id } from '#contract/common/fields.ts';
import { NOTIFICATIONS_FIRST, NOTIFICATIONS_MOST } from './notification-limits.ts';

export * from './notification-limits.ts';

/** What people are told about (spec section 3). */
export const notificationTypes = [
  'rsvp_yes',
  'rsvp_no',
  'unrsvp',
  'guest_message',
  'guest_invited',
  'gift_updated',
  'gift_purchased',
  'collab_request',
  'collab_accepted',
  'collab_rejected',
  'collab_joined',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** News that no choice of mails covers, because it has a mail of its own or none; clients show a generic icon. */
export type OtherNotificationType =
  | 'new_device'
  | 'passkey'
  | 'api_key'
  | 'webhook'
  | 'design_tool'
  | 'co_host'
  | 'sending';

/** One notification (spec section 3). The type is text: clients show a generic icon for one they do not know. */
const notification = z.object({
  _id: id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.string(),
  sentViaApp: z.boolean(),
  sentViaEmail: z.boolean(),
  sentViaWhatsApp: z.boolean(),
  /** A page of this site to go on with; empty for none. */
  path: z.string(),
});
export type Notification = z.infer<typeof notification>;

/** `GET /auth/notifications?limit={n}`: newest first. */
export const notificationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(NOTIFICATIONS_MOST).default(NOTIFICATIONS_FIRST),
});
export const notifications = z.object({ notifications: z.array(notification), hasMore: z.boolean() });
export const unreadCount = z.object({ unreadCount: z.number().int() });

/** `POST /auth/notifications/mark-read`: an empty list means all. */
export const markReadForm = z.object({ notificationIds: z.array(id).max(500).default([]) });

/** `DELETE /auth/notifications/cleanup?olderThan={ISO date}`. */
export const cleanUpQuery = z.object({
  olderThan: z.iso.datetime({ offset: true, error: () => notificationWords.badMoment }),
});

/**
 * Which types are sent as well, and by what. `whatsAppNumber` is where WhatsApp messages go;
 * empty when there is none, or no WhatsApp here: then there is nothing to choose.
 */
export const notificationMail = z.object({
  byEmail: z.array(z.enum(notificationTypes)),
  byWhatsApp: z.array(z.enum(notificationTypes)),
  whatsAppNumber: z.string(),
});
export type NotificationMail = z.infer<typeof notificationMail>;

/** `PUT /auth/notification-mail`: without `byWhatsApp` that choice stays as it is. */
export const notificationMailForm = z.object({
  byEmail: z.array(z.enum(notificationTypes)).max(notificationTypes.length),
  byWhatsApp: z.array(z.enum(notificationTypes)).max(notificationTypes.length).optional(),
});
export type NotificationMailForm = z.infer<typeof notificationMailForm>;

/** `Just now`, `5h ago`, `3d ago` (spec section 9). */
export function relativeTime(createdAt: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(createdAt)) / 3_600_000);
  if (hours < 1) return notificationWords.justNow;
  return hours < 24 ? notificationWords.hoursAgo(hours) : notificationWords.daysAgo(Math.floor(hours / 24));
}
