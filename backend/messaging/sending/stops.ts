import { sendingWords } from '#messages/sending/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { Problem } from '#backend/platform/errors.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { refusalsOf } from './new-addresses.ts';
import { isOfDeleted, organiserOf } from './erasure-repository.ts';
import { lockCounting } from './new-addresses-repository.ts';
import { findSender, insertRefused, insertStop, isStopped } from './stops-repository.ts';

export { deleteStop, findStops, isStopped, keepStop } from './stops-repository.ts';

/**
 * Refuses to send for an organiser whose sending is stopped, whoever of the hosts presses.
 *
 * @throws {Problem} 403 `sending_stopped`, saying what happens next
 */
export async function requireMaySend(db: Db, organiserId: string): Promise<void> {
  if (await isStopped(db, organiserId)) throw new Problem(403, 'sending_stopped', sendingWords.stopped);
}

/**
 * Notes that an address refused an organiser's mail or message for good, or that its owner said
 * it was not for them. Above the share that `env` names, of those written to in 30 days, the
 * organiser's sending stops until an operator looks; the organiser is told.
 */
export async function noteRefused(
  ctx: Context,
  organiserId: string,
  address: string,
  kind: 'bounced' | 'unwanted',
): Promise<void> {
  const { env } = ctx;
  const now = ctx.now();
  await ctx.db.transaction().execute(async (tx) => {
    // in turns: of two at the same moment neither would count the other
    await lockCounting(tx, organiserId);
    if (
      !(await insertRefused(tx, {
        organiser_id: organiserId,
        address_hash: sha256(address),
        kind,
        created_at: now,
      }))
    )
      return;
    const counts = await refusalsOf(tx, organiserId, now);
    const [least, percent] =
      kind === 'bounced'
        ? [env.BOUNCES_STOP_LEAST, env.BOUNCES_STOP_PERCENT]
        : [env.UNWANTED_STOP_LEAST, env.UNWANTED_STOP_PERCENT];
    if (counts[kind] < least || counts[kind] * 100 < percent * counts.contacted) return;
    const stop = {
      organiser_id: organiserId,
      because: kind,
      refused: counts[kind],
      contacted: counts.contacted,
      stopped_at: now,
    };
    if (!(await insertStop(tx, stop))) return;
    // of a deleted account nobody is there to be told
    if (!isOfDeleted(organiserId))
      await notify(ctx, tx, {
        userIds: [organiserId],
        write: () => ({
          type: 'sending',
          title: sendingWords.stoppedTitle,
          message: sendingWords.stopped,
          path: '/organised-events',
        }),
      });
    ctx.log.warn(
      { organiser: organiserId, because: kind, refused: stop.refused, contacted: stop.contacted },
      'the sending of an organiser was stopped',
    );
  });
}

/** The same for a delivery that a provider reported. */
export async function noteBouncedDelivery(ctx: Context, deliveryId: string): Promise<void> {
  const sender = await findSender(ctx.db, deliveryId);
  if (sender) await noteRefused(ctx, sender.organiser_id, sender.address, 'bounced');
}

/** The same for somebody who says that an event's mail was not for them. */
export async function noteUnwanted(ctx: Context, eventId: string, email: string): Promise<void> {
  const organiserId = await organiserOf(ctx.db, eventId);
  if (organiserId) await noteRefused(ctx, organiserId, email, 'unwanted');
}
