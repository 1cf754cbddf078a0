import type { ColumnType } from 'kysely';
import type { Audience } from '#contract/guests/reminders.ts';

/** The tables of `migrations/0016_reminders.sql`, with the column of `0021_messages_to_functions.sql`. */
export interface ReminderSchema {
  event_reminders: {
    event_id: string;
    days_before: number[];
    saved_at: ColumnType<Date, Date, Date>;
    /** Kept by the database itself: never written here. */
    look_from: ColumnType<Date | null, never, never>;
  };
  reminder_runs: { event_id: string; due_on: string; created_at: ColumnType<Date, Date | undefined, never> };
  guest_messages: {
    id: string;
    event_id: string;
    request_id: string;
    audience: Audience;
    function_id: string | null;
    text: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}
