import { lockSignedIn } from '#backend/accounts/service.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { signedInRecently } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId, sameSecret, signature } from '#backend/platform/ids.ts';
import { buildCalendar } from '#backend/events/calendar.ts';
import { functionRowsOf, invitedRowsOf } from '#backend/guests/function-guests.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { calendarFeedOperations } from '#contract/events/calendar-feed-operations.ts';
import { pathOf } from '#contract/operation.ts';
import { calendarFeedWords } from '#messages/calendar-feed/words.ts';
import { deleteFeed, findCalendarEvents, findFeedOf, findFeedOwner, saveFeed } from './repository.ts';

/** How far back a calendar reaches, and how many events it holds at most: calendars read it every few hours. */
const BACK_MS = 90 * DAY_MS;
const MOST_EVENTS = 500;

/** The key in the address: as hard to guess as the installation's secret, and gone with the feed's identifier. */
const keyOf = (secret: string, feedId: string): string => signature(secret, `calendar-feed:${feedId}`);

/** The address of this person's calendar, for them alone to read, and for a while after signing in: whoever has it keeps reading. */
export async function getCalendarFeed(ctx: Context, viewer: SignedIn) {
  const { db, env } = ctx;
  const feedId = await findFeedOf(db, viewer.userId);
  if (feedId === undefined) return { made: false, url: null };
  if (!signedInRecently(ctx, viewer)) return { made: true, url: null };
  const key = keyOf(env.SESSION_SECRET, feedId);
  return {
    made: true,
    url: `${env.APP_URL}${pathOf(calendarFeedOperations.readCalendarFeed, { feedId })}?key=${key}`,
  };
}

/** Gives it an address; the one it had, wherever it was handed on to, leads to nothing from now on. */
export async function makeCalendarFeed(ctx: Context, viewer: SignedIn) {
  return ctx.db.transaction().execute(async (tx) => {
    await lockSignedIn(tx, viewer);
    const had = await findFeedOf(tx, viewer.userId);
    await saveFeed(tx, { id: newId(), userId: viewer.userId, now: ctx.now() });
    return {
      success: true,
      message: had === undefined ? calendarFeedWords.made : calendarFeedWords.madeAnew,
    };
  });
}

export async function removeCalendarFeed({ db }: Context, viewer: SignedIn) {
  await deleteFeed(db, viewer.userId);
  return { success: true, message: calendarFeedWords.removed };
}

/** The calendar behind an address, as it stands now: four queries, however many events. @throws {Problem} 404 for an address that is over or was never made */
export async function readCalendarFeed(ctx: Context, feedId: string, key: string): Promise<string> {
  if (!sameSecret(key, keyOf(ctx.env.SESSION_SECRET, feedId))) throw notFound(calendarFeedWords.gone);
  return ctx.database.read(async (db) => {
    const userId = await findFeedOwner(db, feedId);
    if (userId === undefined) throw notFound(calendarFeedWords.gone);
    const since = new Date(ctx.now().getTime() - BACK_MS);
    const events = await findCalendarEvents(db, { userId, since, limit: MOST_EVENTS });
    const ofGuests = await invitedRowsOf(
      db,
      events.flatMap(({ guest_id }) => guest_id ?? []),
    );
    const ofHosts = await functionRowsOf(
      db,
      events.flatMap(({ id, guest_id }) => (guest_id === null ? [id] : [])),
    );
    return buildCalendar(
      events.map((event) => ({
        event,
        functions: (event.guest_id === null ? ofHosts.get(event.id) : ofGuests.get(event.guest_id)) ?? [],
        forHost: event.guest_id === null,
        language: event.own_language ?? event.guest_language ?? 'en',
      })),
      ctx.env,
      { name: calendarFeedWords.calendarName },
    );
  });
}
