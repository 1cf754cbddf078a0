import type { Context } from '#backend/platform/context.ts';
import type { VoucherProvider } from '#backend/providers/vouchers/port.ts';

/** Everything the redemption of gift cards works with. */
export interface VoucherContext {
  ctx: Context;
  provider: VoucherProvider;
}
