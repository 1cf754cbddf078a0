import type { Mount } from '#backend/platform/http/implement.ts';
import { csvAnswer } from '#backend/platform/csv.ts';
import { getCardNumber } from './card-number-service.ts';
import { getCatalogs, getProducts } from './catalogue-service.ts';
import { getRedemption, redeem, wrongInRedemption } from './redemption-service.ts';
import { exportTransactions } from './transactions-export.ts';
import type { VoucherContext } from './voucher-context.ts';
import { getWallet } from './service.ts';

/** `context` buys the vouchers. */
export const mountGiftCards =
  (context: VoucherContext): Mount =>
  (ctx, implement) => {
    implement('getWallet', ({ viewer }) => getWallet(ctx, viewer));
    implement('getCardNumber', async ({ viewer, params, http }) => {
      http.header('Cache-Control', 'no-store');
      return getCardNumber(ctx, viewer, params.giftCardId);
    });
    implement('exportTransactions', async ({ viewer }) =>
      csvAnswer(await exportTransactions(ctx, viewer), {
        'Content-Disposition': 'attachment; filename="gift-card-transactions.csv"',
      }),
    );
    implement('getCatalogs', () => getCatalogs(context));
    implement('getProducts', ({ params }) => getProducts(context, params.brandId));
    implement(
      'redeemGiftCard',
      async ({ viewer, body, http }) => {
        const answer = await redeem(context, viewer, body, http.req.header('Idempotency-Key'));
        return http.json(answer, answer.redemption.status === 'completed' ? 200 : 202);
      },
      { alsoWrong: ({ viewer, body }) => wrongInRedemption(context, viewer, body) },
    );
    implement('getRedemption', ({ viewer, params }) => getRedemption(ctx, viewer, params.redemptionId));
  };
