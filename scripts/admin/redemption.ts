import { tellOneRedemption } from '#backend/use-cases/operator/redemption-story.ts';
import { type Command, withBackend } from '#scripts/admin/command.ts';
import { printStory } from '#scripts/admin/print-story.ts';

export const redemption: Command = {
  usage: '<id>',
  does: "what became of a voucher, by our id or the provider's of its order",
  async run([id, ...more]) {
    if (!id || more.length > 0) return false;
    return withBackend(async ({ ctx, desk }) =>
      printStory(await tellOneRedemption(ctx.db, desk.provider, id), 'No redemption is known by this id.'),
    );
  },
};
