import type { NextToSend } from '#contract/guests/invitations.ts';
import { eventWords } from '#messages/events/words.ts';
import { messagePageWords } from '#messages/phone-messages/pages/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import { findGuestOfEvent, guestName, linkSent } from '#backend/guests/service.ts';
import { guestWords } from '#messages/guests/words.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findOrganiser } from './delivery-repository.ts';
import { countLinks, findNextLink, setLinkState } from './hand-sending-repository.ts';
import { invitingWords, languageOf } from './inviting-words.ts';
import { messageLinks } from './message-links.ts';

/** The next guest whose link the organiser has to send. Asking changes nothing: the same guest comes until something is recorded. */
export async function getNextToSend(ctx: Context, viewer: SignedIn, eventId: string): Promise<NextToSend> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const counts = await countLinks(ctx.db, eventId);
  const guest = await findNextLink(ctx.db, eventId);
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const links =
    guest && messageLinks(ctx.env.APP_URL, invitingWords(event, organiser, languageOf(guest, event)), guest);
  if (!guest || !links) return { guest: null, text: '', whatsapp: '', sms: '', ...counts };
  return {
    guest: { _id: guest.id, firstName: guest.first_name, lastName: guest.last_name, phone: guest.phone },
    text: new URL(links.whatsapp).searchParams.get('text') ?? '',
    ...links,
    ...counts,
  };
}

/**
 * Records that the organiser sent a guest's link, or passes the guest over until the others
 * are done, or takes either back. Asking again changes nothing.
 *
 * @throws {Problem} 404 when the guest is not on the list, 409 when no link of theirs waits
 */
export async function recordHandSending(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: { eventId: string; guestId: string },
  outcome: 'sent' | 'skipped' | 'ready',
): Promise<{ success: boolean; message: string }> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const guest = await findGuestOfEvent(ctx.db, eventId, guestId);
  if (!guest) throw notFound(guestWords.gone);
  if (!(await setLinkState(ctx.db, { eventId, guestId }, outcome, ctx.now())))
    throw conflict(messagePageWords.noLinkWaits, 'no_link');
  if (outcome === 'sent') await linkSent(ctx.db, guest);
  const name = guestName({ firstName: guest.first_name, lastName: guest.last_name, phone: guest.phone });
  return { success: true, message: messagePageWords.recorded[outcome](name) };
}
