import type { z } from 'zod/v4';
import {
  REVIEW_GREETINGS,
  REVIEW_GUESTS,
  type InvitationReview,
  type invitationReviewQuery,
  type LeftOutReason,
} from '#contract/guests/invitations.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import { eventWords } from '#messages/events/words.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { invitationWords as mailWords } from '#messages/invitations/mail/by-language.ts';
import { greetedAs, type GreetingRow } from '#backend/guests/greeted.ts';
import { oddnessOf } from '#backend/guests/odd-names.ts';
import type { Context } from '#backend/platform/context.ts';
import { requireHost, type EventRow } from '#backend/events/access.ts';
import { functionsForAll } from '#backend/guests/function-guests.ts';
import { hasDesign, latestDesignPicture } from '#backend/designs/service.ts';
import { findReader } from '#backend/messaging/transactional-mail/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { pausedAddresses } from '#backend/messaging/sending/pauses.ts';
import { readReach } from './channel-choice.ts';
import { messageSample } from './compose-message.ts';
import { decideInvitation } from './decide-invitation.ts';
import { findOrganiser } from './delivery-repository.ts';
import { findGuestsToInvite, type GuestToInvite } from './invitee-repository.ts';
import { languageOf, languagesOf } from './inviting-words.ts';
import { NOBODY } from './mail/nobody.ts';
import { presentPlan } from './present-plan.ts';
import { sampleGuest, sampleOf } from './sample-message.ts';
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
  const readers: GuestToInvite[] = [];
  const leftOut: { guest: GuestToInvite; why: LeftOutReason }[] = [];
  const doubted: { guest: GuestToInvite; likely: string }[] = [];
  for (const guest of guests) {
    const chosen = decideInvitation(guest, channel, reach, paused);
    if (typeof chosen === 'string') leftOut.push({ guest, why: chosen });
    else if (chosen.status === 'unsubscribed') leftOut.push({ guest, why: 'unsubscribed' });
    else {
      readers.push(guest);
      ways[chosen.channel === 'phone' ? 'link' : chosen.channel] += 1;
      const likely = chosen.channel === 'email' && !guest.email_stands ? likelyEmail(guest.email) : '';
      if (likely) doubted.push({ guest, likely });
    }
  }

  const organiser = await findOrganiser(ctx.db, event.organiser_id);
  const functions = await functionsForAll(ctx.db, eventId);
  const oddest = oddestFirst(readers, event);
  const reads = languagesOf(readers, event).map(async (language) => {
    // the name that most easily goes wrong, not an invented one
    const name = oddest.find((guest) => languageOf(guest, event) === language) ?? sampleGuest(language);
    const guest = { ...NOBODY, event_id: eventId, language, ...greetingOf(name) };
    const message = (by: 'whatsapp' | 'sms') =>
      ways[by] > 0
        ? messageSample(ctx.env, by, language, { guest, event, organiser }, invitationWords.reviewOwnLink)
        : null;
    return {
      language,
      mail: await sampleOf(ctx, event, 'invitation', functions, { guest }),
      whatsapp: message('whatsapp'),
      sms: message('sms'),
    };
  });
  const picture = await latestDesignPicture(ctx.db, eventId, 'tall');
  return {
    ways,
    leftOut: {
      count: leftOut.length,
      guests: leftOut.slice(0, REVIEW_GUESTS).map(({ guest, why }) => ({ ...namedIn(guest), why })),
    },
    likelyEmails: {
      count: doubted.length,
      guests: doubted
        .slice(0, REVIEW_GUESTS)
        .map(({ guest, likely }) => ({ ...namedIn(guest), email: guest.email, likely })),
    },
    greetings: oddest.slice(0, REVIEW_GREETINGS).map((guest) => {
      const language = languageOf(guest, event);
      return { ...namedIn(guest), language, greeting: mailWords[language].hello(greetedAs(guest, language)) };
    }),
    reads: await Promise.all(reads),
    picture,
    pictureMissing: picture === null && (await hasDesign(ctx.db, eventId)),
    planned: presentPlan(await findSendingPlan(ctx.db, eventId)),
    testTo: (await findReader(ctx.db, viewer.userId))?.email ?? '',
  };
}

const namedIn = (guest: GuestToInvite) => ({
  _id: guest.id,
  firstName: guest.first_name,
  lastName: guest.last_name,
});

const greetingOf = ({ first_name, last_name, title, greeting }: GreetingRow): GreetingRow => ({
  first_name,
  last_name,
  title,
  greeting,
});

/** Guests with those first whose names most easily go wrong in a greeting; of equal ones in the list's order. */
function oddestFirst(guests: readonly GuestToInvite[], event: EventRow): GuestToInvite[] {
  const oddness = new Map(guests.map((guest) => [guest, oddnessOf(guest, languageOf(guest, event))]));
  return guests.toSorted((one, other) => (oddness.get(other) ?? 0) - (oddness.get(one) ?? 0));
}
