import { linkGiftsToUser } from '#backend/gifts/collaboration/guest-payer-service.ts';
import { linkGuestsToUser, unlinkGuests } from '#backend/guests/service.ts';
import { reopenInvitations } from '#backend/events/hosts/service.ts';
import type { OnLeftAddress } from '#backend/accounts/other-ways.ts';
import type { ProvenAddress } from '#backend/accounts/proven-address.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/**
 * What happens once an address is proven to be somebody's: they are the guest who was invited at it, whoever was before; a co-host's
 * invitation to it that another account accepted waits for them. What was given from there by personal link becomes theirs once the address opens
 * their account: money does not follow an address that was merely confirmed. Runs in the transaction that proves it.
 */
export const linkInvitationsToUser =
  (ctx: Context) =>
  async (tx: Db, { userId, email, isWayIn }: ProvenAddress): Promise<void> => {
    await linkGuestsToUser(tx, { userId, email });
    await reopenInvitations(ctx, tx, { email, to: userId });
    if (isWayIn) await linkGiftsToUser(ctx, tx, { userId, email });
  };

/** Whoever left an account is no guest and no co-host in it any more by the address that went with them: both wait for it to be proven anew. */
export const leaveInvitations =
  (ctx: Context): OnLeftAddress =>
  async (tx, { userId, email }) => {
    await unlinkGuests(tx, { userId, email });
    await reopenInvitations(ctx, tx, { email, from: userId });
  };
