/** The settings of the place search and the map, filled in. An installation may do without either. */
export interface PlacesSettings {
  /** Empty where there is no place search. */
  GOOGLE_MAPS_SERVER_KEY: string;
  /** Empty where there is no map; every browser that shows a map learns it. */
  GOOGLE_MAPS_BROWSER_KEY: string;
  PLACES_BASE_URL: string;
  GEOCODING_URL: string;
  /** Two-letter codes of the countries that are searched; none: all of them. */
  PLACES_REGIONS: string[];
}

interface Stated {
  SHAGUN_MODE: 'local' | 'production' | 'test';
  SANDBOX_PORT: number;
  GOOGLE_MAPS_SERVER_KEY?: string | undefined;
  GOOGLE_MAPS_BROWSER_KEY: string;
  PLACES_BASE_URL?: string | undefined;
  GEOCODING_URL?: string | undefined;
  PLACES_REGIONS: string;
}

/** Without a key: the sandbox's search, and none in production. With a key: Google's, unless the addresses say otherwise. */
export function placesSettings(stated: Stated): PlacesSettings {
  const isGoogle = stated.GOOGLE_MAPS_SERVER_KEY !== undefined || stated.SHAGUN_MODE === 'production';
  const sandbox = `http://localhost:${stated.SANDBOX_PORT}/places`;
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
  };
}
