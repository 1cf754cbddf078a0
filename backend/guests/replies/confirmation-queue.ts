import type { Context } from '#backend/platform/context.ts';
import { secondsUntil } from '#backend/platform/jobs/seconds-until.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { pausedAddresses, takeTurns } from '#backend/messaging/sending/pauses.ts';

/** Queue of mails that confirm an answer; a job names a guest, and its mail says what they answered last. */
export const CONFIRMATION_QUEUE = 'confirmation';

export interface ConfirmationJob {
  guestId: string;
}

/** How long a guest has to say the rest before the mail leaves, so that it says all of it. */
const FOR_THE_REST_SECONDS = 120;

/**
 * Queues the mail that confirms what a guest answered, in the transaction that records it. Who changes their mind again
 * and again gets the later ones some minutes apart. With `isAskedMore` the page asks about functions next: the mail waits a
 * little, and finds nothing left to say once the one about those went.
 */
export async function queueConfirmation(
  ctx: Context,
  tx: Db,
  guest: { id: string; event_id: string; email: string },
  { hasOpenFunctions }: { hasOpenFunctions: boolean },
): Promise<void> {
  const { email, id: guestId, event_id: eventId } = guest;
  if (email === '') return;
  const place = { what: 'answer', eventId } as const;
  const paused = await pausedAddresses(ctx, tx, place, [email]);
  await takeTurns(ctx, tx, place, [email], paused);
  const until = paused.get(email);
  const startAfterSeconds = Math.max(
    until ? secondsUntil(until, ctx.now()) : 0,
    hasOpenFunctions ? FOR_THE_REST_SECONDS : 0,
  );
  await ctx.jobs.enqueue(tx, CONFIRMATION_QUEUE, [{ guestId } satisfies ConfirmationJob], {
    startAfterSeconds,
  });
}
