import { eventWords } from '#messages/events/words.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { whyClosed } from '#backend/events/closing.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { requireMaySend } from '#backend/messaging/sending/stops.ts';
import { lockEventToInvite } from './invitee-repository.ts';

/** How many requests of a kind that send to guests one person may make in an hour. */
const PER_HOUR = { invitations: 60, 'guest-messages': 20, reminders: 30, chats: 60 };

/** The event, for a host who may change its guests. @throws {Problem} 403, 404 */
export const requireEditor = (db: Db, viewer: SignedIn, eventId: string): Promise<EventRow> =>
  requireHost(db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);

/**
 * Lets a host begin to send to the guests: of an event they may change, while the organiser's sending is not
 * stopped, unless it is to stop what would be sent, and so often an hour.
 *
 * @throws {Problem} 403, 404, 429
 */
export async function beginSending(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  kind: keyof typeof PER_HOUR,
  { onlyToStop = false }: { onlyToStop?: boolean } = {},
): Promise<void> {
  const event = await requireEditor(ctx.db, viewer, eventId);
  if (!onlyToStop) await requireMaySend(ctx.db, event.organiser_id);
  await limitRate(ctx, kind, viewer.userId, { limit: PER_HOUR[kind], windowSeconds: 3600 });
}

/**
 * The event, locked until the transaction ends, for a host who may still change it: whoever waited for it may have lost
 * the right to it meanwhile. Call it first in the transaction of what `beginSending` let begin.
 *
 * @throws {Problem} 403, 404
 */
export async function lockEventAsHost(
  tx: Db,
  viewer: SignedIn,
  eventId: string,
): ReturnType<typeof lockEventToInvite> {
  const event = await lockEventToInvite(tx, eventId);
  // asked once more, since the statement that waited sees the co-hosts of before; nobody takes an event from its organiser
  if (event.organiser_id !== viewer.userId) await requireEditor(tx, viewer, eventId);
  return event;
}

/** @throws {Problem} 409 when nobody can come any more */
export async function requireOpenForInvitations(
  ctx: Context,
  db: Db,
  event: Pick<EventRow, 'id' | 'status' | 'starts_at' | 'time_zone'>,
): Promise<void> {
  const closed = await whyClosed(db, event, ctx.now());
  if (closed === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
  if (closed === 'over') throw conflict(invitationWords.eventOver, 'event_over');
}
