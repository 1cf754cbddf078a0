-- The functions of an event (mehndi, ceremony, reception), who is invited to which, and what guests answer to each.

create table event_functions (
  id text primary key,
  event_id text not null references events on delete cascade,
  position integer not null,
  name text not null,
  -- in the event's time zone: `YYYY-MM-DD`, and `HH:MM` or empty for the whole day
  date text not null,
  time text not null default '',
  -- without a name and an address: at the event's own place
  venue_name text not null default '',
  venue_location text not null default '',
  venue_lat double precision,
  venue_lng double precision,
  venue_place_id text,
  -- all guests are invited, those added later too; else those of function_guests
  everyone boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index event_functions_event on event_functions (event_id, position, id);

-- kept while everybody is invited, for when the host chooses again
create table function_guests (
  function_id text not null references event_functions on delete cascade,
  guest_id text not null references guests on delete cascade,
  primary key (function_id, guest_id)
);
create index function_guests_guest on function_guests (guest_id);

-- No row: not said yet. Kept while the reply changes; counts with a yes of a guest who is invited.
create table function_replies (
  function_id text not null references event_functions on delete cascade,
  guest_id text not null references guests on delete cascade,
  -- how many of the guest's party come, the guest included; 0: nobody
  people integer not null check (people >= 0),
  primary key (function_id, guest_id)
);
create index function_replies_guest on function_replies (guest_id);
