import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LoggedAct } from '#contract/operator/console.ts';

/** The tables of `migrations/0063_operators_console.sql`. */
export interface ConsoleSchema {
  /** Added to, and never changed: the database refuses it. */
  operator_log: {
    id: ColumnType<string, string, never>;
    at: ColumnType<Date, Date, never>;
    operator_id: ColumnType<string, string, never>;
    operator_email: ColumnType<string, string, never>;
    act: ColumnType<LoggedAct, LoggedAct, never>;
    subject: ColumnType<string, string, never>;
    reason: ColumnType<string, string, never>;
  };
  ledger_checks: {
    id: string;
    asked_at: Date;
    finished_at: ColumnType<Date | null, never, Date>;
    failed: Generated<boolean>;
    differences: Generated<number>;
    not_asked: Generated<number>;
    findings: JSONColumnType<{ kind: string; sentence: string }[], string | undefined, string>;
    more_findings: Generated<number>;
    checked: Generated<string>;
  };
}
