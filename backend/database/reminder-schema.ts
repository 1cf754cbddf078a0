import type { ColumnType } from 'kysely';
import type { Audience } from '#contract/reminders.ts';

/** The tables of `migrations/0016_reminders.sql`. */
export interface ReminderSchema {
  event_reminders: { event_id: string; days_before: number[]; saved_at: ColumnType<Date, Date, Date> };
  reminder_runs: { event_id: string; due_on: string; created_at: ColumnType<Date, Date | undefined, never> };
  guest_messages: {
    id: string;
    event_id: string;
    request_id: string;
    audience: Audience;
    text: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}
