-- The look at what waits for an organiser's next day counted all addresses they ever wrote to. This counts along the index,
-- and finds those not written to yet.
create index contacted_addresses_written on contacted_addresses (organiser_id, written_at);
create index refused_addresses_organiser on refused_addresses (organiser_id, created_at);

-- Few thank-yous and invitations to help wait at any time among all that were ever sent.
create index thank_yous_queued on thank_yous (event_id) where status = 'queued';
create index event_hosts_queued on event_hosts (event_id) where mail = 'queued';
