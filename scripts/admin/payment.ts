import { tellPayment } from '#backend/use-cases/operator/payment-story.ts';
import { type Command, withBackend } from '#scripts/admin/command.ts';
import { printStory } from '#scripts/admin/print-story.ts';

export const payment: Command = {
  usage: '<id>',
  does: "what became of a payment, by any of our or the provider's ids",
  async run([id, ...more]) {
    if (!id || more.length > 0) return false;
    return withBackend(async ({ ctx, cashier }) =>
      printStory(await tellPayment(ctx.db, cashier.provider, id), 'No payment is known by this id.'),
    );
  },
};
