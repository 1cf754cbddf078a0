import type { z } from 'zod/v4';
import { MESSAGE_LINKS } from '#contract/guests/reminder-limits.ts';
import type { GuestMessage, messageDraft } from '#contract/guests/reminders.ts';
import { eventWords } from '#messages/events/words.ts';
import { reminderWords } from '#messages/reminders/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import { requireGuestMessaging } from '#backend/events/plan-limits.ts';
import { functionRows } from '#backend/guests/function-guests.ts';
import { guestName } from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findOrganiser } from '#backend/guests/invitations/delivery-repository.ts';
import { invitingWords, languageOf } from '#backend/guests/invitations/inviting-words.ts';
import { ownWordsLink } from '#backend/guests/invitations/message-links.ts';
import {
  beginSending,
  lockEventAsHost,
  requireOpenForInvitations,
} from '#backend/guests/invitations/opening.ts';
import { queueDeliveries } from '#backend/guests/invitations/service.ts';
import { countReach, decideMessages, requestedFunction } from './overview-service.ts';
import { insertReminderMessage } from './repository.ts';
import { sampleOf } from '#backend/guests/invitations/sample-message.ts';

/** How a message would read and how many would get it; nothing is kept. */
export async function previewGuestMessage(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { audience, filter, functionId, text }: z.output<typeof messageDraft>,
) {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const of = await requestedFunction(ctx.db, event, functionId);
  const decided = await decideMessages(ctx, ctx.db, event, audience, { of, filter });
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const links = decided
    .filter(({ why }) => why === 'link')
    .slice(0, MESSAGE_LINKS)
    .map((guest) => ({
      _id: guest.id,
      name: guestName({ firstName: guest.first_name, lastName: guest.last_name, phone: guest.phone }),
      whatsapp: ownWordsLink(
        ctx.env.APP_URL,
        invitingWords(event, organiser, languageOf(guest, event)),
        guest,
        text,
      ),
    }));
  const functions = (await functionRows(ctx.db, eventId)).filter(
    ({ id, everyone }) => everyone || id === functionId,
  );
  return {
    reach: countReach(decided),
    sample: await sampleOf(ctx, event, 'message', functions, { message: text }),
    links,
  };
}

/**
 * Sends the organiser's words to all guests, to those who come or to those who have not
 * answered, of the event or of one function: by mail, to those who got an invitation and
 * want mail. A form that is sent again sends nothing again.
 *
 * @throws {Problem} 403 `plan_limit`, 404 also for a deleted function, 409 when the event is over or nobody can be told; 429
 */
export async function sendGuestMessage(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { audience, filter, functionId, text, requestId }: GuestMessage,
) {
  await beginSending(ctx, viewer, eventId, 'guest-messages');
  return ctx.db.transaction().execute(async (tx) => {
    const event = await lockEventAsHost(tx, viewer, eventId);
    requireGuestMessaging(event.plan);
    await requireOpenForInvitations(ctx, tx, event);
    const of = await requestedFunction(tx, event, functionId);
    const messageId = await insertReminderMessage(
      tx,
      { eventId, requestId, audience, functionId: of?.id ?? null, text },
      ctx.now(),
    );
    if (!messageId) return { success: true, message: reminderWords.messageSentBefore, queued: 0 };
    const wishes = (await decideMessages(ctx, tx, event, audience, { of, filter })).flatMap((guest) =>
      guest.chosen ? [{ guest, kind: 'message' as const, chosen: guest.chosen, messageId }] : [],
    );
    if (wishes.length === 0) throw conflict(reminderWords.nobodyToTell, 'nobody');
    await queueDeliveries(ctx, tx, wishes);
    return { success: true, message: reminderWords.messageSent(wishes.length), queued: wishes.length };
  });
}
