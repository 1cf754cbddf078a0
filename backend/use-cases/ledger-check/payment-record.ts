import type { Db } from '#backend/platform/database/connect.ts';
import { inRupees } from '#backend/platform/money.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '#backend/providers/payments/port.ts';
import { difference, type Finding, inGroups, UNDER_WAY_MS } from './finding.ts';
import { paidPayments, paymentsNamed, quarantined, refundsNamed, sentRefunds } from './record-repository.ts';

/** The provider's record of a period, and the moment it was asked. */
export interface Period {
  from: Date;
  to: Date;
}

const isYoung = ({ createdAt }: { createdAt: Date }, { to }: Period): boolean =>
  createdAt.getTime() > to.getTime() - UNDER_WAY_MS;

const underWay = (sentence: string): Finding => ({ kind: 'underway', sentence });

/** Those not listed before; a record read in pages repeats what moved to the next page meanwhile. */
const firstTime = <T extends { id: string }>(listed: Set<string>, group: readonly T[]): T[] =>
  group.filter(({ id }) => {
    const isNew = !listed.has(id);
    listed.add(id);
    return isNew;
  });

/**
 * Compares what the provider took with the payments here, both ways. Each group is looked
 * up after the provider named it, so that a payment noted in between is found.
 */
export async function* checkPayments(
  db: Db,
  provider: PaymentProvider,
  period: Period,
): AsyncGenerator<Finding> {
  const listed = new Set<string>();
  for await (const group of inGroups(provider.listPayments(period))) {
    const payments = firstTime(
      listed,
      group.filter(({ status }) => status === 'captured' || status === 'refunded'),
    );
    if (payments.length > 0) yield* compareTaken(db, provider.name, payments, period);
  }
  for await (const group of paidPayments(db, provider.name, new Date(period.to.getTime() - UNDER_WAY_MS))) {
    for (const { id, amount, named } of group) {
      if (!listed.has(named))
        yield difference(
          `Payment ${id} of ${inRupees(amount)} is paid here, and the provider's record of what it took has no ${named}.`,
        );
    }
  }
}

async function* compareTaken(
  db: Db,
  provider: string,
  payments: readonly ProviderPayment[],
  period: Period,
): AsyncGenerator<Finding> {
  const rows = await paymentsNamed(db, provider, payments);
  const byPayment = new Map(rows.map((row) => [row.provider_payment_id, row]));
  const byOrder = new Map(rows.map((row) => [row.provider_order_id, row]));
  const aside = await quarantined(
    db,
    payments.map(({ id }) => id),
  );
  for (const payment of payments) {
    const row = byPayment.get(payment.id);
    const amount = inRupees(payment.amountPaise);
    if (row) {
      if (row.amount_paise !== payment.amountPaise)
        yield difference(
          `Payment ${row.id} is ${inRupees(row.amount_paise)} here, and ${amount} at the provider (${payment.id}).`,
        );
      continue;
    }
    // told with what an operator has to look at
    if (aside.has(payment.id)) continue;
    const other = byOrder.get(payment.orderId);
    if (isYoung(payment, period))
      yield underWay(
        `The provider took ${amount} as ${payment.id} a moment ago; its message may be on its way.`,
      );
    else if (other)
      yield difference(
        `The provider took ${amount} as ${payment.id} for payment ${other.id}, which is ${other.status} here.`,
      );
    else yield difference(`The provider took ${amount} as ${payment.id}, which is unknown here.`);
  }
}

/** The same for money that went back. */
export async function* checkRefunds(
  db: Db,
  provider: PaymentProvider,
  period: Period,
): AsyncGenerator<Finding> {
  const listed = new Set<string>();
  for await (const group of inGroups(provider.listRefunds(period))) {
    const refunds = firstTime(listed, group);
    if (refunds.length > 0) yield* compareReturned(db, refunds, period);
  }
  for await (const group of sentRefunds(db, provider.name, new Date(period.to.getTime() - UNDER_WAY_MS))) {
    for (const { id, amount, named } of group) {
      if (!listed.has(named))
        yield difference(
          `Refund ${id} of ${inRupees(amount)} is at the provider as ${named}, and its record of refunds has none of that name.`,
        );
    }
  }
}

async function* compareReturned(
  db: Db,
  refunds: readonly ProviderRefund[],
  period: Period,
): AsyncGenerator<Finding> {
  const rows = await refundsNamed(db, refunds);
  const byRefund = new Map(rows.map((row) => [row.provider_refund_id, row]));
  const byKey = new Map(rows.map((row) => [row.id, row]));
  const aside = await quarantined(
    db,
    refunds.map(({ id }) => id),
  );
  for (const refund of refunds) {
    const row = byRefund.get(refund.id) ?? byKey.get(refund.idempotencyKey ?? '');
    const amount = inRupees(refund.amountPaise);
    if (aside.has(refund.id)) continue;
    if (!row) {
      if (refund.status === 'failed') continue;
      yield isYoung(refund, period)
        ? underWay(
            `The provider sent ${amount} back as ${refund.id} a moment ago; its message may be on its way.`,
          )
        : difference(
            `The provider sent ${amount} of ${refund.paymentId} back as ${refund.id}, which is unknown here.`,
          );
    } else if (row.amount_paise !== refund.amountPaise) {
      yield difference(
        `Refund ${row.id} is ${inRupees(row.amount_paise)} here, and ${amount} at the provider (${refund.id}).`,
      );
    } else if (contradict(row.status, refund.status)) {
      yield difference(
        `Refund ${row.id} of ${amount} is ${row.status} here, and ${refund.status} at the provider (${refund.id}).`,
      );
    }
  }
}

/** Steps of one refund on its way are no contradiction: whoever is behind learns it. */
const contradict = (here: string, there: ProviderRefund['status']): boolean =>
  (here === 'failed') !== (there === 'failed') && (here === 'failed' || here === 'processed');
