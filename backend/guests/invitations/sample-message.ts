import type { Context } from '#backend/platform/context.ts';
import type { EventRow } from '#backend/events/access.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import { findOrganiser } from '#backend/guests/invitations/delivery-repository.ts';
import { languageOf } from '#backend/guests/invitations/inviting-words.ts';
import { composeInvitationMail, sampleText } from '#backend/guests/invitations/mail/compose.ts';
import { NOBODY } from '#backend/guests/invitations/mail/nobody.ts';
import type { Language } from '#messages/language.ts';
import { reminderWords } from '#messages/reminders/guests/by-language.ts';

/** How an invitation, a reminder or a message reads to a guest of this language, the event's where none is named, who is invited to these functions; without links, which are each guest's own. */
export async function sampleOf(
  ctx: Context,
  event: EventRow,
  kind: 'invitation' | 'reminder' | 'message',
  functions: AnsweredFunctionRow[],
  { message = '', language = null }: { message?: string; language?: Language | null } = {},
): Promise<{ subject: string; text: string }> {
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const { sampleGuest } = reminderWords[languageOf({ language }, event)];
  const guest = { ...NOBODY, event_id: event.id, first_name: sampleGuest, language };
  return sampleText(
    composeInvitationMail(ctx.env, { kind, guest, event, organiser, message, functions }, null, ctx.now()),
    kind,
  );
}
