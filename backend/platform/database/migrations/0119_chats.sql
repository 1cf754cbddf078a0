-- What guests write to us by WhatsApp, and what hosts write back (docs/decisions/0111). An answer that is sure is recorded
-- as it comes; the rest waits for a host.
create table chat_messages (
  id text primary key,
  event_id text not null references events on delete cascade,
  guest_id text not null references guests on delete cascade,
  from_guest boolean not null,
  -- E.164, where it came from or goes to: whoever wrote may be written to freely for a day
  phone text not null,
  -- empty for what cannot be shown, such as a voice note
  body text not null,
  -- the provider's name of it: one that comes twice is known by it
  provider_ref text,
  -- of a host's form: sent again, it sends nothing again
  request_id text,
  -- a guest's: recorded as their answer, open for a host, or done; a host's: how far it got
  status text not null check (status in ('recorded', 'open', 'done', 'queued', 'sending', 'sent', 'unconfirmed', 'failed')),
  -- why a guest's was not recorded, as a code
  why text check (why in ('unclear', 'too_many', 'several', 'answered_since', 'cancelled', 'over')),
  -- why a host's did not arrive, in words
  error text not null default '',
  written_at timestamptz not null,
  constraint chat_messages_way check (from_guest = (status in ('recorded', 'open', 'done')))
);
create unique index chat_messages_once on chat_messages (provider_ref, guest_id) where provider_ref is not null;
create unique index chat_messages_request on chat_messages (event_id, request_id) where request_id is not null;
create index chat_messages_guest on chat_messages (guest_id, written_at desc, id desc);
create index chat_messages_event on chat_messages (event_id, guest_id);
create index chat_messages_age on chat_messages (written_at);
-- whose number a message came from
create index guests_phone on guests (phone) where phone <> '';
