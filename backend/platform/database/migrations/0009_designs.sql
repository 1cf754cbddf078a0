-- The built-in design an event's invitation uses, and the pictures made of it.
create table event_designs (
  event_id text primary key references events on delete cascade,
  -- as the contract's `designSelection`, the photo aside
  selection jsonb not null,
  -- an uploaded picture of the organiser
  photo_id text references images on delete set null,
  -- what the pictures below show, as a digest of everything they are made from; null before the first
  drawn text,
  -- such a digest that could not be drawn
  failed text,
  wide_image_id text references images on delete set null,
  tall_image_id text references images on delete set null,
  -- a PDF, kept beside the pictures
  print_image_id text references images on delete set null,
  chosen_at timestamptz not null default now()
);
create index event_designs_photo on event_designs (photo_id) where photo_id is not null;
create index event_designs_wide on event_designs (wide_image_id) where wide_image_id is not null;
create index event_designs_tall on event_designs (tall_image_id) where tall_image_id is not null;
create index event_designs_print on event_designs (print_image_id) where print_image_id is not null;
