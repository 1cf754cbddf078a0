-- A calendar's own address for all events of a person (docs/decisions/0022). The key in the address is made from the
-- identifier and this installation's secret, so that it can be shown again and nobody reads it here.
create table calendar_feeds (
  id text primary key,
  user_id text not null unique references users on delete cascade,
  created_at timestamptz not null
);
