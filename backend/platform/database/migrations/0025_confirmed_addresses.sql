-- An address counts once its owner confirmed it. users.email is the address that counts: the one the
-- identity provider vouches for, or one confirmed from a mail; empty while there is none.

-- typed, or told by a provider that does not vouch for it, and not confirmed yet; empty when there is none
alter table users add column pending_email text not null default '';
-- an address confirmed while signed in: it matches guest lists as verified_email does
alter table users add column matched_email text;
create index users_matched_email on users (matched_email) where matched_email is not null;

-- what was typed before nobody confirmed: it waits, and the vouched address counts again
update users
   set pending_email = case when email is distinct from coalesce(verified_email, '') then email else '' end,
       email = coalesce(verified_email, '')
 where erased_at is null;

-- Links in mails about somebody's address. The token is signed over the row and made again for each
-- try of the mail; the row holds its SHA-256.
create table email_links (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- confirm: makes users.pending_email count. keep: takes a change back, from the address it was made away from
  kind text not null check (kind in ('confirm', 'keep')),
  -- where the mail goes, and which address the link speaks for
  email text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_user on email_links (user_id);
create index email_links_expiry on email_links (expires_at);
