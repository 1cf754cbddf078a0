import { formatRupees } from '#contract/common/format.ts';
import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { RedemptionRow } from './redemption-repository.ts';
import { titleOf } from './redemption-view.ts';

/** Tells who waited for a voucher how it ended, in the transaction that ends it. */
export async function announceEnd(ctx: Context, tx: Db, row: RedemptionRow): Promise<void> {
  await queueTransactionalMail(ctx, tx, row.user_id, () => endLetter(row));
}

function endLetter(row: RedemptionRow): TransactionalMail {
  const title = titleOf(row);
  const amount = rupeesOf(row.amount_paise);
  const facts = [
    { term: cardWords.letterVoucher, value: title },
    { term: cardWords.letterValue, value: formatRupees(amount) },
    ...(row.status === 'completed' && row.provider_order_id
      ? [{ term: cardWords.letterOrder, value: row.provider_order_id }]
      : []),
  ];
  const action = { label: cardWords.letterOpenWallet, path: '/wallet' };
  return row.status === 'completed'
    ? { subject: cardWords.boughtSubject(title), paragraphs: [cardWords.boughtText], facts, action }
    : {
        subject: cardWords.notBoughtSubject(title),
        paragraphs: [cardWords.notBoughtText(amount)],
        facts,
        action,
      };
}
