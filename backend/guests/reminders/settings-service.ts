import type { ReminderSettings } from '#contract/guests/reminders.ts';
import { formatInstant } from '#contract/common/format.ts';
import { eventWords } from '#messages/events/words.ts';
import { reminderWords } from '#messages/reminders/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, invalid } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { requireGuestMessaging } from '#backend/events/plan-limits.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { lockEventAsHost } from '#backend/guests/invitations/opening.ts';
import { findSettings, writeReminderSettings } from './repository.ts';
import { refreshDesign } from '#backend/designs/service.ts';
import { nextReminders, replyByOf } from '#backend/guests/reminder-dates.ts';
import { dayIn } from '#backend/platform/daytime.ts';

/**
 * Sets until when guests are asked to answer, and the days on which those who did not are
 * reminded. The date is open to every plan, reminders are not.
 *
 * @throws {Problem} 400 with the field, 403 `plan_limit`, 404, 409 for a cancelled event
 */
export async function saveReminders(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { replyBy, daysBefore }: ReminderSettings,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventAsHost(tx, viewer, eventId);
    if (event.status === 'cancelled') throw conflict(eventWords.cancelledForGood, 'event_cancelled');
    if (daysBefore.length > 0) requireGuestMessaging(event.plan);
    requireGoodDate(event, replyBy, daysBefore, ctx.now());
    const before = await findSettings(tx, eventId);
    const unchanged =
      before.saved_at !== null &&
      (event.reply_by ?? '') === replyBy &&
      before.days_before?.join() === daysBefore.join();
    // saving the same again takes no reminder away that is due
    const savedAt = unchanged && before.saved_at ? before.saved_at : ctx.now();
    await writeReminderSettings(tx, eventId, { replyBy: replyBy || null, daysBefore, savedAt });
    // the card tells until when to answer
    if ((event.reply_by ?? '') !== replyBy) await refreshDesign(ctx, tx, event);
    return {
      success: true,
      message: confirmationText(
        { ...event, reply_by: replyBy || null },
        { daysBefore, savedAt, done: before.done },
        ctx.now(),
      ),
    };
  });
}

function requireGoodDate(event: EventRow, replyBy: string, daysBefore: readonly number[], now: Date): void {
  if (replyBy === '' && daysBefore.length > 0) throw invalid({ replyBy: [reminderWords.replyByNeeded] });
  if (replyBy === '' || replyBy === event.reply_by) return;
  if (replyBy < dayIn(event.time_zone, now)) throw invalid({ replyBy: [reminderWords.replyByPast] });
  if (replyBy > event.date) throw invalid({ replyBy: [reminderWords.replyByAfterEvent] });
}

function confirmationText(
  event: EventRow,
  { daysBefore, savedAt, done }: { daysBefore: number[]; savedAt: Date; done: string[] },
  now: Date,
): string {
  const replyBy = replyByOf(event);
  if (replyBy === null) return reminderWords.savedNone;
  if (daysBefore.length === 0) return reminderWords.saved;
  const next = nextReminders(
    { replyBy, timeZone: event.time_zone, daysBefore, savedAt, startsAt: event.starts_at },
    done,
    now,
  );
  return next
    ? reminderWords.savedWithNext(formatInstant(next.toISOString(), event.time_zone))
    : reminderWords.savedNothingAhead;
}
