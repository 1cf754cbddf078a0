-- Why nothing was bought, as a code: what follows from it does not depend on how its sentence is worded. Of those that failed
-- before, one whose shop could not be reached is told from the others by the sentence of that time.
alter table redemptions add column failure_code text not null default ''
  check (failure_code in ('', 'shop_unavailable', 'voucher_refused', 'recipient_refused', 'not_delivered'));
update redemptions set failure_code = case
  when failure like 'The voucher shop cannot be reached right now.%' then 'shop_unavailable'
  else 'not_delivered' end
where status = 'failed';
