import type { EventFunction, HostedFunction } from '#contract/events/functions.ts';
import { startsAt } from '#backend/events/dates.ts';
import { presentVenue } from '#backend/events/present.ts';
import type { FunctionRow } from './repository.ts';

/** A function as everybody who may see it does; its times are in the event's zone. */
export function presentFunction(row: FunctionRow, timeZone: string): EventFunction {
  return {
    _id: row.id,
    name: row.name,
    date: row.date,
    time: row.time,
    startsAt: startsAt({ date: row.date, time: row.time, timeZone }).toJSDate().toISOString(),
    venue: hasOwnPlace(row) ? presentVenue(row) : null,
  };
}

export const presentHosted = (row: FunctionRow, timeZone: string): HostedFunction => ({
  ...presentFunction(row, timeZone),
  everyone: row.everyone,
  version: row.version,
});

/** Whether a function names a place; else it is at the event's own. */
export const hasOwnPlace = ({
  venue_name: name,
  venue_location: location,
}: Pick<FunctionRow, 'venue_name' | 'venue_location'>): boolean => name !== '' || location !== '';
