import type { ActForm, OperatorAct } from '#contract/operator/console.ts';
import type { Language } from '#messages/language.ts';
import { operatorWords } from '#messages/operator/by-language.ts';
import { changePlan } from '#backend/accounts/service.ts';
import { releaseWaiting } from '#backend/guests/invitations/waiting-service.ts';
import { retryDelivery } from '#backend/guests/invitations/retry-service.ts';
import { deleteStop, keepStop } from '#backend/messaging/sending/stops.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid, type Problem } from '#backend/platform/errors.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { withoutContacts } from '#backend/platform/log.ts';
import { inRupees } from '#backend/platform/money.ts';
import { askForRefund, NothingToRefund } from '#backend/use-cases/operator/refund-service.ts';
import { unknownId } from './access.ts';
import { retryFailedJob } from './jobs-service.ts';
import { askForCheck } from './ledger-check-service.ts';
import { noteOperator } from './log-service.ts';
import { NOBODY_FOUND } from './people-service.ts';
import { peopleByEmail } from './people-repository.ts';

/** What is done, and what is said of it. */
interface Doing {
  ctx: Context;
  tx: Db;
  paymentContext: PaymentContext;
  form: ActForm;
  words: (typeof operatorWords)[Language];
}
interface Done {
  /** What it was done to, for the log. */
  subject: string;
  message: string;
  /** Why nothing was done although it belongs into the log: it told whether somebody is here. */
  refused?: Problem;
}

const acts: Record<OperatorAct, (doing: Doing) => Promise<Done>> = {
  async retry_job({ tx, form: { on }, words }) {
    if (!(await retryFailedJob(tx, on))) throw conflict(words.jobNotRetried);
    return { subject: on, message: words.jobRetried };
  },
  async retry_delivery({ ctx, tx, form: { on }, words }) {
    const event = await retryDelivery(ctx, tx, on);
    if (!event) throw conflict(words.deliveryNotRetried);
    return { subject: on, message: words.deliveryRetried };
  },
  async refund({ tx, paymentContext, form: { on, reason }, words }) {
    const refund = await askForRefund(paymentContext, tx, on, withoutContacts(reason)).catch(
      (error: unknown) => {
        throw error instanceof NothingToRefund ? conflict(words.nothingToRefund(error.status)) : error;
      },
    );
    if (!refund) throw unknownId('noPayment');
    if (!refund.isNew) throw conflict(words.refundStands(inRupees(refund.paise)));
    return { subject: refund.paymentId, message: words.refundRequested(inRupees(refund.paise)) };
  },
  async release_sending({ ctx, tx, form: { on }, words }) {
    if (await deleteStop(tx, on)) return { subject: on, message: words.released };
    const waiting = await releaseWaiting(ctx, tx, on);
    if (waiting === 0) throw conflict(words.nothingToRelease);
    return { subject: on, message: words.releasedWaiting(waiting) };
  },
  async keep_stopped({ ctx, tx, form: { on }, words }) {
    if (!(await keepStop(tx, on, ctx.now()))) throw conflict(words.notStopped);
    return { subject: on, message: words.keptStopped };
  },
  async check_ledger({ ctx, tx, words }) {
    const id = await askForCheck(ctx, tx);
    if (!id) throw conflict(words.checkUnderWay);
    return { subject: id, message: words.checkBegun };
  },
  async change_plan({ tx, form: { on, plan }, words }) {
    if (!plan) throw invalid({ plan: [words.choosePlan] });
    const people = await peopleByEmail(tx, on.toLowerCase());
    if (people.length === 0)
      return { subject: NOBODY_FOUND, message: '', refused: unknownId('nobodyByEmail') };
    await changePlan(tx, on, plan);
    return { subject: people.map(({ id }) => id).join(' '), message: words.planChanged(words.plans[plan]) };
  },
};

/**
 * Does what the commands for operators do, by the same services, and writes it down in the same transaction: nothing
 * is done that is not in the log.
 *
 * @throws {Problem} 400, 404, 409 with what kept it from being done
 */
export async function actAsOperator(
  ctx: Context,
  paymentContext: PaymentContext,
  viewer: Viewer,
  form: ActForm,
  language: Language,
): Promise<{ success: true; message: string }> {
  const { message, refused } = await ctx.db.transaction().execute(async (tx) => {
    const words = operatorWords[language];
    const done = await acts[form.act]({ ctx, tx, paymentContext, form, words });
    await noteOperator(ctx, tx, viewer, { act: form.act, subject: done.subject, reason: form.reason });
    return done;
  });
  // after the log is written, which an error inside would take back
  if (refused) throw refused;
  return { success: true, message };
}
