import type { PlaceSuggestion } from '#contract/events/places.ts';

/** Id of the field a venue is searched in, without scripts and with them. */
export const VENUE_SEARCH_ID = 'venue-search';

/** Fields of the venue search; none of them is part of an event. */
export const VENUE_QUERY = 'venueQuery';
export const VENUE_SESSION = 'venueSession';
export const VENUE_CHOICE = 'venueChoice';

/** Values of the buttons that send the form without scripts. */
export const SEARCH_VENUE = 'search-venue';
export const USE_VENUE = 'use-venue';

/** What a search without scripts found. */
export interface VenueFound {
  query: string;
  session: string;
  suggestions: PlaceSuggestion[];
  /** Why there are none, in a sentence; empty when the search answered. */
  problem: string;
}
