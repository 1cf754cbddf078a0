-- Signing in with a passkey (docs/decisions/0055).

create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- how its owner calls it
  name text not null,
  -- what the authenticator calls it, and the public half of its key (COSE), both in base64url
  credential_id text not null unique,
  public_key text not null,
  -- how often the authenticator says it signed; those that share their keys between devices say 0
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);

-- What a browser was asked to have signed, until it comes back with it or its time is over.
create table passkey_challenges (
  -- digests: of the challenge, and of what the browser is known by that it was made for
  challenge_hash text primary key,
  browser_hash text not null,
  -- who adds a passkey with it; null for signing in
  user_id text references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null;

alter table sessions drop constraint sessions_way_check,
  add constraint sessions_way_check check (way in ('provider', 'email', 'passkey'));
alter table logins drop constraint logins_way_check,
  add constraint logins_way_check check (way in ('provider', 'email', 'passkey'));
