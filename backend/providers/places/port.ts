/** A place that fits what was typed. */
interface SuggestedPlace {
  readonly placeId: string;
  readonly name: string;
  /** Where it is, shorter than an address; may be empty. */
  readonly area: string;
}

/** A place with its position. */
interface FoundPlace {
  readonly placeId: string;
  readonly name: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name, null where the provider does not tell. */
  readonly timeZone: string | null;
}

/** An outside search for places. Every call may throw what stands below. */
export interface Places {
  /** What its results must be shown with. */
  readonly attribution: string;
  /** `session` joins the searches that lead to one pick. */
  suggest(search: { input: string; session: string }): Promise<SuggestedPlace[]>;
  /** Ends the session. @throws {PlaceGone} when the place is not known (any more) */
  find(place: { placeId: string; session: string }): Promise<FoundPlace>;
  /** What is written at a point: its address, empty where none is known. */
  addressAt(point: { lat: number; lng: number }): Promise<string>;
}

/** The provider did not answer, or not with anything readable. Asking again later may help. */
export class PlacesUnavailable extends Error {}

/** The provider answers no more for now: what was paid for is used up. */
export class PlacesOverQuota extends Error {}

/** The provider does not take our key: nothing but another key helps. */
export class PlacesKeyRefused extends Error {}

/** There is no such place (any more). */
export class PlaceGone extends Error {}
