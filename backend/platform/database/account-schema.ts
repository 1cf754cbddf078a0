import type { ColumnType } from 'kysely';

/** The tables of `migrations/0007_accounts.sql` and `0025_confirmed_addresses.sql`. */
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
  email_links: {
    id: string;
    user_id: string;
    kind: 'confirm' | 'keep';
    email: string;
    token_hash: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}
