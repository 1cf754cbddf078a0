-- What takes a change of many guests back, for a minute; a job ends it after that. `kept`: what was changed from what to
-- what, or the rows of guests who were removed.
create table guest_changes (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  kept jsonb not null,
  created_at timestamptz not null
);
create index guest_changes_age on guest_changes (created_at);
create index guest_changes_event on guest_changes (event_id);
create index guest_changes_user on guest_changes (user_id);
-- whose account is among the rows kept
create index guest_changes_guests on guest_changes using gin ((kept->'rows'->'guests') jsonb_path_ops);
