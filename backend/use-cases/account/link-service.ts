import { linkGiftsToUser } from '#backend/gifts/collaboration/guest-payer-service.ts';
import { linkGuestsToUser } from '#backend/guests/service.ts';
import { reopenInvitations } from '#backend/events/hosts/service.ts';
import type { ProvenAddress } from '#backend/accounts/proven-address.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/**
 * What happens once an address is proven to be somebody's: they are the guest who was invited at it, and what was
 * given from there by personal link is theirs; a co-host's invitation that another account accepted as theirs waits for them. Runs in the transaction
 * that proves it.
 */
export const linkInvitationsToUser =
  (ctx: Context) =>
  async (tx: Db, { userId, email, takenFrom = [] }: ProvenAddress): Promise<void> => {
    if (!email) return;
    await linkGuestsToUser(tx, { userId, email, takenFrom });
    await reopenInvitations(tx, email, takenFrom);
    await linkGiftsToUser(ctx, tx, { userId, email });
  };
