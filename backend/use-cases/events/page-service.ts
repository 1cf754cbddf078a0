import type { EventPage } from '#contract/events/events.ts';
import { invitationOnPage } from '#contract/designs/designs.ts';
import { wholeHousehold } from '#contract/guests/household.ts';
import { partyLimitOf } from '#contract/guests/replies.ts';
import { isHost } from '#contract/common/host-roles.ts';
import type { Context } from '#backend/platform/context.ts';
import { functionsSeenBy } from '#backend/guests/function-guests.ts';
import { presentReply } from '#backend/guests/service.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { selectionOf } from '#backend/designs/content.ts';
import { replyByAhead } from '#backend/guests/reminder-dates.ts';
import { findGuestQuestions } from '#backend/guests/replies/service.ts';
import { broughtBy, firstGifts, presentGiftOnPage } from '#backend/gifts/wishlist/service.ts';
import { accessEvent, type GuestClaim } from '#backend/events/access.ts';
import { isOver } from '#backend/events/closing.ts';
import { presentEvent, presentPicture } from '#backend/events/present.ts';

/** Gifts the event page shows; the rest is on the wishlist. */
const GIFTS_ON_PAGE = 50;

/**
 * The event page as the viewer may see it: no guest is named but the viewer. Two
 * queries by key, one more where guests are asked more, one where there are functions and one where guests bring gifts; their cost does not grow with
 * the guests or gifts of the event.
 *
 * @throws {Problem} 404 when there is no such event
 */
export async function getEvent(
  ctx: Context,
  eventId: string,
  viewer: Viewer,
  claim: GuestClaim,
): Promise<EventPage> {
  const {
    event,
    organiser,
    relation,
    hosts,
    guest,
    designPicture,
    photo,
    design,
    asksQuestions,
    hasFunctions,
  } = await accessEvent(ctx.db, eventId, viewer, claim);
  const gifts = event.gift_count > 0 ? await firstGifts(ctx.db, event.id, GIFTS_ON_PAGE) : [];
  // a host who opens a guest's link reads of no surprise there either
  const toGuest = guest !== null && !hosts;
  const own = toGuest ? await broughtBy(ctx.db, gifts, guest.id) : new Set<string>();
  const questions = guest && asksQuestions ? await findGuestQuestions(ctx.db, event.id, guest.id) : [];
  const functions =
    guest && hasFunctions
      ? await functionsSeenBy(ctx.db, event, guest)
      : { functions: [], functionsSeen: '' };
  const replyBy = replyByAhead(event, ctx.now());
  return {
    event: {
      ...presentEvent(event, { toHost: isHost(relation) }),
      organiserName: `${organiser.firstName} ${organiser.lastName}`.trim(),
      guestCount: event.guest_count,
      gifts: gifts.map((gift) => presentGiftOnPage(gift, { toGuest, own })),
      giftCount: event.gift_count,
      ...(replyBy && { replyBy }),
      over: await isOver(ctx.db, event, ctx.now()),
      ...(designPicture && { designPicture: presentPicture(designPicture) }),
      ...(photo && { photo: presentPicture(photo) }),
      ...(design && { invitation: invitationOnPage.parse(selectionOf(design)) }),
    },
    viewer: {
      relation,
      ...(guest && {
        guest: {
          _id: guest.id,
          firstName: guest.first_name,
          lastName: guest.last_name,
          title: guest.title,
          greeting: guest.greeting,
          withFamily: guest.with_family,
          partyLimit: partyLimitOf({
            withFamily: guest.with_family,
            partyLimit: guest.party_limit,
            household: guest.household,
          }),
          household: wholeHousehold(guest.household, guest.answered_household ?? []).map((person) => ({
            ...person,
            named: guest.household.some(({ _id }) => _id === person._id),
          })),
          language: guest.language ?? event.guest_language,
          reply: presentReply(guest),
          questions,
          ...functions,
        },
      }),
    },
  };
}
