import { count } from '#contract/common/format.ts';

/** People who look for a venue and the map they pick it on. */

// what goes wrong; the fields for name and address are always there
export const unavailable =
  'Venue search is not working at the moment. Type the name and address of the venue instead, or try again later.';
export const missing =
  'Venue search is not working at the moment. You can type the name and address of the venue yourself.';
export const overQuota =
  'Venue search has reached its limit for now. Type the name and address of the venue instead, or try again later.';
export const off = 'Venue search is not available here. Type the name and address of the venue instead.';
export const searchedTooOften =
  'You have searched many times in a short while. Type the name and address of the venue instead, or try again later.';
export const gone = 'This venue is no longer on the map. Search again, or type its name and address.';
export const choiceNeeded = 'Choose a venue, or type its name and address below.';
export const moreCharacters = 'Type more than 2 characters to search.';
export const chosenElsewhere = 'This result has expired. Please search again.';

// the search
export const sectionTitle = 'Venue';
export const searchLabel = 'Search for the venue';
export const searchHelp = 'A hall, hotel, temple or address. Picking one fills in the fields below.';
export const search = 'Search venue';
export const searching = 'Searching...';
export const found = (venues: number, query: string) => `${count(venues, 'venue')} found for “${query}”`;
export const noneFound = (query: string) =>
  `No venue found for “${query}”. Try another spelling, or type the name and address below.`;
export const suggested = (venues: number) =>
  `${count(venues, 'suggestion')}. Use the arrow keys to look through them.`;
export const use = 'Use this venue';
export const filledIn = (name: string) => `${name} is filled in below.`;
export const usedNotice = 'The venue is filled in.';
/** Google asks for its name, untranslated, beside what its search found. */
export const attribution = 'Google Maps';
export const sandboxAttribution = 'Sandbox';
export const attributed = (source: string) => `Results from ${source}`;

// the point on the map
export const pinLabel = 'Show guests exactly this point on the map';
export const pinHelp =
  'Untick this if the venue is somewhere else: the map then looks for the address as written.';
export const pinStale = 'The address has changed since you set the point. Is the point still right?';
export const pinLook = 'See the point on a map';
export const lookUp = 'See it on a map';

// the map
export const mapShow = 'Show the map';
export const mapHide = 'Hide the map';
export const mapTitle = 'Map of the venue';
export const mapHelp = 'Tap the map to set the point, or move the map and use the button below it.';
export const mapPrivacy = 'The map comes from Google, which will know that you are looking at it.';
export const mapLoading = 'Loading the map...';
export const mapFailed = 'The map could not be loaded. Everything else works without it.';
export const mapCentre = 'Set the point at the middle of the map';
export const mapMarker = 'The venue';
export const mapSet = (address: string) => `The point is set: ${address}.`;
export const mapSetNoAddress = 'The point is set. No address was found there: please type it in.';
export const mapSetUnanswered = 'The point is set. Its address could not be looked up: please type it in.';

// the time zone
export const zoneQuestion = (zone: string) =>
  `This venue is in another time zone (${zone}). Times of the event are kept in the zone chosen above.`;
export const zoneUse = (zone: string) => `Use ${zone}`;
export const zoneUsed = (zone: string) => `The event’s time zone is now ${zone}.`;
export const usedAbroadNotice =
  'The venue is filled in. It is in another time zone: check the time zone of the event.';
