import type { Context } from '#backend/platform/context.ts';
import { together } from '#backend/platform/jobs/together.ts';
import { latestDesignPicture, type DesignPicture } from '#backend/designs/service.ts';
import { mayWriteNow, noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { claimDeliveries, type DeliveryToMake } from './claim-repository.ts';
import { endMailsSent } from './delivery-repository.ts';

/** A delivery that was taken for sending. */
export interface TakenDelivery extends DeliveryToMake {
  /** Where it goes: what its guest has now. */
  address: string;
  /** Whether the day its address counts on is kept, and has come. */
  dayHasCome: boolean;
  /** The picture of the event's design, for an invitation by mail. */
  picture: DesignPicture | null;
}

/** What deliveries ask of the database: those that ask at the same time ask together. */
interface DeliveriesTogether {
  /** Takes a delivery; undefined when it is not to be sent. */
  take(deliveryId: string): Promise<TakenDelivery | undefined>;
  /** Notes that the mail server has a mail. */
  noteSent(sent: TakenDelivery): Promise<void>;
}

/** Lets the deliveries of this process share their statements. */
export function deliveriesTogether(ctx: Context): DeliveriesTogether {
  return {
    take: together((ids) => takeAll(ctx, ids)),
    noteSent: together(async (sent) => {
      await noteWritten(
        ctx,
        sent.map(({ event, address }) => ({ organiserId: event.organiser_id, address })),
      );
      await endMailsSent(ctx.db, sent, ctx.now());
      return sent.map(() => undefined);
    }),
  };
}

async function takeAll(
  ctx: Context,
  ids: readonly string[],
): Promise<readonly (TakenDelivery | undefined)[]> {
  const claimed = [...(await claimDeliveries(ctx.db, ids, ctx.now())).values()].map((found) => ({
    ...found,
    address: found.delivery.channel === 'email' ? found.guest.email : found.guest.phone,
  }));
  const addresses = new Map<string, string[]>();
  const pictures = new Map<string, DesignPicture | null>();
  for (const { event, delivery, address } of claimed) {
    addresses.set(event.organiser_id, [...(addresses.get(event.organiser_id) ?? []), address]);
    if (delivery.kind === 'invitation' && delivery.channel === 'email') pictures.set(event.id, null);
  }
  const come = new Map<string, ReadonlySet<string>>();
  for (const [organiserId, theirs] of addresses)
    come.set(organiserId, await mayWriteNow(ctx, organiserId, theirs));
  for (const eventId of pictures.keys())
    pictures.set(eventId, await latestDesignPicture(ctx.db, eventId, 'wide'));
  const taken = new Map(
    claimed.map((found) => [
      found.delivery.id,
      {
        ...found,
        dayHasCome: come.get(found.event.organiser_id)?.has(found.address) ?? false,
        picture: found.delivery.kind === 'invitation' ? (pictures.get(found.event.id) ?? null) : null,
      },
    ]),
  );
  return ids.map((id) => taken.get(id));
}
