-- What waits for a later day is looked for every few minutes, to send it as soon as a day comes free.
create index deliveries_waiting on deliveries (not_before) where status = 'queued' and not_before is not null;
