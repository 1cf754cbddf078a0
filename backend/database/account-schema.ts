import type { ColumnType } from 'kysely';

/** The table of `migrations/0007_accounts.sql`. */
export interface AccountSchema {
  contact_messages: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    topic: string;
    message: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}
