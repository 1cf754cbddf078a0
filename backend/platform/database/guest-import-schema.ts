import type { ColumnType, RawBuilder } from 'kysely';
import type { GuestImportAdded } from '#contract/guests/guest-imports.ts';
import type { ColumnsOfTables, GuestListPreview } from '#contract/guests/guest-list-file.ts';

/** The tables of `migrations/0077_guest_imports.sql` and `0116_guest_list_files.sql` and `0124_import_undo.sql`. */
export interface GuestImportSchema {
  guest_imports: {
    id: string;
    user_id: string;
    event_id: string;
    preview: ColumnType<GuestListPreview | null, string | null, string | null>;
    answer: ColumnType<GuestImportAdded | null, string | null | undefined, string | null>;
    /** By guest added a digest of what the file said. */
    guests: ColumnType<Record<string, string> | null, undefined, RawBuilder<Record<string, string> | null>>;
    /** By guest changed what they were before, with a digest of what they became and when. */
    updates: ColumnType<unknown, undefined, RawBuilder<unknown>>;
    created_at: ColumnType<Date, Date, Date>;
  };
  guest_changes: {
    id: string;
    event_id: string;
    user_id: string;
    /** As `backend/guests/many/changes-repository.ts` says. */
    kept: ColumnType<unknown, RawBuilder<unknown>, never>;
    created_at: ColumnType<Date, Date, never>;
  };
  guest_list_files: {
    user_id: string;
    place: string;
    file_name: string;
    bytes: Uint8Array;
    created_at: Date;
  };
  guest_list_shapes: {
    user_id: string;
    shape: string;
    /** Rows of before 0129 say more, which is not read. */
    choices: ColumnType<ColumnsOfTables, string, string>;
    used_at: Date;
  };
}
