import { z } from 'zod/v4';
import { mapSites, type MapSite } from '#contract/events/map-link.ts';
import { optional, url } from './field-kinds.ts';
import { providerSettings, sandboxOf } from './provider.ts';

/** The settings of the place search and the map, filled in. An installation may do without either. */
interface PlacesSettings {
  /** Empty where there is no place search. */
  GOOGLE_MAPS_SERVER_KEY: string;
  /** Empty where there is no map; every browser that shows a map learns it. */
  GOOGLE_MAPS_BROWSER_KEY: string;
  PLACES_BASE_URL: string;
  GEOCODING_URL: string;
  /** Two-letter codes of the countries that are searched; none: all of them. */
  PLACES_REGIONS: string[];
  MAP_SITE: MapSite;
}

/** Without a key: the sandbox's search, and none in production. With a key: Google's, unless the addresses say otherwise. */
export const placesSettings = providerSettings({
  fields: {
    GOOGLE_MAPS_SERVER_KEY: optional(z.string()),
    GOOGLE_MAPS_BROWSER_KEY: z.string().default(''),
    PLACES_BASE_URL: optional(url),
    GEOCODING_URL: optional(url),
    PLACES_REGIONS: z
      .string()
      .regex(/^([a-z]{2}(,[a-z]{2})*)?$/, 'must be like in,ae, or empty')
      .default('in'),
    MAP_SITE: z.enum(mapSites).default('google'),
  },
  together: [],
  secrets: [],
  addresses: ['PLACES_BASE_URL', 'GEOCODING_URL'],
  sandboxWithout: 'GOOGLE_MAPS_SERVER_KEY',
  fillIn(stated): PlacesSettings {
    const isGoogle = stated.GOOGLE_MAPS_SERVER_KEY !== undefined || stated.SHAGUN_MODE === 'production';
    const sandbox = `${sandboxOf(stated)}/places`;
    return {
      GOOGLE_MAPS_SERVER_KEY:
        stated.GOOGLE_MAPS_SERVER_KEY ??
        (stated.SHAGUN_MODE === 'production' ? '' : 'shagun-places-sandbox-key'),
      GOOGLE_MAPS_BROWSER_KEY: stated.GOOGLE_MAPS_BROWSER_KEY,
      PLACES_BASE_URL:
        stated.PLACES_BASE_URL ?? (isGoogle ? 'https://places.googleapis.com/v1' : `${sandbox}/v1`),
      GEOCODING_URL:
        stated.GEOCODING_URL ??
        (isGoogle ? 'https://maps.googleapis.com/maps/api/geocode/json' : `${sandbox}/maps/api/geocode/json`),
      PLACES_REGIONS: stated.PLACES_REGIONS.split(',').filter(Boolean),
      MAP_SITE: stated.MAP_SITE,
    };
  },
});
