-- Whether a mail about the event went to the address somebody gave from by link: kept when their guest is taken off the list, and
-- the mails with them. Only then what they gave is whoever's who proves that address (docs/decisions/0009).
alter table guest_payers add column was_written boolean not null default false;
-- nobody can tell any more
update guest_payers set was_written = true where guest_id is null;

-- Another address is another payer, as another key is: what was given stays with the one from which it was.
alter table guest_payers drop constraint guest_payers_guest_id_key_digest_key;
alter table guest_payers add constraint guest_payers_of_a_guest unique (guest_id, key_digest, email);
