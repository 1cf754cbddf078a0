/** Where the map's code, pictures and fonts come from, and whom it asks (Google's guide on content security policies). */
export interface MapSources {
  script: string[];
  style: string[];
  img: string[];
  font: string[];
  connect: string[];
  worker: string[];
}

const google: MapSources = {
  // not *.googleapis.com, where anybody may store a script
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  img: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
};

/** The pages where a venue is picked. */
const withVenue = /^\/create-event\/[^/]+$|^\/event\/[^/]+\/(edit|functions\/[^/]+)$/;

/** What the page at an address may load for its map; null on every other page and where there is no map. */
export const mapSourcesOf = (url: string, mapKey: string): MapSources | null =>
  mapKey && withVenue.test(new URL(url).pathname) ? google : null;
