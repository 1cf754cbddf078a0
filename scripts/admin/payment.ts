import { paymentAuditTrail } from '#backend/use-cases/operator/payment-audit-trail.ts';
import { type Command, withBackend } from '#scripts/admin/command.ts';
import { printAuditTrail } from '#scripts/admin/print-audit-trail.ts';

export const payment: Command = {
  usage: '<id>',
  does: "what became of a payment, by any of our or the provider's ids",
  async run([id, ...more]) {
    if (!id || more.length > 0) return false;
    return withBackend(async ({ ctx, paymentContext }) =>
      printAuditTrail(
        await paymentAuditTrail(ctx.db, paymentContext.provider, id),
        'There is no payment with this id.',
      ),
    );
  },
};
