import type { z } from 'zod/v4';
import {
  REVIEW_GUESTS,
  type InvitationReview,
  type invitationReviewQuery,
  type LeftOutReason,
} from '#contract/guests/invitations.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import * as eventWords from '#messages/events/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { reminderWords } from '#messages/reminders/guests/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireHost } from '#backend/events/access.ts';
import { functionsForAll } from '#backend/guests/function-guests.ts';
import { hasDesign, latestDesignPicture } from '#backend/designs/service.ts';
import { findReader } from '#backend/messaging/transactional-mail/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { pausedAddresses } from '#backend/messaging/sending/pauses.ts';
import { readReach } from './channel-choice.ts';
import { messageSample } from './compose-message.ts';
import { decideInvitation } from './decide-invitation.ts';
import { findOrganiser } from './delivery-repository.ts';
import { findGuestNames, findGuestsToInvite } from './invitee-repository.ts';
import { languagesOf } from './inviting-words.ts';
import { NOBODY } from './mail/nobody.ts';
import { presentPlan } from './present-plan.ts';
import { sampleOf } from './sample-message.ts';
import { findSendingPlan } from './sending-plan-repository.ts';

/**
 * What sending these invitations would do if it were begun now. Nothing is sent and nothing is held: guests who
 * are added meanwhile are in the sending and not in the review.
 *
 * @throws {Problem} 403, 404
 */
export async function getInvitationReview(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { guests: which, channel }: z.output<typeof invitationReviewQuery>,
): Promise<InvitationReview> {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const guests = await findGuestsToInvite(ctx.db, eventId, which);
  const reach = await readReach(ctx.db, ctx.env, eventId, guests);
  const paused = await pausedAddresses(
    ctx,
    ctx.db,
    { what: 'invitation', eventId },
    guests.flatMap(({ email, phone }) => [email, phone].filter(Boolean)),
  );

  const ways: InvitationReview['ways'] = { email: 0, whatsapp: 0, sms: 0, link: 0 };
  const leftOut: { id: string; why: LeftOutReason }[] = [];
  const doubted: { _id: string; email: string; likely: string }[] = [];
  for (const guest of guests) {
    const chosen = decideInvitation(guest, channel, reach, paused);
    if (typeof chosen === 'string') leftOut.push({ id: guest.id, why: chosen });
    else if (chosen.status === 'unsubscribed') leftOut.push({ id: guest.id, why: 'unsubscribed' });
    else {
      ways[chosen.channel === 'phone' ? 'link' : chosen.channel] += 1;
      const likely = chosen.channel === 'email' && !guest.email_stands ? likelyEmail(guest.email) : '';
      if (likely) doubted.push({ _id: guest.id, email: guest.email, likely });
    }
  }

  const named = leftOut.slice(0, REVIEW_GUESTS);
  const asked = doubted.slice(0, REVIEW_GUESTS);
  const names = await findGuestNames(ctx.db, [...named.map(({ id }) => id), ...asked.map(({ _id }) => _id)]);
  const nameOf = (id: string) => {
    const name = names.get(id);
    return { firstName: name?.first_name ?? '', lastName: name?.last_name ?? '' };
  };
  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const functions = await functionsForAll(ctx.db, eventId);
  const say = (language: Language) => ({
    guest: { ...NOBODY, event_id: eventId, first_name: reminderWords[language].sampleGuest },
    event,
    organiser,
  });
  // whoever is left out reads nothing of it
  const out = new Set(leftOut.map(({ id }) => id));
  const readers = guests.filter(({ id }) => !out.has(id));
  const message = (by: 'whatsapp' | 'sms', language: Language) =>
    ways[by] > 0 ? messageSample(ctx.env, by, language, say(language), invitationWords.reviewOwnLink) : null;
  const reads = languagesOf(readers, event).map(async (language) => ({
    language,
    mail: await sampleOf(ctx, event, 'invitation', functions, { language }),
    whatsapp: message('whatsapp', language),
    sms: message('sms', language),
  }));
  const picture = await latestDesignPicture(ctx.db, eventId, 'tall');
  return {
    ways,
    leftOut: {
      count: leftOut.length,
      guests: named.map(({ id, why }) => ({ _id: id, ...nameOf(id), why })),
    },
    likelyEmails: {
      count: doubted.length,
      guests: asked.map((guest) => ({ ...guest, ...nameOf(guest._id) })),
    },
    reads: await Promise.all(reads),
    picture,
    pictureMissing: picture === null && (await hasDesign(ctx.db, eventId)),
    planned: presentPlan(await findSendingPlan(ctx.db, eventId)),
    testTo: (await findReader(ctx.db, viewer.userId))?.email ?? '',
  };
}
