import { isHost } from '#contract/common/host-roles.ts';
import type { Context } from '#backend/platform/context.ts';
import { functionRows } from '#backend/guests/function-guests.ts';
import { findGuestFunctions } from '#backend/guests/replies/service.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { accessEvent, type GuestClaim } from '#backend/events/access.ts';
import { buildEventCalendar } from '#backend/events/calendar.ts';
import { googleCalendarLink } from '#backend/events/google-calendar.ts';

/** Where the event is added to Google's calendar by whoever may see it. @throws {Problem} 404 */
export async function getGoogleCalendarLink(
  ctx: Context,
  eventId: string,
  viewer: Viewer,
  claim: GuestClaim,
): Promise<string> {
  const { event } = await accessEvent(ctx.db, eventId, viewer, claim);
  return googleCalendarLink(event, ctx.env.APP_URL);
}

/** The calendar file of an event as the viewer may have it, and a name to save it under. @throws {Problem} 404 */
export async function getEventCalendar(
  ctx: Context,
  eventId: string,
  viewer: Viewer,
  claim: GuestClaim,
): Promise<{ fileName: string; text: string }> {
  const { event, relation, guest, hasFunctions } = await accessEvent(ctx.db, eventId, viewer, claim);
  const words = event.event_name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const ofGuest = hasFunctions && guest ? await findGuestFunctions(ctx.db, eventId, guest.id) : [];
  const forHost = isHost(relation);
  const functions = hasFunctions && forHost ? await functionRows(ctx.db, eventId) : ofGuest;
  const language = guest?.language ?? event.guest_language ?? 'en';
  return {
    fileName: `${words || 'event'}.ics`,
    text: buildEventCalendar(event, ctx.env, { functions, forHost, language }),
  };
}
