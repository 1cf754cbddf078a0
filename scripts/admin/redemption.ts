import { redemptionAuditTrail } from '#backend/use-cases/operator/redemption-audit-trail.ts';
import { type Command, withBackend } from '#scripts/admin/command.ts';
import { printAuditTrail } from '#scripts/admin/print-audit-trail.ts';

export const redemptionCommand: Command = {
  usage: '<id>',
  does: "what became of a voucher, by our id or the provider's of its order",
  async run([id, ...more]) {
    if (!id || more.length > 0) return false;
    return withBackend(async ({ ctx, voucherContext }) =>
      printAuditTrail(
        await redemptionAuditTrail(ctx.db, voucherContext.provider, id),
        'There is no redemption with this id.',
      ),
    );
  },
};
