-- Who signed in from where: the history of logins, and the devices each person is known to use.

create table logins (
  id text primary key,
  -- null when nobody knows who it was: a failed try by a browser without a session of ours
  user_id text references users on delete cascade,
  -- null for a failed try, and once the session's row is gone
  session_id text references sessions on delete set null,
  outcome text not null check (outcome in ('succeeded', 'failed')),
  -- why it failed: 'cancelled' or 'refused' by the provider, 'state' for an answer to no question of ours
  reason text not null default '',
  ip text not null default '',
  browser text not null,
  os text not null,
  device_type text not null,
  created_at timestamptz not null default now()
);
create index logins_of_user on logins (user_id, created_at desc, id desc);
create index logins_session on logins (session_id) where session_id is not null;
create index logins_age on logins (created_at);

-- Outlives the history, so that an old device does not become a new one.
create table known_devices (
  user_id text not null references users on delete cascade,
  browser text not null,
  os text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, browser, os)
);

create index sessions_age on sessions (expires_at);
