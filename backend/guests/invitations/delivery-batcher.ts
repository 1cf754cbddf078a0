import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { createBatcher } from '#backend/platform/jobs/batcher.ts';
import { pictureToSend, type DesignPicture } from '#backend/designs/service.ts';
import type { EventRow } from '#backend/events/access.ts';
import { isOver } from '#backend/events/closing.ts';
import { mayWriteNow, noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { claimDeliveries, type DeliveryToMake } from './claim-repository.ts';
import { carriesPicture } from './delivery-queue.ts';
import { endMailsSent } from './delivery-repository.ts';

/** A delivery that was taken for sending. */
export interface TakenDelivery extends DeliveryToMake {
  /** Where it goes: what its guest has now. */
  address: string;
  /** Whether the day its address counts on is kept, and has come. */
  dayHasCome: boolean;
  /** Whether nobody can come to the event any more. */
  over: boolean;
  /** The picture of the event's design, for an invitation by mail. */
  picture: DesignPicture | null;
  /** When to look again for that picture, while it is being drawn. */
  drawnBy: Date | null;
}

/** What deliveries ask of the database: those that ask at the same time ask together. */
interface DeliveryBatcher {
  /** Takes a delivery; undefined when it is not to be sent. */
  take(deliveryId: string): Promise<TakenDelivery | undefined>;
  /** Notes that the mail server has a mail. What fails is tried again, alone: a mail without its note would go out twice. */
  noteSent(sent: TakenDelivery): Promise<void>;
}

/** Lets the deliveries of this process share their statements. */
export function createDeliveryBatcher(ctx: Context): DeliveryBatcher {
  const noteInBatch = createBatcher(async (sent: readonly TakenDelivery[]) => {
    await noteAll(ctx, sent);
    return sent.map(() => undefined);
  });
  return {
    // in one transaction: what could not be read is not taken either, and is tried again as if it had never been
    take: createBatcher((ids) => ctx.db.transaction().execute((tx) => takeAll(ctx, tx, ids))),
    async noteSent(sent) {
      try {
        await noteInBatch(sent);
      } catch (error) {
        ctx.log.warn({ err: error, delivery: sent.delivery.id }, 'a sent mail could not be noted at once');
        await noteAlone(ctx, sent);
      }
    },
  };
}

/** Between tries to note a mail that went out, in milliseconds. */
const PAUSES = [250, 1000, 4000];

async function noteAlone(ctx: Context, sent: TakenDelivery): Promise<void> {
  for (const ms of PAUSES) {
    await pause(ms);
    try {
      return await noteAll(ctx, [sent]);
    } catch (error) {
      ctx.log.warn({ err: error, delivery: sent.delivery.id }, 'a sent mail could not be noted');
    }
  }
  await noteAll(ctx, [sent]);
}

async function noteAll(ctx: Context, sent: readonly TakenDelivery[]): Promise<void> {
  await noteWritten(
    ctx,
    sent.map(({ event, address }) => ({ organiserId: event.organiser_id, address })),
  );
  await endMailsSent(ctx.db, sent, ctx.now());
}

async function takeAll(
  ctx: Context,
  tx: Db,
  ids: readonly string[],
): Promise<readonly (TakenDelivery | undefined)[]> {
  const claimed = [...(await claimDeliveries(tx, ids, ctx.now())).values()].map((found) => ({
    ...found,
    address: found.delivery.channel === 'email' ? found.guest.email : found.guest.phone,
  }));
  const addresses = new Map<string, string[]>();
  const shown = new Map<string, Pick<TakenDelivery, 'picture' | 'drawnBy'>>();
  const showing = new Map<string, EventRow>();
  const over = new Map<string, boolean>();
  for (const { event, delivery, address } of claimed) {
    addresses.set(event.organiser_id, [...(addresses.get(event.organiser_id) ?? []), address]);
    if (carriesPicture(delivery)) showing.set(event.id, event);
  }
  const come = new Map<string, ReadonlySet<string>>();
  for (const [organiserId, theirs] of addresses)
    come.set(organiserId, await mayWriteNow(ctx, tx, organiserId, theirs));
  for (const { event } of claimed)
    if (!over.has(event.id)) over.set(event.id, await isOver(tx, event, ctx.now()));
  for (const event of showing.values()) shown.set(event.id, await pictureToSend(ctx, tx, event));
  const taken = new Map(
    claimed.map((found) => [
      found.delivery.id,
      {
        ...found,
        dayHasCome: come.get(found.event.organiser_id)?.has(found.address) ?? false,
        over: over.get(found.event.id) ?? false,
        ...((carriesPicture(found.delivery) && shown.get(found.event.id)) || {
          picture: null,
          drawnBy: null,
        }),
      },
    ]),
  );
  // two jobs may ask for one delivery: it is the first one's
  return ids.map((id, place) => (ids.indexOf(id) === place ? taken.get(id) : undefined));
}
