-- When a number wrote the last STOP or START that was heeded: an older one that comes again changes nothing.
create table phone_words (
  phone text primary key,
  written_at timestamptz not null
);
insert into phone_words (phone, written_at)
  select phone, max(created_at) from stopped_numbers where event_id = '' group by phone;
