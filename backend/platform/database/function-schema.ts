import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** The tables of `migrations/0017_functions.sql`. */
export interface FunctionSchema {
  event_functions: {
    id: string;
    event_id: string;
    position: number;
    name: string;
    date: string;
    time: string;
    venue_name: string;
    venue_location: string;
    venue_lat: number | null;
    venue_lng: number | null;
    venue_place_id: string | null;
    everyone: boolean;
    version: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
  };
  function_guests: { function_id: string; guest_id: string };
  function_replies: { function_id: string; guest_id: string; people: number };
}
