import { sql } from 'kysely';

/**
 * The moment from which an event, or the last of its functions, lies a day behind: midnight after that day, by the event's
 * own clock. Hosts are then told of surprises, and everybody is thanked for what they brought. SQL over `events`.
 */
export const dayAfterEvent = sql<Date>`
  ((greatest(events.date, (select max(date) from event_functions where event_functions.event_id = events.id))::date + 1)::timestamp
    at time zone events.time_zone)`;

/** Whether hosts may know of a claim. SQL over `gift_claims`. */
export const knownClaims = sql<boolean>`
  (not surprise or now() >= (select ${dayAfterEvent} from events where events.id = gift_claims.event_id))`;
