import { voucherTitle } from '#contract/common/format.ts';
import type { Redemption } from '#contract/money/redemptions.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { RedemptionRow } from './redemption-repository.ts';

const isOver = (status: RedemptionRow['status']): status is 'completed' | 'failed' =>
  status === 'completed' || status === 'failed';

/** A redemption as its user sees it (spec section 3). */
export function presentRedemption(row: RedemptionRow): Redemption {
  return {
    _id: row.id,
    giftCardId: row.card_id,
    status: isOver(row.status) ? row.status : 'processing',
    brand: row.brand_name,
    product: row.product_name,
    amount: rupeesOf(row.amount_paise),
    recipientEmail: row.recipient_email,
    orderId: row.provider_order_id ?? '',
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
  };
}

/** What the voucher of a redemption is called. */
export const titleOf = ({
  brand_name: brand,
  product_name: product,
}: Pick<RedemptionRow, 'brand_name' | 'product_name'>): string => voucherTitle({ brand, product });
