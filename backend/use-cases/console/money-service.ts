import type { z } from 'zod/v4';
import type { MoneyStory, moneyQuery, moneyRows, MoneyList, storyForm } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { withoutContacts } from '#backend/platform/log.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { VoucherContext } from '#backend/money/gift-cards/voucher-context.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import { quarantineReason } from '#backend/use-cases/operator/quarantine-reason.ts';
import { paymentAuditTrail } from '#backend/use-cases/operator/payment-audit-trail.ts';
import { redemptionAuditTrail } from '#backend/use-cases/operator/redemption-audit-trail.ts';
import { findPaymentBy, findRedemptionBy } from '#backend/use-cases/operator/repository.ts';
import { unknownId } from './access.ts';
import { noteOperator } from './log-service.ts';
import { listedMoney, listedQuarantine, type ListedMoney, type MoneyRange } from './money-repository.ts';
import { pageOfRows } from './rows.ts';

type Rows = z.output<typeof moneyRows>['rows'];
type Row = Rows[number];

const shown = (row: ListedMoney): Row => ({
  _id: row.id,
  at: row.created_at.toISOString(),
  status: row.status,
  amount: rupeesOf(row.amount_paise),
  payment: row.payment,
  provider: row.provider,
  waiting: row.next_check_at !== null,
  note: withoutContacts(row.note),
});

const lists: Record<MoneyList, (db: Db, range: MoneyRange) => Promise<Row[]>> = {
  payments: async (db, range) => (await listedMoney(db, 'payments', range)).map(shown),
  refunds: async (db, range) => (await listedMoney(db, 'refunds', range)).map(shown),
  redemptions: async (db, range) => (await listedMoney(db, 'redemptions', range)).map(shown),
  quarantine: async (db, range) =>
    (await listedQuarantine(db, range)).map((row) => ({
      _id: row.id,
      at: row.created_at.toISOString(),
      status: row.reason,
      amount: rupeesOf(row.amount_paise),
      payment: row.payment_id,
      provider: row.provider_payment_id,
      waiting: true,
      note: quarantineReason(row),
    })),
};

/** Payments, refunds, redemptions or what was kept aside: without anybody's name. */
export const listMoney = (
  ctx: Context,
  { list, waiting, page }: z.output<typeof moneyQuery>,
): Promise<z.output<typeof moneyRows>> =>
  pageOfRows(
    page,
    (range) => lists[list](ctx.db, { ...range, waiting: waiting === '1' }),
    (row) => row,
  );

/**
 * What became of a payment or a redemption, as the commands tell it. It names people, guests too, so the look is
 * written down before anything is told.
 *
 * @throws {Problem} 404 when nothing is known by this id
 */
export async function readMoneyStory(
  ctx: Context,
  { paymentContext, voucherContext }: { paymentContext: PaymentContext; voucherContext: VoucherContext },
  viewer: Viewer,
  { of, id, reason }: z.output<typeof storyForm>,
): Promise<MoneyStory> {
  const payment = of === 'payment' ? await findPaymentBy(ctx.db, id) : undefined;
  const found = payment ?? (of === 'redemption' ? await findRedemptionBy(ctx.db, id) : undefined);
  if (!found) throw unknownId(of === 'payment' ? 'noPayment' : 'noRedemption');
  await noteOperator(ctx, ctx.db, viewer, { act: `look_at_${of}`, subject: found.id, reason });
  const trail =
    of === 'payment'
      ? await paymentAuditTrail(ctx.db, paymentContext.provider, found.id)
      : await redemptionAuditTrail(ctx.db, voucherContext.provider, found.id);
  if (!trail) throw unknownId('noPayment');
  return {
    entries: trail.entries.map(({ at, what }) => ({ at: at.toISOString(), what })),
    now: trail.now,
    refundable: payment?.status === 'paid' ? payment.id : null,
  };
}
