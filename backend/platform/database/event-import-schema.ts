import type { ColumnType } from 'kysely';
import type { EventFileContents } from '#contract/events/event-file.ts';

/** The table of `migrations/0074_event_imports.sql`. */
export interface EventImportSchema {
  event_imports: {
    id: string;
    user_id: string;
    source: string;
    contents: ColumnType<EventFileContents | null, string | null, string | null>;
    event_id: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: ColumnType<Date, Date, never>;
  };
}
