import type { ColumnType, Generated } from 'kysely';

/** The tables of `migrations/0005_notifications.sql`, with what `0010_messages.sql` adds. */
export interface NotificationSchema {
  notifications: {
    id: string;
    user_id: string;
    type: string;
    title: string;
    message: string;
    /** The guest or the account whose words it quotes. */
    quotes: string | null;
    path: string;
    read_at: ColumnType<Date | null, never, Date>;
    email: 'none' | 'waiting' | 'sent';
    whatsapp: Generated<'none' | 'waiting' | 'sending' | 'sent' | 'failed'>;
    message_id: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: ColumnType<Date, Date, never>;
  };
  notification_settings: {
    user_id: string;
    not_mailed: Generated<string[]>;
    last_mail_at: ColumnType<Date | null, Date | null | undefined, Date>;
    by_whatsapp: Generated<string[]>;
    last_whatsapp_at: ColumnType<Date | null, Date | null | undefined, Date>;
  };
}
