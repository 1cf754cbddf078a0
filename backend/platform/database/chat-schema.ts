import type { ColumnType, Generated } from 'kysely';
import type { ChatStatus, ChatWhy } from '#contract/guests/chats.ts';

/** The table of `migrations/0119_chats.sql`; `stored_at` tells the order of messages of one second. */
export interface ChatSchema {
  chat_messages: {
    id: string;
    event_id: string;
    guest_id: string;
    from_guest: boolean;
    phone: string;
    body: string;
    provider_ref: ColumnType<string | null, string | null | undefined, string | null>;
    request_id: ColumnType<string | null, string | null | undefined, never>;
    status: ChatStatus;
    why: ColumnType<ChatWhy | null, ChatWhy | null | undefined, ChatWhy | null>;
    error: Generated<string>;
    written_at: Date;
    stored_at: Generated<Date>;
  };
}
