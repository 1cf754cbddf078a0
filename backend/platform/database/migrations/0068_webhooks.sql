-- Addresses of an organiser that are told what changes, and what they were told (docs/decisions/0073).
create table webhook_endpoints (
  id text primary key,
  user_id text not null references users on delete cascade,
  url text not null,
  -- what it is told of: reply, guest, gift, payment, event
  topics text[] not null,
  -- sealed; the last one still signs for a day beside the new one
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- when it stopped being told, and why: its owner said so, it failed for days, or it answered that it is gone
  off_at timestamptz,
  off_because text check (off_because in ('owner', 'failing', 'gone')),
  -- since when nothing arrived any more; null while the last one did
  failing_since timestamptz
);
create index webhook_endpoints_of_user on webhook_endpoints (user_id, created_at);

-- Written in the transaction of the change they tell of.
create table webhook_deliveries (
  id text primary key,
  endpoint_id text not null references webhook_endpoints on delete cascade,
  type text not null,
  -- the body as it is signed and sent
  payload text not null,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  last_tried_at timestamptz,
  -- what the last try came to; the status where there was an answer
  outcome text not null default '',
  answer_status integer
);
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_age on webhook_deliveries (created_at);
