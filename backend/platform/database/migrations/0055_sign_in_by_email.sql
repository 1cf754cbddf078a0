-- Signing in with a code that is mailed to somebody's address (docs/decisions/0055).

-- A code that was asked for. The code itself is stored nowhere: it is made of this row and our secret when its mail is.
create table sign_in_codes (
  id text primary key,
  -- digest of what the browser holds that asked: no other browser can use the code
  attempt_hash text not null unique,
  email text not null,
  -- where signing in leads
  return_to text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- the code was right, but its address belongs to an account that has another way in: that one comes first
  other_way_first boolean not null default false
);
create index sign_in_codes_age on sign_in_codes (expires_at);

-- An address that was proven with a code while its account was signed in to at the identity provider.
alter table users add column code_email text;
create index users_code_email on users (code_email) where code_email is not null;
create index users_email on users (email);

-- How somebody signed in; sessions of the identity provider's end there too.
alter table sessions add column way text not null default 'provider' check (way in ('provider', 'email'));
alter table logins add column way text not null default 'provider' check (way in ('provider', 'email'));
