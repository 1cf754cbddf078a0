import type { ColumnType, Generated } from 'kysely';
import type { DesignSelection } from '#contract/designs/designs.ts';

/** The tables of `migrations/0009_designs.sql` and what came to them later. */
export interface DesignSchema {
  event_designs: {
    event_id: string;
    selection: ColumnType<Omit<DesignSelection, 'photo'>, string, string>;
    photo_id: string | null;
    drawn: string | null;
    failed: string | null;
    wide_image_id: string | null;
    tall_image_id: string | null;
    print_image_id: string | null;
    chosen_at: ColumnType<Date, Date, Date>;
    /** Null while the event uses it. */
    cleared_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    noted: string | null;
    left_out: Generated<string[]>;
    cut: Generated<boolean>;
  };
}
