import { z } from 'zod/v4';
import { timeZone } from '#contract/common/fields.ts';

/** Place search starts once more than 2 characters are typed (spec sections 5 and 9). */
export const LEAST_SEARCH_CHARACTERS = 3;
/** The map opens with this zoom (spec section 9). */
export const MAP_ZOOM = 13;
/** Where the map opens while no point is known: the spec names no place, this is the middle of New Delhi. */
export const MAP_CENTRE = { lat: 28.6139, lng: 77.209 } as const;

/** What the provider calls a place; good for ever. */
const placeId = z.string().regex(/^[A-Za-z0-9_-]{1,300}$/);

/**
 * Made by whoever searches: the same for every search until a place is picked, then
 * another one. The provider counts searches by it.
 */
const session = z.string().regex(/^[A-Za-z0-9_-]{16,36}$/);

/** Whether places can be searched here, and what its results must be attributed to. */
export const placeSearch = z.object({ available: z.boolean(), attribution: z.string() });
export type PlaceSearch = z.infer<typeof placeSearch>;

/** Shorter words are not searched for: they answer an empty list. */
export const placeQuery = z.object({ input: z.string().trim().max(200).default(''), session });

/** One line of the suggestions: the place's name, and where it is. */
const placeSuggestion = z.object({ placeId, name: z.string(), area: z.string() });
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
export const placeSuggestions = z.object({ suggestions: z.array(placeSuggestion).max(10) });

export const placeParams = z.object({ placeId });
export const pickQuery = z.object({ session });

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/** The venue pick result of spec section 3, with the place's time zone where the provider tells it. */
export const pickedPlace = z.object({
  name: z.string(),
  address: z.string(),
  lat: latitude,
  lng: longitude,
  /** Empty for a point on the map that is no known place: its coordinates are then the organiser's own. */
  placeId: z.union([z.literal(''), placeId]),
  timeZone: timeZone.optional(),
});
export type PickedPlace = z.infer<typeof pickedPlace>;
export const pickAnswer = z.object({ place: pickedPlace });

export const pointQuery = z.object({ lat: latitude, lng: longitude });
