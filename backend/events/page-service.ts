import type { EventPage } from '#contract/events.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { partyLimit, presentReply } from '../guests/service.ts';
import type { Viewer } from '../http/viewer.ts';
import { firstGifts, presentGift } from '../wishlist/service.ts';
import { accessEvent, type EventAccess, type GuestClaim } from './access.ts';
import { presentEvent } from './present.ts';

/** Gifts the event page shows; the rest is on the wishlist. */
const GIFTS_ON_PAGE = 50;

/**
 * The event page as the viewer may see it: no guest is named but the viewer. At most
 * three queries by key, whose cost does not grow with the guests or gifts of the event.
 *
 * @throws {Problem} 404 when there is no such event
 */
export async function getEvent(ctx: Context, eventId: string, viewer: Viewer, claim: GuestClaim): Promise<EventPage> {
  const access = await accessEvent(ctx.db, eventId, viewer, claim);
  const { event, relation, guestId } = access;
  const people = await peopleOnPage(ctx.db, access);
  const gifts = event.gift_count > 0 ? await firstGifts(ctx.db, event.id, GIFTS_ON_PAGE) : [];
  return {
    event: {
      ...presentEvent(event),
      organiserName: `${people.organiser_first_name} ${people.organiser_last_name}`.trim() || 'The organiser',
      guestCount: event.guest_count,
      gifts: gifts.map(presentGift),
      giftCount: event.gift_count,
    },
    viewer: {
      relation,
      ...(guestId === null
        ? {}
        : {
            guest: {
              _id: guestId,
              firstName: people.first_name ?? '',
              lastName: people.last_name ?? '',
              withFamily: people.with_family ?? false,
              partyLimit: partyLimit({ withFamily: people.with_family ?? false }),
              reply: presentReply(people),
            },
          }),
    },
  };
}

/** The organiser's name, and the viewer's own row and reply when the viewer is a guest. */
async function peopleOnPage(db: Db, { event, guestId }: EventAccess) {
  return db
    .selectFrom('users')
    .leftJoin('guests', (join) => join.on('guests.id', '=', guestId ?? ''))
    .leftJoin('replies', 'replies.guest_id', 'guests.id')
    .select(['users.first_name as organiser_first_name', 'users.last_name as organiser_last_name'])
    .select(['guests.first_name', 'guests.last_name', 'guests.with_family'])
    .select(['replies.rsvp', 'replies.source', 'replies.adults', 'replies.children', 'replies.note', 'replies.version'])
    .where('users.id', '=', event.organiser_id)
    .executeTakeFirstOrThrow();
}
