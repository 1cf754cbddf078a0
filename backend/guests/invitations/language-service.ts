import type { LanguageChoice } from '#contract/guests/guests.ts';
import { eventWords } from '#messages/events/words.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireHost } from '#backend/events/access.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { saveGuestLanguage } from './repository.ts';

/** Chooses the language for guests who have not chosen one: of what is written to them from now on, and of their page. */
export async function setGuestLanguage(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  choice: LanguageChoice,
) {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  await saveGuestLanguage(ctx.db, eventId, choice === 'any' ? null : choice);
  return { success: true, message: invitationWords.languageSaved };
}
