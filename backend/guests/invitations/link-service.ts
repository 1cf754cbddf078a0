import type { z } from 'zod/v4';
import type { personalLink, sharedInvitation, sharingQuery } from '#contract/guests/invitations.ts';
import { eventWords } from '#messages/events/words.ts';
import { guestWords } from '#messages/guests/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { findGuestOfEvent, resetLinkKey, type GuestRecord } from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findOrganiser } from './delivery-repository.ts';
import { invitingWords, languageOf } from './inviting-words.ts';
import { messageLinks, personalText, publicText } from './message-links.ts';
import { personalLinkOf } from './personal-link.ts';

type Place = { eventId: string; guestId: string };
type Links = z.infer<typeof personalLink>;

/** A guest's personal link, for the organiser to copy or to send by hand. */
export async function getPersonalLink(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
): Promise<Links> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return linksOf(ctx, event, await findGuestOfEvent(ctx.db, eventId, guestId));
}

/** Gives a guest's link a new key, for one that went astray: the old link opens nothing from now on. */
export async function resetPersonalLink(
  ctx: Context,
  viewer: SignedIn,
  { eventId, guestId }: Place,
): Promise<Links> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  return linksOf(ctx, event, await resetLinkKey(ctx.db, eventId, guestId));
}

/**
 * A message to anybody, with the event's public address, in `language` or else that of the guests: where it is not what a
 * browser without wishes reads, the address asks for it, so that the preview is in the language of the message.
 */
export async function getSharedInvitation(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { language: requestedLanguage }: z.output<typeof sharingQuery>,
): Promise<z.infer<typeof sharedInvitation>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const language = requestedLanguage ?? languageOf({ language: null }, event);
  const inviting = invitingWords(event, await findOrganiser(ctx.db, event.organiser_id), language);
  const url = `${ctx.env.APP_URL}/event/${eventId}${language === 'en' ? '' : `?lang=${language}`}`;
  return { url, language, text: publicText(inviting, url) };
}

async function linksOf(ctx: Context, event: EventRow, guest: GuestRecord | undefined): Promise<Links> {
  if (!guest) throw notFound(guestWords.gone);
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const language = languageOf(guest, event);
  const inviting = invitingWords(event, organiser, language);
  const url = personalLinkOf(ctx.env.APP_URL, guest, 'reply', 'link');
  const messages = messageLinks(ctx.env.APP_URL, inviting, guest);
  return {
    url,
    text: personalText(inviting, guest, url),
    language,
    whatsapp: messages?.whatsapp ?? null,
    sms: messages?.sms ?? null,
  };
}
