-- Positions of venues that the place search told us, so that they are forgotten in time.
-- Its terms: identifiers of places may be kept for good, positions for 30 days, names and
-- addresses not at all. It names no person: who picked a place is not noted.
create table place_positions (
  place_id text not null,
  lat double precision not null,
  lng double precision not null,
  fetched_at timestamptz not null,
  primary key (place_id, lat, lng)
);
create index place_positions_age on place_positions (fetched_at);

-- events are looked up by place when its position is forgotten
create index events_venue_place on events (venue_place_id) where venue_place_id is not null;
