import type { z } from 'zod/v4';
import type { auditLog, LoggedAct } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { withoutContacts } from '#backend/platform/log.ts';
import { operatorOf } from './access.ts';
import { insertLogged, loggedRows } from './log-repository.ts';
import { pageOfRows } from './rows.ts';

/** Something an operator looks at or does, as it is written down. */
interface Noted {
  act: LoggedAct;
  /** What it is about, by our identifiers. */
  subject: string;
  reason: string;
}

/**
 * Writes down who looks at or does what, and why, in the transaction that does it. Addresses and numbers that
 * somebody typed into the reason are blotted out: the log is kept longer than most guests are.
 */
export async function noteOperator(ctx: Context, tx: Db, viewer: Viewer, noted: Noted): Promise<void> {
  const operator = operatorOf(ctx, viewer);
  await insertLogged(tx, {
    id: newId(),
    at: ctx.now(),
    operator_id: operator.id,
    operator_email: operator.email,
    act: noted.act,
    subject: noted.subject,
    reason: withoutContacts(noted.reason),
  });
}

/** What operators looked at and did, newest first. */
export const listOperatorLog = async (ctx: Context, page: number): Promise<z.output<typeof auditLog>> =>
  pageOfRows(
    page,
    (range) => loggedRows(ctx.db, range),
    ({ id, at, operator_email, act, subject, reason }) => ({
      _id: id,
      at: at.toISOString(),
      operator: operator_email,
      act,
      subject,
      reason,
    }),
  );
