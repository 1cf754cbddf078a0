import * as eventWords from '#messages/events/en.ts';
import * as guestWords from '#messages/guests/en.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { findGuestOfEvent, resetLinkKey, type GuestRecord } from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findOrganiser } from './delivery-repository.ts';
import { invitingWords, languageOf } from './inviting-words.ts';
import { messageLinks } from './message-links.ts';
import { personalLinkOf } from './personal-link.ts';

type Place = { eventId: string; guestId: string };
type Links = { url: string; whatsapp: string | null; sms: string | null };

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

async function linksOf(ctx: Context, event: EventRow, guest: GuestRecord | undefined): Promise<Links> {
  if (!guest) throw notFound(guestWords.gone);
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const messages = messageLinks(
    ctx.env.APP_URL,
    invitingWords(event, organiser, languageOf(guest, event)),
    guest,
  );
  return {
    url: personalLinkOf(ctx.env.APP_URL, guest, 'reply', 'link'),
    whatsapp: messages?.whatsapp ?? null,
    sms: messages?.sms ?? null,
  };
}
