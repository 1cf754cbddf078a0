import type { ColumnType, Generated } from 'kysely';

/** The tables of `migrations/0005_notifications.sql`. */
export interface NotificationSchema {
  notifications: {
    id: string;
    user_id: string;
    type: string;
    title: string;
    message: string;
    path: string;
    read_at: ColumnType<Date | null, never, Date>;
    email: 'none' | 'waiting' | 'sent';
    via_whatsapp: Generated<boolean>;
    created_at: ColumnType<Date, Date, never>;
  };
  notification_settings: {
    user_id: string;
    not_mailed: Generated<string[]>;
    last_mail_at: ColumnType<Date | null, Date | null | undefined, Date>;
  };
}
