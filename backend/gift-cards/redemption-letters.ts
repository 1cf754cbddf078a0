import { formatRupees } from '#contract/format.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { queueLetter } from '../letters/service.ts';
import { rupeesOf } from '../money.ts';
import type { RedemptionRow } from './redemption-repository.ts';
import { titleOf } from './redemption-view.ts';

/** Tells who waited for a voucher how it ended, in the transaction that ends it. */
export async function announceEnd(ctx: Context, tx: Db, row: RedemptionRow): Promise<void> {
  const title = titleOf(row);
  const amount = formatRupees(rupeesOf(row.amount_paise));
  const facts = [
    { term: 'Voucher', value: title },
    { term: 'Value', value: amount },
    ...(row.status === 'completed' && row.provider_order_id ? [{ term: 'Order', value: row.provider_order_id }] : []),
  ];
  const action = { label: 'Open your wallet', path: '/wallet' };
  await queueLetter(
    ctx,
    tx,
    row.user_id,
    row.status === 'completed'
      ? { subject: `Your voucher is on its way: ${title}`, paragraphs: ['The voucher you redeemed your gift card for has been bought. The voucher shop sends it by e-mail to the address you gave.'], facts, action }
      : { subject: `Your voucher could not be bought: ${title}`, paragraphs: [`The voucher shop did not deliver the voucher, so nothing was bought. ${amount} are back on your gift card.`], facts, action },
  );
}
