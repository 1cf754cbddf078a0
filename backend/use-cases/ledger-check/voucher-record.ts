import type { Db } from '#backend/platform/database/connect.ts';
import { inRupees } from '#backend/platform/money.ts';
import type { ListedOrder, VoucherProvider } from '#backend/providers/vouchers/port.ts';
import { difference, type Finding, inGroups, UNDER_WAY_MS } from './finding.ts';
import type { Period } from './payment-record.ts';
import { completedRedemptions, redemptionsNamed } from './record-repository.ts';

/**
 * Compares what the voucher provider sold with the redemptions here, both ways. A
 * redemption that is not over yet is on its way and in no contradiction to anything.
 */
export async function* checkVouchers(
  db: Db,
  provider: VoucherProvider,
  period: Period,
): AsyncGenerator<Finding> {
  /** The order sold for each of our names. */
  const sold = new Map<string, string>();
  for await (const group of inGroups(provider.listOrders(period))) {
    const orders = group.filter(({ status }) => status !== 'failed');
    if (orders.length > 0) yield* compareSold(db, provider.name, orders, sold);
  }
  for await (const group of completedRedemptions(
    db,
    provider.name,
    new Date(period.to.getTime() - UNDER_WAY_MS),
  )) {
    for (const { id, amount, named } of group) {
      if (!sold.has(named))
        yield difference(
          `Redemption ${id} of ${inRupees(amount)} is completed here, and the provider's record of what it sold has no order for it.`,
        );
    }
  }
}

async function* compareSold(
  db: Db,
  provider: string,
  orders: readonly ListedOrder[],
  sold: Map<string, string>,
): AsyncGenerator<Finding> {
  const rows = await redemptionsNamed(
    db,
    provider,
    orders.flatMap(({ reference }) => (reference === null ? [] : [reference])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { orderId, reference, amountPaise } of orders) {
    const worth = amountPaise === null ? 'a voucher' : `a voucher of ${inRupees(amountPaise)}`;
    const row = byId.get(reference ?? '');
    if (!row) {
      yield difference(`The voucher provider sold ${worth} as order ${orderId}, which is unknown here.`);
      continue;
    }
    const other = sold.get(row.id);
    sold.set(row.id, orderId);
    if (other !== undefined && other !== orderId)
      yield difference(`Redemption ${row.id} was ordered twice: as ${other} and as ${orderId}.`);
    if (row.status === 'failed' || row.status === 'held') {
      yield difference(
        `Redemption ${row.id} of ${inRupees(row.amount_paise)} is ${row.status} here, and the provider sold ${worth} for it as order ${orderId}.`,
      );
    } else if (amountPaise !== null && amountPaise !== row.amount_paise) {
      yield difference(
        `Redemption ${row.id} is ${inRupees(row.amount_paise)} here, and ${inRupees(amountPaise)} at the provider (order ${orderId}).`,
      );
    }
  }
}
