import type { ReactNode } from 'react';
import '#app/notifications/notifications.css';
import type { NotificationView } from '#app/notifications/view.server.ts';
import {
  Bell,
  Gift,
  HandCoins,
  Mail,
  MessageCircle,
  Pencil,
  RefreshCw,
  ShieldAlert,
  UserCheck,
  UserPlus,
  UserX,
} from '#app/ui/icons.tsx';
import type { NotificationType, OtherNotificationType } from '#contract/messaging/notifications.ts';
import * as notificationWords from '#messages/notifications/en.ts';

const drawn = { size: 18, 'aria-hidden': true } as const;

const icons: Record<NotificationType | OtherNotificationType, ReactNode> = {
  rsvp_yes: <UserCheck {...drawn} />,
  rsvp_no: <UserX {...drawn} />,
  unrsvp: <RefreshCw {...drawn} />,
  guest_message: <MessageCircle {...drawn} />,
  guest_invited: <Mail {...drawn} />,
  gift_updated: <Pencil {...drawn} />,
  gift_purchased: <Gift {...drawn} />,
  collab_request: <UserPlus {...drawn} />,
  collab_accepted: <UserCheck {...drawn} />,
  collab_rejected: <UserX {...drawn} />,
  collab_joined: <HandCoins {...drawn} />,
  co_host: <UserPlus {...drawn} />,
  new_device: <ShieldAlert {...drawn} />,
  passkey: <ShieldAlert {...drawn} />,
  api_key: <ShieldAlert {...drawn} />,
  webhook: <ShieldAlert {...drawn} />,
  design_tool: <ShieldAlert {...drawn} />,
  sending: <ShieldAlert {...drawn} />,
};

/** A type this browser's page does not know gets a generic icon (spec section 3). */
const iconOf = (type: string): ReactNode =>
  Object.hasOwn(icons, type) ? icons[type as keyof typeof icons] : <Bell {...drawn} />;

/** What one notification shows, inside whatever is pressed to open it; phrasing content only. */
export function NotificationSummary({ item }: { item: NotificationView }) {
  return (
    <>
      <span className="note-icon">{iconOf(item.type)}</span>
      <span className="note-text">
        <span className="note-title">
          {item.title}
          {item.read ? null : <span className="note-new">{notificationWords.isNew}</span>}
        </span>
        <span className="note-message">{item.message}</span>
        <span className="note-meta">
          <time dateTime={item.at}>{item.when}</time>
          {item.channels.map((channel) => (
            <span key={channel} className="note-tag">
              {channel}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}
