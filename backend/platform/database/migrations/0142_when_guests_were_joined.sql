-- What was answered before two guests were joined is of the one whose answer it was (docs/decisions/0013).
alter table merged_guests add column joined_at timestamptz not null default now();
