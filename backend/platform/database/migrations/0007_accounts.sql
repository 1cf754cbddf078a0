-- Messages to the support on their way there. A row goes when the mail server took the mail
-- over; one that never got through stays thirty days for the operator.
create table contact_messages (
  id text primary key,
  -- who was signed in; what they wrote about themselves stands beside it
  user_id text references users on delete set null,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_age on contact_messages (created_at);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;

alter table users
  -- when the person deleted their account: the row stays as a pseudonym for what the ledger names
  add column erased_at timestamptz;
