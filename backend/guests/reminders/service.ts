import { DateTime } from 'luxon';
import type { Which } from '#backend/guests/filter-repository.ts';
import { eventWords } from '#messages/events/words.ts';
import { reminderWords } from '#messages/reminders/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict } from '#backend/platform/errors.ts';
import type { EventRow } from '#backend/events/access.ts';
import { requireGuestMessaging } from '#backend/events/plan-limits.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { readReach, type Reach } from '#backend/guests/invitations/channel-choice.ts';
import { lockEventToInvite } from '#backend/guests/invitations/invitee-repository.ts';
import { beginSending, lockEventAsHost } from '#backend/guests/invitations/opening.ts';
import { queueDeliveries } from '#backend/guests/invitations/service.ts';
import { channelsWith } from '#backend/providers/messages/set-up.ts';
import { isStopped } from '#backend/messaging/sending/stops.ts';
import {
  findCandidates,
  findEventsToRemind,
  findSettings,
  recordRuns,
  type CandidateRow,
} from './repository.ts';
import { dueNow, replyByOf } from '#backend/guests/reminder-dates.ts';
import { isDaytime } from '#backend/platform/daytime.ts';
import { decideReminder, type Decision } from './who.ts';

/** A guest and what was decided about them. */
export type Decided = CandidateRow & Decision;

/** Why nobody can be reminded at this moment, in a sentence; empty when somebody can. */
export function whyNotNow(event: EventRow, now: Date): string {
  if (event.status === 'cancelled') return eventWords.cancelledAlready;
  if (event.starts_at <= now) return reminderWords.begun;
  if (isDaytime(event.time_zone, now)) return '';
  return reminderWords.night(
    DateTime.fromJSDate(now, { zone: event.time_zone }).toFormat('h:mm a').toLowerCase(),
  );
}

/** How guests can be reached with a reminder: message channels without a template for it are none. */
async function reachForReminders(
  db: Db,
  ctx: Context,
  eventId: string,
  guests: readonly CandidateRow[],
): Promise<Reach> {
  return { ...(await readReach(db, ctx.env, eventId, guests)), channels: channelsWith(ctx.env, 'reminder') };
}

/** Everybody who has not answered, or those of them who are meant, with whether they are reminded now. */
export async function decideReminders(
  ctx: Context,
  db: Db,
  event: EventRow,
  which?: Which,
): Promise<Decided[]> {
  const guests = await findCandidates(db, event.id, 'pending', { which });
  const reach = await reachForReminders(db, ctx, event.id, guests);
  return guests.map((guest) => ({
    ...guest,
    ...decideReminder(guest, reach, { now: ctx.now(), timeZone: event.time_zone }),
  }));
}

/** Queues the reminders of an event in the transaction that holds its lock. @returns how many */
async function queueReminders(ctx: Context, tx: Db, event: EventRow, which?: Which): Promise<number> {
  const wishes = (await decideReminders(ctx, tx, event, which)).flatMap((guest) =>
    guest.chosen ? [{ guest, kind: 'reminder' as const, chosen: guest.chosen }] : [],
  );
  await queueDeliveries(ctx, tx, wishes);
  return wishes.length;
}

/**
 * Reminds everybody who has not answered of those meant, as the organiser wishes, under the rules of those
 * that go out by themselves. Pressed twice it reminds nobody twice.
 *
 * @throws {Problem} 403 `plan_limit`, 404, 409 at night, when the event has begun, or with nobody to remind; 429
 */
export async function remindNow(ctx: Context, viewer: SignedIn, eventId: string, which: Which) {
  await beginSending(ctx, viewer, eventId, 'reminders');
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventAsHost(tx, viewer, eventId);
    requireGuestMessaging(event.plan);
    const closed = whyNotNow(event, ctx.now());
    if (closed) throw conflict(closed, 'not_now');
    const queued = await queueReminders(ctx, tx, event, which);
    if (queued === 0) throw conflict(reminderWords.nobodyToRemind, 'nobody');
    return { success: true, message: reminderWords.reminded(queued), queued };
  });
}

/**
 * Sends the reminders that are due by themselves. Several processes may look at once: the
 * event's lock and the note of its day, written with the deliveries, let each day's
 * reminders go out once, also when a process dies in between.
 */
export async function sendDueReminders(ctx: Context): Promise<void> {
  for (const eventId of await findEventsToRemind(ctx.db, ctx.now())) {
    // one event that cannot be worked on keeps no other from its reminders
    await remindIfDue(ctx, eventId).catch((err: unknown) => ctx.log.error({ err, eventId }, 'reminders'));
  }
}

async function remindIfDue(ctx: Context, eventId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventToInvite(tx, eventId);
    const { days_before: daysBefore, saved_at: savedAt, done } = await findSettings(tx, eventId);
    const replyBy = replyByOf(event);
    if (event.status !== 'active' || replyBy === null || daysBefore === null || savedAt === null) return;
    if (await isStopped(tx, event.organiser_id)) return;
    const due = dueNow(
      { replyBy, timeZone: event.time_zone, daysBefore, savedAt, startsAt: event.starts_at },
      done,
      ctx.now(),
    );
    if (due.length > 0 && (await recordRuns(tx, eventId, due, ctx.now())))
      await queueReminders(ctx, tx, event);
  });
}
