-- Money that arrives from somebody whom a host took off the gift goes back, too.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('event_cancelled', 'withdrawn', 'operator', 'taken_off'));
-- what one person began to pay: looked up when a host takes them off a gift
create index payments_payer on payments (payer_id);
-- Whom a host took off a gift, and whose mark of it as bought was taken back, counts on for the account that the same
-- person makes after deleting one: until then under a digest of the sign-in (`deleted-…`), which is nobody's account.
alter table collaborator_removals drop constraint collaborator_removals_user_id_fkey;
alter table purchase_refusals drop constraint purchase_refusals_user_id_fkey;
