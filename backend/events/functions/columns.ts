import type { NewFunction } from '#contract/events/functions.ts';
import { venueColumns } from '#backend/events/details.ts';

/** The columns an organiser's words fill, for a new function and a changed one alike. */
export function functionColumns({ name, date, time, venue }: Omit<NewFunction, 'everyone'>) {
  const named = venue.name !== '' || venue.location !== '';
  // without words nobody could say where it is
  return { name, date, time, ...venueColumns(named ? venue : { name: '', location: '' }) };
}
