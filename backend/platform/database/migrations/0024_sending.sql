-- To whom an organiser's mails and messages went first, and on which day it counts. Apart from guests and
-- deliveries, so that taking a guest off the list makes no room for another. Addresses are kept as SHA-256.
create table contacted_addresses (
  organiser_id text not null,
  address_hash text not null,
  day text not null,
  primary key (organiser_id, address_hash)
);
create index contacted_addresses_day on contacted_addresses (organiser_id, day);

insert into contacted_addresses (organiser_id, address_hash, day)
select events.organiser_id, encode(sha256(convert_to(deliveries.address, 'UTF8')), 'hex'), to_char(min(deliveries.created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
from deliveries join events on events.id = deliveries.event_id
where deliveries.channel <> 'phone' and deliveries.address <> '' and deliveries.status <> 'unsubscribed'
group by 1, 2;

-- Addresses that refused an organiser's mail or message for good, and those whose owners said that it was not for them.
create table refused_addresses (
  organiser_id text not null,
  address_hash text not null,
  kind text not null check (kind in ('bounced', 'unwanted')),
  created_at timestamptz not null default now(),
  primary key (organiser_id, address_hash, kind)
);

-- Organisers whose sending waits for the operator, with the counts that stopped it.
create table sending_stops (
  organiser_id text primary key,
  because text not null check (because in ('bounced', 'unwanted')),
  refused integer not null,
  contacted integer not null,
  stopped_at timestamptz not null,
  kept_at timestamptz
);

-- A delivery above the day's number of new addresses waits until then.
alter table deliveries add column not_before timestamptz;
