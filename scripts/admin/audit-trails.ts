import type { AuditTrail } from '#backend/use-cases/operator/audit-trail.ts';
import { paymentAuditTrail } from '#backend/use-cases/operator/payment-audit-trail.ts';
import { redemptionAuditTrail } from '#backend/use-cases/operator/redemption-audit-trail.ts';
import { type Command, moment, print, withBackend } from '#scripts/admin/command.ts';

/** Prints what happened with its dates, then how things stand. @throws Error with `unknown` when there is nothing to tell */
function printAuditTrail(trail: AuditTrail | undefined, unknown: string): void {
  if (!trail) throw new Error(unknown);
  for (const { at, what } of trail.entries) print(`${moment(at)}  ${what}`);
  print('', 'Now (times above are UTC):', ...trail.now.map((sentence) => `  ${sentence}`));
}

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
