-- People who help an event's owner: invited by e-mail, with what they may do. The owner is
-- events.organiser_id and has no row here.

create table event_hosts (
  id text primary key,
  event_id text not null references events on delete cascade,
  -- the address invited, lower case; who accepts must have it verified
  email text not null,
  -- an editor changes the event and what belongs to it, a viewer sees the same
  role text not null check (role in ('editor', 'viewer')),
  -- null until accepted
  user_id text references users on delete cascade,
  accepted_at timestamptz,
  -- of the latest invitation, which can be accepted until expires_at
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- what became of its mail
  mail text not null default 'queued' check (mail in ('queued', 'sent', 'failed')),
  unique (event_id, email),
  check ((user_id is null) = (accepted_at is null))
);
-- asked for with every page of an event
create unique index event_hosts_user on event_hosts (user_id, event_id) where user_id is not null;
