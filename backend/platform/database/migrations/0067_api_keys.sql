-- Keys with which programs use the API in somebody's name (docs/decisions/0072).
create table api_keys (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- how its owner calls it
  name text not null,
  -- its first characters, by which its owner knows it again; and its digest: the key itself is nowhere
  start text not null,
  key_hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  -- null for no end
  ends_at timestamptz,
  -- exact to an hour
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_of_user on api_keys (user_id, created_at);
create index api_keys_ended on api_keys ((least(revoked_at, ends_at)));
