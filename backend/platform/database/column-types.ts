import type { ColumnType } from 'kysely';

/** An instant; the database fills it in when an insert leaves it out. */
export type Instant = ColumnType<Date, Date | undefined, Date>;
