import type { Context } from '../context.ts';
import type { VoucherProvider } from '../providers/vouchers/port.ts';

/** Everything the redemption of gift cards works with. */
export interface VoucherDesk {
  ctx: Context;
  provider: VoucherProvider;
}
