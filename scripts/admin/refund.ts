import { parseArgs } from 'node:util';
import { inRupees } from '#backend/platform/money.ts';
import { askForRefund } from '#backend/use-cases/operator/refund-service.ts';
import { type Command, print, withBackend } from '#scripts/admin/command.ts';

export const refund: Command = {
  usage: '<payment-id> [--reason <text>]',
  does: 'send back what is left of a payment',
  // the id comes first: it may begin with a dash, as an option does
  async run([id, ...args]) {
    if (!id || id.startsWith('--')) return false;
    const { values, positionals } = parseArgs({
      args,
      options: { reason: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 0) return false;
    return withBackend(async ({ paymentContext }) => {
      const outcome = await paymentContext.ctx.db
        .transaction()
        .execute((tx) => askForRefund(paymentContext, tx, id, values.reason ?? ''));
      if (!outcome) throw new Error('There is no payment with this id.');
      const { id: refundId, status, paise, isNew } = outcome;
      if (isNew)
        print(
          `Refund ${refundId} of ${inRupees(paise)} is asked for. The app sends it to the provider as soon as its jobs run, and writes to both people.`,
        );
      else print(`Nothing was done: refund ${refundId} of ${inRupees(paise)} is ${status} already.`);
    });
  },
};
