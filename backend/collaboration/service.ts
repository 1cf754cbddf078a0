import { collaborationSentences as say, type CollaborativeGift, type JoinedCollaboration } from '#contract/collaboration.ts';
import { paymentSentences } from '#contract/payments.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict, forbidden, invalid, notFound, Problem } from '../errors.ts';
import { accessEvent, requireOrganiser, type EventAccess } from '../events/access.ts';
import { limitRate } from '../http/rate-limit.ts';
import type { SignedIn } from '../http/viewer.ts';
import { paiseOf, rupeesOf } from '../money.ts';
import { startPayment, type Cashier } from '../payments/service.ts';
import { CONTRIBUTION } from './purpose.ts';
import { presentCollaboration, remainingPaise } from './present.ts';
import { addCollaborator, collaboratorsOf, enable, findGift, lockGift, personOf, setOpen, type GiftRow } from './repository.ts';

type Place = { eventId: string; giftId: string };

/**
 * Lets a gift be given by several people (spec section 6: by any signed-in user). Once
 * enabled it stays so; asking again changes nothing.
 *
 * @throws {Problem} 404, 409 when the event is cancelled or the gift bought
 */
export async function enableCollaboration(ctx: Context, viewer: SignedIn, place: Place): Promise<{ gift: CollaborativeGift }> {
  const { event, relation } = await accessEvent(ctx.db, place.eventId, viewer);
  await limitRate(ctx, 'collaboration', viewer.userId, { limit: 120, windowSeconds: 3600 });
  const gift = await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockGift(tx, place.eventId, place.giftId))) throw notFound(say.giftGone);
    const found = await giftOf(tx, place);
    refuseWhenOver(event.status, found);
    await enable(tx, place.giftId, viewer.userId, ctx.now());
    return show(tx, place, viewer, relation);
  });
  return { gift };
}

/**
 * The organiser lets everybody join without asking, or ends that.
 *
 * @throws {Problem} 403, 404, 409 when giving together is not enabled
 */
export async function openCollaboration(ctx: Context, viewer: SignedIn, place: Place, open: boolean): Promise<{ gift: CollaborativeGift }> {
  await requireOrganiser(ctx.db, place.eventId, viewer, say.organisersOnly);
  const gift = await giftOf(ctx.db, place);
  if (!gift.enabled_at) throw conflict(say.notEnabled, 'not_collaborative');
  await setOpen(ctx.db, place.giftId, open);
  return { gift: await show(ctx.db, place, viewer, 'organiser') };
}

/**
 * Joins those who give a gift together (spec section 6): somebody new may when nobody did
 * so far, or when the organiser opened it. 0 joins without paying; anything else begins a
 * payment and counts once that is paid. Two people racing for the rest are both honoured.
 *
 * @throws {Problem} 400 with the amount that remains, 403, 404, 409, 429, 503 when the payment page cannot be reached
 */
export async function joinCollaboration(
  cashier: Cashier,
  viewer: SignedIn,
  place: Place,
  { contributionAmount, requestKey }: { contributionAmount: number; requestKey: string | undefined },
): Promise<JoinedCollaboration> {
  const { ctx } = cashier;
  if (requestKey !== undefined && !/^[A-Za-z0-9_-]{8,100}$/.test(requestKey)) throw new Problem(400, 'invalid', paymentSentences.badKey);
  const { event, relation } = await accessEvent(ctx.db, place.eventId, viewer);
  await limitRate(ctx, 'contribute', viewer.userId, { limit: 30, windowSeconds: 3600 });
  const amountPaise = paiseOf(contributionAmount);

  const gift = await ctx.db.transaction().execute(async (tx) => {
    // two who come first at the same time: the second one sees the first
    if (!(await lockGift(tx, place.eventId, place.giftId))) throw notFound(say.giftGone);
    const found = await giftOf(tx, place);
    refuseWhenOver(event.status, found);
    if (relation === 'organiser') throw forbidden(say.ownGift);
    if (!found.enabled_at) throw conflict(say.notEnabled, 'not_collaborative');
    const others = await collaboratorsOf(tx, [place.giftId]);
    if (others.length > 0 && !found.open_to_all && !others.some(({ id }) => id === viewer.userId)) throw forbidden(say.askFirst);
    checkAmount(amountPaise, remainingPaise(found), cashier.provider.minimumPaise);
    if (amountPaise === 0) await addCollaborator(tx, place.giftId, viewer.userId, ctx.now());
    return show(tx, place, viewer, relation);
  });
  if (amountPaise === 0) return { gift };

  const person = await personOf(ctx.db, viewer.userId);
  const payment = await startPayment(cashier, {
    payerId: viewer.userId,
    payer: { name: `${person.first_name} ${person.last_name}`.trim(), email: person.email, contact: person.phone },
    payeeId: event.organiser_id,
    amountPaise,
    purpose: CONTRIBUTION,
    subject: { eventId: event.id, giftId: place.giftId },
    description: `${gift.name} – ${event.event_name}`.slice(0, 200),
    requestKey,
  });
  return { gift, payment };
}

function refuseWhenOver(status: EventAccess['event']['status'], gift: GiftRow): void {
  if (status === 'cancelled') throw conflict(say.eventCancelled, 'event_cancelled');
  if (gift.purchased_at) throw conflict(say.purchased, 'purchased');
}

function checkAmount(amountPaise: number, remaining: number, minimumPaise: number): void {
  if (amountPaise === 0) return;
  const refuse = (message: string): Problem => invalid({ contributionAmount: [message] }, message);
  if (remaining === 0) throw conflict(say.collected, 'collected', { contributionAmount: [say.collected] });
  if (amountPaise > remaining) throw refuse(say.aboveRemaining(rupeesOf(remaining)));
  if (amountPaise < minimumPaise) throw refuse(say.belowMinimum);
}

async function giftOf(db: Db, { eventId, giftId }: Place): Promise<GiftRow> {
  const gift = await findGift(db, eventId, giftId);
  if (!gift) throw notFound(say.giftGone);
  return gift;
}

async function show(db: Db, place: Place, viewer: SignedIn, relation: EventAccess['relation']): Promise<CollaborativeGift> {
  const gift = await giftOf(db, place);
  return presentCollaboration(gift, await collaboratorsOf(db, [gift.id]), { userId: viewer.userId, isOrganiser: relation === 'organiser' });
}
