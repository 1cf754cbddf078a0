import { withoutHostsNotes } from '#contract/guests/guest-fields.ts';
import type { z } from 'zod/v4';
import type { EventList, EventListQuery, eventStats, myEvents, Relation } from '#contract/events/events.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { presentGuest } from '#backend/guests/service.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { pageWindow } from '#backend/platform/search.ts';
import { wishlistsOf } from '#backend/gifts/wishlist/service.ts';
import type { EventRow } from '#backend/events/access.ts';
import {
  allEvents,
  countForDashboard,
  guestsWithReplies,
  listEvents,
  type Side,
} from './lists-repository.ts';
import { presentEvent } from '#backend/events/present.ts';

const EVENTS_PER_PAGE = 20;

/** Events the viewer created or helps with: a page of 20, searched, filtered and ordered as asked. */
export const listOrganisedEvents = (ctx: Context, viewer: SignedIn, query: EventListQuery) =>
  list(ctx, 'organised', viewer, query);

/** Events the viewer is a guest of and did not create, in the same way. */
export const listAttendingEvents = (ctx: Context, viewer: SignedIn, query: EventListQuery) =>
  list(ctx, 'attending', viewer, query);

async function list(ctx: Context, side: Side, viewer: SignedIn, query: EventListQuery): Promise<EventList> {
  const { total, page, pages, rows } = await ctx.database.read(async (db) => {
    const found = await listEvents(db, side, viewer.userId, query);
    const { page, pages, offset } = pageWindow(found.count, query.page, EVENTS_PER_PAGE);
    return { total: found.count, page, pages, rows: await found.page(EVENTS_PER_PAGE, offset) };
  });
  return {
    items: rows.map((row) => ({
      ...presentEvent(row, { toHost: side !== 'attending' }),
      guestCount: row.guest_count,
      giftCount: row.gift_count,
      confirmedCount: row.confirmed_count,
      firstGifts: row.first_gifts.map((gift) => ({ name: gift.name, price: rupeesOf(gift.price_paise) })),
      ...(row.helping && {
        helping: {
          role: row.helping.role,
          organiserName: `${row.helping.first_name} ${row.helping.last_name}`.trim(),
        },
      }),
    })),
    total,
    page,
    pages,
  };
}

/** Counts for the dashboard, in one query. */
export async function getEventStats(ctx: Context, viewer: SignedIn): Promise<z.infer<typeof eventStats>> {
  return countForDashboard(ctx.db, viewer.userId, ctx.now());
}

/**
 * Both lists whole, as the spec's client reads them: guests with contacts for events the
 * viewer created (who of them has an account, their guest list tells), the viewer alone for events they joined, and who gives each gift as its wishlist
 * tells. Our own pages use the paged lists.
 */
export async function getMyEvents(ctx: Context, viewer: SignedIn): Promise<z.infer<typeof myEvents>> {
  return ctx.database.read((db) => readMyEvents(db, viewer));
}

async function readMyEvents(db: Db, viewer: SignedIn): Promise<z.infer<typeof myEvents>> {
  const created = await allEvents(db, 'created', viewer.userId);
  const joined = await allEvents(db, 'attending', viewer.userId);
  const idsOf = (events: readonly EventRow[]) => events.map(({ id }) => id);
  const guests = byEvent(await guestsWithReplies(db, idsOf(created)));
  const own = byEvent(await guestsWithReplies(db, idsOf(joined), { userId: viewer.userId }));
  const guestsIn = (lists: typeof guests, { id }: EventRow) => lists.get(id) ?? [];
  const wishesOf = (events: readonly EventRow[], relation: Relation) =>
    wishlistsOf(db, idsOf(events), { user: viewer, relation });
  const wishesOfCreated = await wishesOf(created, 'organiser');
  const wishesOfJoined = await wishesOf(joined, 'guest');
  return {
    createdEvents: created.map((event) => ({
      ...presentEvent(event, { toHost: true }),
      guests: guestsIn(guests, event).map((row) => presentGuest({ ...row, user_id: null }, row)),
      giftsWanted: wishesOfCreated.get(event.id) ?? [],
    })),
    joinedEvents: joined.map((event) => ({
      ...presentEvent(event, { toHost: false }),
      guests: guestsIn(own, event).map((row) => withoutHostsNotes(presentGuest(row, row))),
      giftsWanted: wishesOfJoined.get(event.id) ?? [],
      guestCount: event.guest_count,
    })),
  };
}

function byEvent<Row extends { event_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.event_id);
    if (group) group.push(row);
    else groups.set(row.event_id, [row]);
  }
  return groups;
}
