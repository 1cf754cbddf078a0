import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { takeOverGuestPayments } from './guest-payer-repository.ts';
import { queueNewGivers } from './new-giver-jobs.ts';

/**
 * What was given by personal link from an address that is now proven to be somebody's is theirs (docs/decisions/0053): they
 * take part in those gifts, and the others are told. Runs in the transaction that proves it.
 */
export async function linkGiftsToUser(
  ctx: Context,
  tx: Db,
  person: { userId: string; email: string },
): Promise<void> {
  for (const giftId of await takeOverGuestPayments(tx, { ...person, now: ctx.now() }))
    await queueNewGivers(ctx, tx, giftId);
}
