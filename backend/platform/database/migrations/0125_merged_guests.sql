-- Guests who were joined with another of their event: their personal link leads to that one's, until its key is replaced.
create table merged_guests (
  id text primary key,
  guest_id text not null references guests on delete cascade,
  link_key text not null
);
create index merged_guests_guest on merged_guests (guest_id);
create index merged_guests_key on merged_guests (link_key);
