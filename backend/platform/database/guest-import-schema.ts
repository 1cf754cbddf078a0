import type { ColumnType } from 'kysely';
import type { GuestImportAdded } from '#contract/guests/guest-imports.ts';
import type { GuestListPreview } from '#contract/guests/guest-list-file.ts';

/** The table of `migrations/0077_guest_imports.sql`. */
export interface GuestImportSchema {
  guest_imports: {
    id: string;
    user_id: string;
    event_id: string;
    preview: ColumnType<GuestListPreview | null, string | null, string | null>;
    answer: ColumnType<GuestImportAdded | null, string | null | undefined, string | null>;
    created_at: ColumnType<Date, Date, Date>;
  };
}
