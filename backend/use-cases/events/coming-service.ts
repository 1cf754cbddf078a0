import type { ComingEvent, ComingEvents } from '#contract/events/coming-events.ts';
import { eventType } from '#contract/events/events.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { todayIn } from '#backend/events/dates.ts';
import { presentVenue } from '#backend/events/present.ts';
import { countListsOf } from '#backend/guests/list-service.ts';
import { findBegunForms } from '#backend/use-cases/drafts/service.ts';
import { findComingEvents, type ComingEventRow } from './coming-repository.ts';
import { nextStepOf } from './next-step.ts';

/** As many as a home shows; the rest stand in the list of organised events. */
const SHOWN = 5;
/** What began within the last day is going on. */
const GOING_ON_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** What stands on an organiser's home: their next events, how each is doing, and forms they began. Three queries. */
export async function listComingEvents(ctx: Context, viewer: SignedIn): Promise<ComingEvents> {
  const now = ctx.now();
  return ctx.database.read(async (db) => {
    const { rows, count } = await findComingEvents(db, {
      userId: viewer.userId,
      since: new Date(now.getTime() - GOING_ON_MS),
      limit: SHOWN,
    });
    const guests = await countListsOf(
      db,
      rows.map(({ id }) => id),
    );
    const drafts = await findBegunForms(db, viewer.userId);
    return {
      events: rows.map((row) => present(row, guests(row.id), now)),
      more: count - rows.length,
      drafts: drafts.map((draft) => ({
        eventType: eventType.parse(draft.event_type),
        eventName: draft.event_name?.trim() ?? '',
        savedAt: draft.updated_at.toISOString(),
      })),
    };
  });
}

function present(row: ComingEventRow, guests: ComingEvent['guests'], now: Date): ComingEvent {
  const { role, organiser_first_name: first, organiser_last_name: last } = row;
  return {
    _id: row.id,
    eventType: eventType.parse(row.event_type),
    eventName: row.event_name,
    date: row.date,
    time: row.time,
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    venue: presentVenue(row),
    daysLeft: daysUntil(row, now),
    guests,
    nextStep: nextStepOf({ guests, hasDesign: row.has_design, role }),
    ...(role && { helping: { role, organiserName: `${first} ${last}`.trim() } }),
  };
}

/** By the calendar, so that an event tomorrow morning is a day away this evening; 0 while it goes on. */
const daysUntil = ({ date, time_zone: zone }: ComingEventRow, now: Date): number =>
  // two dates, each at its midnight in UTC, which has no day of another length
  Math.max(0, (Date.parse(date) - Date.parse(todayIn(zone, now))) / DAY_MS);
