import { linkGiftsToUser } from '#backend/gifts/collaboration/guest-payer-service.ts';
import { linkGuestsToUser } from '#backend/guests/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/**
 * What happens once an address is proven to be somebody's: they are the guest who was invited at it, and what was
 * given from there by personal link is theirs. Runs in the transaction that proves it.
 */
export const linkInvitationsToUser =
  (ctx: Context) =>
  async (tx: Db, { userId, email }: { userId: string; email: string | null }): Promise<void> => {
    await linkGuestsToUser(tx, { userId, email });
    if (email) await linkGiftsToUser(ctx, tx, { userId, email });
  };
