import type { Db } from '#backend/platform/database/connect.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { inRupees } from '#backend/platform/money.ts';
import { VoucherProviderUnavailable, type VoucherProvider } from '#backend/providers/vouchers/port.ts';
import { findRedemptionBy, firstNames, holdsOf } from './repository.ts';
import {
  inTime,
  lastFour,
  quoted,
  type AuditTrail,
  balanceLines,
  redemptionEntries,
  transferEntries,
} from './audit-trail.ts';

type Redemption = NonNullable<Awaited<ReturnType<typeof findRedemptionBy>>>;

/**
 * What became of a redemption, and what the voucher provider says now. Call outside a
 * transaction: the provider is asked.
 *
 * @param id ours, or the provider's of the order
 * @returns undefined when nothing is known by this id
 */
export async function redemptionAuditTrail(
  db: Db,
  provider: VoucherProvider,
  id: string,
): Promise<AuditTrail | undefined> {
  const row = await findRedemptionBy(db, id);
  if (!row) return undefined;
  const [name] = [...(await firstNames(db, [row.user_id])).values()];
  const holds = await holdsOf(db, [row.id]);
  const card = cardAccount(row.card_id);
  const accounts = new Map([
    [card, `The gift card ${lastFour(row.number)} holds`] as const,
    ...holds.map((hold) => [hold, `Set aside on ${hold}:`] as const),
  ]);
  return {
    entries: inTime([...redemptionEntries(row), ...(await transferEntries(db, holds))]),
    now: [
      `It belongs to ${name || 'somebody'} (user ${row.user_id}); its card came with payment ${row.payment_id}.`,
      ...(await balanceLines(db, accounts)),
      await askProvider(provider, row),
    ],
  };
}

async function askProvider(provider: VoucherProvider, row: Redemption): Promise<string> {
  if (row.provider !== provider.name) return `${row.provider} is not asked any more.`;
  if (!row.ordered_at) return `No order was sent to ${provider.name} yet.`;
  try {
    const found = await provider.findOrder(row.id, { since: row.ordered_at });
    if (found.kind === 'not-found') return `The provider (${provider.name}) knows no order for it.`;
    const worth = found.amountPaise === null ? '' : ` of ${inRupees(found.amountPaise)}`;
    const repeats =
      found.repeats.length > 0 ? ` It was sold more than once: also as ${found.repeats.join(', ')}.` : '';
    return `The provider says: order ${found.orderId}${worth} is ${found.status}.${repeats}`;
  } catch (err) {
    if (!(err instanceof VoucherProviderUnavailable)) throw err;
    return `The provider could not be asked: ${quoted(err.message)}.`;
  }
}
