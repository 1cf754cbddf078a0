import { formatRupees } from '#contract/common/format.ts';
import * as words from '#messages/gift-cards/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { RedemptionRow } from './redemption-repository.ts';
import { titleOf } from './redemption-view.ts';

/** Tells who waited for a voucher how it ended, in the transaction that ends it. */
export async function announceEnd(ctx: Context, tx: Db, row: RedemptionRow): Promise<void> {
  const title = titleOf(row);
  const amount = rupeesOf(row.amount_paise);
  const facts = [
    { term: words.letterVoucher, value: title },
    { term: words.letterValue, value: formatRupees(amount) },
    ...(row.status === 'completed' && row.provider_order_id
      ? [{ term: words.letterOrder, value: row.provider_order_id }]
      : []),
  ];
  const action = { label: words.letterOpenWallet, path: '/wallet' };
  await queueTransactionalMail(
    ctx,
    tx,
    row.user_id,
    row.status === 'completed'
      ? { subject: words.boughtSubject(title), paragraphs: [words.boughtText], facts, action }
      : { subject: words.notBoughtSubject(title), paragraphs: [words.notBoughtText(amount)], facts, action },
  );
}
