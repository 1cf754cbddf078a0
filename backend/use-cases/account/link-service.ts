import { queueNewGivers } from '#backend/gifts/collaboration/new-giver-jobs.ts';
import { takeOverGuestPayments } from '#backend/gifts/collaboration/guest-payer-repository.ts';
import { linkGuestsToUser } from '#backend/guests/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/**
 * What happens once an address is proven to be somebody's: they are the guest who was invited at it, and what was
 * given from there by personal link is theirs. Runs in the transaction that proves it.
 */
export const linkInvitationsToUser =
  (ctx: Context) =>
  async (tx: Db, person: { userId: string; email: string | null }): Promise<void> => {
    await linkGuestsToUser(tx, person);
    const { userId, email } = person;
    if (!email) return;
    for (const giftId of await takeOverGuestPayments(tx, { userId, email, now: ctx.now() }))
      await queueNewGivers(ctx, tx, giftId);
  };
