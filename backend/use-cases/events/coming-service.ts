import { DAY_MS } from '#contract/common/durations.ts';
import type { ComingEvent, ComingEvents } from '#contract/events/coming-events.ts';
import { eventType } from '#contract/events/events.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { daysUntil } from '#backend/events/dates.ts';
import { presentVenue } from '#backend/events/present.ts';
import { countListsOf } from '#backend/guests/list-service.ts';
import { findBegunForms } from '#backend/use-cases/drafts/service.ts';
import { countToThank, findEventsToThankFor } from '#backend/use-cases/thank-yous/service.ts';
import { findComingEvents, type ComingEventRow } from './coming-repository.ts';
import { nextStepOf } from './next-step.ts';

/** As many as a home shows; the rest stand in the list of organised events. */
const SHOWN = 5;
/** What began within the last day is going on. */
const GOING_ON_MS = DAY_MS;
/** Whom to thank is asked so long after an event. */
const THANKING_MS = 180 * DAY_MS;

/** What stands on an organiser's home: their next events, how each is doing, whom to thank, and forms they began. Five queries. */
export async function listComingEvents(ctx: Context, viewer: SignedIn): Promise<ComingEvents> {
  const now = ctx.now();
  const since = new Date(now.getTime() - GOING_ON_MS);
  return ctx.database.read(async (db) => {
    const { rows, count } = await findComingEvents(db, {
      userId: viewer.userId,
      since,
      limit: SHOWN,
    });
    const guests = await countListsOf(
      db,
      rows.map(({ id }) => id),
    );
    const toThank = await countToThank(
      db,
      rows.flatMap(({ id, role }) => (role === null ? [id] : [])),
    );
    const past = { from: new Date(now.getTime() - THANKING_MS), until: since, limit: SHOWN };
    const thanks = await findEventsToThankFor(db, viewer.userId, past);
    const drafts = await findBegunForms(db, viewer.userId);
    return {
      events: rows.map((row) =>
        present(row, { guests: guests(row.id), toThank: toThank.get(row.id) ?? 0, now }),
      ),
      more: count - rows.length,
      thanks,
      drafts: drafts.map((draft) => ({
        eventType: eventType.parse(draft.event_type),
        eventName: draft.event_name?.trim() ?? '',
        savedAt: draft.updated_at.toISOString(),
      })),
    };
  });
}

function present(
  row: ComingEventRow,
  { guests, toThank, now }: Pick<ComingEvent, 'guests' | 'toThank'> & { now: Date },
): ComingEvent {
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
    // what began yesterday evening may still be going on
    daysLeft: Math.max(0, daysUntil(row, now)),
    guests,
    toThank,
    nextStep: nextStepOf({
      guests,
      hasDesign: row.has_design,
      role,
      toThank,
      hasBegun: row.starts_at <= now,
    }),
    ...(role && { helping: { role, organiserName: `${first} ${last}`.trim() } }),
  };
}
