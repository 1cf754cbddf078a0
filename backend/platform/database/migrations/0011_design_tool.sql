-- Connections to the outside design tool, and the pictures made of designs there.

-- Tries to connect: whoever comes back with a state is held against the session that left with it.
create table design_tool_tries (
  -- SHA-256 of the state; the proof key is derived from the state and stored nowhere
  state_hash text primary key,
  session_id text not null references sessions on delete cascade,
  return_to text not null,
  expires_at timestamptz not null
);
create index design_tool_tries_session on design_tool_tries (session_id);
create index design_tool_tries_age on design_tool_tries (expires_at);

create table design_tool_connections (
  user_id text primary key references users on delete cascade,
  -- SHA-256 of the handle the browser or client may hold
  handle_hash text not null,
  -- sealed with SESSION_SECRET; both null once the design tool has ended the consent
  access_token text,
  refresh_token text,
  access_expires_at timestamptz not null,
  -- whoever refreshes holds the connection until then; the others wait for the new tokens
  refreshing_until timestamptz,
  return_to text not null,
  connected_at timestamptz not null
);

create table design_tool_exports (
  id text primary key,
  user_id text not null references users on delete cascade,
  event_id text not null references events on delete cascade,
  design_id text not null,
  title text not null default '',
  status text not null default 'working' check (status in ('working', 'ready', 'failed')),
  -- becomes the event's picture when it is ready
  use_it boolean not null default false,
  -- the design tool's name for its job
  provider_job_id text,
  image_id text references images on delete set null,
  -- what the person is told
  failure text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index design_tool_exports_event on design_tool_exports (event_id, created_at desc, id);
create index design_tool_exports_user on design_tool_exports (user_id);
create index design_tool_exports_image on design_tool_exports (image_id) where image_id is not null;
-- a button pressed twice makes one picture
create unique index design_tool_exports_working on design_tool_exports (event_id, user_id, design_id) where status = 'working';

-- The design an event uses as its invitation's picture.
create table design_tool_pictures (
  event_id text primary key references events on delete cascade,
  image_id text not null references images on delete cascade,
  design_id text not null,
  title text not null default '',
  chosen_at timestamptz not null
);
create index design_tool_pictures_image on design_tool_pictures (image_id);
