import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import {
  REQUESTS_A_DAY,
  type changedRequest,
  type collaborationRequests,
  type RequestForm,
} from '#contract/gifts/collaboration.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, forbidden, notFound, Problem } from '#backend/platform/errors.ts';
import { accessEvent, type EventAccess } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { doorKeepersOf, standingAt } from './admission-repository.ts';
import { giftOf, lockedGift, refuseWhenClosed, refuseWhenNotEnabled, refuseWhenOver } from './gift.ts';
import { notifyRequestAnswered, notifyRequest } from './notify-givers.ts';
import { collaboratorsOf } from './giver-repository.ts';
import { presentRequest } from './present.ts';
import {
  answerRequest,
  countRequests,
  findRequest,
  insertRequest,
  pendingBetween,
  replaceRequest,
  requestsOf,
  type RequestRow,
} from './request-repository.ts';
import { requireTarget } from './target-service.ts';

type ChangedRequest = z.infer<typeof changedRequest>;

/** A list is as long as a panel can show; older requests are not told. */
const MOST_REQUESTS = 100;

/**
 * Asks the organiser or one who gives a gift to be let in, or as one who does asks another guest or giver of
 * the event to join, or another one who gives it (spec section 6). While such a request waits, asking again answers that one, with the newest message.
 *
 * @throws {Problem} 403 for the organiser, 404 for a gift or a person that cannot be asked
 * about, 409 when nothing is collected, the other asked first or it was accepted before, 429
 */
export async function requestCollaboration(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  form: RequestForm,
): Promise<ChangedRequest> {
  const { event, relation } = await accessEvent(ctx.db, eventId, viewer);
  await limitRate(ctx, 'collaboration-request', viewer.userId, { limit: 30, windowSeconds: 3600 });
  if (relation === 'organiser') throw forbidden(togetherWords.ownGift);
  const { giftId, targetUserId: targetId, message } = form;
  const pair = { requesterId: viewer.userId, targetId };
  const now = ctx.now();
  return ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    const gift = await lockedGift(tx, { eventId, giftId });
    refuseWhenOver(event, gift);
    refuseWhenNotEnabled(gift);
    refuseWhenClosed(event, gift, now);
    const collaborators = await collaboratorsOf(tx, [giftId]);
    await requireTarget(tx, { event, relation, giftId, collaborators, ...pair });
    const isKeeper = (userId: string) =>
      collaborators.some(({ id, keeps_door: keeps }) => id === userId && keeps);
    // between two who give nobody is let in
    const newcomerId = !isKeeper(viewer.userId) ? viewer.userId : isKeeper(targetId) ? null : targetId;
    const waiting = await findWaiting(tx, giftId, pair);
    const id = waiting ?? newId();
    if (waiting === undefined) {
      await refuseToPester(tx, { giftId, ...pair, newcomerId, now });
      await insertRequest(tx, { id, eventId, giftId, ...pair, newcomerId, message, now });
      await notifyRequest(ctx, tx, event, gift, { ...pair, newcomerId, message });
    } else await replaceRequest(tx, waiting, { message, newcomerId });
    return {
      message: togetherWords.requestSent,
      request: presentRequest(await ownRequest(tx, viewer, eventId, id), viewer.userId, relation),
    };
  });
}

/**
 * The requests the viewer sent and those that wait for the viewer's answer, of an event or
 * of one gift; nobody else's.
 *
 * @throws {Problem} 404
 */
export async function listCollaborationRequests(
  ctx: Context,
  viewer: SignedIn,
  place: { eventId: string; giftId?: string },
): Promise<z.infer<typeof collaborationRequests>> {
  const { eventId, giftId } = place;
  const { relation } = await accessEvent(ctx.db, eventId, viewer);
  if (giftId !== undefined) await giftOf(ctx.db, { eventId, giftId });
  const rows = await requestsOf(ctx.db, place, viewer.userId, MOST_REQUESTS);
  return { requests: rows.map((row) => presentRequest(row, viewer.userId, relation)) };
}

/**
 * Answers a request, once, by the one who was asked (spec section 4). Accepting lets the
 * one who took no part when it was sent join, provided that the other can let them in now: the organiser, a guest
 * who gives the gift, or whoever has money in it, as `doorKeepersOf` says.
 *
 * @throws {Problem} 403 for the requester, 404 for others, 409 when it was answered before or nobody can be let in any more, 429
 */
export async function respondToCollaborationRequest(
  ctx: Context,
  viewer: SignedIn,
  { eventId, requestId }: { eventId: string; requestId: string },
  status: 'accepted' | 'rejected',
): Promise<ChangedRequest> {
  const { event, relation } = await accessEvent(ctx.db, eventId, viewer);
  await limitRate(ctx, 'collaboration-response', viewer.userId, { limit: 120, windowSeconds: 3600 });
  return ctx.db.transaction().execute(async (tx) => {
    const request = await ownRequest(tx, viewer, eventId, requestId);
    if (request.target_id !== viewer.userId) throw forbidden(togetherWords.targetsOnly);
    const gift = await lockedGift(tx, { eventId, giftId: request.gift_id });
    // another answer may have come while this one waited for the gift
    const { status: before } = await ownRequest(tx, viewer, eventId, requestId);
    if (before !== 'pending') throw conflict(togetherWords.answeredBefore(before), `already_${before}`);
    if (status === 'accepted') {
      refuseWhenOver(event, gift);
      await requireDoorKeeper(tx, event, request);
    }
    await answerRequest(tx, requestId, status, ctx.now());
    await notifyRequestAnswered(ctx, tx, event, request, status);
    return {
      message: togetherWords.responded(status),
      request: presentRequest(await ownRequest(tx, viewer, eventId, requestId), viewer.userId, relation),
    };
  });
}

/** @throws {Problem} 404 when the viewer neither sent nor got it */
async function ownRequest(db: Db, viewer: SignedIn, eventId: string, requestId: string): Promise<RequestRow> {
  const row = await findRequest(db, eventId, requestId, viewer.userId);
  if (!row) throw notFound(togetherWords.requestGone);
  return row;
}

/**
 * The request of these two that waits already.
 *
 * @throws {Problem} 409 when it is the other who asked
 */
async function findWaiting(
  tx: Db,
  giftId: string,
  { requesterId, targetId }: { requesterId: string; targetId: string },
): Promise<string | undefined> {
  const waiting = await pendingBetween(tx, giftId, [requesterId, targetId]);
  const own = waiting.find((request) => request.requester_id === requesterId);
  if (!own && waiting.length > 0) throw conflict(togetherWords.answerTheirRequest, 'asked_you');
  return own?.id;
}

/** @throws {Problem} 409 when the newcomer may join already, 429 for one request too many within a day */
async function refuseToPester(
  tx: Db,
  request: {
    giftId: string;
    requesterId: string;
    targetId: string;
    newcomerId: string | null;
    now: Date;
  },
): Promise<void> {
  const { giftId, newcomerId } = request;
  if (newcomerId !== null && (await standingAt(tx, giftId, newcomerId)).isAdmitted)
    throw conflict(togetherWords.acceptedBefore, 'accepted_before');
  const since = new Date(request.now.getTime() - DAY_MS);
  if ((await countRequests(tx, { ...request, since })) >= REQUESTS_A_DAY)
    throw new Problem(429, 'asked_often', togetherWords.requestLimitReached);
}

/** @throws {Problem} 409 when the one who is to let the other in cannot, or cannot any more */
async function requireDoorKeeper(
  tx: Db,
  { organiser_id: organiserId }: EventAccess['event'],
  { gift_id: giftId, requester_id: requesterId, target_id: targetId, newcomer_id: newcomerId }: RequestRow,
): Promise<void> {
  if (newcomerId === null) return;
  const keepers = [organiserId, ...(await doorKeepersOf(tx, giftId, newcomerId))];
  if (!keepers.includes(newcomerId === requesterId ? targetId : requesterId))
    throw new Problem(409, 'nobody_lets_in', (language) => removalWords[language].cannotLetIn);
}
