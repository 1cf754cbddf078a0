import type { Context } from '#backend/platform/context.ts';
import { targetSeenBy } from './present.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';
import { editorsOf } from '#backend/events/hosts/service.ts';
import {
  collaborationRequested,
  contributed,
  giftBought,
  giftChanged,
  giftRemoved,
  joined,
  purchaseUndone,
  requestAnswered,
  type StatedGift,
} from '#backend/messaging/notifications/content.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { doorKeepersOf } from './admission-repository.ts';
import { giverIdsOf, personOf } from './giver-repository.ts';
import type { RequestRow } from './request-repository.ts';
import { givesInEvent, isGuest, mayBeMailed } from './target-repository.ts';

/*
 * Who is told what about a gift that people give together. Each is called in the transaction
 * that changes it, once the change is made.
 */

type TheEvent = Pick<EventRow, 'id' | 'event_name' | 'organiser_id'>;
type TheGift = { id: string; name: string };

const takingPart = async (tx: Db, giftId: string, except: string): Promise<string[]> =>
  (await giverIdsOf(tx, giftId)).filter((id) => id !== except);

/** Tells those who give a gift that its organiser changed what is stated of it. @returns whether anything that concerns them changed */
export async function notifyGiftChanged(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  gift: { id: string; before: StatedGift; after: StatedGift },
): Promise<boolean> {
  if (!giftChanged(event, gift)) return false;
  const userIds = await takingPart(tx, gift.id, event.organiser_id);
  await notify(ctx, tx, { userIds, write: () => giftChanged(event, gift)! });
  return true;
}

/** Tells those who give a gift that it goes. Call before it does: afterwards nobody knows who they were. */
export async function notifyGiftRemoved(ctx: Context, tx: Db, event: TheEvent, gift: TheGift): Promise<void> {
  await notify(ctx, tx, {
    userIds: await takingPart(tx, gift.id, event.organiser_id),
    write: () => giftRemoved(event, gift),
  });
}

/** Tells the organiser and those who give a gift that one of them bought it; without the name whoever is no guest and gave nothing. */
export async function notifyPurchase(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  gift: TheGift,
  buyerId: string,
): Promise<void> {
  const others = await takingPart(tx, gift.id, buyerId);
  const keepers = await doorKeepersOf(tx, gift.id);
  const named = [event.organiser_id, ...others.filter((id) => keepers.includes(id))].filter(
    (id) => id !== buyerId,
  );
  const nameless = others.filter((id) => !keepers.includes(id));
  if (named.length > 0) {
    const buyer = await personOf(tx, buyerId);
    await notify(ctx, tx, { userIds: named, write: () => giftBought(event, gift, buyer) });
  }
  if (nameless.length > 0)
    await notify(ctx, tx, { userIds: nameless, write: () => giftBought(event, gift, undefined) });
}

/** Tells the buyer, those who give a gift and the hosts that one of the hosts took the purchase back. A buyer whose account is gone is nobody. */
export async function notifyPurchaseUndone(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  gift: TheGift,
  { buyerId, undoneBy }: { buyerId: string | undefined; undoneBy: string },
): Promise<void> {
  const everybody = [
    ...(buyerId === undefined ? [] : [buyerId]),
    event.organiser_id,
    ...(await editorsOf(tx, event.id)),
    ...(await takingPart(tx, gift.id, '')),
  ];
  const recipients = new Set(everybody.filter((id) => id !== undoneBy));
  const forBuyer = buyerId !== undefined && recipients.delete(buyerId);
  if (forBuyer)
    await notify(ctx, tx, {
      userIds: [buyerId],
      write: () => purchaseUndone(event, gift, { forBuyer: true }),
    });
  if (recipients.size > 0)
    await notify(ctx, tx, {
      userIds: [...recipients],
      write: () => purchaseUndone(event, gift, { forBuyer: false }),
    });
}

/** Tells the one who is asked. `newcomerId` is the one of the two whom the other would let in, null where both give. */
export async function notifyRequest(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  gift: TheGift,
  request: { requesterId: string; targetId: string; newcomerId: string | null; message: string },
): Promise<void> {
  const { requesterId, targetId, newcomerId, message } = request;
  const requester = await personOf(tx, requesterId);
  const takesPart = newcomerId !== targetId || (await givesInEvent(tx, event.id, targetId));
  // who was merely put on a list is not written to by those who are on it, too
  const asks = newcomerId === null ? 'giver' : newcomerId === requesterId ? 'toJoin' : 'youToJoin';
  const isReached = takesPart || (await mayBeMailed(tx, event.id, targetId));
  await notify(ctx, tx, {
    userIds: [targetId],
    ...(!isReached && ({ mail: 'none', whatsapp: 'none' } as const)),
    write: () =>
      collaborationRequested(event, gift, { requester: { ...requester, id: requesterId }, asks, message }),
  });
}

/** Tells the requester what came of it, with the name of who answered if that is known to them (as `presentRequest` says). */
export async function notifyRequestAnswered(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  request: RequestRow,
  status: 'accepted' | 'rejected',
): Promise<void> {
  const { requester_id: requesterId, gift_id: giftId } = request;
  const takesPart = (await takingPart(tx, giftId, '')).includes(requesterId);
  const knowsTarget =
    (request.target_gives && (await doorKeepersOf(tx, giftId)).includes(requesterId)) ||
    (await isGuest(tx, event.id, requesterId));
  const target = knowsTarget ? targetSeenBy(request, requesterId) : undefined;
  await notify(ctx, tx, {
    userIds: [requesterId],
    write: () =>
      requestAnswered(
        event,
        { id: giftId, name: request.gift_name },
        { target, status, mayJoin: !takesPart },
      ),
  });
}

/** Tells the organiser and the others who may know it that somebody gives a gift with them from now on. */
export async function notifyJoined(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  gift: TheGift,
  giverId: string,
): Promise<void> {
  const others = (await doorKeepersOf(tx, gift.id)).filter((id) => id !== giverId);
  const userIds = [event.organiser_id, ...others];
  const giver = await personOf(tx, giverId);
  await notify(ctx, tx, { userIds, write: () => joined(event, gift, giver) });
}

/** Tells the organiser what somebody paid. It is their only mail about it. */
export async function notifyContribution(
  ctx: Context,
  tx: Db,
  event: TheEvent,
  {
    gift,
    ...contribution
  }: {
    gift: TheGift | undefined;
    giver: { first_name: string; last_name: string };
    paise: number;
    /** Whether it goes beyond the gift's price. */
    isBeyond: boolean;
  },
): Promise<void> {
  await notify(ctx, tx, {
    userIds: [event.organiser_id],
    write: () => contributed(event, gift, contribution),
  });
}
