-- The file of an event that somebody sent, between its review and the event made from it (docs/decisions/0078). Then the
-- contents go, and what stays says that there is an event from a file of this one.
create table event_imports (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- what every file of one event has in common
  source text not null,
  contents jsonb,
  event_id text references events on delete cascade,
  created_at timestamptz not null,
  constraint event_imports_one check (num_nonnulls(contents, event_id) = 1)
);
create index event_imports_user on event_imports (user_id, source);
create index event_imports_event on event_imports (event_id) where event_id is not null;
-- thrown away after seven days
create index event_imports_waiting on event_imports (created_at) where event_id is null;
