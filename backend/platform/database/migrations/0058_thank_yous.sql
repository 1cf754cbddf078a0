-- Thanks to whoever gave: a mail, a message from the organiser's own phone, or what was said in person. The giver is one of
-- those who can give, as in contributions; what is theirs later moves with them.
create table thank_yous (
  id text primary key,
  event_id text not null references events on delete cascade,
  user_id text references users,
  guest_payer_id text references guest_payers,
  -- of the form: sent again, it thanks nobody again
  request_id text not null,
  way text not null check (way in ('mail', 'whatsapp', 'in_person')),
  language text not null default 'en',
  -- what the organiser wrote, empty for what was said in person
  text text not null default '',
  -- where a mail goes; empty once it went, or was given up
  address text not null default '',
  status text not null check (status in ('queued', 'sent', 'bounced', 'failed', 'unsubscribed', 'noted')),
  -- why it did not arrive, in words
  error text not null default '',
  -- everything given until then is thanked for
  covers_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint thank_yous_one_giver check (num_nonnulls(user_id, guest_payer_id) = 1),
  unique (event_id, request_id)
);
create index thank_yous_user on thank_yous (user_id) where user_id is not null;
create index thank_yous_guest_payer on thank_yous (guest_payer_id) where guest_payer_id is not null;
create index thank_yous_giver on thank_yous (event_id, (coalesce(user_id, guest_payer_id)));
