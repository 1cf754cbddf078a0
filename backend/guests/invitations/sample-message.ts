import type { Context } from '#backend/platform/context.ts';
import type { EventRow } from '#backend/events/access.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import { findOrganiser } from '#backend/guests/invitations/delivery-repository.ts';
import { languageOf } from '#backend/guests/invitations/inviting-words.ts';
import { composeInvitationMail, sampleText } from '#backend/guests/invitations/mail/compose.ts';
import { NOBODY } from '#backend/guests/invitations/mail/nobody.ts';
import type { Language } from '#messages/language.ts';
import { reminderWords } from '#messages/reminders/guests/by-language.ts';

type SampleGuest = Parameters<typeof composeInvitationMail>[1]['guest'];

/** Somebody whom mails of this language are written to as an example. */
export const sampleGuest = (language: Language) => ({
  ...NOBODY,
  first_name: reminderWords[language].sampleGuest,
});

/** How an invitation, a reminder or a message reads to this guest, or to somebody of the event's language, who is invited to these functions; without links, which are each guest's own. */
export async function sampleOf(
  ctx: Context,
  event: EventRow,
  kind: 'invitation' | 'reminder' | 'message',
  functions: AnsweredFunctionRow[],
  { message = '', guest }: { message?: string; guest?: SampleGuest } = {},
): Promise<{ subject: string; text: string }> {
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const reader = guest ?? {
    ...sampleGuest(languageOf({ language: null }, event)),
    event_id: event.id,
    language: null,
  };
  return sampleText(
    composeInvitationMail(
      ctx.env,
      { kind, guest: reader, event, organiser, message, functions },
      null,
      ctx.now(),
    ),
    kind,
  );
}
