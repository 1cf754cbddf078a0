-- People, their sessions, events with guests and replies, wishes, and what was sent to whom.
-- Identifiers are opaque text made by the application; money is in paise; instants are UTC.

create table users (
  id text primary key,
  issuer text not null,
  subject text not null,
  -- the address the identity provider vouches for; only this one matches a person to guest lists
  verified_email text,
  email text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  city text not null default '',
  state text not null default '',
  country text not null default '',
  profile_picture text not null default '',
  plan text not null default 'basic' check (plan in ('basic', 'premium', 'professional')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index users_verified_email on users (verified_email) where verified_email is not null;

create table sessions (
  id text primary key,
  -- SHA-256 of the cookie's token: a copy of this table signs nobody in
  token_hash text not null unique,
  user_id text not null references users on delete cascade,
  -- kept for the identity provider's sign-out
  id_token text,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id, created_at desc);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

create table images (
  id text primary key,
  owner_id text not null references users on delete cascade,
  media_type text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  thumbnail bytea not null,
  created_at timestamptz not null default now()
);

create table events (
  id text primary key,
  organiser_id text not null references users on delete cascade,
  -- chosen by the client: a repeated create finds the first event again
  request_id text not null,
  event_type text not null,
  event_name text not null,
  description text not null,
  date text not null,
  time text not null default '',
  time_zone text not null,
  starts_at timestamptz not null,
  venue_name text not null default '',
  venue_location text not null default '',
  venue_lat double precision,
  venue_lng double precision,
  venue_place_id text,
  bride_groom_details jsonb,
  status text not null default 'active' check (status in ('active', 'cancelled')),
  cancelled_at timestamptz,
  version integer not null default 1,
  -- grows with every change guests are told of: the calendar file's SEQUENCE
  calendar_sequence integer not null default 0,
  -- kept by triggers on guests and gifts, so that showing an event never counts its rows
  guest_count integer not null default 0,
  gift_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organiser_id, request_id)
);
create index events_organiser on events (organiser_id, starts_at desc, id);

create table guests (
  id text primary key,
  event_id text not null references events on delete cascade,
  position integer not null,
  first_name text not null default '',
  last_name text not null default '',
  -- E.164 or empty
  phone text not null default '',
  -- lower case or empty
  email text not null default '',
  with_family boolean not null default false,
  user_id text references users on delete set null,
  -- secret of the personal link: whoever holds it may answer for this guest
  link_key text not null,
  created_at timestamptz not null default now()
);
create unique index guests_event_email on guests (event_id, email) where email <> '';
create unique index guests_event_phone on guests (event_id, phone) where phone <> '';
create index guests_event on guests (event_id, position, id);
create index guests_email on guests (email) where email <> '';
create index guests_user on guests (user_id) where user_id is not null;

-- A guest without a row here has not answered. A reply taken back leaves its row with
-- rsvp 'pending', so that its version keeps growing.
create table replies (
  guest_id text primary key references guests on delete cascade,
  event_id text not null references events on delete cascade,
  rsvp text not null check (rsvp in ('pending', 'yes', 'no')),
  source text,
  adults integer not null default 0 check (adults >= 0),
  children integer not null default 0 check (children >= 0),
  note text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index replies_event on replies (event_id, rsvp);

create table gifts (
  id text primary key,
  event_id text not null references events on delete cascade,
  position integer not null,
  name text not null,
  price_paise bigint not null check (price_paise >= 0),
  link text not null default '',
  type text not null default 'other',
  image_id text references images on delete set null,
  created_at timestamptz not null default now()
);
create index gifts_event on gifts (event_id, position, id);
create index gifts_image on gifts (image_id) where image_id is not null;

-- Once per statement, whoever adds or removes rows. Guests and gifts never change event.
create function count_rows_of_events() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'guests' then
    update events set guest_count = guest_count + case tg_op when 'INSERT' then changed.n else -changed.n end
    from (select event_id, count(*)::integer as n from changed_rows group by event_id) as changed
    where events.id = changed.event_id;
  else
    update events set gift_count = gift_count + case tg_op when 'INSERT' then changed.n else -changed.n end
    from (select event_id, count(*)::integer as n from changed_rows group by event_id) as changed
    where events.id = changed.event_id;
  end if;
  return null;
end $$;
create trigger guests_added after insert on guests
  referencing new table as changed_rows for each statement execute function count_rows_of_events();
create trigger guests_removed after delete on guests
  referencing old table as changed_rows for each statement execute function count_rows_of_events();
create trigger gifts_added after insert on gifts
  referencing new table as changed_rows for each statement execute function count_rows_of_events();
create trigger gifts_removed after delete on gifts
  referencing old table as changed_rows for each statement execute function count_rows_of_events();

-- One row per message to one guest. The mail's Message-ID is made from the row's id, so
-- that a message repeated after a crash is recognised by the mailbox it reaches.
create table deliveries (
  id text primary key,
  event_id text not null references events on delete cascade,
  guest_id text not null references guests on delete cascade,
  kind text not null check (kind in ('invitation', 'update', 'cancellation')),
  channel text not null check (channel in ('email', 'phone')),
  address text not null,
  status text not null check (status in ('queued', 'sending', 'sent', 'bounced', 'failed', 'link_ready', 'unsubscribed')),
  error text not null default '',
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index deliveries_guest on deliveries (guest_id, kind, created_at desc, id desc);
create index deliveries_event on deliveries (event_id, kind, status);

-- Addresses whose owner asked for no more mail: about one event, or (event_id '') at all.
create table unsubscribed_addresses (
  email text not null,
  event_id text not null default '',
  created_at timestamptz not null default now(),
  primary key (email, event_id)
);

-- What adding invitees answered, so that a repeated request neither adds nor sends again.
create table invitee_requests (
  event_id text not null references events on delete cascade,
  request_id text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (event_id, request_id)
);

create table event_drafts (
  user_id text not null references users on delete cascade,
  event_type text not null,
  entries jsonb not null default '[]',
  pending_import jsonb,
  updated_at timestamptz not null default now(),
  primary key (user_id, event_type)
);

create table draft_guests (
  id text primary key,
  user_id text not null,
  event_type text not null,
  position integer not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  email text not null default '',
  with_family boolean not null default false,
  foreign key (user_id, event_type) references event_drafts on delete cascade
);
create unique index draft_guests_email on draft_guests (user_id, event_type, email) where email <> '';
create unique index draft_guests_phone on draft_guests (user_id, event_type, phone) where phone <> '';
create index draft_guests_position on draft_guests (user_id, event_type, position, id);

-- Forms of people whose session had ended when they pressed the button; kept for an hour.
create table draft_rescues (
  token_hash text primary key,
  event_type text not null,
  entries jsonb not null,
  created_at timestamptz not null default now()
);
