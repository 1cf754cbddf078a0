-- A guest list file that a host sent for an event, between its preview and the press that adds its guests
-- (docs/decisions/0088). Then the guests go from here, and what became of them stays for a second press.
create table guest_imports (
  id text primary key,
  user_id text not null references users on delete cascade,
  event_id text not null references events on delete cascade,
  preview jsonb,
  answer jsonb,
  created_at timestamptz not null,
  constraint guest_imports_one check (num_nonnulls(preview, answer) = 1)
);
-- of the files of one host and event that wait there is one, the last
create unique index guest_imports_waiting on guest_imports (user_id, event_id) where answer is null;
create index guest_imports_user on guest_imports (user_id);
create index guest_imports_event on guest_imports (event_id);
-- thrown away after seven days
create index guest_imports_age on guest_imports (created_at);
