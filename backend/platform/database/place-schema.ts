/** The table of `migrations/0014_places.sql`. */
export interface PlaceSchema {
  place_positions: { place_id: string; lat: number; lng: number; fetched_at: Date };
}
