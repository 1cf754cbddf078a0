-- What becomes of a gift, and the mark of the request that added it.
alter table gifts
  add column purchased_at timestamptz,
  add column delivered_at timestamptz,
  -- digest of the adding request: the same request twice adds one gift
  add column request_key text,
  add constraint gifts_delivered_after_purchase check (delivered_at is null or purchased_at is not null);
create unique index gifts_request on gifts (event_id, request_key) where request_key is not null;
