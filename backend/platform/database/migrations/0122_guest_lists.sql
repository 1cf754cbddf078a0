-- Filters of a guest list that hosts saved under a name; `folded` tells one name from another.
create table guest_lists (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  name text not null,
  folded text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  unique (event_id, folded)
);
