import { all, signedIn, type Row } from '#tests/authorization/row.ts';

const session = 'session-of-a-search';
/** No search answers behind these tests, which whoever is let in learns. */
const unanswered = all(503, { visitor: 401, keyHolder: 401 });

/** The calls of `contract/events/place-operations.ts`. */
export const placeRows = {
  getPlaceSearch: { expected: signedIn() },
  // nobody is asked about two characters
  suggestPlaces: { expected: signedIn(), query: () => ({ input: 'Ta', session }) },
  findPlaceAt: { expected: unanswered, query: () => ({ lat: '18.92', lng: '72.83' }) },
  pickPlace: { expected: unanswered, params: () => ({ placeId: 'ChIJmade-up' }), query: () => ({ session }) },
} satisfies Record<string, Row>;
